// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/problem_panel.h"

#include "model/evaluate/figure_table.h"
#include "views/paint/marks.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <QEvent>
#include <QHeaderView>
#include <QIcon>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

QString placeLabel(const std::string &path)
{
    if (const auto *p = findParameter(path))
        return translate(p->label);
    if (const auto *f = findFigure(path))
        return translate(f->label);
    return toQString(path);
}

/// As large as the letters beside it; px.
int iconSide()
{
    return uiLength(16);
}

QPixmap severityIcon(Severity severity, const Theme &theme)
{
    QPixmap pixmap(2 * iconSide(), 2 * iconSide());
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter p(&pixmap);
    p.setRenderHint(QPainter::Antialiasing);
    p.scale(iconSide() / 16.0, iconSide() / 16.0);
    if (severity == Severity::Error) {
        drawOctagon(p, {8, 8}, 6, theme.error, theme.figure);
    } else if (severity == Severity::Warning) {
        drawTriangle(p, {8, 8}, 6, theme.warning, Theme::day().ink);
    } else {
        p.setPen(QPen(theme.ink3, 1.4));
        p.drawEllipse(QPointF(8, 8), 5, 5);
        p.drawLine(QPointF(8, 7.5), QPointF(8, 10.5));
        p.drawPoint(QPointF(8, 5.4));
    }
    return pixmap;
}

constexpr int problemMargin = 6;

int singleRow()
{
    return uiLength(20);
}

int problemLine()
{
    return uiLength(15);
}

/// Of a cell's first line of text; sentences stand beside their icon.
QRectF textRect(const QModelIndex &index, const QRect &cell)
{
    const double left = problemMargin + (index.column() == ProblemModel::What ? iconSide() + problemMargin : 0);
    return {cell.left() + left, double(cell.top()), cell.width() - left - problemMargin, double(singleRow())};
}

} // namespace

void ProblemModel::setProblems(Problems problems)
{
    if (problems == problems_)
        return;
    if (problems.size() == problems_.size()) { // the selection and the scroll position stay
        problems_.swap(problems);
        for (std::size_t i = 0; i < problems_.size(); ++i) {
            const auto row = static_cast<int>(i);
            if (problems_[i] != problems[i])
                Q_EMIT dataChanged(index(row, 0), index(row, Columns - 1));
        }
        return;
    }
    beginResetModel();
    problems_ = std::move(problems);
    endResetModel();
}

void ProblemModel::setStale(bool stale)
{
    if (std::exchange(stale_, stale) != stale && !problems_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void ProblemModel::setTheme(const Theme &theme)
{
    beginResetModel();
    theme_ = theme;
    for (const auto severity : {Severity::Note, Severity::Warning, Severity::Error})
        icons_[static_cast<std::size_t>(severity)] = severityIcon(severity, theme_);
    endResetModel();
}

const Problem *ProblemModel::at(int row) const
{
    return row >= 0 && row < static_cast<int>(problems_.size()) ? &problems_[static_cast<std::size_t>(row)] : nullptr;
}

int ProblemModel::count(Severity severity) const
{
    return static_cast<int>(std::count_if(problems_.begin(), problems_.end(),
                                          [severity](const Problem &p) { return p.severity == severity; }));
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(problems_.size());
}

int ProblemModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    const auto *p = at(index.row());
    if (!p)
        return {};
    const bool link = index.column() != What;
    if (role == Qt::DisplayRole) {
        if (index.column() == What)
            return translate(p->message);
        if (index.column() == Where)
            return placeLabel(p->path);
        return p->fixes.empty() ? QString() : translate(p->fixes.front().label);
    }
    if (role == Qt::DecorationRole && index.column() == What)
        return icons_[static_cast<std::size_t>(p->severity)];
    if (role == Qt::ForegroundRole)
        return link ? theme_.accent : stale_ ? theme_.ink3 : theme_.ink;
    if (role == Qt::FontRole)
        return uiFont(p->severity == Severity::Error && !link ? Type::Title : Type::Body);
    if (role == Qt::ToolTipRole)
        return index.column() == Where ? toQString(p->path) : translate(p->message);
    return {};
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == What ? tr("Problem") : section == Where ? tr("Where") : tr("Fix");
}

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, option.palette.color(selected ? QPalette::Highlight : QPalette::Base));
    auto line = textRect(index, option.rect);
    if (const auto icon = index.data(Qt::DecorationRole).value<QPixmap>(); !icon.isNull())
        painter->drawPixmap(QPointF(option.rect.left() + problemMargin, line.center().y() - iconSide() / 2.0), icon);
    painter->setFont(index.data(Qt::FontRole).value<QFont>());
    painter->setPen(index.data(Qt::ForegroundRole).value<QColor>());
    for (const auto &text : wrappedTabular(painter->font(), index.data().toString(), line.width())) {
        const double width = drawTabular(*painter, line, text);
        if (index.column() != ProblemModel::What)
            painter->fillRect(QRectF(line.left(), std::round(line.center().y()) + uiLength(7), width, 1),
                              painter->pen().color());
        line.translate(0, problemLine());
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(option.palette.color(QPalette::Link), 1));
        painter->drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->restore();
}

int ProblemDelegate::heightOf(const QModelIndex &index, int width)
{
    const auto face = index.data(Qt::FontRole).value<QFont>();
    const auto lines =
        wrappedTabular(face, index.data().toString(), textRect(index, {0, 0, width, singleRow()}).width());
    return singleRow() + static_cast<int>(lines.size() - 1) * problemLine();
}

