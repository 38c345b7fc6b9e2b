// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/problem_line.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

constexpr double besideProblem = 12;
constexpr double arrowRoom = 30;
constexpr double leftEdge = 8;
constexpr int mostRows = 2;

double badgeSign()
{
    return uiLength(21);
}

double badgeWidth(const QFont &font, int count)
{
    return badgeSign() + 5 + QFontMetricsF(font).horizontalAdvance(QString::number(count));
}

} // namespace

ProblemLine::ProblemLine(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Problems"));
    constexpr int lookAgainMs = 100;
    later_.setSingleShot(true);
    later_.setInterval(lookAgainMs);
    connect(&later_, &QTimer::timeout, this, &ProblemLine::settle);
}

QSize ProblemLine::sizeHint() const
{
    const int one = std::max(uiLength(26), QFontMetrics(uiFont(Type::Body)).height() + 8);
    return {400, rows_ == 1 ? one : std::max(one, mostRows * QFontMetrics(uiFont(Type::Secondary)).height() + 8)};
}

void ProblemLine::setTheme(const Theme &theme)
{
    theme_ = theme;
    settle();
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
    settle();
    if (isVisible())
        update();
}

void ProblemLine::setStale(bool stale)
{
    if (std::exchange(stale_, stale) == stale)
        return;
    settle();
    update();
}

void ProblemLine::setJob(const QString &text)
{
    if (std::exchange(job_, text) == text)
        return;
    settle();
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

QString ProblemLine::heading() const
{
    return stale_ ? tr("Problems (stale)") : tr("Problems");
}

double ProblemLine::countsWidth() const
{
    const auto font = uiFont(Type::Body);
    double width = 0;
    for (const int count : {errors_, warnings_})
        width += count > 0 ? badgeWidth(font, count) + besideProblem / 2 : 0;
    return width;
}

double ProblemLine::fixWidth(const QFont &font) const
{
    const bool fixable = worst_ && !worst_->fixes.empty();
    return fixable ? QFontMetricsF(font).horizontalAdvance(translate(worst_->fixes.front().label)) : 0;
}

ProblemLine::Layout ProblemLine::layoutIn(int rows) const
{
    Layout in;
    in.font = uiFont(rows == 1 ? Type::Body : Type::Secondary);
    in.left = leftEdge + QFontMetricsF(uiFont(Type::Title)).horizontalAdvance(heading()) + besideProblem +
        countsWidth() + besideProblem / 2;
    const QFontMetricsF metrics(in.font);
    const double job = job_.isEmpty() ? 0 : QFontMetricsF(uiFont(Type::Body)).horizontalAdvance(job_) + besideProblem;
    const double room = width() - arrowRoom - job - in.left;
    const double fix = fixWidth(in.font), besideFix = fix > 0 ? fix + besideProblem : 0;
    in.lineHeight = rows == 1 ? height() : metrics.height();
    in.lines = rows == 1 ? QStringList(text()) : wrappedTabular(in.font, text(), room);
    const auto wide = [&] { return metrics.horizontalAdvance(in.lines.last()); };
    if (rows > 1 && in.lines.size() == 1 && wide() + besideFix > room)
        in.lines << QString(); // the fix alone
    in.whole = in.lines.size() <= rows && wide() + besideFix <= room;
    if (!in.whole) {
        const auto rest = in.lines.mid(rows - 1).join(QLatin1Char(' '));
        in.lines = in.lines.mid(0, rows - 1)
            << metrics.elidedText(rest, Qt::ElideRight, std::max(room - besideFix, 0.0));
    }
    const double last = height() / 2.0 + in.lineHeight * static_cast<double>(in.lines.size() - 1) / 2;
    const double before = in.lines.last().isEmpty() ? 0 : wide() + besideProblem;
    in.fix = {in.left + before, last};
    return in;
}

/// A row more moves what is above it: not under a hand.
void ProblemLine::settle()
{
    const int rows = layoutIn(1).whole ? 1 : mostRows;
    if (rows == rows_)
        return;
    if (QApplication::mouseButtons() != Qt::NoButton) {
        later_.start();
        return;
    }
    rows_ = rows;
    updateGeometry();
    update();
}

void ProblemLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    settle();
}

