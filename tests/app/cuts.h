// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_fixture.h"

#include "views/paint/text.h"
#include "views/panels/edge_tab.h"
#include "views/panels/welcome_page.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTranslator>

#include <cmath>

namespace gigasite {

/// What a person cannot read to its end, in any widget.

/// Every text of ours 40 % longer: its own last word again and again, so that a picture of it looks like language.
class LongerTexts : public QTranslator {
public:
    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char * /*which*/, int /*n*/) const override
    {
        const auto text = QString::fromUtf8(source);
        if (text.isEmpty() || qstrncmp(context, "Q", 1) == 0 || qstrcmp(context, "Numbers") == 0) // keys, Qt's, units
            return {};
        const auto more = qsizetype(std::ceil(0.4 * double(text.size())));
        const QString letters = QStringLiteral("enilatsroungre").repeated(int(more) / 14 + 1);
        auto end = text.size();
        while (end > 0 && !text[end - 1].isLetter())
            --end; // the dots, the sign of a unit and a place for a value stay at the end
        return end == 0 ? text : text.left(end) + letters.left(more) + text.mid(end);
    }
};

/// What a window cuts.
struct Cut {
    QString what, text;
};

class Cuts {
public:
    void add(const QWidget &widget, const QString &text, int needs, int has)
    {
        if (needs > has)
            all << Cut{QStringLiteral("%1 %2: %3 > %4 px")
                           .arg(QLatin1String(widget.metaObject()->className()), widget.objectName())
                           .arg(needs)
                           .arg(has),
                       text};
    }
    QList<Cut> all;
};

inline int wide(const QWidget &widget, const QString &text)
{
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

inline void checkLabel(Cuts &cuts, const QLabel &label)
{
    if (label.text().isEmpty() || label.toolTip().contains(label.text()))
        return;
    if (label.wordWrap())
        cuts.add(label, label.text(), label.heightForWidth(label.width()), label.height());
    else if (label.sizePolicy().horizontalPolicy() != QSizePolicy::Ignored)
        cuts.add(label, label.text(), label.sizeHint().width(), label.width());
}

inline void checkButton(Cuts &cuts, const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const bool iconOnly = tool && !tool->icon().isNull() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
    if (button.text().isEmpty() || iconOnly)
        return;
    const bool icon = !button.icon().isNull() && (!tool || tool->toolButtonStyle() != Qt::ToolButtonTextOnly);
    const int beside = icon ? button.iconSize().width() + 4 : 0;
    if (tool || qobject_cast<const QPushButton *>(&button)) {
        cuts.add(button, button.text(), wide(button, button.text()) + beside, button.width());
        cuts.add(button, button.text(), button.fontMetrics().height(), button.height());
    }
}

inline void checkTabs(Cuts &cuts, const QTabBar &tabs)
{
    int right = 0;
    for (int i = 0; i < tabs.count(); ++i) {
        cuts.add(tabs, tabs.tabText(i), wide(tabs, tabs.tabText(i)), tabs.tabRect(i).width());
        right = std::max(right, tabs.tabRect(i).right());
    }
    cuts.add(tabs, QStringLiteral("all tabs"), right, tabs.width());
}

inline void checkHeader(Cuts &cuts, const QHeaderView &header)
{
    for (int i = 0; header.orientation() == Qt::Horizontal && header.model() && i < header.count(); ++i) {
        const auto text = header.model()->headerData(i, Qt::Horizontal).toString();
        if (!header.isSectionHidden(i) && !text.isEmpty())
            cuts.add(header, text, wide(header, text), header.sectionSize(i));
    }
}

inline void checkCombo(Cuts &cuts, const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const auto field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    cuts.add(box, box.currentText(), wide(box, box.currentText()), field.width());
}

/// Of an empty field.
inline void checkField(Cuts &cuts, const QLineEdit &field)
{
    cuts.add(field, field.placeholderText(), wide(field, field.placeholderText()), field.width());
}

/// Of a list and a table the rows on screen, as wide and high as their delegates want them.
inline void checkRows(Cuts &cuts, const QAbstractItemView &view)
{
    const auto *table = qobject_cast<const QTableView *>(&view);
    const int columns = table ? view.model()->columnCount() : 1;
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        for (int column = 0; column < columns; ++column) {
            const auto index = view.model()->index(row, column);
            const auto cell = view.visualRect(index);
            if (cell.isEmpty() || !view.viewport()->rect().intersects(cell))
                continue;
            const auto text = index.data().toString();
            const int room = table ? cell.width() - 6 : view.viewport()->width();
            const int needs = table ? wide(view, text) : view.sizeHintForIndex(index).width();
            if (needs <= room || !table) {
                cuts.add(view, text, needs, room);
                continue;
            }
            const QRect lines(0, 0, room, 10000);
            cuts.add(view, text, view.fontMetrics().boundingRect(lines, Qt::TextWordWrap, text).height(),
                     table->wordWrap() ? cell.height() : 0);
        }
    }
}

/// A text beyond the edge of what holds it; what is scrolled can be brought into sight.
inline void checkInside(Cuts &cuts, const QWidget &widget, const QString &text)
{
    const QWidget *in = widget.parentWidget();
    for (; in && !widget.isWindow(); in = in->isWindow() ? nullptr : in->parentWidget()) {
        if (in->parentWidget() && in->parentWidget()->inherits("QAbstractScrollArea"))
            return;
        const QRect place(widget.mapTo(in, QPoint()), widget.size());
        cuts.add(widget, text, place.right() + 1, in->width());
        cuts.add(widget, text, place.bottom() + 1, in->height());
    }
}

/// The widget itself and all in it that is on screen.
inline Cuts widgetCuts(QWidget &root)
{
    Cuts cuts;
    auto widgets = root.findChildren<QWidget *>();
    widgets << &root;
    for (auto *widget : std::as_const(widgets)) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty())
            continue;
        if (widget->property("text").isValid())
            checkInside(cuts, *widget, widget->property("text").toString());
        if (const auto *label = qobject_cast<QLabel *>(widget))
            checkLabel(cuts, *label);
        else if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            checkButton(cuts, *button);
        else if (const auto *tabs = qobject_cast<QTabBar *>(widget))
            checkTabs(cuts, *tabs);
        else if (const auto *header = qobject_cast<QHeaderView *>(widget))
            checkHeader(cuts, *header);
        else if (const auto *box = qobject_cast<QComboBox *>(widget))
            checkCombo(cuts, *box);
        else if (const auto *field = qobject_cast<QLineEdit *>(widget))
            checkField(cuts, *field);
    }
    return cuts;
}

/// What painted texts lose while a widget is drawn.
inline QList<Cut> paintedCuts(QWidget &root, const QStringList &allowed = {}, int *met = nullptr)
{
    QList<Cut> cuts;
    listenToElisions([&](const QString &whole, const QString &drawn) {
        if (!allowed.contains(whole))
            cuts << Cut{QStringLiteral("painted as \"%1\"").arg(drawn), whole};
        else if (met)
            ++*met;
    });
    root.grab();
    listenToElisions({});
    return cuts;
}

} // namespace gigasite
