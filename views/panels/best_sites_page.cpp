// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/best_sites_page.h"

#include "model/explore/site_search.h"
#include "views/figures/place_words.h"
#include "views/figures/power_map.h"
#include "views/figures/site_edits.h"
#include "views/paint/list_table.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/panels/panel_row.h"
#include "views/translate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

bool isSame(const SitesQuery &a, const SitesQuery &b)
{
    return a.count == b.count && a.demand == b.demand && a.rack == b.rack && a.racksEach == b.racksEach &&
        a.objective == b.objective && a.rule == b.rule && a.routeFactor == b.routeFactor && a.rtt == b.rtt &&
        a.kept == b.kept;
}

} // namespace

std::optional<SitesQuery> sitesQuery(const Snapshot &snapshot, int count, SitesObjective objective)
{
    if (!snapshot.evaluation || !snapshot.scenario)
        return std::nullopt;
    return sitesQuery(*snapshot.scenario, *snapshot.evaluation, count, objective);
}

Edit editOfSplit(const Snapshot &snapshot, const SitesSplit &split)
{
    constexpr double steps = 1e9; // finer than any rack
    std::vector<PlannedSite> sites;
    std::size_t roomiest = 0;
    double rest = 1;
    for (const auto &site : split.sites) {
        const double share = std::round(site.share * steps) / steps; // whole racks stay whole
        sites.push_back({site.lat, site.lon, share});
        rest -= share;
        const auto &best = split.sites[roomiest];
        if (site.capacity - site.demand > best.capacity - best.demand)
            roomiest = sites.size() - 1;
    }
    if (!sites.empty())
        sites[roomiest].share = std::round((sites[roomiest].share + rest) * steps) / steps;
    return replaceSites(*snapshot.scenario, snapshot.facts->grid, sites);
}

BestSitesPage::BestSitesPage(QWidget *parent)
    : QWidget(parent)
    , counts_(new Segments(tr("Sites"),
                           {{QStringLiteral("1"), tr("All racks in one place")},
                            {QStringLiteral("2"), tr("Split over two places")},
                            {QStringLiteral("3"), tr("Split over three places")},
                            {QStringLiteral("4"), tr("Split over four places")}}))
    , objectives_(new QComboBox)
    , state_(new QLabel)
    , head_(new QBoxLayout(QBoxLayout::LeftToRight))
    , controls_(new QBoxLayout(QBoxLayout::LeftToRight))
    , table_(new QTableView)
{
    setAccessibleName(tr("Best sites"));
    setAttribute(Qt::WA_StyledBackground);
    objectives_->addItems(
        {tr("cheapest energy"), tr("least carbon"), tr("shortest RTT"), tr("most headroom left"), tr("least water")});
    objectives_->setAccessibleName(tr("Best by"));
    buildTable();
    head_->setContentsMargins(8, 3, 8, 3);
    head_->setSpacing(6);
    controls_->setSpacing(6);
    controls_->addWidget(new QLabel(tr("Sites")));
    controls_->addWidget(counts_);
    controls_->addWidget(new QLabel(tr("best by")));
    controls_->addWidget(objectives_);
    controls_->addStretch();
    head_->addLayout(controls_);
    head_->addWidget(state_, 1);
    state_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head_);
    column->addWidget(table_, 1);
    counts_->choose(1);
    connect(state_, &QLabel::linkHovered, this,
            [this](const QString &link) { Q_EMIT previewRequested(mending(link).value_or(Edit{})); });
    connect(state_, &QLabel::linkActivated, this, [this](const QString &link) {
        const auto edit = mending(link);
        Q_EMIT previewRequested(Edit{});
        if (edit)
            Q_EMIT editRequested(*edit);
    });
    connect(counts_, &Segments::chosen, this, &BestSitesPage::ask);
    connect(objectives_, &QComboBox::currentIndexChanged, this, &BestSitesPage::ask);
    setTheme(Theme::day());
}

