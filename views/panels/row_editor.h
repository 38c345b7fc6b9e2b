// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"
#include "views/paint/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>

#include <functional>

namespace gigasite {

/// The editor of a parameter's row. Under it stands how its text is read, or why it cannot be, before Enter takes it:
/// "2900 MW = 2.9 GW".
class RowEditor : public QLineEdit {
    Q_OBJECT
public:
    using Reader = std::function<Outcome<QString>(const QString &)>;

    /// `present` is the value that Esc keeps.
    RowEditor(const QString &name, const QString &present, Reader read, const Theme &theme, QWidget *parent);
    ~RowEditor() override;

    bool isUnchanged() const { return text() == present_; }
    bool isAccepted() const { return isUnchanged() || static_cast<bool>(read_(text())); }
    QString note() const { return note_->text(); }

protected:
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void explain();
    void place();

    QString present_;
    Reader read_;
    Theme theme_;
    QPointer<QLabel> note_; ///< beside the editor in its parent, which may go first
};

} // namespace gigasite
