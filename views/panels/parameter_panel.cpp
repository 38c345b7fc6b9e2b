// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/parameter_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gigasite {

ParameterPanel::ParameterPanel(QWidget *parent)
    : QWidget(parent)
{
    tree_ = new ParameterTree(model_, delegate_, this);
    filter_ = new QLineEdit(this);
    filter_->setPlaceholderText(tr("Filter  Ctrl+F"));
    filter_->setClearButtonEnabled(true);
    filter_->setAccessibleName(tr("Filter parameters"));
    filter_->setFixedHeight(22);
    changed_ = new QLabel(this);
    auto *title = new QLabel(tr("Parameters"), this);
    title->setObjectName(QStringLiteral("dockTitle"));

    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 4);
    head->addWidget(title);
    head->addStretch();
    head->addWidget(filter_);
    head->addWidget(changed_);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(head);
    all->addWidget(tree_);
    filter_->setMaximumWidth(130);
    setFocusProxy(tree_);

    connect(filter_, &QLineEdit::textChanged, &model_, &ParameterModel::setFilter);
    connect(filter_, &QLineEdit::returnPressed, this, [this] { // on to the first row found
        tree_->setCurrentIndex(model_.index(0, 0, model_.index(0, 0)));
        tree_->setFocus();
    });
    setTabOrder(filter_, tree_);
    connect(tree_, &ParameterTree::editRequested, this, &ParameterPanel::editRequested);
    connect(tree_, &ParameterTree::undoGestureRequested, this, &ParameterPanel::undoGestureRequested);
    connect(tree_, &ParameterTree::message, this, &ParameterPanel::message);
    restyle();
}

void ParameterPanel::restyle()
{
    auto palette = theme_.palette();
    palette.setColor(QPalette::Base, theme_.dock);
    tree_->setPalette(palette);
    changed_->setFont(gigasite::font(Type::Secondary));
    changed_->setStyleSheet(QStringLiteral("color: %1; border: 1px solid %2; padding: 1px 5px;")
                                .arg(theme_.ink2.name(), theme_.line.name()));
    setAutoFillBackground(true);
    auto mine = theme_.palette();
    mine.setColor(QPalette::Window, theme_.dock);
    setPalette(mine);
}

void ParameterPanel::setTheme(const Theme &theme)
{
    theme_ = theme;
    delegate_.setTheme(theme);
    restyle();
    tree_->viewport()->update();
}

void ParameterPanel::setSnapshot(const Snapshot &snapshot)
{
    model_.setSnapshot(snapshot);
    const int changed = model_.changedCount();
    if (const auto text = tr("changed %1").arg(changed); text != changed_->text())
        changed_->setText(text);
}

void ParameterPanel::setReference(std::shared_ptr<const Scenario> reference)
{
    model_.setReference(std::move(reference));
}

void ParameterPanel::setEffects(std::vector<std::optional<double>> effects)
{
    model_.setEffects(std::move(effects));
}

void ParameterPanel::setCompact(bool compact)
{
    delegate_.setCompact(compact);
    tree_->viewport()->update();
}

void ParameterPanel::reveal(const QString &key)
{
    filter_->clear();
    const auto index = model_.indexOf(key.toStdString());
    if (!index.isValid())
        return;
    tree_->expand(index.parent());
    tree_->setCurrentIndex(index);
    tree_->scrollTo(index);
    tree_->setFocus();
}

void ParameterPanel::focusFilter()
{
    filter_->setFocus();
    filter_->selectAll();
}

} // namespace gigasite
