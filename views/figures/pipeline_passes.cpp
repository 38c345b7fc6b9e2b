// SPDX-License-Identifier: GPL-3.0-or-later
// The passes of all stages against time: pixel by pixel on screen, as rectangles in vector formats.
#include "views/figures/pipeline_frame.h"
#include "views/paint/text.h"

#include <QImage>
#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double hatchedGap = 6; ///< narrower gaps cannot show the hatching
constexpr double separatedWidth = 4; ///< passes from here on are set apart
constexpr std::int64_t mostRectangles = 20000; ///< in vector formats

struct Span {
    double from = 0, to = 0; ///< s
    QColor colour;
    bool hasGaps = false; ///< idle time between its passes
};

/// All of a stage's passes one by one.
std::vector<Span> passSpans(const measured::PipelineClock &clock, const PipelineColours &colours, std::int64_t stage)
{
    std::vector<Span> spans;
    for (const auto &pass : clock.passesOf(stage))
        spans.push_back({pass.start, pass.end, colours.of(pass)});
    return spans;
}

/// A stage's phases, each in the mean colour of what is in it: forward alone, pairs, backward passes at the last
/// stage's pace, backward passes alone; cut where another chunk begins. Backward passes with gaps are hatched.
class Phases {
public:
    Phases(const measured::PipelineClock &clock, const PipelineColours &colours, std::int64_t stage)
        : clock_(clock)
        , colours_(colours)
        , stage_(stage)
        , before_(clock.ahead(stage))
        , count_(clock.passesEachWay())
    {
    }

    std::vector<Span> spans()
    {
        cut(0, std::min(before_, count_ - 1),
            [this](std::int64_t first, std::int64_t last) { addForward(first, last); });
        const auto add = [this](std::int64_t first, std::int64_t last) { addBackward(first, last); };
        const auto alone = std::max<std::int64_t>(0, count_ - before_); // the first without a forward pass
        cut(0, alone - 1, add);
        cut(alone, clock_.lastPair(), add);
        cut(std::max(alone, clock_.lastPair() + 1), count_ - 1, add);
        for (std::size_t i = 0; i + 1 < spans_.size(); ++i) { // less than a slot between two is in neither's mean
            if (spans_[i + 1].from - spans_[i].to <= 1.01 * (clock_.forward + clock_.backward))
                spans_[i].to = spans_[i + 1].from;
        }
        return std::move(spans_);
    }

private:
    template <class Add> void cut(std::int64_t first, std::int64_t last, const Add &add)
    {
        const auto run = clock_.chunks > 1 ? clock_.stages : count_;
        for (auto from = first; from <= last;) {
            const auto to = std::min(last, (from / run + 1) * run - 1);
            add(from, to);
            from = to + 1;
        }
    }
    const QColor &forwardOf(std::int64_t n) const
    {
        return colours_.forward[static_cast<std::size_t>(clock_.chunkOf(n, false))];
    }
    void addForward(std::int64_t first, std::int64_t last)
    {
        spans_.push_back(
            {clock_.forwardStart(stage_, first), clock_.forwardStart(stage_, last) + clock_.forward, forwardOf(first)});
    }
    void addBackward(std::int64_t first, std::int64_t last)
    {
        const double from = clock_.backwardStart(stage_, first),
                     to = clock_.backwardStart(stage_, last) + clock_.backward;
        const auto passes = static_cast<double>(last - first + 1);
        const bool paired = before_ + 1 + first < count_;
        const double f = paired ? passes * clock_.forward : 0, b = passes * clock_.backward;
        const auto &own = colours_.backward[static_cast<std::size_t>(clock_.chunkOf(first, true))];
        const auto middle = std::min(count_ - 1, before_ + 1 + (first + last) / 2);
        const bool hasGaps = f + b < 0.97 * (to - from);
        spans_.push_back({from, to, paired ? blended(forwardOf(middle), own, f / (f + b)) : own, hasGaps});
    }

    const measured::PipelineClock &clock_;
    const PipelineColours &colours_;
    std::int64_t stage_, before_, count_;
    std::vector<Span> spans_;
};

std::vector<Span> phaseSpans(const measured::PipelineClock &clock, const PipelineColours &colours, std::int64_t stage)
{
    return Phases(clock, colours, stage).spans();
}

