// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/packet_chart.h"

#include "model/units/resource.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QChart>
#include <QHBoxLayout>

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

constexpr std::size_t curvePoints = 200;

/// The x labels of the paper's figure: multiples of the ideal time.
class PermutationChart : public LineChart {
public:
    explicit PermutationChart(QWidget *parent)
        : LineChart({.title = {}, .logarithmic = true}, {.title = {}, .unit = Unit::Ratio, .step = 0.25, .high = 1},
                    {.values = 44, .names = 14, .compact = true}, parent)
    {
    }

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override
    {
        LineChart::drawForeground(painter, rect);
        painter->setFont(gigasite::font(Type::Axis));
        const auto write = [&](const QString &words, double up) {
            drawHalo(*painter, {plot().right() - 4, plot().bottom() - up}, words, theme().ink3, theme().figure,
                     Qt::AlignRight);
        };
        write(QObject::tr("time ÷ ideal time"), 8);
        if (plot().height() > 80)
            write(QObject::tr("1,024 hosts, 30 MB each"), 21);
    }

    /// The two lists of a transport stand one after the other: packets, then ours.
    QString tipAt(QPointF value) const override
    {
        QStringList rows{QObject::tr("Within %1× the ideal time").arg(localDecimal(value.x(), 2))};
        for (std::size_t i = 0; i + 1 < lines().size(); i += 2)
            rows << QObject::tr("%1: %2 of flows done at packet level, %3 simulated")
                        .arg(lines()[i].name, done(lines()[i].points, value.x()),
                             done(lines()[i + 1].points, value.x()));
        return rows.join(QLatin1Char('\n'));
    }

private:
    static QString done(const QList<QPointF> &points, double x)
    {
        if (points.isEmpty())
            return QStringLiteral("…");
        const auto beyond = std::find_if(points.begin(), points.end(), [x](QPointF p) { return p.x() > x; });
        const double share = beyond == points.begin() ? 0 : std::prev(beyond)->y();
        return localDecimal(share * 100, 0) + QStringLiteral(" %");
    }
};

struct Look {
    const char *name;
    QColor Theme::*colour;
};
/// In the order of the file.
constexpr std::array looks{Look{QT_TRANSLATE_NOOP("QObject", "NDP, sprayed"), &Theme::dpExternal},
                           Look{QT_TRANSLATE_NOOP("QObject", "ECMP + PFC"), &Theme::wan},
                           Look{QT_TRANSLATE_NOOP("QObject", "at 4 : 1"), &Theme::dpInternal}};

} // namespace

PacketChart::PacketChart(QWidget *parent)
    : QWidget(parent)
    , permutations_(new PermutationChart(this))
    , bystanders_(new BystanderFigure(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(permutations_, 1);
    row->addWidget(bystanders_, 1);
    permutations_->setFocusPolicy(Qt::NoFocus);
    permutations_->setAccessibleName(tr("Permutations against packet level"));
    setAccessibleName(tr("Against packets"));
}

void PacketChart::setTheme(const Theme &theme)
{
    permutations_->setTheme(theme);
    bystanders_->setTheme(theme);
}

void PacketChart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!begun_)
        begin();
}

void PacketChart::begin()
{
    begun_ = true;
    auto read = flow::readPacketReferences(resource("network/packet_level.json"));
    if (!read) {
        permutations_->hide();
        bystanders_->setFailure(tr("The packet-level runs cannot be shown: %1 %2")
                                    .arg(toQString(read.problem().path), gigasite::translate(read.problem().message)));
        return;
    }
    references_ = *std::move(read);
    predictions_.resize(references_.permutations.size());
    showPermutations();
    bystanders_->setMeasured(references_.bystanders);
    worker_ = std::jthread([this](const std::stop_token &stop) {
        std::size_t run = 0;
        for (const auto *list : {&references_.permutations, &references_.bystanders}) {
            for (const auto &reference : *list) {
                auto seconds = flow::predictedCompletions(reference, stop);
                if (stop.stop_requested())
                    return;
                QMetaObject::invokeMethod( // dropped by Qt if the chart is gone by then
                    this, [this, run, seconds = std::move(seconds)] { accept(run, seconds); }, Qt::QueuedConnection);
                ++run;
            }
        }
    });
}

void PacketChart::accept(std::size_t run, std::vector<double> seconds)
{
    ++done_;
    if (run < predictions_.size()) {
        predictions_[run] = std::move(seconds);
        showPermutations();
        return;
    }
    const auto bystander = run - predictions_.size();
    bystanders_->setPredicted(bystander, std::move(seconds));
}

void PacketChart::showPermutations()
{
    std::vector<LineChart::Line> lines;
    QString spoken;
    for (std::size_t i = 0; i < references_.permutations.size(); ++i) {
        const auto &r = references_.permutations[i];
        const auto &look = looks[std::min(i, looks.size() - 1)];
        LineChart::Line packets{.name = QObject::tr(look.name), .dots = true, .colour = look.colour};
        for (const auto &q : r.measured)
            packets.points << QPointF(q.seconds / r.ideal, q.share);
        constexpr double low = 0.6;
        for (const auto &point : packets.points) { // named where the curves stand apart
            if (!packets.nameAt && point.y() >= low - 1e-9)
                packets.nameAt = point;
        }
        const auto &ours = predictions_[i];
        LineChart::Line simulated{.emphasised = false, .colour = look.colour};
        for (std::size_t k = 0; !ours.empty() && k < curvePoints; ++k) {
            const auto rank = k * (ours.size() - 1) / (curvePoints - 1);
            simulated.points << QPointF(ours[rank] / r.ideal,
                                        static_cast<double>(rank + 1) / static_cast<double>(r.watched));
        }
        if (!ours.empty())
            spoken += tr("%1: last flow at %2 times the ideal time simulated, %3 at packet level. ")
                          .arg(packets.name)
                          .arg(localDecimal(ours.back() / r.ideal, 2))
                          .arg(localDecimal(r.measured.back().seconds / r.ideal, 2));
        lines.push_back(std::move(packets));
        lines.push_back(std::move(simulated));
    }
    permutations_->setAccessibleDescription(spoken);
    permutations_->setLines(lines);
}

} // namespace gigasite
