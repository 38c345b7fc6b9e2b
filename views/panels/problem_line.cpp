// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/problem_line.h"

#include "model/scenario/parameter_table.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

constexpr double besideProblem = 12;
constexpr double arrowRoom = 30;

} // namespace

ProblemLine::ProblemLine(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Problems"));
}

QSize ProblemLine::sizeHint() const
{
    return {400, std::max(uiLength(26), QFontMetrics(uiFont(Type::Body)).height() + 8)};
}

void ProblemLine::setTheme(const Theme &theme)
{
    theme_ = theme;
    updateGeometry();
    update();
}

void ProblemLine::setSnapshot(const Snapshot &snapshot)
{
    const auto &problems = snapshot.evaluation->problems;
    const auto count = [&](Severity severity) {
        return int(
            std::count_if(problems.begin(), problems.end(), [&](const auto &p) { return p.severity == severity; }));
    };
    errors_ = count(Severity::Error);
    warnings_ = count(Severity::Warning);
    const auto first = std::max_element(problems.begin(), problems.end(),
                                        [](const auto &a, const auto &b) { return a.severity < b.severity; });
    worst_ = first == problems.end() ? std::nullopt : std::optional(*first);
    setAccessibleDescription(text());
    if (isVisible())
        update();
}

void ProblemLine::setStale(bool stale)
{
    if (std::exchange(stale_, stale) != stale)
        update();
}

void ProblemLine::setJob(const QString &text)
{
    if (std::exchange(job_, text) != text)
        update();
}

void ProblemLine::setListOpen(bool open)
{
    open_ = open;
    update();
}

QString ProblemLine::text() const
{
    return worst_ ? translate(worst_->message) : tr("No problems.");
}

double ProblemLine::paintCounts(QPainter &p, double x)
{
    const double middle = height() / 2.0;
    const auto badge = [&](int count, bool error) {
        const auto number = QString::number(count);
        const double high = uiLength(18);
        const QRectF box(x, middle - high / 2, 26 + QFontMetricsF(p.font()).horizontalAdvance(number), high);
        p.setPen(theme_.line);
        p.setBrush(theme_.figure);
        p.drawRect(box);
        if (error)
            drawOctagon(p, {x + 11, middle}, 6, theme_.error, theme_.figure);
        else
            drawTriangle(p, {x + 11, middle}, 6, theme_.warning, theme_.ink);
        p.setPen(theme_.ink);
        p.drawText(box.adjusted(21, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, number);
        x += box.width() + besideProblem / 2;
    };
    if (errors_ > 0)
        badge(errors_, true);
    if (warnings_ > 0)
        badge(warnings_, false);
    return x;
}

void ProblemLine::paintArrow(QPainter &p) const
{
    QPolygonF arrow{QPointF(-4.5, 3), QPointF(4.5, 3), QPointF(0, -3)};
    p.save();
    p.translate(width() - 16, height() / 2.0);
    p.rotate(open_ ? 180 : 0);
    p.setPen(Qt::NoPen);
    p.setBrush(theme_.ink2);
    p.drawPolygon(arrow);
    p.restore();
}

void ProblemLine::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.bar);
    marks_.clear();
    p.setFont(uiFont(Type::Title));
    p.setPen(theme_.ink);
    const auto heading = stale_ ? tr("Problems (stale)") : tr("Problems");
    p.drawText(QRectF(8, 0, width() / 2.0, height()), Qt::AlignLeft | Qt::AlignVCenter, heading);
    double x = 8 + QFontMetricsF(p.font()).horizontalAdvance(heading) + besideProblem;
    p.setFont(uiFont(Type::Body));
    const QFontMetricsF metrics(p.font());
    x = paintCounts(p, x) + besideProblem / 2;
    double right = width() - arrowRoom;
    paintArrow(p);
    if (!job_.isEmpty()) {
        const double wide = metrics.horizontalAdvance(job_);
        p.setPen(theme_.ink3);
        p.drawText(QRectF(right - wide, 0, wide, height()), Qt::AlignVCenter, job_);
        right -= wide + besideProblem;
    }
    const bool fixable = worst_ && !worst_->fixes.empty();
    const auto fix = fixable ? translate(worst_->fixes.front().label) : QString();
    const double fixWide = fixable ? metrics.horizontalAdvance(fix) : 0;
    auto sentence = text();
    if (metrics.horizontalAdvance(sentence) > right - x - fixWide - besideProblem) { // whole or not at all
        const auto *parameter = worst_ ? findParameter(worst_->path) : nullptr;
        sentence = parameter ? translate(parameter->label) : tr("See the list");
    }
    const QRectF said(x, 0, metrics.horizontalAdvance(sentence), height());
    p.setPen(stale_ ? theme_.ink3 : theme_.ink);
    p.drawText(said, Qt::AlignVCenter | Qt::TextSingleLine, sentence);
    marks_.push_back({said, text(), "sentence"});
    if (fixable) {
        const QRectF link(said.right() + besideProblem, 0, fixWide, height());
        p.setPen(theme_.accent);
        p.drawText(link, Qt::AlignVCenter, fix);
        const double under = (height() + metrics.height()) / 2 - metrics.descent() + 2;
        p.drawLine(QPointF(link.left(), under), QPointF(link.right(), under));
        marks_.push_back({link, fix, "fix"});
    }
    setToolTip(sentence == text() ? QString() : text());
    if (hasFocus()) {
        p.setPen(QPen(theme_.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void ProblemLine::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    for (const auto &mark : marks_) {
        if (!worst_ || !mark.area.contains(event->position()))
            continue;
        if (mark.figureId == "fix")
            Q_EMIT fixRequested(worst_->fixes.front());
        else
            Q_EMIT revealRequested(toQString(worst_->path));
        return;
    }
    Q_EMIT listToggled();
}

void ProblemLine::mouseMoveEvent(QMouseEvent *event)
{
    const bool onFix = worst_ && std::any_of(marks_.begin(), marks_.end(), [event](const Mark &mark) {
                           return mark.figureId == "fix" && mark.area.contains(event->position());
                       });
    setCursor(onFix ? Qt::PointingHandCursor : Qt::ArrowCursor);
    hover(onFix ? worst_->fixes.front() : Fix());
}

void ProblemLine::leaveEvent(QEvent *event)
{
    hover({});
    QWidget::leaveEvent(event);
}

void ProblemLine::hover(const Fix &fix)
{
    if (!(std::exchange(hovered_, fix) == fix))
        Q_EMIT fixHovered(fix);
}

void ProblemLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        Q_EMIT listToggled();
    else
        QWidget::keyPressEvent(event);
}

} // namespace gigasite
