// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/figure_accessible.h"

#include "views/charts/bystander_figure.h"
#include "views/charts/load_histogram.h"
#include "views/charts/rail_bars.h"
#include "views/figures/figure_canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QTransform>

#include <functional>
#include <vector>

namespace gigasite {

namespace {

/// What a figure shows and how: its marks are in units of the figure.
struct Painted {
    QWidget &widget;
    std::function<const Marks &()> marks; ///< of the last painting
    std::function<double()> zoom; ///< px of one unit
};

/// One mark of a figure, by number: what it says follows the picture.
class MarkCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    MarkCell(Painted figure, int number)
        : figure_(std::move(figure))
        , number_(number)
    {
    }

    bool isValid() const override { return number_ < int(figure_.marks().size()); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return figure_.widget.window()->windowHandle(); }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(&figure_.widget); }
    QAccessibleInterface *child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface *childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface * /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.invalid = !isValid();
        return state;
    }

    QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name ? figure_.marks()[std::size_t(number_)].text : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString & /*text*/) override { }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const auto zoom = QTransform::fromScale(figure_.zoom(), figure_.zoom());
        const auto area = zoom.mapRect(figure_.marks()[std::size_t(number_)].area).toAlignedRect();
        return {figure_.widget.mapToGlobal(area.topLeft()), area.size()};
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface *>(this) : nullptr;
    }

    // QAccessibleTableCellInterface
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    int columnIndex() const override { return 0; }
    int rowIndex() const override { return number_; }
    bool isSelected() const override { return false; }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    QAccessibleInterface *table() const override { return parent(); }

private:
    Painted figure_;
    int number_;
};

class FigureTable : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit FigureTable(const Painted &figure)
        : QAccessibleWidget(&figure.widget, QAccessible::Table)
        , figure_(figure)
    {
    }

    ~FigureTable() override
    {
        for (const auto id : cells_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return int(figure_.marks().size()); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (int(cells_.size()) <= index)
            cells_.push_back(QAccessible::registerAccessibleInterface(new MarkCell(figure_, int(cells_.size()))));
        return QAccessible::accessibleInterface(cells_[std::size_t(index)]);
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        const auto at = QPointF(figure_.widget.mapFromGlobal(QPoint(x, y))) / figure_.zoom();
        for (int i = childCount() - 1; i >= 0; --i) {
            if (figure_.marks()[std::size_t(i)].area.contains(at))
                return child(i);
        }
        return nullptr;
    }

    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (QAccessible::accessibleInterface(cells_[i]) == wanted)
                return int(i);
        }
        return -1;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    // QAccessibleTableInterface
    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override { return column == 0 ? child(row) : nullptr; }
    QString columnDescription(int /*column*/) const override { return FigureCanvas::tr("What the figure shows"); }
    QString rowDescription(int /*row*/) const override { return {}; }
    int columnCount() const override { return 1; }
    int rowCount() const override { return childCount(); }
    int selectedCellCount() const override { return 0; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int /*column*/) const override { return false; }
    bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent * /*event*/) override { }

private:
    Painted figure_;
    mutable std::vector<QAccessible::Id> cells_;
};

template <class Figure> QAccessibleInterface *tableOf(QObject *object)
{
    auto *figure = qobject_cast<Figure *>(object);
    if (!figure)
        return nullptr;
    const auto zoom = [figure] {
        if constexpr (requires { figure->zoom(); })
            return figure->zoom();
        else
            return 1.0;
    };
    return new FigureTable({*figure, [figure]() -> const Marks & { return figure->marks(); }, zoom});
}

QAccessibleInterface *make(const QString & /*className*/, QObject *object)
{
    for (const auto table :
         {tableOf<FigureCanvas>, tableOf<LoadHistogram>, tableOf<BystanderFigure>, tableOf<RailBars>}) {
        if (auto *interface = table(object))
            return interface;
    }
    return nullptr;
}

} // namespace

void installFigureAccessibility()
{
    QAccessible::removeFactory(make);
    QAccessible::installFactory(make);
}

} // namespace gigasite