void BestSitesPage::buildTable()
{
    table_->setModel(&model_);
    table_->setAccessibleName(tr("Best sites"));
    dressAsList(*table_);
    table_->setMouseTracking(true);
    table_->viewport()->installEventFilter(this);
    table_->installEventFilter(this);
    auto *header = table_->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(BestSitesModel::Places, QHeaderView::Stretch);
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (column == BestSitesModel::Places)
            fitPlaces();
    });
    connect(&model_, &QAbstractItemModel::modelReset, this, &BestSitesPage::fitPlaces);
    connect(table_, &QTableView::entered, this, [this](const QModelIndex &index) { look(index.row()); });
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex &index) { take(index.row()); });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) { look(now.row()); });
}

/// The widest line where `perLine` places stand in one, with what is around it in a cell.
int BestSitesPage::widestLine(int perLine) const
{
    const QFontMetrics metrics(table_->font());
    int most = 0;
    for (int row = 0; row < model_.rowCount(); ++row) {
        for (const auto &line : model_.places(row, perLine))
            most = std::max(most, metrics.horizontalAdvance(line));
    }
    constexpr int around = 16; // px
    return most + uiLength(around);
}

/// Places are read whole: as many in a line as there is room for beside the other columns; where there is none for a
/// single one, the others are scrolled to.
void BestSitesPage::fitPlaces()
{
    auto *header = table_->horizontalHeader();
    int room = table_->viewport()->width();
    for (int i = 0; i < header->count(); ++i)
        room -= i == BestSitesModel::Places ? 0 : header->sectionSize(i);
    int perLine = mostSplit;
    while (perLine > 1 && widestLine(perLine) > room)
        --perLine;
    model_.setPlacesPerLine(perLine);
    const auto mode = widestLine(perLine) > room ? QHeaderView::ResizeToContents : QHeaderView::Stretch;
    if (header->sectionResizeMode(BestSitesModel::Places) != mode)
        header->setSectionResizeMode(BestSitesModel::Places, mode);
    int lines = 1;
    for (int row = 0; row < model_.rowCount(); ++row)
        lines = std::max(lines, static_cast<int>(model_.places(row, perLine).size()));
    table_->verticalHeader()->setDefaultSectionSize(uiLength(20) + (lines - 1) * QFontMetrics(table_->font()).height());
}

void BestSitesPage::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("gigasite--BestSitesPage, QTableView { background: %1; } QLabel { color: %2; } "
                                 "QHeaderView::section { background: %3; color: %2; border: none; border-bottom: 1px "
                                 "solid %4; padding: 2px 6px; } QTableView::item { padding: 0 6px; }")
                      .arg(theme.figure.name(), theme.ink2.name(), theme.bar.name(), theme.line.name()));
    table_->setFont(uiFont(Type::Body));
    auto colours = state_->palette();
    colours.setColor(QPalette::Link, theme.accent);
    state_->setPalette(colours);
    fit();
}

void BestSitesPage::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot.withoutNetwork();
    if (isVisible())
        ask();
}

void BestSitesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    ask();
}

void BestSitesPage::hideEvent(QHideEvent *event)
{
    look(-1);
    QWidget::hideEvent(event);
}

void BestSitesPage::ask()
{
    if (!isVisible())
        return;
    const auto query = sitesQuery(snapshot_, counts_->chosenSegment() + 1,
                                  static_cast<SitesObjective>(std::max(0, objectives_->currentIndex())));
    if (query && asked_ && isSame(*query, *asked_))
        return;
    asked_ = query;
    answered_ = false;
    describe();
    if (query)
        Q_EMIT answerRequested(*query);
}

void BestSitesPage::setAnswer(const SitesQuery &query, std::shared_ptr<const SitesAnswer> answer)
{
    if (!asked_ || !isSame(query, *asked_))
        return;
    look(-1);
    answered_ = true;
    const auto most = answer->most;
    const auto unlimited = answer->unlimited;
    const bool none = answer->splits.empty();
    const auto candidates = answer->candidates;
    const auto rule = query.count < 2 || !(answer->least > Watts())
        ? QString()
        : tr("Each place takes at least %1, in whole racks; places stand at least %2 apart.")
              .arg(shown(answer->least.si(), Unit::Watt), shown(answer->apart.si() / 1e3, Unit::Kilometre));
    model_.setAnswer(std::move(answer), query.rule);
    describe();
    state_->setToolTip(rule);
    state_->setAccessibleDescription(rule);
    if (none && !unlimited.empty())
        state_->setText(tr("What %1 can host is not known: type its limit, or unlock it")
                            .arg(siteWord(unlimited.front()).toHtmlEscaped()));
    else if (none)
        state_->setText(tr("Nothing in reach hosts %1; at most %2")
                            .arg(shown(query.demand.si(), Unit::Watt), shown(most.si(), Unit::Watt)));
    else
        state_->setText(
            tr("%1, %2 places; a click or Enter takes a split")
                .arg(shown(query.demand.si(), Unit::Watt), localNumbers(withCommas(static_cast<double>(candidates)))));
    fit();
}

