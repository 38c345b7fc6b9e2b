// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/welcome_page.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace gigasite {

namespace {

constexpr int mostColumns = 4;
constexpr int apart = 16, side = 32;
constexpr int heightOfHead = 160; ///< heading, buttons and margins
constexpr int mostPicture = 480;
constexpr int inset = 1;
constexpr int beside = 12; ///< words of a card

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

void CardButton::setPictureSize(QSize size)
{
    picture_ = size;
    updateGeometry();
    update();
}

int CardButton::heightOfWords() const
{
    return titleLines_ * QFontMetrics(uiFont(Type::Title)).height() +
        3 * QFontMetrics(uiFont(Type::Secondary)).height() + 26;
}

int CardButton::titleLines(int width) const
{
    const auto face = uiFont(Type::Title);
    const int room = width - 2 * beside;
    if (textWidth(narrowed(face, card_.title, room), card_.title) <= room)
        return 1;
    return static_cast<int>(wrappedTabular(face, card_.title, room).size());
}

void CardButton::setTitleLines(int lines)
{
    titleLines_ = lines;
    updateGeometry();
}

QSize CardButton::sizeHint() const
{
    return picture_ + QSize(2 * inset, heightOfWords());
}

void CardButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.fillRect(rect(), theme_.figure);
    const QRect picture(QPoint(inset, inset), picture_);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    if (card_.picture.isNull())
        p.fillRect(picture, theme_.hairline);
    else
        p.drawImage(picture, card_.picture);
    const bool lit = hasFocus() || underMouse();
    p.setPen(QPen(lit ? theme_.accent : theme_.line, hasFocus() ? 2 : 1));
    p.drawRect(rect().adjusted(0, 0, -1, -1));
    p.setPen(theme_.line);
    p.drawLine(picture.bottomLeft(), picture.bottomRight());
    QRect words = rect().adjusted(beside, picture.bottom() + 8, -beside, -6);
    p.setFont(uiFont(Type::Title));
    p.setPen(lit ? theme_.accent : theme_.ink);
    const int line = QFontMetrics(p.font()).height();
    const bool one = titleLines(picture_.width()) == 1;
    const auto titles = one ? QStringList{card_.title} : wrappedTabular(p.font(), card_.title, words.width());
    if (one)
        p.setFont(narrowed(p.font(), card_.title, words.width()));
    for (int i = 0; i < titles.size(); ++i)
        drawLine(p, QRectF(words.left(), words.top() + i * line, words.width(), line), titles[i]);
    words.setTop(words.top() + titleLines_ * line + 3);
    p.setFont(uiFont(Type::Secondary));
    p.setPen(theme_.ink2);
    const auto face = p.font();
    for (const auto &fact : card_.facts.split(QLatin1Char('\n'))) {
        p.setFont(narrowed(face, fact, words.width()));
        const int high = QFontMetrics(face).height();
        drawLine(p, QRectF(words.topLeft(), QSizeF(words.width(), high)), fact);
        words.setTop(words.top() + high);
    }
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
    all->setSpacing(apart);
    all->setContentsMargins(0, 0, 0, 0);
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
    column_ = new QVBoxLayout(page);
    column_->setSpacing(12);
    column_->addWidget(heading_);
    column_->addWidget(lead_);
    column_->addLayout(buttons);
    column_->addSpacing(4);
    column_->addWidget(grid_, 0, Qt::AlignLeft);
    column_->addStretch();
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
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto *button = new CardButton;
        button->setCard(cards[i]);
        button->setTheme(theme_);
        connect(button, &QAbstractButton::clicked, this, [this, i] { Q_EMIT exampleChosen(cards_[i].name); });
        button->setParent(grid_);
        buttons_.push_back(button);
    }
    placeCards();
    if (!buttons_.empty())
        buttons_.front()->setFocus();
}

void WelcomePage::placeCards()
{
    if (buttons_.empty())
        return;
    const auto least = CardButton::pictureSize();
    const int cards = static_cast<int>(buttons_.size());
    const int room = width() - 2 * side;
    const int fitting = std::clamp((room + apart) / (least.width() + 2 * inset + apart), 1, mostColumns);
    const int rows = (cards + fitting - 1) / fitting;
    const int columns = (cards + rows - 1) / rows;
    int lines = 1;
    for (const auto *button : buttons_)
        lines = std::max(lines, button->titleLines(least.width()));
    for (auto *button : buttons_)
        button->setTitleLines(lines);
    const int words = buttons_.front()->heightOfWords();
    const int high = (height() - uiLength(heightOfHead) - (rows - 1) * apart) / rows - words;
    const int wide = std::clamp(
        std::min((room - (columns - 1) * apart) / columns - 2 * inset, high * least.width() / least.height()),
        least.width(), mostPicture);
    auto *all = static_cast<QGridLayout *>(grid_->layout());
    for (int i = 0; i < cards; ++i) {
        auto *button = buttons_[static_cast<std::size_t>(i)];
        button->setPictureSize({wide, wide * least.height() / least.width()});
        all->addWidget(button, i / columns, i % columns);
    }
    const int taken = columns * (wide + 2 * inset + apart) - apart;
    column_->setContentsMargins(std::max(side, (width() - taken) / 2), 24, side, 24);
}

void WelcomePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeCards();
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
