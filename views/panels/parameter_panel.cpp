// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/parameter_panel.h"

#include "views/paint/text_size.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QShortcut>
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
    changed_ = new QLabel(this);
    auto *title = new QLabel(tr("Parameters"), this);
    title->setObjectName(QStringLiteral("dockTitle"));

    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 4);
    head->addWidget(title);
    head->addSpacing(4);
    head->addStretch();
    head->setSpacing(6);
    head->addWidget(filter_);
    head->addWidget(changed_);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    stack_ = new QStackedWidget(this);
    stack_->addWidget(tree_);
    stack_->addWidget(buildNothingFound());
    all->addLayout(head);
    all->addWidget(buildObjective());
    all->addWidget(stack_);

    connect(filter_, &QLineEdit::textChanged, this, [this](const QString &text) {
        model_.setFilter(text);
        nothing_->setText(tr("No parameter, key or group has “%1”.").arg(text.trimmed()));
        stack_->setCurrentIndex(model_.isFiltered() && model_.foundCount() == 0 ? 1 : 0);
        showCount();
    });
    connect(filter_, &QLineEdit::returnPressed, this, [this] { // on to the first row found
        if (model_.foundCount() == 0)
            return;
        tree_->setCurrentIndex(model_.index(0, 0, model_.index(0, 0)));
        tree_->setFocus();
    });
    auto *escape = new QShortcut(Qt::Key_Escape, filter_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(escape, &QShortcut::activated, this, [this] { // first the text, then the focus
        if (filter_->text().isEmpty())
            tree_->setFocus();
        filter_->clear();
    });
    setTabOrder(filter_, objective_);
    setTabOrder(objective_, tree_);
    connect(tree_, &ParameterTree::editRequested, this, &ParameterPanel::editRequested);
    connect(tree_, &ParameterTree::undoGestureRequested, this, &ParameterPanel::undoGestureRequested);
    connect(tree_, &ParameterTree::fixRequested, this, &ParameterPanel::fixRequested);
    connect(tree_, &ParameterTree::fixHovered, this, &ParameterPanel::fixHovered);
    connect(tree_, &ParameterTree::sourceRequested, this, &ParameterPanel::sourceRequested);
    connect(tree_, &ParameterTree::message, this, &ParameterPanel::message);
    restyle();
}

void ParameterPanel::restyle()
{
    auto palette = theme_.palette();
    palette.setColor(QPalette::Base, theme_.dock);
    tree_->setPalette(palette);
    filter_->setFixedHeight(uiLength(22));
    filter_->setMaximumWidth(uiLength(130));
    filter_->setStyleSheet(
        QStringLiteral("QLineEdit { background: %1; color: %2; border: 1px solid %3; padding: 0 3px; } "
                       "QLineEdit:focus { border-color: %4; }")
            .arg(theme_.field.name(), theme_.ink.name(), theme_.line.name(), theme_.accent.name()));
    changed_->setFont(uiFont(Type::Secondary));
    changed_->setStyleSheet(QStringLiteral("color: %1; border: 1px solid %2; padding: 1px 5px;")
                                .arg(theme_.ink2.name(), theme_.line.name()));
    shorter_->setFont(uiFont(Type::Secondary));
    shorter_->setText(QStringLiteral("<span style='color:%1'>◀ %2</span> <span style='color:%3'>+10 %</span> "
                                     "<span style='color:%4'>%5 ▶</span>")
                          .arg(theme_.better.name(), tr("less"), theme_.ink3.name(), theme_.worse.name(), tr("more")));
    placeLegend();
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
    tree_->doItemsLayout(); // rows may have another height
    tree_->viewport()->update();
    // Once more when another text size has reached what the legend consists of.
    QMetaObject::invokeMethod(this, &ParameterPanel::placeLegend, Qt::QueuedConnection);
}

void ParameterPanel::setSnapshot(const Snapshot &snapshot)
{
    auto shown = snapshot;
    if (snapshot.held)
        shown.scenario = snapshot.held; // a hand sees what it does, also while nothing is evaluated
    model_.setSnapshot(shown);
    showCount();
}

void ParameterPanel::showCount()
{
    const auto text =
        model_.isFiltered() ? tr("found %1").arg(model_.foundCount()) : tr("changed %1").arg(model_.changedCount());
    if (text != changed_->text())
        changed_->setText(text);
}

/// What the bars beside the sliders are: the change of a figure for +10 % of the row.
QWidget *ParameterPanel::buildObjective()
{
    auto *line = new QWidget(this);
    line->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    effects_ = new QBoxLayout(QBoxLayout::LeftToRight, line);
    effects_->setContentsMargins(8, 0, 8, 4);
    auto *row = new QHBoxLayout;
    auto *objective = objective_ = new QComboBox(line);
    for (const auto &[id, label] : {std::pair{"training.time_s", tr("Time to train")},
                                    {"step.time_s", tr("Step time")},
                                    {"step.mfu", tr("Utilisation")},
                                    {"cost.capital_usd", tr("Capital")},
                                    {"power.site_w", tr("Site power")},
                                    {"memory.per_gpu_bytes", tr("Memory per GPU")},
                                    {"fabric.cost_usd", tr("Network cost")}})
        objective->addItem(label, QString::fromLatin1(id));
    objective->setAccessibleName(tr("Figure that the effect bars show"));
    objective->setFocusPolicy(Qt::StrongFocus);
    connect(objective, &QComboBox::currentIndexChanged, this,
            [this, objective] { Q_EMIT objectiveChosen(objective->currentData().toString().toStdString()); });
    shorter_ = new QLabel(line);
    row->addWidget(new QLabel(tr("Effect on"), line));
    row->addWidget(objective);
    effects_->addLayout(row);
    effects_->addStretch();
    effects_->addWidget(shorter_);
    return line;
}

void ParameterPanel::placeLegend()
{
    const auto margins = effects_->contentsMargins();
    const int choice = effects_->itemAt(0)->sizeHint().width();
    const int needed =
        margins.left() + choice + 2 * effects_->spacing() + shorter_->sizeHint().width() + margins.right();
    effects_->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ParameterPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeLegend();
}

QWidget *ParameterPanel::buildNothingFound()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    nothing_ = new QLabel(page);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);
    clear_ = new QPushButton(tr("Clear the filter"), page);
    connect(clear_, &QPushButton::clicked, this, [this] {
        filter_->clear();
        filter_->setFocus();
    });
    column->addSpacing(40);
    column->addWidget(nothing_);
    column->addWidget(clear_, 0, Qt::AlignHCenter);
    column->addStretch();
    return page;
}

void ParameterPanel::setReference(std::shared_ptr<const Scenario> reference)
{
    model_.setReference(std::move(reference));
}

void ParameterPanel::setEffects(std::vector<std::optional<double>> effects, bool lastValid)
{
    model_.setEffects(std::move(effects), lastValid);
}

void ParameterPanel::setCompact(bool compact)
{
    delegate_.setCompact(compact);
    tree_->doItemsLayout(); // names may need other lines
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
