// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/back_test_page.h"

#include "views/paint/list_table.h"
#include "views/paint/text_size.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace gigasite {

BackTestPage::BackTestPage(QWidget *parent)
    : QWidget(parent)
    , map_(new BackTestMap)
    , pane_(new FigurePane(tr("Real AI sites"), map_))
    , table_(new QTableView)
    , why_(new QLabel)
    , whyArea_(new QScrollArea)
    , split_(new QSplitter(Qt::Horizontal))
{
    setAccessibleName(tr("Back-test"));
    setAttribute(Qt::WA_StyledBackground);
    buildTable();
    auto *left = new QWidget;
    auto *rows = new QVBoxLayout(left);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(table_, 1);
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
    split_->addWidget(left);
    split_->addWidget(pane_);
    split_->setStretchFactor(0, 3);
    split_->setStretchFactor(1, 2);
    split_->setChildrenCollapsible(false);
    split_->setSizes({3000, 2000});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(split_);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) { choose(now.row()); });
    connect(map_, &BackTestMap::rowChosen, table_, &QTableView::selectRow);
    connect(pane_, &FigurePane::maximiseRequested, this, [this] { setMapAlone(!split_->widget(0)->isHidden()); });
    setTheme(Theme::day());
}

void BackTestPage::setMapAlone(bool alone)
{
    split_->widget(0)->setVisible(!alone);
    pane_->setMaximised(alone);
}

void BackTestPage::choose(int row)
{
    map_->setChosen(row);
    const auto &all = model_.rows();
    why_->setText(row >= 0 && row < model_.rowCount() ? backTestSentence(all[static_cast<std::size_t>(row)])
                                                      : QString());
    fitWhy();
}

void BackTestPage::fitWhy()
{
    const int needed = std::max(0, why_->heightForWidth(whyArea_->width())); // nothing: no row is chosen
    const int most = std::max(uiLength(24), height() * 9 / 20);
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
    if (event->key() == Qt::Key_Escape && split_->widget(0)->isHidden())
        setMapAlone(false);
    else
        QWidget::keyPressEvent(event);
}

void BackTestPage::buildTable()
{
    table_->setModel(&model_);
    table_->setAccessibleName(tr("Real AI sites against the siting rules"));
    dressAsList(*table_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setStretchLastSection(true);
}

void BackTestPage::setTheme(const Theme &theme)
{
    setStyleSheet(
        QStringLiteral("gigasite--BackTestPage, QTableView { background: %1; } "
                       "#backTestWhy { background: %5; color: %2; border-top: 1px solid %4; padding: 3px "
                       "8px; } QHeaderView::section { background: %3; color: %2; border: none; border-bottom: 1px "
                       "solid %4; padding: 2px 6px; }")
            .arg(theme.figure.name(), theme.ink2.name(), theme.bar.name(), theme.line.name(), theme.dock.name()));
    why_->setFont(uiFont(Type::Body));
    table_->setFont(uiFont(Type::Body));
    table_->verticalHeader()->setDefaultSectionSize(uiLength(20));
    model_.setTheme(theme);
    pane_->setTheme(theme);
    fitWhy();
}

void BackTestPage::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot;
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
    auto rule = sitingRule(*snapshot_.scenario);
    rule.definition = HeadroomDefinition::Flex;
    if (!model_.rows().empty() && rule == model_.rule())
        return;
    const auto test = backTest(snapshot_.facts->grid, snapshot_.facts->siting, rule);
    model_.setTest(test, rule);
    map_->setTest(model_.rows());
    map_->setSnapshot(snapshot_);
    table_->selectRow(0); // the first miss, with its reason
    const auto all = test.sites.size();
    summary_ =
        tr("lines %1, headroom %2, firm power %3 of %4").arg(test.import).arg(test.headroom).arg(test.firm).arg(all);
    pane_->setSubtitle(summary_, tr("%1, %2, %3 of %4").arg(test.import).arg(test.headroom).arg(test.firm).arg(all));
}

} // namespace gigasite
