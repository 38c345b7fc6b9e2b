// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/edit.h"
#include "views/snapshot.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

inline constexpr double mostOversubscription = 32; ///< where the slider of ports ends

/// One row of the parameter panel: how a parameter (or a pair that belongs together) becomes a slider, a text and an
/// edit. Knows nothing of widgets.
class PanelRow {
public:
    enum class Form {
        Slider,
        Choice, ///< also catalogue ids
        Flag,
        Text,
        Ports, ///< ports down and up of a tier: one slider for the oversubscription, whole ports
        Share, ///< of a site: the other sites share the rest in proportion
    };

    explicit PanelRow(const Parameter &parameter);

    const Parameter &parameter() const { return *parameter_; }
    Form form() const { return form_; }
    QString label() const;

    /// Whether the row belongs on screen (sites beyond the count do not, nor details of what the model has not).
    bool isVisible(const Scenario &scenario) const;

    struct Shown {
        QString value; ///< "200 / 50", "2.9 GW", "auto"
        QString remark; ///< small, behind it: "4.00 : 1"
        bool automatic = false;
        std::optional<double> position; ///< of the thumb, 0 … 1
        bool changed = false; ///< differs from `reference`
        bool stale = false; ///< the automatic value is an older scenario's: this one is not evaluated, or has none

        bool operator==(const Shown &) const = default;
    };
    Shown shown(const Snapshot &snapshot, const Scenario *reference) const;

    bool isChanged(const Scenario &scenario, const Scenario &reference) const;

    /// Why it has no effect now; empty if it has.
    QString noEffect(const Scenario &scenario) const;

    /// A number in the parameter's own unit; of ports their oversubscription, in the whole ports nearest to it.
    Edit toNumber(double value, const Snapshot &snapshot) const { return withNumber(value, snapshot); }
    Edit toPosition(double position, const Snapshot &snapshot) const;
    /// One step of the keyboard or wheel; `fine` is a tenth of it.
    Edit stepped(int direction, bool fine, const Snapshot &snapshot) const;
    Outcome<Edit> fromTyped(const QString &text, const Snapshot &snapshot) const; ///< by a person, in their language
    Outcome<Edit> fromText(const QString &text, const Snapshot &snapshot) const;
    /// How a text would be read: "0.2 MW = 200 kW", "−5 is outside 1 to 2,000,000"; else why it cannot be.
    Outcome<QString> reading(const QString &text, const Snapshot &snapshot) const;
    /// The value as the file or example had it.
    Edit toDefault(const Snapshot &snapshot, const Scenario &reference) const;
    std::optional<Edit> toggledAuto(const Snapshot &snapshot) const; ///< nothing if it cannot be automatic

    struct Option {
        QString label;
        std::string value;
        bool current = false;
        QString reason; ///< why it is not available; empty = it is
    };
    std::vector<Option> options(const Snapshot &snapshot) const;

private:
    Edit single(Value value) const;
    Edit withNumber(double value, const Snapshot &snapshot) const;
    Edit withSizing(Edit edit, const Scenario &scenario) const;
    Edit portsEdit(std::int64_t down, std::int64_t up) const;
    /// More sites: each new one takes an equal part; fewer: the others keep their proportions. Shares still sum to one.
    Edit siteCountEdit(std::int64_t count, const Scenario &scenario) const;
    Edit shareEdit(double share, const Scenario &scenario) const;
    std::optional<double> number(const Snapshot &snapshot) const;
    double valueAt(double position) const;
    double lowestOnTrack() const;
    double positionOf(double value) const;
    std::string partnerKey() const; ///< of Ports: the key of the ports up

    const Parameter *parameter_;
    Form form_;
};

/// What a fix changes, with all that must go with it, as one undo step.
Outcome<Edit> editOf(const Fix &fix, const Snapshot &snapshot);

/// Rows of the panel in table order: pairs merged, the mode left out (it has its own switch).
std::vector<PanelRow> panelRows();

} // namespace gigasite
