// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/json.h"
#include "model/units/outcome.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// How far a catalogue figure can be trusted, best first.
enum class Tier {
    User, ///< from the scenario itself: a person's own figure beats the catalogue's
    VendorDocument, ///< A: vendor document or paper, read directly
    Expert, ///< B: expert source quoting a vendor
    Compiled, ///< C: compiled or trade press
    Unconfirmed, ///< D: general knowledge, not confirmed
};

char letter(Tier tier);

/// One figure of one catalogue item. SI base units (FLOP/s, B, B/s, W, $); bandwidths say their direction in the
/// name.
struct Fact {
    std::optional<double> value;
    std::string text; ///< for facts that are words
    std::string unit;
    Tier tier = Tier::Unconfirmed;
    std::string sourceId;
    std::string note;
    std::optional<double> low, high;
    bool confirmed = false;
};

/// Where figures come from.
struct Source {
    std::string title, reference, date;
};

enum class ItemKind { Accelerator, Rack, Switch, Nic, Optic, Model, Planning };

inline constexpr std::array itemKinds{ItemKind::Rack,  ItemKind::Accelerator, ItemKind::Switch,  ItemKind::Nic,
                                      ItemKind::Optic, ItemKind::Model,       ItemKind::Planning};

std::string_view kindName(ItemKind kind);

struct CatalogItem {
    std::string id, name, vendor;
    ItemKind kind = ItemKind::Rack;
    bool userData = false; ///< from the scenario's own "catalog"
    std::vector<std::pair<std::string, Fact>> facts;

    /// The fact, or nullptr if the item has none of that name.
    const Fact *fact(std::string_view name) const;
    /// Its number; nothing where the catalogue has the fact but not its value.
    std::optional<double> number(std::string_view name) const;
};

/// What hardware exists, each figure with its source and tier. Immutable once read.
class Catalog {
public:
    /// The catalogue linked into the program.
    static Outcome<Catalog> builtIn();

    const CatalogItem *find(ItemKind kind, std::string_view id) const;
    const std::vector<CatalogItem> &items() const { return items_; }
    const Source *source(std::string_view id) const;

private:
    std::vector<CatalogItem> items_;
    std::map<std::string, Source, std::less<>> sources_;
};

/// One fact as JSON holds it: {"value", "unit", "tier", "source_id", "note", "low", "high", "confirmed"}, or a bare
/// number or text for its value. Parts of another type than expected count as absent.
Fact readFact(const Json &json);

} // namespace gigasite
