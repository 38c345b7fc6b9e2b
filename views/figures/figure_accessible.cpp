// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/figure_accessible.h"

#include "views/figures/figure_canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QTransform>

#include <vector>

namespace gigasite {

namespace {

/// One mark of a canvas, by number: what it says follows the picture.
class MarkCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    MarkCell(FigureCanvas &canvas, int number)
        : canvas_(canvas)
        , number_(number)
    {
    }

    bool isValid() const override { return number_ < int(canvas_.marks().size()); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return canvas_.window()->windowHandle(); }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(&canvas_); }
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
        return isValid() && kind == QAccessible::Name ? canvas_.marks()[std::size_t(number_)].text : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString & /*text*/) override { }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const auto zoom = QTransform::fromScale(canvas_.zoom(), canvas_.zoom());
        const auto area = zoom.mapRect(canvas_.marks()[std::size_t(number_)].area).toAlignedRect();
        return {canvas_.mapToGlobal(area.topLeft()), area.size()};
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
    FigureCanvas &canvas_;
    int number_;
};

class FigureTable : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit FigureTable(FigureCanvas &canvas)
        : QAccessibleWidget(&canvas, QAccessible::Table)
        , canvas_(canvas)
    {
    }

    ~FigureTable() override
    {
        for (const auto id : cells_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return int(canvas_.marks().size()); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (int(cells_.size()) <= index)
            cells_.push_back(QAccessible::registerAccessibleInterface(new MarkCell(canvas_, int(cells_.size()))));
        return QAccessible::accessibleInterface(cells_[std::size_t(index)]);
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        const auto at = QPointF(canvas_.mapFromGlobal(QPoint(x, y))) / canvas_.zoom();
        for (int i = childCount() - 1; i >= 0; --i) {
            if (canvas_.marks()[std::size_t(i)].area.contains(at))
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
    FigureCanvas &canvas_;
    mutable std::vector<QAccessible::Id> cells_;
};

QAccessibleInterface *make(const QString & /*className*/, QObject *object)
{
    auto *canvas = qobject_cast<FigureCanvas *>(object);
    return canvas ? new FigureTable(*canvas) : nullptr;
}

} // namespace

void installFigureAccessibility()
{
    QAccessible::removeFactory(make);
    QAccessible::installFactory(make);
}

} // namespace gigasite
