// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/papers/papers_page.h"

#include "views/paint/flow_layout.h"
#include "views/paint/list_table.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

constexpr int cellMargin = 6;

int lineHeight()
{
    return uiLength(14);
}

const std::array<QString, 4> &verdictNames()
{
    static const std::array<QString, 4> names{PapersPage::tr("Reproduces"), PapersPage::tr("Rounding"),
                                              PapersPage::tr("Inconsistent"), PapersPage::tr("Not derivable")};
    return names;
}

/// Of numbers only a list may break, after a comma: a number stays with its unit.
QStringList linesOf(const QModelIndex &index, double width)
{
    auto text = index.data().toString();
    if (index.column() >= PapersModel::Printed && index.column() <= PapersModel::Corrected) {
        text.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
        text.replace(QStringLiteral(",") + QChar(QChar::Nbsp), QStringLiteral(", "));
    }
    return wrappedTabular(index.data(Qt::FontRole).value<QFont>(), text, width);
}

} // namespace

void PapersDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, option.palette.color(selected ? QPalette::Highlight : QPalette::Base));
    painter->setFont(index.data(Qt::FontRole).value<QFont>());
    painter->setPen(index.data(Qt::ForegroundRole).value<QColor>());
    const auto rect = QRectF(option.rect).adjusted(cellMargin, 0, -cellMargin, 0);
    const Qt::Alignment align(index.data(Qt::TextAlignmentRole).toInt());
    const auto side = align.testFlag(Qt::AlignRight) ? Qt::AlignRight : Qt::AlignLeft;
    const auto lines = linesOf(index, rect.width());
    double top = rect.center().y() - lineHeight() * static_cast<double>(lines.size()) / 2;
    for (const auto &line : lines) {
        drawTabular(*painter, {rect.left(), top, rect.width(), double(lineHeight())}, line, side);
        top += lineHeight();
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(option.palette.color(QPalette::Link), 1));
        painter->drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->restore();
}

QSize PapersDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *table = qobject_cast<const QTableView *>(option.widget);
    const double width = table ? table->columnWidth(index.column()) - 2 * cellMargin : 1e6;
    const auto lines = linesOf(index, width);
    return {static_cast<int>(width), lineHeight() * static_cast<int>(lines.size()) + uiLength(6)};
}

PapersPage::PapersPage(QWidget *parent)
    : QWidget(parent)
    , table_(new QTableView)
    , words_(new QLineEdit)
    , verdicts_(new QButtonGroup(this))
    , count_(new QLabel)
    , meanings_(new QLabel)
{
    setAccessibleName(tr("Papers"));
    setAttribute(Qt::WA_StyledBackground); // its own background, from setTheme
    filter_.setSourceModel(&model_);
    buildTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(buildFilters());
    column->addWidget(table_, 1);
    meanings_->setText(QStringLiteral("<b>%1</b> %2<br>%3")
                           .arg(tr("Corrected under"), meaningOf(PaperConvention::Paper).toHtmlEscaped(),
                                meaningOf(PaperConvention::CorrectedMode).toHtmlEscaped()));
    meanings_->setWordWrap(true);
    column->addWidget(meanings_);
    showCount();
}

QLayout *PapersPage::buildFilters()
{
    auto *row = new FlowLayout;
    row->setContentsMargins(6, 1, 6, 1);
    row->setSpacing(3);
    words_->setPlaceholderText(tr("Filter"));
    words_->setClearButtonEnabled(true);
    words_->setAccessibleName(tr("Filter of the papers' numbers"));
    row->addWidget(words_);
    for (int i = -1; i < static_cast<int>(verdictNames().size()); ++i) {
        auto *button = new QPushButton(i < 0 ? tr("All") : verdictNames()[static_cast<std::size_t>(i)]);
        button->setCheckable(true);
        button->setAutoDefault(false);
        verdicts_->addButton(button, i + 1); // -1 is taken by the group itself
        row->addWidget(button);
    }
    verdicts_->button(0)->setChecked(true);
    row->addWidget(count_);
    connect(words_, &QLineEdit::textChanged, this, [this](const QString &text) {
        filter_.setWords(text);
        showCount();
    });
    connect(verdicts_, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (!on)
            return;
        filter_.setVerdict(id == 0 ? std::nullopt : std::optional(static_cast<PaperVerdict>(id - 1)));
        showCount();
    });
    return row;
}

void PapersPage::buildTable()
{
    table_->setModel(&filter_);
    table_->viewport()->installEventFilter(this);
    table_->setItemDelegate(new PapersDelegate(table_));
    table_->setAccessibleName(tr("Numbers of the papers"));
    dressAsList(*table_);
    table_->setHorizontalScrollMode(QTableView::ScrollPerPixel);
    auto *header = table_->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setStretchLastSection(true);
    table_->setSortingEnabled(true);
    table_->sortByColumn(PapersModel::Id, Qt::AscendingOrder);
    connect(header, &QHeaderView::sectionResized, this, [this] { fitRows(); });
    connect(&filter_, &PapersFilter::layoutChanged, this, [this] { fitRows(); }); // sorted anew
    connect(table_, &QTableView::clicked, this, &PapersPage::activate);
    connect(table_, &QTableView::activated, this, &PapersPage::activate);
}

