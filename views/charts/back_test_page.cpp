// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/back_test_page.h"

#include "model/explore/site_search.h"
#include "views/paint/list_table.h"
#include "views/paint/text_size.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace gigasite {

namespace {

/// The reason; how much each rule would allow is in the table.
QString whyOf(const TestedSite &row)
{
    return BackTestPage::tr("%1: %2").arg(backTestName(row), backTestWhy(row));
}

} // namespace

BackTestPage::BackTestPage(QWidget *parent)
    : QWidget(parent)
    , map_(new BackTestMap)
    , pane_(new FigurePane(tr("Places"), map_))
    , switch_(new Segments(tr("Places"),
                           {{tr("sites"), tr("What the rules would have said to sites that stand or are being built")},
                            {tr("nodes"), tr("Which nodes of the country host the demand by the headroom rule")}}))
    , table_(new QTableView)
    , nodesTable_(new QTableView)
    , tables_(new QStackedWidget)
    , left_(new QWidget)
    , result_(new QLabel)
    , why_(new QLabel)
    , whyArea_(new QScrollArea)
    , split_(new QSplitter(Qt::Horizontal))
{
    setAccessibleName(tr("Back-test"));
    setAttribute(Qt::WA_StyledBackground);
    buildTables();
    pane_->addHeaderWidget(switch_);
    auto *rows = new QVBoxLayout(left_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    result_->setWordWrap(true);
    result_->setObjectName(QStringLiteral("backTestResult"));
    rows->addWidget(result_);
    rows->addWidget(tables_, 1);
    rows->addWidget(whyArea_);
    whyArea_->setWidget(why_);
    whyArea_->setWidgetResizable(true);
    whyArea_->setFrameShape(QFrame::NoFrame);
    whyArea_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    whyArea_->setAccessibleName(tr("What the rules say"));
    whyArea_->installEventFilter(this);
    why_->setWordWrap(true);
    why_->setObjectName(QStringLiteral("backTestWhy"));
    why_->setAccessibleName(tr("What the rules say"));
    split_->addWidget(left_);
    split_->addWidget(pane_);
    split_->setStretchFactor(0, 1);
    split_->setStretchFactor(1, 1);
    split_->setChildrenCollapsible(false);
    connect(split_, &QSplitter::splitterMoved, this, [this] { isMoved_ = true; });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(split_);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) { choose(now.row()); });
    connect(nodesTable_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) { choose(now.row()); });
    connect(map_, &BackTestMap::rowChosen, this,
            [this](int row) { (showsNodes() ? nodesTable_ : table_)->selectRow(row); });
    connect(switch_, &Segments::chosen, this, [this] {
        tables_->setCurrentIndex(switch_->chosenSegment());
        result_->setVisible(!showsNodes());
        refresh();
    });
    switch_->choose(0);
    connect(pane_, &FigurePane::maximiseRequested, this, [this] { setMapAlone(!left_->isHidden()); });
    setTheme(Theme::day());
}

/// All columns first, as long as the map stays a map; then a person's own choice.
void BackTestPage::fitSplit()
{
    constexpr int leastMap = 190; // px
    constexpr int part = 5, parts = 8; // of the width for the table, where it needs less
    if (isMoved_ || split_->width() <= 0)
        return;
    int needed = 0;
    for (const auto *table : {table_, nodesTable_})
        needed = table->model()->rowCount() > 0 ? std::max(needed, naturalWidth(*table)) : needed;
    const int all = split_->width() - split_->handleWidth();
    const int left = std::min(std::max(needed, all * part / parts), all - uiLength(leastMap));
    split_->setSizes({left, all - left});
}

void BackTestPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitSplit();
    fitWhy();
}

void BackTestPage::setMapAlone(bool alone)
{
    if (alone == left_->isHidden())
        return;
    left_->setVisible(!alone);
    pane_->setMaximised(alone);
    Q_EMIT mapAloneChanged(alone);
}

void BackTestPage::choose(int row)
{
    map_->setChosen(row);
    QString why;
    if (row >= 0 && showsNodes() && row < nodes_.rowCount())
        why = tr("%1. %2").arg(nodesSummary(nodes_.answer(), nodes_.question()).first,
                               nodeSentence(nodes_.answer().best[static_cast<std::size_t>(row)], nodes_.question()));
    else if (row >= 0 && !showsNodes() && row < model_.rowCount())
        why = whyOf(model_.rows()[static_cast<std::size_t>(row)]);
    why_->setText(why);
    fitWhy();
}

void BackTestPage::fitWhy()
{
    const int needed = std::max(0, why_->heightForWidth(whyArea_->width())); // nothing: no row is chosen
    const int above = uiLength(46) + (result_->isHidden() ? 0 : result_->heightForWidth(whyArea_->width()));
    const int most = std::max(uiLength(24), left_->height() - above); // the head of the table and a row stay
    whyArea_->setFixedHeight(std::min(needed, most));
    whyArea_->setFocusPolicy(needed > most ? Qt::TabFocus : Qt::NoFocus); // keys scroll it
}

bool BackTestPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == whyArea_ && event->type() == QEvent::Resize)
        fitWhy();
    return QWidget::eventFilter(watched, event);
}

void BackTestPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && left_->isHidden())
        setMapAlone(false);
    else
        QWidget::keyPressEvent(event);
}

void BackTestPage::buildTables()
{
    table_->setModel(&model_);
    table_->setAccessibleName(tr("Real AI sites against the siting rules"));
    nodesTable_->setModel(&nodes_);
    nodesTable_->setAccessibleName(tr("Nodes of the country by the headroom rule"));
    for (auto *table : {table_, nodesTable_}) {
        dressAsList(*table);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        table->horizontalHeader()->setDefaultSectionSize(uiLength(40)); // below which the last would not shrink
        table->horizontalHeader()->setStretchLastSection(true);
        table->setMinimumHeight(1); // rows are scrolled before what is said of one is
        tables_->addWidget(table);
    }
}

void BackTestPage::setTheme(const Theme &theme)
{
    setStyleSheet(
        QStringLiteral("gigasite--BackTestPage, QTableView { background: %1; } "
                       "#backTestResult { background: %1; color: %6; padding: 3px 8px; } "
                       "#backTestWhy { background: %5; color: %2; border-top: 1px solid %4; padding: 3px "
                       "8px; } QHeaderView::section { background: %3; color: %2; border: none; border-bottom: 1px "
                       "solid %4; padding: 2px 6px; }")
            .arg(theme.figure.name(), theme.ink2.name(), theme.bar.name(), theme.line.name(), theme.dock.name(),
                 theme.ink.name()));
    why_->setFont(uiFont(Type::Body));
    result_->setFont(uiFont(Type::Body));
    left_->setMinimumHeight(uiLength(112)); // below which the page is scrolled
    for (auto *table : {table_, nodesTable_}) {
        table->setFont(uiFont(Type::Body));
        table->verticalHeader()->setDefaultSectionSize(uiLength(20));
    }
    model_.setTheme(theme);
    nodes_.setTheme(theme);
    pane_->setTheme(theme);
    fitWhy();
    fitSplit();
}

void BackTestPage::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot.withoutNetwork();
    refresh();
}

void BackTestPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void BackTestPage::refresh()
{
    if (!isVisible() || !snapshot_.facts || !snapshot_.scenario)
        return;
    if (showsNodes())
        refreshNodes();
    else
        refreshSites();
}

void BackTestPage::refreshSites()
{
    auto rule = sitingRule(*snapshot_.scenario);
    rule.definition = HeadroomDefinition::Flex;
    const bool known = !model_.rows().empty() && rule == model_.rule();
    if (known && shown_ == 0)
        return;
    if (!known) {
        const auto test = backTest(snapshot_.facts->grid, snapshot_.facts->siting, rule);
        model_.setTest(test, rule);
        const auto all = test.sites.size();
        summary_ = tr("lines %1, headroom %2, firm power %3 of %4")
                       .arg(test.import)
                       .arg(test.headroom)
                       .arg(test.firm)
                       .arg(all);
        result_->setText(tr("Of %1 real AI sites, lines allow %2, headroom %3, firm power %4.")
                             .arg(all)
                             .arg(test.import)
                             .arg(test.headroom)
                             .arg(test.firm));
        brief_ = tr("%1, %2, %3 of %4").arg(test.import).arg(test.headroom).arg(test.firm).arg(all);
    }
    std::vector<TestedPlace> places;
    for (const auto &row : model_.rows())
        places.push_back({row.site->lat, row.site->lon, row.demand, meetsAll(row), backTestSentence(row)});
    showPlaces(std::move(places), 0);
    if (known)
        choose(table_->currentIndex().row());
    else
        table_->selectRow(0); // the first miss, with its reason
    pane_->setSubtitle(summary_, brief_);
}

/// The demand of all sites at one node, by the scenario's own rule.
void BackTestPage::refreshNodes()
{
    const auto &e = snapshot_.evaluation;
    NodesQuestion question{.rule = sitingRule(*snapshot_.scenario)};
    if (e && e->has(Stage::Sites) && e->rack.power)
        question.demand = demandElsewhere(*snapshot_.scenario, *e);
    const bool known = nodes_.answer().nodes > 0 && question.rule == nodes_.question().rule &&
        question.demand == nodes_.question().demand;
    if (known && shown_ == 1)
        return;
    if (!known)
        nodes_.setAnswer(findNodes(snapshot_.facts->siting, question), question);
    std::vector<TestedPlace> places;
    for (const auto &node : nodes_.answer().best)
        places.push_back(
            {node.lat, node.lon, node.capacity, node.capacity >= question.demand, nodeSentence(node, question)});
    showPlaces(std::move(places), 1);
    if (known)
        choose(nodesTable_->currentIndex().row());
    else
        nodesTable_->selectRow(0);
    const auto [whole, brief] = nodesSummary(nodes_.answer(), question);
    pane_->setSubtitle(whole, brief);
}

void BackTestPage::showPlaces(std::vector<TestedPlace> places, int segment)
{
    shown_ = segment;
    fitSplit();
    map_->setPlaces(std::move(places), segment == 0);
    map_->setSnapshot(snapshot_);
}

} // namespace gigasite
