// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/network_notice.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/panels/job_panel.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr int noticeAir = 4, noticeGap = 8; // px at its ends; between its parts

} // namespace

NetworkNotice::NetworkNotice(const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , theme_(theme)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Flow simulation"));
    hide();
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (job_ && job_->canStop)
            Q_EMIT cancelRequested(job_->id);
        else if (job_ && job_->canRepeat)
            Q_EMIT repeatRequested(job_->id);
    });
}

void NetworkNotice::setJob(const std::optional<Job> &job)
{
    if (job == job_)
        return;
    job_ = job;
    setVisible(job_.has_value());
    if (!job_)
        return;
    setText(stateOf(job_->share));
    setAccessibleName(tr("Flow simulation, %1. %2").arg(text(), action()));
    update();
}

QString NetworkNotice::action() const
{
    return job_->canStop ? JobPanel::tr("Cancel") : JobPanel::tr("Run again");
}

QString NetworkNotice::stateOf(double share) const
{
    if (job_->state == Job::State::Cancelled)
        return tr("cancelled");
    if (share < 0)
        return tr("simulating…");
    const auto percent = shown(share, Unit::Ratio, 2);
    return brief_ ? percent : tr("simulating %1").arg(percent);
}

int NetworkNotice::widthWith(double share) const
{
    const auto face = uiFont(Type::Label);
    return static_cast<int>(std::ceil(tabularWidth(face, stateOf(share)) + textWidth(uiFont(Type::Label), action()))) +
        2 * noticeAir + noticeGap;
}

QSize NetworkNotice::sizeFor(int room)
{
    const auto wide = [this] { return job_ ? std::max(widthWith(1), widthWith(-1)) : 0; };
    brief_ = false;
    if (wide() > room) {
        brief_ = true;
        if (job_)
            setText(stateOf(job_->share));
    }
    return {std::min(wide(), room), uiLength(20)};
}

void NetworkNotice::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.figure);
    if (!job_)
        return;
    auto face = uiFont(Type::Label);
    const double link = textWidth(face, action());
    const QRectF area = QRectF(rect()).adjusted(noticeAir, 0, -noticeAir, 0);
    p.setFont(face);
    p.setPen(job_->canStop ? theme_.accent : theme_.ink2);
    drawTabular(p, area.adjusted(0, 0, -link - noticeGap, 0), stateOf(job_->share), Qt::AlignRight);
    face.setUnderline(true);
    p.setFont(face);
    p.setPen(theme_.accent);
    drawLine(p, {area.right() - link, area.top(), link + 1, area.height()}, action());
    if (!hasFocus())
        return;
    p.setPen(QPen(theme_.accent, 2));
    p.setBrush(Qt::NoBrush);
    p.drawRect(rect().adjusted(1, 1, -1, -1));
}

ProgressLine::ProgressLine(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , theme_(theme)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ProgressLine::setShare(double share)
{
    if (share == share_)
        return;
    share_ = share;
    update();
}

void ProgressLine::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.fillRect(rect(), theme_.hairline);
    p.fillRect(QRectF(0, 0, width() * std::clamp(share_, 0.0, 1.0), height()), theme_.accent);
}

} // namespace gigasite