bool isVector(const QPainter &p)
{
    const auto type = p.paintEngine() ? p.paintEngine()->type() : QPaintEngine::Raster;
    return type == QPaintEngine::Pdf || type == QPaintEngine::SVG;
}

double pixelRatio(const QPainter &p)
{
    return std::max(1.0, std::abs(p.deviceTransform().m11()));
}

/// What follows the pipeline, at every stage alike.
std::vector<Span> afterSpans(const StepClock &clock, const PipelineColours &colours)
{
    std::vector<Span> spans;
    if (clock.exchange > 0)
        spans.push_back({clock.pipelineEnd, clock.pipelineEnd + clock.exchange, colours.exchange});
    if (clock.optimizer > 0)
        spans.push_back({clock.total - clock.optimizer, clock.total, colours.optimizer});
    return spans;
}

/// One line of pixels of a stage, over the hatching that is there.
class Line {
public:
    Line(QRgb *pixels, int width, double pixelsPerSecond, const PipelineColours &colours)
        : pixels_(pixels)
        , width_(width)
        , scale_(pixelsPerSecond)
        , idle_(colours.idle.rgb())
        , gap_(colours.gap.rgb())
    {
    }

    void draw(const std::vector<Span> &spans, bool areSeparate)
    {
        int done = 0;
        for (const auto &span : spans) {
            const int from = at(span.from), to = std::max(at(span.to), from);
            fillNarrow(done, from);
            std::fill(pixels_ + from, pixels_ + to, span.colour.rgb());
            for (int x = from; span.hasGaps && x < to; ++x) { // 45 degrees, as the hatching
                if ((x + row_) % pitch_ < pitch_ / 4)
                    pixels_[x] = idle_;
            }
            if (areSeparate && to - from >= separatedWidth * ratio_ && from > 0)
                pixels_[from] = gap_;
            done = std::max(done, to);
        }
        fillNarrow(done, width_);
    }
    void setPlace(int row, double ratio) ///< pixels from the top, and of one unit
    {
        row_ = row;
        ratio_ = ratio;
        pitch_ = static_cast<int>(std::lround(8 * ratio));
    }

private:
    int at(double seconds) const { return std::clamp(static_cast<int>(std::lround(seconds * scale_)), 0, width_); }
    void fillNarrow(int from, int to)
    {
        if (to > from && to - from < hatchedGap * ratio_)
            std::fill(pixels_ + from, pixels_ + to, idle_);
    }

    QRgb *pixels_;
    int width_, row_ = 0, pitch_ = 8;
    double scale_, ratio_ = 1;
    QRgb idle_, gap_;
};

void paintPixels(QPainter &p, const PipelineFrame &f, const Theme &theme, const PipelineColours &colours)
{
    const auto &clock = f.clock.pipeline;
    const double ratio = pixelRatio(p);
    QImage image((f.plot.size() * ratio).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return;
    image.setDevicePixelRatio(ratio);
    QPainter hatch(&image);
    fillHatched(hatch, QRectF(QPointF(), f.plot.size()), theme.idleLine, theme.idleFill);
    hatch.end();
    const double scale = image.width() / f.clock.total;
    const bool fine = areSinglePasses(p, f);
    auto after = afterSpans(f.clock, colours);
    for (auto &span : after) // a sliver is still seen
        span.from = std::min(span.from, span.to - 1.5 / scale);
    const int height = image.height();
    const auto stageOf = [&](int y) { return std::min(clock.stages - 1, y * clock.stages / height); };
    const bool separate = std::floor(height / static_cast<double>(clock.stages)) >= separatedWidth * ratio;
    for (int y = 0; y < height;) {
        const auto stage = stageOf(y);
        int past = y + 1;
        while (past < height && stageOf(past) == stage)
            ++past;
        auto spans = fine ? passSpans(clock, colours, stage) : phaseSpans(clock, colours, stage);
        const auto row = [&](int line) { return reinterpret_cast<QRgb *>(image.scanLine(line)); };
        for (int line = y; line < past; ++line) {
            Line pixels(row(line), image.width(), scale, colours);
            pixels.setPlace(line, ratio);
            if (separate && line == past - 1)
                std::fill(row(line), row(line) + image.width(), colours.gap.rgb());
            else
                pixels.draw(spans, fine);
            for (const auto &span : after) {
                const int from = std::clamp(static_cast<int>(std::lround(span.from * scale)), 0, image.width());
                const int to = std::clamp(static_cast<int>(std::lround(span.to * scale)), from, image.width());
                std::fill(row(line) + from, row(line) + to, span.colour.rgb());
            }
        }
        y = past;
    }
    p.drawImage(f.plot, image);
}

void paintRectangles(QPainter &p, const PipelineFrame &f, const Theme &theme, const PipelineColours &colours)
{
    const auto &clock = f.clock.pipeline;
    const bool fine = areSinglePasses(p, f);
    fillHatched(p, f.plot, theme.idleLine, theme.idleFill);
    const double gap = f.rowHeight() >= separatedWidth ? 1 : 0;
    for (std::int64_t stage = 0; stage < clock.stages; ++stage) {
        const double top = f.y(stage), height = f.rowHeight() - gap;
        for (const auto &span : fine ? passSpans(clock, colours, stage) : phaseSpans(clock, colours, stage)) {
            const double from = f.x(span.from), width = f.x(span.to) - from;
            const QRectF area(from, top, width >= separatedWidth ? width - 0.5 : width, height);
            p.fillRect(area, span.hasGaps ? blended(span.colour, colours.idle, 0.8) : span.colour);
        }
        if (gap > 0)
            p.fillRect(QRectF(f.plot.left(), top + height, f.plot.width(), gap), colours.gap);
    }
    for (const auto &span : afterSpans(f.clock, colours))
        p.fillRect(QRectF(f.x(span.from), f.plot.top(), f.x(span.to) - f.x(span.from), f.plot.height()), span.colour);
}

} // namespace

