// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/network_chart.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gigasite {

NetworkChart::NetworkChart(QWidget *parent)
    : QWidget(parent)
    , switch_(new ViewSwitch(
          {{tr("Completion times"), tr("What share of the flows is done by when, by transport")},
           {tr("Link load"), tr("How many links between switches carry how much")},
           {tr("Against packets"), tr("The simulation beside a packet-level simulator, flow for flow")}}))
    , remarks_(new QLabel)
    , stack_(new QStackedWidget)
    , completions_(new CompletionChart)
    , loads_(new LoadHistogram)
    , packets_(new PacketChart)
{
    setAccessibleName(tr("Network"));
    setAttribute(Qt::WA_StyledBackground); // its own background, from setTheme
    for (auto *view :
         {static_cast<QWidget *>(completions_), static_cast<QWidget *>(loads_), static_cast<QWidget *>(packets_)})
        stack_->addWidget(view);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(switch_);
    remarks_->setWordWrap(true);
    remarks_->setObjectName(QStringLiteral("remarks"));
    remarks_->setAccessibleName(tr("Remarks of the simulation"));
    remarks_->hide();
    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(remarks_);
    right->addWidget(stack_, 1);
    row->addLayout(right, 1);
    connect(switch_, &ViewSwitch::chosen, this, [this](int view) { setView(static_cast<View>(view)); });
    setTheme(Theme::day());
}

void NetworkChart::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("gigasite--NetworkChart { background: %1; } "
                                 "#remarks { background: %2; color: %3; padding: 2px 8px; }")
                      .arg(theme.figure.name(), theme.warningTint.name(), theme.warningText.name()));
    switch_->setTheme(theme);
    completions_->setTheme(theme);
    loads_->setTheme(theme);
    packets_->setTheme(theme);
}

void NetworkChart::setResults(
    const std::vector<std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>> &results,
    flow::Transport own, bool stale)
{
    results_.all = results;
    results_.own = own;
    results_.stale = stale;
    pending_ = true;
    if (isVisible()) {
        refresh();
        return;
    }
    completions_->forgetResults();
    loads_->forgetResults();
}

void NetworkChart::setSelection(int bundle, const QString &text)
{
    if (bundle == results_.selected && text == results_.selection)
        return;
    results_.selected = bundle;
    results_.selection = text;
    pending_ = true;
    if (isVisible())
        refresh();
}

NetworkChart::View NetworkChart::view() const
{
    return static_cast<View>(stack_->currentIndex());
}

void NetworkChart::setView(View view)
{
    if (view == this->view())
        return;
    pending_ = true;
    stack_->setCurrentIndex(static_cast<int>(view));
    switch_->choose(static_cast<int>(view));
    if (isVisible())
        refresh();
}

void NetworkChart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void NetworkChart::refresh()
{
    if (!pending_)
        return;
    pending_ = false;
    const auto remarks = results_.remarks().join(QLatin1Char(' '));
    if (remarks_->text() != remarks)
        remarks_->setText(remarks);
    remarks_->setVisible(!remarks.isEmpty() && view() != View::AgainstPackets); // those flows are not the scenario's
    completions_->forgetResults(); // a page behind another one would keep an earlier run
    loads_->forgetResults();
    if (view() == View::CompletionTimes)
        completions_->setResults(results_);
    else if (view() == View::LinkLoad)
        loads_->setResults(results_);
}

} // namespace gigasite
