// SPDX-License-Identifier: GPL-3.0-or-later
// Where a figure with levels is, as links in its heading.
#include "views/figures/figure_pane.h"

#include "views/paint/text_size.h"

#include <QFontMetrics>
#include <QLayout>
#include <QMenu>

#include <algorithm>
#include <vector>

namespace gigasite {

namespace {

const QString hiddenLink = QStringLiteral("hidden"); ///< of the trail's "…"
const QString join = QStringLiteral(" ▸ ");
const QString dots = QStringLiteral("…");
constexpr int aroundTrail = 2;

} // namespace

int FigurePane::restOfHeader() const
{
    const auto *row = header_->layout();
    const auto margins = row->contentsMargins();
    int room = width() - margins.left() - margins.right();
    for (int i = 0; i < row->count(); ++i) {
        const auto *widget = row->itemAt(i)->widget();
        if (widget && widget != subtitle_ && widget != trail_ && !widget->isHidden())
            room -= widget->sizeHint().expandedTo(widget->minimumSize()).boundedTo(widget->maximumSize()).width() +
                row->spacing();
    }
    return room;
}

int FigurePane::leastTrail() const
{
    if (levels_.size() < 2)
        return 0;
    return QFontMetrics(uiFont(Type::Body)).horizontalAdvance(dots + join + levels_.last().second) + aroundTrail +
        header_->layout()->spacing();
}

/// The last one is where the figure is; the others lead back. The longest form that has room: in words, short, then
/// without the levels between.
void FigurePane::showTrail()
{
    const bool shown = levels_.size() > 1;
    trail_->setVisible(shown && trailFits_);
    subtitle_->setVisible(!shown);
    if (!shown)
        return;
    struct Form {
        bool wordsBefore, wordsAtLast;
        int firstHidden, pastHidden; // levels
    };
    const int last = static_cast<int>(levels_.size()) - 1;
    std::vector<Form> forms{{true, true, 0, 0}, {false, true, 0, 0}, {false, false, 0, 0}};
    if (last > 1) {
        forms.push_back({false, true, 1, last});
        forms.push_back({false, false, 1, last});
    }
    forms.push_back({false, true, 0, last});
    forms.push_back({false, false, 0, last});
    const auto textOf = [&](const Form &form, int i) {
        return (i == last ? form.wordsAtLast : form.wordsBefore) ? levels_[i].first : levels_[i].second;
    };
    const auto partsOf = [&](const Form &form, bool asLinks) {
        QStringList parts;
        for (int i = 0; i <= last; ++i) {
            const bool hidden = i >= form.firstHidden && i < form.pastHidden;
            if (hidden && i > form.firstHidden)
                continue;
            const auto text = hidden ? dots : textOf(form, i);
            parts << (!asLinks        ? text
                          : i == last ? text.toHtmlEscaped()
                                      : QStringLiteral("<a href='%1' style='color:%2'>%3</a>")
                                            .arg(hidden ? hiddenLink : QString::number(i), theme_.accent.name(),
                                                 text.toHtmlEscaped()));
        }
        return parts;
    };
    const QFontMetrics metrics(uiFont(Type::Body));
    const int room = restOfHeader() - aroundTrail;
    auto form = forms.back();
    for (const auto &each : forms) {
        if (metrics.horizontalAdvance(partsOf(each, false).join(join)) > room)
            continue;
        form = each;
        break;
    }
    firstHidden_ = form.firstHidden;
    pastHidden_ = form.pastHidden;
    trail_->setText(QStringLiteral("<span style='color:%1'>").arg(theme_.ink2.name()) + partsOf(form, true).join(join) +
                    QStringLiteral("</span>"));
    QStringList words;
    for (const auto &level : levels_)
        words << level.first;
    trail_->setAccessibleName(tr("Levels: %1").arg(words.join(QStringLiteral(", "))));
    trail_->setToolTip(words.join(join) + QLatin1Char('\n') +
                       tr("Levels of the figure; Esc or Backspace goes one out"));
}

void FigurePane::follow(const QString &link)
{
    if (link != hiddenLink) {
        Q_EMIT trailActivated(link.toInt());
        return;
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int i = firstHidden_; i < std::min(pastHidden_, static_cast<int>(levels_.size())); ++i)
        connect(menu->addAction(levels_[i].first), &QAction::triggered, this, [this, i] { Q_EMIT trailActivated(i); });
    menu->popup(trail_->mapToGlobal(QPoint(0, trail_->height())));
}

} // namespace gigasite