PipelineColours::PipelineColours(const Theme &theme, std::int64_t chunks)
    : idle(blended(theme.idleLine, theme.idleFill, 0.28)) // the mean of the hatching
    , exchange(theme.dpExternal)
    , optimizer(theme.memoryOptimizer)
    , gap(theme.figure)
{
    constexpr double reach = 0.5; // of the way to paper or ink
    for (std::int64_t c = 0; c < chunks; ++c) {
        const double deep = chunks > 1 ? reach * static_cast<double>(c) / static_cast<double>(chunks - 1) : 0;
        forward.push_back(blended(theme.figure, theme.forward, deep));
        backward.push_back(blended(theme.ink, theme.backward, deep));
    }
}

bool areSinglePasses(const QPainter &p, const PipelineFrame &f)
{
    const auto &clock = f.clock.pipeline;
    if (isVector(p))
        return 2 * clock.passesEachWay() * clock.stages <= mostRectangles;
    constexpr double narrowest = 1.2; // pixels
    return clock.forward * f.plot.width() * pixelRatio(p) / f.clock.total >= narrowest;
}

void paintPasses(QPainter &p, const PipelineFrame &f, const Theme &theme, const PipelineColours &colours)
{
    p.setRenderHint(QPainter::Antialiasing, false);
    if (isVector(p))
        paintRectangles(p, f, theme, colours);
    else
        paintPixels(p, f, theme, colours);
    p.setRenderHint(QPainter::Antialiasing, true);
}

void namePasses(QPainter &p, const PipelineFrame &f, const Theme &theme, const PipelineColours &colours,
                const QFont &font)
{
    constexpr std::int64_t most = 600;
    constexpr double leastHeight = 10, air = 3;
    const auto &clock = f.clock.pipeline;
    const double widest = f.x(std::max(clock.forward, clock.backward)) - f.plot.left();
    const double digit = tabularWidth(font, QStringLiteral("0"));
    if (f.rowHeight() < leastHeight || widest < digit + air || 2 * clock.passesEachWay() * clock.stages > most)
        return;
    p.setFont(font);
    for (std::int64_t stage = 0; stage < clock.stages; ++stage) {
        for (const auto &pass : clock.passesOf(stage)) {
            const auto text = QString::number(pass.microBatch + 1);
            const QRectF area(f.x(pass.start), f.y(stage), f.x(pass.end) - f.x(pass.start), f.rowHeight() - 1);
            if (digit * static_cast<double>(text.size()) + air > area.width())
                continue;
            p.setPen(theme.textOn(colours.of(pass)));
            drawTabular(p, area, text, Qt::AlignHCenter);
        }
    }
}

} // namespace gigasite