/// What is said stands behind the controls or has lines of its own.
void BestSitesPage::fit()
{
    const auto words = QTextDocumentFragment::fromHtml(state_->text()).toPlainText();
    const auto margins = head_->contentsMargins();
    const int needed = margins.left() + controls_->sizeHint().width() + head_->spacing() +
        state_->fontMetrics().horizontalAdvance(words) + margins.right();
    const bool below = needed > width();
    head_->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    head_->setStretchFactor(state_, below ? 0 : 1);
    state_->setWordWrap(below);
    fitPlaces();
}

void BestSitesPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void BestSitesPage::describe()
{
    const auto text = !asked_ ? whyNothing() : answered_ ? QString() : tr("searching …");
    const bool hasLinks = text.contains(QStringLiteral("<a href"));
    state_->setTextInteractionFlags(hasLinks ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                             : Qt::TextInteractionFlags(Qt::NoTextInteraction));
    state_->setAccessibleName(hasLinks ? QTextDocumentFragment::fromHtml(text).toPlainText() : QString());
    state_->setText(text);
    state_->setToolTip(asked_ ? QString() : text);
    fit();
}

namespace {

/// What keeps the demand from being known; null where nothing is wrong.
const Problem *firstError(const Snapshot &snapshot)
{
    if (!snapshot.evaluation)
        return nullptr;
    if (const auto *open = openSplitProblem(*snapshot.evaluation))
        return open;
    const auto &problems = snapshot.evaluation->problems;
    const auto at =
        std::find_if(problems.begin(), problems.end(), [](const Problem &p) { return p.severity == Severity::Error; });
    return at == problems.end() ? nullptr : &*at;
}

} // namespace

QString BestSitesPage::whyNothing() const
{
    const auto *error = firstError(snapshot_);
    if (!error)
        return tr("The demand of the sites is not known");
    QString text = translate(error->message).toHtmlEscaped();
    for (std::size_t i = 0; i < error->fixes.size(); ++i)
        text +=
            QStringLiteral(" <a href=\"%1\">%2</a>")
                .arg(QString::number(i), translate(error->fixes[i].label).toHtmlEscaped().replace(u' ', QChar::Nbsp));
    return text;
}

std::optional<Edit> BestSitesPage::mending(const QString &link) const
{
    const auto *error = firstError(snapshot_);
    bool isNumber = false;
    const auto index = link.toUInt(&isNumber);
    if (!error || !isNumber || index >= error->fixes.size())
        return std::nullopt;
    const auto edit = gigasite::editOf(error->fixes[index], snapshot_);
    return edit ? std::optional(*edit) : std::nullopt;
}

std::optional<Edit> BestSitesPage::editOf(int row) const
{
    const auto *split = answered_ ? model_.split(row) : nullptr;
    if (!split || !snapshot_.scenario)
        return std::nullopt;
    auto edit = editOfSplit(snapshot_, *split);
    return edit;
}

void BestSitesPage::look(int row)
{
    if (std::exchange(looked_, row) == row)
        return;
    Q_EMIT previewRequested(editOf(row).value_or(Edit{}));
}

void BestSitesPage::take(int row)
{
    const auto edit = editOf(row);
    look(-1);
    if (edit)
        Q_EMIT editRequested(*edit);
}

bool BestSitesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == table_->viewport() && event->type() == QEvent::Leave)
        look(-1);
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            take(table_->currentIndex().row());
            return true;
        }
        if (key == Qt::Key_Escape && looked_ >= 0) {
            look(-1);
            return true;
        }
    }
    if (watched == table_ && event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || (key == Qt::Key_Escape && looked_ >= 0))
            event->accept(); // before the window's shortcuts
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace gigasite
