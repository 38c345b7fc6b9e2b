// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/why_side.h"

#include "views/paint/text_size.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gigasite {

WhySide::WhySide(QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , first_(new WhyPanel)
    , second_(new WhyPanel)
    , holder_(new QWidget)
    , heading_(new QLabel(tr("Second Why?")))
    , close_(new QToolButton)
{
    setChildrenCollapsible(false);
    addWidget(first_);
    addWidget(holder_);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(10, 2, 4, 2);
    head->addWidget(heading_, 1);
    head->addWidget(close_);
    auto *column = new QVBoxLayout(holder_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(second_);
    holder_->setAutoFillBackground(true);
    holder_->hide();
    heading_->setObjectName(QStringLiteral("dockTitle"));
    second_->setAccessibleName(heading_->text());
    close_->setText(QStringLiteral("×"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::TabFocus);
    close_->setAccessibleName(tr("Close the second Why?"));
    close_->setToolTip(close_->accessibleName());
    connect(close_, &QToolButton::clicked, this, &WhySide::closeSecond);
    connect(first_, &WhyPanel::besideRequested, this, &WhySide::openSecond);
    connect(second_, &WhyPanel::besideRequested, second_, &WhyPanel::show);
    for (auto *panel : {first_, second_}) {
        connect(panel, &WhyPanel::parameterRequested, this, &WhySide::parameterRequested);
        connect(panel, &WhyPanel::stepRequested, this, &WhySide::stepRequested);
        connect(panel, &WhyPanel::fixRequested, this, &WhySide::fixRequested);
        connect(panel, &WhyPanel::fixHovered, this, &WhySide::fixHovered);
    }
}

void WhySide::openSecond(const QString &figureId)
{
    if (!isSecondOpen()) {
        holder_->show();
        setSizes({1000, 1000});
    }
    second_->showBeside(*first_, figureId);
}

void WhySide::closeSecond()
{
    const bool hadFocus = holder_->isAncestorOf(window()->focusWidget());
    holder_->hide();
    if (hadFocus)
        first_->setFocus();
}

void WhySide::setTheme(const Theme &theme)
{
    first_->setTheme(theme);
    second_->setTheme(theme);
    auto palette = theme.palette();
    palette.setColor(QPalette::Window, theme.bar);
    holder_->setPalette(palette);
    heading_->setFont(uiFont(Type::Title));
    close_->setFixedSize(uiLength(22), uiLength(22));
}

void WhySide::setSnapshot(const Snapshot &snapshot)
{
    first_->setSnapshot(snapshot);
    second_->setSnapshot(snapshot);
}

void WhySide::setReference(const std::shared_ptr<const Scenario> &asOpened)
{
    first_->setReference(asOpened);
    second_->setReference(asOpened);
}

void WhySide::recordStep(const Snapshot &snapshot, int step, int count)
{
    first_->recordStep(snapshot, step, count);
    if (isSecondOpen()) // else it takes the first one's when it opens
        second_->recordStep(snapshot, step, count);
}

void WhySide::setStepTexts(const std::function<QString(int step)> &text)
{
    first_->setStepTexts(text);
    second_->setStepTexts(text);
}

void WhySide::setStale(bool stale)
{
    first_->setStale(stale);
    second_->setStale(stale);
}

/// What the second one missed while it was out of sight; the window does so for the first.
void WhySide::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    if (isSecondOpen())
        second_->show(second_->current());
}

} // namespace gigasite