void PapersPage::setTheme(const Theme &theme)
{
    words_->setFixedSize(uiLength(120), uiLength(22));
    for (auto *button : verdicts_->buttons())
        button->setFixedHeight(uiLength(22));
    count_->setFixedHeight(uiLength(22));
    meanings_->setFont(uiFont(Type::Secondary));
    setStyleSheet(
        QStringLiteral("gigasite--PapersPage, QTableView { background: %1; } QLabel { color: %2; padding: 2px 7px; } "
                       "QHeaderView::section { background: %7; color: %2; border: none; border-bottom: 1px solid %8; "
                       "padding: 2px 6px; } "
                       "QPushButton { border: 1px solid transparent; padding: 0px 7px; "
                       "background: transparent; color: %2; } "
                       "QPushButton:hover { background: %3; } "
                       "QPushButton:checked { background: %4; border: 1px solid %5; color: %6; } "
                       "QPushButton:focus { border: 2px solid %5; padding: 0px 6px; }")
            .arg(theme.figure.name(), theme.ink2.name(), theme.hairline.name(), theme.accentTint.name(),
                 theme.accent.name(), theme.ink.name(), theme.bar.name(), theme.line.name()));
    auto palette = theme.palette();
    palette.setColor(QPalette::Base, theme.figure);
    palette.setColor(QPalette::Highlight, theme.accentTint);
    table_->setPalette(palette);
    model_.setTheme(theme);
    if (isVisible())
        fitColumns();
}

void PapersPage::setRows(std::vector<PaperRow> rows)
{
    model_.setRows(std::move(rows));
    for (int i = 0; i < static_cast<int>(verdictNames().size()); ++i)
        verdicts_->button(i + 1)->setText(QStringLiteral("%1 (%2)")
                                              .arg(verdictNames()[static_cast<std::size_t>(i)])
                                              .arg(model_.count(static_cast<PaperVerdict>(i))));
    showCount();
}

void PapersPage::showCount()
{
    if (model_.rowCount() == 0)
        count_->setText(tr("computing …"));
    else if (filter_.rowCount() < model_.rowCount())
        count_->setText(tr("%1 of %2 shown").arg(filter_.rowCount()).arg(model_.rowCount()));
    else
        count_->setText(tr("%1 of %2 computed").arg(model_.stated()).arg(model_.rowCount()));
    fitRows();
}

void PapersPage::fitRows()
{
    if (!isVisible() || fitting_)
        return;
    QStyleOptionViewItem option;
    option.initFrom(table_);
    option.widget = table_;
    for (int row = 0; row < filter_.rowCount(); ++row) {
        int height = 0;
        for (int column = 0; column < PapersModel::Columns; ++column) {
            if (table_->isColumnHidden(column)) // it has no width to wrap to
                continue;
            height = std::max(height, table_->itemDelegate()->sizeHint(option, filter_.index(row, column)).height());
        }
        table_->setRowHeight(row, height);
    }
}

/// Numbers keep their room; what is left goes to the words, and ids. What a column that has no room says is in the tool
/// tip.
void PapersPage::fitColumns()
{
    fitting_ = true;
    const int room = table_->viewport()->width();
    constexpr int enoughForPlaces = 980; // an id names its section, too
    constexpr int enoughForIds = 600; // the quantity says what it is
    constexpr std::array<int, PapersModel::Columns> widths{176, 88, 0, 114, 110, 110, 104, 132};
    const auto hide = [&](int column, int enough) { table_->setColumnHidden(column, room < uiLength(enough)); };
    hide(PapersModel::Where, enoughForPlaces);
    hide(PapersModel::Under, enoughForPlaces);
    hide(PapersModel::Id, enoughForIds);
    int rest = room;
    for (int i = 0; i < PapersModel::Columns; ++i)
        rest -= table_->isColumnHidden(i) ? 0 : uiLength(widths[static_cast<std::size_t>(i)]);
    constexpr int leastOfWords = 120;
    for (int i = 0; i + 1 < PapersModel::Columns; ++i) {
        const int width = widths[static_cast<std::size_t>(i)];
        table_->setColumnWidth(i, width > 0 ? uiLength(width) : std::max(rest, uiLength(leastOfWords)));
    }
    fitting_ = false;
    fitRows();
}

void PapersPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fitColumns();
    fitMeanings();
    if (asked_)
        return;
    asked_ = true;
    Q_EMIT rowsRequested();
}

/// Not where the table has few lines itself; the header's tool tip says the same. The count is not worth a line of its
/// own.
void PapersPage::fitMeanings()
{
    constexpr int enoughForMeanings = 220;
    constexpr int enoughForCount = 500;
    count_->setVisible(width() >= uiLength(enoughForCount));
    meanings_->setVisible(height() >= uiLength(enoughForMeanings));
}

void PapersPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitMeanings();
}

bool PapersPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible()) // also when a scroll bar comes or goes
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void PapersPage::activate(const QModelIndex &index)
{
    if (const auto *row = model_.at(filter_.mapToSource(index).row()))
        Q_EMIT paperSelected(*row->entry);
}

} // namespace gigasite
