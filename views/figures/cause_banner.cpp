// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/cause_banner.h"

#include "views/paint/marks.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

constexpr std::size_t mostLinks = 2;
constexpr double right = 10, margin = 12, slimMargin = 4, apart = 16;

double octagonRadius()
{
    return uiLength(7);
}

double octagonCentre() // from the left edge
{
    return 13 + octagonRadius();
}

double textLeft()
{
    return octagonCentre() + octagonRadius() + 9;
}

} // namespace

CauseBanner::CauseBanner(QWidget *picture)
    : QWidget(picture)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Error"));
    picture->installEventFilter(this);
    hide();
}

void CauseBanner::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

void CauseBanner::setProblem(const Problem *problem, bool aside)
{
    if (problem ? problem_ == *problem && aside_ == aside : !problem_)
        return;
    aside_ = aside;
    problem_ = problem ? std::optional(*problem) : std::nullopt;
    chosen_ = 0;
    if (problem_) {
        auto spoken = QStringList(translate(problem_->message));
        for (const auto &fix : problem_->fixes)
            spoken << translate(fix.label);
        setAccessibleDescription(spoken.join(QStringLiteral(". ")));
        setFocusPolicy(problem_->fixes.empty() ? Qt::NoFocus : Qt::TabFocus);
        place();
    } else {
        hover(-1);
        if (hasFocus())
            parentWidget()->setFocus();
    }
    setVisible(problem_.has_value());
    update();
}

double CauseBanner::placeLinks(double x, double y, double line, double edge)
{
    const auto face = uiFont(Type::Body);
    links_.clear();
    for (std::size_t i = 0; i < std::min(mostLinks, problem_->fixes.size()); ++i) {
        const double wide = std::ceil(textWidth(face, translate(problem_->fixes[i].label))) + 1;
        if (x > textLeft() && x + wide > edge) {
            x = textLeft();
            y += line;
        }
        links_.emplace_back(x, y, std::min(wide, edge - textLeft()), line);
        x += wide + apart;
    }
    return links_.empty() ? y : links_.back().bottom();
}

/// At the upper edge of a picture it hides little of it: one row, where the picture is that wide.
void CauseBanner::place()
{
    const auto face = uiFont(Type::Body);
    const QFontMetricsF metrics(face);
    const auto text = translate(problem_->message);
    const double line = std::max(std::ceil(metrics.height()) + 4, uiLength(20) * 1.0);
    const double around = aside_ ? slimMargin : margin;
    double width = std::floor(std::min(parentWidget()->width() - 32.0, uiLength(420) * 1.0));
    double height = 0;
    if (aside_) {
        const double said = std::ceil(textWidth(face, text)) + 1;
        width = std::max(parentWidget()->width() - 16.0, 1.0);
        sentence_ = QRectF(textLeft(), around, said, line);
        const double bottom = placeLinks(textLeft() + said + apart, around, line, width - right);
        const double end = links_.empty() ? sentence_.right() : std::max(sentence_.right(), links_.back().right());
        if (said <= width - textLeft() - right && bottom <= around + line) {
            width = end + right;
            height = around + line + around;
        }
    }
    if (height <= 0) {
        const double room = std::max(width - textLeft() - right, 1.0);
        const auto bounds = metrics.boundingRect(QRectF(0, 0, room, 1000), Qt::TextWordWrap, text);
        sentence_ = QRectF(textLeft(), around, room, std::ceil(bounds.height()));
        const double bottom = placeLinks(textLeft(), sentence_.bottom() + 2, line, width - right);
        height = (links_.empty() ? sentence_.bottom() : bottom) + around;
    }
    QRect box(0, 0, static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)));
    constexpr int fromEdge = 8;
    box.moveCenter(parentWidget()->rect().center());
    if (aside_)
        box.moveTop(fromEdge);
    setGeometry(box);
    raise();
}

bool CauseBanner::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && problem_)
        place();
    return QWidget::eventFilter(watched, event);
}

void CauseBanner::paintEvent(QPaintEvent * /*event*/)
{
    if (!problem_)
        return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.errorTint);
    p.fillRect(QRectF(0, 0, 3, height()), theme_.error);
    const double firstLine = std::min(uiLength(20) * 1.0, sentence_.top() + uiLength(20) / 2.0);
    drawOctagon(p, {octagonCentre(), firstLine}, octagonRadius(), theme_.error, theme_.figure);
    auto face = uiFont(Type::Body);
    p.setFont(face);
    p.setPen(theme_.ink);
    p.drawText(sentence_, Qt::TextWordWrap | Qt::AlignVCenter, translate(problem_->message));
    face.setUnderline(true);
    p.setFont(face);
    p.setPen(theme_.accent);
    for (std::size_t i = 0; i < links_.size(); ++i)
        drawLine(p, links_[i], translate(problem_->fixes[i].label));
    if (!hasFocus() || links_.empty())
        return;
    p.setPen(QPen(theme_.accent, 2));
    p.setBrush(Qt::NoBrush);
    p.drawRect(links_[static_cast<std::size_t>(chosen_)].adjusted(-4, 0, 4, 0));
}

int CauseBanner::linkAt(QPointF point) const
{
    const auto at =
        std::find_if(links_.begin(), links_.end(), [&](const QRectF &link) { return link.contains(point); });
    return at == links_.end() ? -1 : static_cast<int>(at - links_.begin());
}

void CauseBanner::hover(int link)
{
    if (std::exchange(hovered_, link) == link)
        return;
    setCursor(link >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Q_EMIT fixHovered(link >= 0 && problem_ ? problem_->fixes[static_cast<std::size_t>(link)] : Fix());
}

void CauseBanner::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !problem_)
        return;
    const int link = linkAt(event->position());
    const auto problem = *problem_; // what is asked for may clear it
    if (link >= 0)
        Q_EMIT fixRequested(problem.fixes[static_cast<std::size_t>(link)]);
    else if (!problem.path.empty())
        Q_EMIT revealRequested(toQString(problem.path));
}

void CauseBanner::mouseMoveEvent(QMouseEvent *event)
{
    hover(linkAt(event->position()));
}

void CauseBanner::leaveEvent(QEvent *event)
{
    hover(-1);
    QWidget::leaveEvent(event);
}

void CauseBanner::keyPressEvent(QKeyEvent *event)
{
    const int links = static_cast<int>(links_.size());
    if (links == 0 || !problem_)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        chosen_ = std::clamp(chosen_ + (event->key() == Qt::Key_Right ? 1 : -1), 0, links - 1);
        update();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: {
        const auto fix = problem_->fixes[static_cast<std::size_t>(chosen_)];
        Q_EMIT fixRequested(fix);
        return;
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace gigasite
