// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/network_chart.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace gigasite {

NetworkChart::NetworkChart(QWidget *parent)
    : QWidget(parent)
    , switch_(new QButtonGroup(this))
    , stack_(new QStackedWidget)
    , completions_(new CompletionChart)
    , loads_(new LoadHistogram)
    , packets_(new PacketChart)
{
    setAccessibleName(tr("Network"));
    setAttribute(Qt::WA_StyledBackground); // its own background, from setTheme
    auto *column = new QVBoxLayout;
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(2);
    int id = 0;
    for (const auto &[name, tip] :
         {std::pair{tr("Completion times"), tr("What share of the flows is done by when, by transport")},
          {tr("Link load"), tr("How many links between switches carry how much")},
          {tr("Against packets"), tr("The simulation beside a packet-level simulator, flow for flow")}}) {
        auto *button = new QPushButton(name);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setToolTip(tip);
        button->setAccessibleDescription(tip);
        button->setMinimumHeight(20);
        button->setMaximumHeight(26);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
        button->setMinimumWidth(118);
        switch_->addButton(button, id++);
        column->addWidget(button);
    }
    column->addStretch(1);
    for (auto *view :
         {static_cast<QWidget *>(completions_), static_cast<QWidget *>(loads_), static_cast<QWidget *>(packets_)})
        stack_->addWidget(view);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(column);
    row->addWidget(stack_, 1);
    switch_->button(0)->setChecked(true);
    connect(switch_, &QButtonGroup::idToggled, this, [this](int button, bool on) {
        if (on)
            setView(static_cast<View>(button));
    });
    setTheme(Theme::day());
}

void NetworkChart::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("gigasite--NetworkChart { background: %1; } "
                                 "QPushButton { text-align: left; border: 1px solid transparent; padding: 1px 7px; "
                                 "background: transparent; color: %2; } "
                                 "QPushButton:hover { background: %3; } "
                                 "QPushButton:checked { background: %4; border: 1px solid %5; color: %6; } "
                                 "QPushButton:focus { border: 2px solid %5; padding: 0px 6px; }")
                      .arg(theme.figure.name(), theme.ink2.name(), theme.hairline.name(), theme.accentTint.name(),
                           theme.accent.name(), theme.ink.name()));
    for (auto *button : switch_->buttons())
        button->setFont(gigasite::font(Type::Body));
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
    if (isVisible())
        refresh();
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
    switch_->button(static_cast<int>(view))->setChecked(true);
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
    if (view() == View::CompletionTimes)
        completions_->setResults(results_);
    else if (view() == View::LinkLoad)
        loads_->setResults(results_);
}

} // namespace gigasite
