// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/welcome_page.h"

#include "views/paint/text_size.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace gigasite {

namespace {

constexpr int columns = 3;
constexpr int inset = 1;

} // namespace

CardButton::CardButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void CardButton::setCard(const WelcomeCard &card)
{
    card_ = card;
    setText(card.title);
    setAccessibleName(card.title);
    setAccessibleDescription(card.facts);
    update();
}

void CardButton::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

QSize CardButton::sizeHint() const
{
    const int words =
        QFontMetrics(uiFont(Type::Title)).height() + 2 * QFontMetrics(uiFont(Type::Secondary)).height() + 26;
    return pictureSize() + QSize(2 * inset, words);
}

void CardButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.fillRect(rect(), theme_.figure);
    const QRect picture(QPoint(inset, inset), pictureSize());
    if (card_.picture.isNull())
        p.fillRect(picture, theme_.hairline);
    else
        p.drawImage(picture, card_.picture);
    const bool lit = hasFocus() || underMouse();
    p.setPen(QPen(lit ? theme_.accent : theme_.line, hasFocus() ? 2 : 1));
    p.drawRect(rect().adjusted(0, 0, -1, -1));
    p.setPen(theme_.line);
    p.drawLine(picture.bottomLeft(), picture.bottomRight());
    QRect words = rect().adjusted(12, picture.bottom() + 8, -10, -6);
    p.setFont(uiFont(Type::Title));
    p.setPen(lit ? theme_.accent : theme_.ink);
    p.drawText(words, Qt::AlignLeft | Qt::AlignTop, card_.title);
    words.setTop(words.top() + QFontMetrics(p.font()).height() + 3);
    p.setFont(uiFont(Type::Secondary));
    p.setPen(theme_.ink2);
    p.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, card_.facts);
}

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , grid_(new QWidget)
    , heading_(new QLabel(tr("What if you built it differently?")))
    , lead_(new QLabel(tr("Open an example, move a slider, and see power, layout, network and step time follow.")))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Welcome"));
    auto *all = new QGridLayout(grid_);
    all->setSpacing(16);
    auto *open = new QPushButton(tr("Open a file…"));
    auto *tour = new QPushButton(tr("Take the tour"));
    auto *close = new QPushButton(tr("Go to the window"));
    connect(open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    connect(tour, &QPushButton::clicked, this, &WelcomePage::tourRequested);
    connect(close, &QPushButton::clicked, this, &WelcomePage::closed);
    auto *buttons = new QHBoxLayout;
    for (auto *button : {tour, open, close})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(32, 24, 32, 24);
    column->setSpacing(12);
    column->addWidget(heading_);
    column->addWidget(lead_);
    column->addLayout(buttons);
    column->addSpacing(4);
    column->addWidget(grid_, 0, Qt::AlignLeft);
    column->addStretch();
    auto *scroll = new QScrollArea; // large type and small windows
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(page);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
}

void WelcomePage::setCards(const std::vector<WelcomeCard> &cards)
{
    qDeleteAll(buttons_);
    buttons_.clear();
    cards_ = cards;
    auto *all = static_cast<QGridLayout *>(grid_->layout());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto *button = new CardButton;
        button->setCard(cards[i]);
        button->setTheme(theme_);
        connect(button, &QAbstractButton::clicked, this, [this, i] { Q_EMIT exampleChosen(cards_[i].name); });
        all->addWidget(button, int(i) / columns, int(i) % columns);
        buttons_.push_back(button);
    }
    if (!buttons_.empty())
        buttons_.front()->setFocus();
}

void WelcomePage::setPicture(std::size_t card, const QImage &picture)
{
    cards_[card].picture = picture;
    buttons_[card]->setCard(cards_[card]);
}

void WelcomePage::setTheme(const Theme &theme)
{
    theme_ = theme;
    heading_->setFont(uiFont(Type::Headline));
    lead_->setFont(uiFont(Type::Body));
    heading_->setStyleSheet(
        QStringLiteral("font-size: %1px; font-weight: 600; color: %2").arg(uiLength(20)).arg(theme.ink.name()));
    lead_->setStyleSheet(QStringLiteral("color: %1").arg(theme.ink2.name()));
    auto palette = theme.palette();
    palette.setColor(QPalette::Window, theme.dock);
    setPalette(palette);
    for (auto *button : buttons_) {
        button->setTheme(theme);
        button->updateGeometry();
    }
    update();
}

void WelcomePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

void WelcomePage::paintEvent(QPaintEvent * /*event*/)
{
    QPainter(this).fillRect(rect(), theme_.dock);
}

} // namespace gigasite
