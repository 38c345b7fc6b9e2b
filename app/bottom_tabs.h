// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>
#include <QTabBar>
#include <QToolButton>

#include <vector>

namespace gigasite {

/// The tabs of the docks below the figures: as many as are read whole. The others are listed by this button, at the end
/// of their row; it is there only while there are any.
class BottomTabs : public QToolButton {
    Q_OBJECT
public:
    /// The first docks are the last to go.
    BottomTabs(QMainWindow &window, std::vector<QDockWidget *> byImportance);

    /// Into so many px, with `air` px beside the words of each tab. `wanted` has its tab in any case; docks that a
    /// person has closed stay closed.
    void fit(const QDockWidget *wanted, int room, int air);
    void release(); ///< all of them have their tabs again, for a layout that is stored
    void forget(); ///< somebody else has shown or hidden them all
    const QList<QDockWidget *> &withoutRoom() const { return withoutRoom_; }

Q_SIGNALS:
    void chosen(const QString &name); ///< object name of a dock
    void roomChanged();
    void doubleClicked(); ///< a tab

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::vector<QDockWidget *> kept(const QDockWidget *wanted, int room, int air) const;
    void place();
    void fillMenu();

    QMainWindow &window_;
    std::vector<QDockWidget *> docks_;
    QList<QDockWidget *> withoutRoom_;
    QPointer<QTabBar> row_;
};

} // namespace gigasite
