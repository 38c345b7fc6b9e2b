// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QAbstractButton>
#include <QImage>
#include <QLabel>
#include <QPushButton>

#include <QVBoxLayout>

#include <vector>

namespace gigasite {

/// One example to begin with: what it is, what the engine says of it, a picture of one of its figures.
struct WelcomeCard {
    QString name; ///< of the example, to open it
    QString title;
    QString facts;
    QImage picture; ///< may come later
};

/// A card as a button: picture above, words below.
class CardButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit CardButton(QWidget *parent = nullptr);

    static QSize pictureSize() { return {300, 188}; } ///< at least
    void setPictureSize(QSize size);
    int heightOfWords() const; ///< below the picture
    int titleLines(int width) const; ///< that the title needs below a picture of that width
    void setTitleLines(int lines); ///< the most of all cards of a page
    void setCard(const WelcomeCard &card);
    void setTheme(const Theme &theme);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    WelcomeCard card_;
    QSize picture_ = pictureSize();
    int titleLines_ = 1;
    Theme theme_ = Theme::day();
};

/// The first page: examples as cards, a file of one's own, the tour. It lies over the figures until something is
/// chosen; Esc closes it.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    explicit WelcomePage(QWidget *parent = nullptr);

    void setCards(const std::vector<WelcomeCard> &cards);
    void setPicture(std::size_t card, const QImage &picture);
    void setTheme(const Theme &theme);
    const std::vector<CardButton *> &buttons() const { return buttons_; }

Q_SIGNALS:
    void exampleChosen(const QString &name);
    void openRequested();
    void tourRequested();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeCards(); ///< in full rows, as large as there is room, all in the middle

    std::vector<WelcomeCard> cards_;
    std::vector<CardButton *> buttons_;
    QWidget *grid_;
    QVBoxLayout *column_;
    QLabel *heading_, *lead_;
    Theme theme_ = Theme::day();
};

} // namespace gigasite
