// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_palette.h"

#include "views/paint/text_size.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace gigasite {

namespace {

enum Role { Hint = Qt::UserRole + 1, Index, Fit };

constexpr int rowsShown = 12;

/// The name on the left, its shortcut or value on the right.
class PaletteDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(Hint).toString());
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto width = option.fontMetrics.horizontalAdvance(index.data(Hint).toString()) + 30;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(width, 6);
    }
};

} // namespace

int fitOf(const QString &letters, const QString &name)
{
    int fit = 0;
    qsizetype at = 0;
    for (const auto letter : letters) {
        if (letter.isSpace())
            continue;
        const auto found = name.indexOf(letter, at, Qt::CaseInsensitive);
        if (found < 0)
            return -1;
        const bool beginsWord = found == 0 || !name[found - 1].isLetterOrNumber();
        fit += found == at && at > 0 ? 4 : beginsWord ? 3 : 0;
        fit -= int(std::min<qsizetype>(found - at, 3));
        at = found + 1;
    }
    return std::max(fit * 8 + 64 - int(std::min<qsizetype>(name.size(), 60)), 0);
}

CommandPalette::CommandPalette(std::vector<Command> commands, QWidget *parent)
    : QDialog(parent, Qt::Popup)
    , commands_(std::move(commands))
    , found_(new QSortFilterProxyModel(this))
    , input_(new QLineEdit)
    , list_(new QListView)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("Commands"));
    for (std::size_t i = 0; i < commands_.size(); ++i) {
        auto *item = new QStandardItem(commands_[i].name);
        item->setData(commands_[i].hint, Hint);
        item->setData(int(i), Index);
        item->setData(0, Fit);
        item->setEditable(false);
        model_.appendRow(item);
    }
    found_->setSourceModel(&model_);
    found_->setFilterRole(Fit);
    found_->setSortRole(Fit);
    found_->setFilterRegularExpression(QStringLiteral("^\\d")); // less than 0 is out
    found_->setDynamicSortFilter(false);
    input_->setPlaceholderText(tr("Command, parameter or figure"));
    input_->setAccessibleName(tr("Letters of a command, parameter or figure"));
    input_->installEventFilter(this);
    list_->setModel(found_);
    list_->setItemDelegate(new PaletteDelegate(list_));
    list_->setFocusPolicy(Qt::NoFocus); // the arrows reach it through the input
    list_->setAccessibleName(tr("Commands found"));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(input_);
    column->addWidget(list_);
    connect(input_, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(list_, &QListView::clicked, this, &CommandPalette::run);
    narrow({});
    const int rowHeight = std::max(list_->sizeHintForRow(0), fontMetrics().height() + 6);
    resize(uiLength(620), rowHeight * rowsShown + input_->sizeHint().height() + 24);
    if (parent)
        move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, 70)));
    input_->setFocus();
}

void CommandPalette::narrow(const QString &letters)
{
    for (int row = 0; row < model_.rowCount(); ++row) {
        auto *item = model_.item(row);
        item->setData(fitOf(letters, item->text()), Fit);
    }
    found_->invalidate();
    found_->sort(letters.isEmpty() ? -1 : 0, Qt::DescendingOrder); // without letters in the menus' order
    list_->setCurrentIndex(found_->index(0, 0));
    list_->scrollToTop();
}

void CommandPalette::run(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const auto command = commands_[std::size_t(index.data(Index).toInt())].run;
    close();
    command();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != input_ || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int row = list_->currentIndex().row();
    const int last = found_->rowCount() - 1;
    const auto choose = [&](int to) {
        list_->setCurrentIndex(found_->index(std::clamp(to, 0, std::max(last, 0)), 0));
        return true;
    };
    switch (key->key()) {
    case Qt::Key_Down:
        return choose(row + 1);
    case Qt::Key_Up:
        return choose(row - 1);
    case Qt::Key_PageDown:
        return choose(row + rowsShown);
    case Qt::Key_PageUp:
        return choose(row - rowsShown);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run(list_->currentIndex());
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

} // namespace gigasite