ProblemPanel::ProblemPanel(QWidget *parent)
    : QTableView(parent)
{
    setModel(&model_);
    setItemDelegate(new ProblemDelegate(this));
    setAccessibleName(tr("Problems"));
    setFrameShape(QFrame::NoFrame);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setWordWrap(false);
    setMouseTracking(true);
    setTabKeyNavigation(false); // Tab goes on to what follows the list; the arrows walk in it
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(singleRow());
    setVerticalScrollMode(ScrollPerPixel); // rows may be taller than the dock
    horizontalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(ProblemModel::What, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(ProblemModel::Where, QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(ProblemModel::FixIt, QHeaderView::Fixed);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &ProblemPanel::fitRows,
            Qt::QueuedConnection); // widths that follow from each other have settled
    connect(this, &QTableView::clicked, this, &ProblemPanel::activate);
    connect(this, &QTableView::activated, this, &ProblemPanel::activate);
    connect(this, &QTableView::entered, this, &ProblemPanel::hover);
    connect(this, &QTableView::viewportEntered, this, [this] { hover({}); });
}

void ProblemPanel::setTheme(const Theme &theme)
{
    auto palette = theme.palette();
    palette.setColor(QPalette::Base, theme.dock);
    palette.setColor(QPalette::Highlight, theme.accentTint);
    palette.setColor(QPalette::HighlightedText, theme.ink);
    setPalette(palette);
    model_.setTheme(theme);
    fitColumns();
    fitRows();
}

/// A click on the sentence leads to its place as well.
void ProblemPanel::fitColumns()
{
    constexpr double enoughForPlaces = 520, mostOfFix = 0.4;
    const int room = viewport()->width();
    setColumnHidden(ProblemModel::Where, room < uiLength(enoughForPlaces));
    horizontalHeader()->resizeSection(ProblemModel::Where, uiLength(140));
    horizontalHeader()->resizeSection(ProblemModel::FixIt, std::min(uiLength(200), static_cast<int>(room * mostOfFix)));
}

void ProblemPanel::setSnapshot(const Snapshot &snapshot)
{
    model_.setProblems(snapshot.evaluation->problems);
    fitRows();
    executeDelayedItemsLayout(); // now, or this frame would be painted twice
}

/// Cells cover what is behind them, so nothing else paints there; what they leave free is filled here.
void ProblemPanel::paintEvent(QPaintEvent *event)
{
    QRegion free = event->region();
    free -= QRect(0, 0, horizontalHeader()->length(), verticalHeader()->length())
                .translated(-horizontalHeader()->offset(), -verticalHeader()->offset());
    if (!free.isEmpty()) {
        QPainter p(viewport());
        for (const auto &rect : free)
            p.fillRect(rect, palette().base());
    }
    QTableView::paintEvent(event);
    if (model_.rowCount() > 0)
        return;
    QPainter p(viewport());
    p.setPen(palette().color(QPalette::PlaceholderText));
    p.drawText(viewport()->rect().adjusted(uiLength(10), uiLength(6), -uiLength(10), 0),
               Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, tr("No problem: it can be built as it is."));
}

void ProblemPanel::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    fitRows();
}

void ProblemPanel::fitRows()
{
    if (!isVisible())
        return;
    for (int row = 0; row < model_.rowCount(); ++row) {
        int height = singleRow();
        for (int column = 0; column < ProblemModel::Columns; ++column) {
            if (isColumnHidden(column))
                continue;
            height = std::max(height, ProblemDelegate::heightOf(model_.index(row, column), columnWidth(column)));
        }
        if (height != rowHeight(row))
            setRowHeight(row, height);
    }
}

void ProblemPanel::step(int direction)
{
    const int rows = model_.rowCount();
    if (rows == 0)
        return;
    const int now = currentIndex().isValid() ? currentIndex().row() : direction > 0 ? -1 : rows;
    const int next = (now + direction + rows) % rows;
    setCurrentIndex(model_.index(next, 0));
    Q_EMIT revealRequested(toQString(model_.at(next)->path));
}

void ProblemPanel::selectFirst(Severity severity)
{
    for (int row = 0; row < model_.rowCount(); ++row) {
        if (model_.at(row)->severity == severity) {
            setCurrentIndex(model_.index(row, 0));
            return;
        }
    }
}

void ProblemPanel::hover(const QModelIndex &index)
{
    const bool link = index.isValid() && index.column() != ProblemModel::What && !index.data().toString().isEmpty();
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const auto fix = link && index.column() == ProblemModel::FixIt ? model_.at(index.row())->fixes.front() : Fix();
    if (!(std::exchange(hovered_, fix) == fix))
        Q_EMIT fixHovered(fix);
}

bool ProblemPanel::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover({});
    const bool done = QTableView::viewportEvent(event);
    if (event->type() == QEvent::Resize)
        fitColumns();
    return done;
}

void ProblemPanel::activate(const QModelIndex &index)
{
    const auto *p = model_.at(index.row());
    if (!p)
        return;
    if (index.column() == ProblemModel::FixIt && !p->fixes.empty())
        Q_EMIT fixRequested(p->fixes.front());
    else
        Q_EMIT revealRequested(toQString(p->path));
}

} // namespace gigasite