void ProblemLine::paintCounts(QPainter &p, double x)
{
    const double middle = height() / 2.0;
    const double radius = 6 * textSize();
    const auto badge = [&](int count, bool error) {
        const auto number = QString::number(count);
        const double high = uiLength(18);
        const QRectF box(x, middle - high / 2, badgeWidth(p.font(), count), high);
        p.setPen(theme_.line);
        p.setBrush(theme_.figure);
        p.drawRect(box);
        const QPointF sign(x + badgeSign() / 2, middle);
        if (error)
            drawOctagon(p, sign, radius, theme_.error, theme_.figure);
        else
            drawTriangle(p, sign, radius, theme_.warning, theme_.ink);
        p.setPen(theme_.ink);
        p.drawText(box.adjusted(badgeSign(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, number);
        x += box.width() + besideProblem / 2;
    };
    if (errors_ > 0)
        badge(errors_, true);
    if (warnings_ > 0)
        badge(warnings_, false);
}

void ProblemLine::paintArrow(QPainter &p) const
{
    const double s = textSize();
    const QPolygonF arrow{QPointF(-4.5 * s, 3 * s), QPointF(4.5 * s, 3 * s), QPointF(0, -3 * s)};
    p.save();
    p.translate(width() - 16, height() / 2.0);
    p.rotate(open_ ? 180 : 0);
    p.setPen(Qt::NoPen);
    p.setBrush(theme_.ink2);
    p.drawPolygon(arrow);
    p.restore();
}

void ProblemLine::paintSentence(QPainter &p)
{
    const auto in = layoutIn(rows_);
    p.setFont(in.font);
    const QFontMetricsF metrics(in.font);
    QRectF line(in.left, (height() - in.lineHeight * static_cast<double>(in.lines.size())) / 2, 0, in.lineHeight);
    p.setPen(stale_ ? theme_.ink3 : theme_.ink);
    for (const auto &words : in.lines) {
        line.setWidth(metrics.horizontalAdvance(words));
        p.drawText(line, Qt::AlignVCenter | Qt::TextSingleLine, words);
        if (!words.isEmpty())
            marks_.push_back({line, text(), "sentence"});
        line.translate(0, in.lineHeight);
    }
    setToolTip(in.whole ? QString() : text());
    if (!worst_ || worst_->fixes.empty())
        return;
    const auto fix = translate(worst_->fixes.front().label);
    const QRectF link(in.fix.x(), in.fix.y() - in.lineHeight / 2, fixWidth(in.font), in.lineHeight);
    p.setPen(theme_.accent);
    p.drawText(link, Qt::AlignVCenter | Qt::TextSingleLine, fix);
    const double under = in.fix.y() + metrics.height() / 2 - metrics.descent() + 2;
    p.drawLine(QPointF(link.left(), under), QPointF(link.right(), under));
    marks_.push_back({link, fix, "fix"});
}

void ProblemLine::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.bar);
    marks_.clear();
    p.setFont(uiFont(Type::Title));
    p.setPen(theme_.ink);
    p.drawText(QRectF(leftEdge, 0, width() / 2.0, height()), Qt::AlignLeft | Qt::AlignVCenter, heading());
    const double x = leftEdge + QFontMetricsF(p.font()).horizontalAdvance(heading()) + besideProblem;
    p.setFont(uiFont(Type::Body));
    paintCounts(p, x);
    paintArrow(p);
    if (!job_.isEmpty()) {
        const double wide = QFontMetricsF(p.font()).horizontalAdvance(job_);
        p.setPen(theme_.ink3);
        p.drawText(QRectF(width() - arrowRoom - wide, 0, wide, height()), Qt::AlignVCenter, job_);
    }
    paintSentence(p);
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
