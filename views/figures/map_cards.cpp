// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_cards.h"

#include "model/site/training_sites.h"
#include "views/figures/figure_words.h"
#include "views/figures/place_words.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite {

namespace {

constexpr double lineHeight = 14;
constexpr double paddingX = 8, paddingY = 3;
constexpr double barWidth = 3;
constexpr double signSpace = 16; ///< octagon or triangle and the gap before it

QFont runFont(const Card::Run &run)
{
    return font(run.bold ? Type::LabelBold : Type::Label);
}

bool hasSign(const Card &card)
{
    return card.sign == SiteState::Short || card.sign == SiteState::Warning;
}

/// Width that drawTabular will take, give or take some kerning: all digits are as wide as '0', so one text of zeros
/// measures in one call what digit by digit takes thirty.
double quickWidth(const Card::Run &run)
{
    QString zeros = run.text;
    for (auto &character : zeros) {
        if (character.isDigit())
            character = u'0';
    }
    return textWidth(runFont(run), zeros);
}

void measure(Card &card, double maxWidth)
{
    constexpr double kerning = 2;
    double width = 0;
    for (const auto &line : card.lines) {
        double x = &line == &card.lines.front() && hasSign(card) ? signSpace : 0;
        for (const auto &run : line)
            x += quickWidth(run);
        width = std::max(width, x);
    }
    if (card.bar.isValid())
        width += barWidth;
    card.size = QSizeF(std::min(maxWidth, std::ceil(width + kerning) + 2 * paddingX),
                       lineHeight * static_cast<double>(card.lines.size()) + 2 * paddingY);
}

QString flexWords(const Scenario &scenario)
{
    return Figures::tr("flex at %1").arg(localNumbers(formatExact(scenario.grid.curtailment, Unit::Ratio).joined()));
}

/// What binds, in the few words of a card: "flex at 0.5 %", "firm power within 100 km".
QString ruleOf(const SitePower &site, const Evaluation &evaluation, const Scenario &scenario)
{
    if (site.typedLimit)
        return Figures::tr("typed limit");
    if (evaluation.power.paperRule)
        return Figures::tr("2024 paper");
    return limitWords(site.host.binding, evaluation.power.rule, scenario);
}

QString demandLine(const SiteShape &shape, const Evaluation &evaluation, bool brief)
{
    const auto &site = *shape.site;
    if (!evaluation.rack.power)
        return Figures::tr("power of the rack unknown");
    if (site.fromGrid <= Watts())
        return Figures::tr("needs nothing from the grid");
    if (!site.headroom)
        return Figures::tr("needs %1").arg(shown(site.fromGrid.si(), Unit::Watt));
    auto amount = amountOf(site.fromGrid, *site.headroom);
    if (!brief)
        amount = Figures::tr("needs %1").arg(amount);
    const double share = *site.headroom > Watts() ? site.fromGrid / *site.headroom : 0;
    constexpr double worthTelling = 1e-3;
    return share > worthTelling && share < 100 ? Figures::tr("%1 (%2)").arg(amount, shareOfLimit(share)) : amount;
}

QString limitLine(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario)
{
    const auto &site = *shape.site;
    if (site.userData)
        return site.typedLimit ? Figures::tr("user data; limit: typed") : Figures::tr("user data; limit unknown");
    if (site.typedLimit)
        return Figures::tr("limit: typed");
    if (site.authority.empty())
        return Figures::tr("limit unknown: not in the grid tables");
    if (!site.headroom)
        return Figures::tr("limit unknown: not in the 2024 paper");
    if (evaluation.power.paperRule)
        return Figures::tr("limit: 2024 paper, Table 1");
    return Figures::tr("limit: %1").arg(limitWords(site.host.binding, evaluation.power.rule, scenario));
}

/// In a word or number: where there is no room for more.
QString resultOf(const SiteShape &shape)
{
    const auto &site = *shape.site;
    if (shape.isLost)
        return Figures::tr("lost");
    if (shape.missing > Watts())
        return shown(-shape.missing.si(), Unit::Watt);
    if (site.headroom && *site.headroom > Watts() && shape.state == SiteState::Met)
        return shareOfLimit(site.fromGrid / *site.headroom);
    return {};
}

/// "82 %, limit: flex at 0.5 %"
QString shareLine(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario)
{
    const auto result = resultOf(shape);
    const auto limit = limitLine(shape, evaluation, scenario);
    return result.isEmpty() ? limit : Figures::tr("%1, %2").arg(result, limit);
}

/// "next: import, 36 GW": what would bind if the first limit were gone; empty where that is not known.
QString nextLine(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario)
{
    const auto &host = shape.site->host;
    if (shape.site->typedLimit || evaluation.power.paperRule || !host.next || host.nextBinding == HostLimit::None)
        return {};
    return Figures::tr("next: %1, %2")
        .arg(limitWords(host.nextBinding, evaluation.power.rule, scenario), shown(host.next->si(), Unit::Watt));
}

/// "short by 899 MW, flex at 0.5 %": the number in bold, then the rule it follows from.
std::vector<Card::Run> shortLine(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario,
                                 bool brief, const QColor &ink)
{
    std::vector<Card::Run> runs{{Figures::tr("short by %1").arg(shown(shape.missing.si(), Unit::Watt)), ink, true}};
    if (brief)
        return runs;
    const auto rule =
        shape.state == SiteState::Warning ? flexWords(scenario) : ruleOf(*shape.site, evaluation, scenario);
    runs.push_back({Figures::tr(", %1").arg(rule), ink, false});
    return runs;
}

/// In one line, or the limit in one of its own where that would make a card so wide that it finds no place.
void addShortLines(Card &card, std::vector<Card::Run> runs, const QString &limit, const QColor &ink)
{
    constexpr double wide = 200;
    double width = 0;
    for (const auto &run : runs)
        width += quickWidth(run);
    if (runs.size() > 1 && width > wide && !limit.isEmpty()) {
        runs.resize(1);
        card.lines.push_back(std::move(runs));
        card.lines.emplace_back().push_back({limit, ink, false});
    } else {
        card.lines.push_back(std::move(runs));
    }
}

QString titleOf(const SiteShape &shape)
{
    const auto &site = *shape.site;
    const auto name = numberedName(static_cast<std::size_t>(shape.index), site.name);
    return site.authority.empty() ? name : Figures::tr("%1 · %2").arg(name, toQString(site.authority));
}

/// Its name, and whether it is only offered.
std::vector<Card::Run> headingOf(const SiteShape &shape, const Theme &theme)
{
    std::vector<Card::Run> runs{{titleOf(shape), theme.ink, true}};
    if (shape.isOffered)
        runs.push_back({QStringLiteral("  ") + Figures::tr("preview"), theme.ink3});
    return runs;
}

/// What it needs and what limits that, as far as nothing is missing; or that it is out.
QStringList plainLines(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario,
                       CardDetail detail)
{
    const bool isShort = shape.state == SiteState::Short;
    const bool missing = isShort || shape.state == SiteState::Warning;
    QStringList lines;
    if (shape.isLost && detail != CardDetail::Title)
        return {Figures::tr("lost: trains nothing")};
    if (detail == CardDetail::Full || (detail == CardDetail::Brief && !missing))
        lines << demandLine(shape, evaluation, detail == CardDetail::Brief);
    if (detail == CardDetail::Full && !isShort)
        lines << limitLine(shape, evaluation, scenario);
    if (detail == CardDetail::Limit && !missing)
        lines << shareLine(shape, evaluation, scenario);
    return lines;
}

/// What a kilowatt-hour costs there and emits.
QString energyLine(const SitePower &site, const Evaluation &evaluation)
{
    const auto pattern = !site.authority.empty() ? Figures::tr("%1 ¢/kWh, %2 g CO₂/kWh")
        : site.typedPrice                        ? Figures::tr("%1 ¢/kWh as typed, %2 g CO₂/kWh, US average")
                                                 : Figures::tr("%1 ¢/kWh, %2 g CO₂/kWh, US average");
    return pattern.arg(localDecimal(100 * site.usdPerKwh.at(1), 1))
        .arg(localDecimal(site.gramsCo2PerKwh.at(averageLoad(evaluation.phases)), 0));
}

} // namespace

QString shareOfLimit(double share)
{
    auto text = shown(share, Unit::Ratio, share < 0.01 ? 1 : share < 1 ? 2 : 3);
    if (share == 1 || text != shown(1.0, Unit::Ratio, 3))
        return text;
    return localNumbers(share > 1 ? QStringLiteral("> 100 %") : QStringLiteral("< 100 %")); // never across the limit
}

QString limitWords(HostLimit limit, const SitingRule &rule, const Scenario &scenario)
{
    if (limit == HostLimit::Headroom && rule.definition == HeadroomDefinition::Flex)
        return flexWords(scenario);
    if (limit == HostLimit::Voltage)
        return Figures::tr("no 345 kV near");
    return limit == HostLimit::None ? Figures::tr("unknown") : translate(limitText(limit, rule));
}

Card siteCard(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario, CardDetail detail,
              double maxWidth, const Theme &theme)
{
    const bool isShort = shape.state == SiteState::Short;
    const bool isLow = shape.state == SiteState::Warning;
    const QColor state = isShort ? theme.error : isLow ? theme.warningText : theme.ink2;
    Card card;
    card.sign = shape.state;
    card.border = isShort ? theme.error : isLow ? theme.warning : theme.line;
    const QColor calm = shape.state == SiteState::Met ? theme.met : theme.warning;
    card.bar = isShort ? theme.error : shape.isLost && !isLow ? theme.ink3 : calm;
    card.lines.push_back(headingOf(shape, theme));
    const auto result = detail == CardDetail::Title ? resultOf(shape) : QString();
    if (!result.isEmpty())
        card.lines.back().push_back({QStringLiteral("  ") + result, state, isShort || isLow});
    const bool missing = isShort || isLow;
    for (const auto &line : plainLines(shape, evaluation, scenario, detail))
        card.lines.emplace_back().push_back({line, theme.ink2});
    if (detail != CardDetail::Title && missing)
        addShortLines(card, shortLine(shape, evaluation, scenario, detail == CardDetail::Brief, state),
                      limitLine(shape, evaluation, scenario), state);
    measure(card, maxWidth);
    return card;
}

Card handCard(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario, double maxWidth,
              const Theme &theme)
{
    constexpr std::size_t most = 4; // lines; the nearest sites first
    auto card = siteCard(shape, evaluation, scenario, CardDetail::Full, maxWidth, theme);
    card.lines.push_back({{energyLine(*shape.site, evaluation), theme.ink2}});
    if (const auto next = nextLine(shape, evaluation, scenario); !next.isEmpty())
        card.lines.push_back({{next, theme.ink2}});
    std::vector<const SiteDistance *> pairs;
    const auto &sites = evaluation.power.sites;
    for (const auto &pair : evaluation.power.distances) {
        const int other = pair.from == shape.index ? pair.to : pair.from;
        const bool isOwn = pair.from == shape.index || pair.to == shape.index;
        const bool isOut = sites[static_cast<std::size_t>(other)].isLost ||
            !countsAmong(sites, sites[static_cast<std::size_t>(other)]);
        if (isOwn && !isOut)
            pairs.push_back(&pair);
    }
    std::sort(pairs.begin(), pairs.end(), [](const auto *a, const auto *b) { return a->greatCircle < b->greatCircle; });
    pairs.resize(std::min(pairs.size(), most));
    for (const auto *pair : pairs) {
        const int other = pair->from == shape.index ? pair->to : pair->from;
        const auto &name = evaluation.power.sites[static_cast<std::size_t>(other)].name;
        card.lines.push_back(
            {{Figures::tr("RTT %1").arg(shown(pair->rtt.si(), Unit::Second)), theme.ink, true},
             {Figures::tr(" with %1").arg(numberedName(static_cast<std::size_t>(other), name)), theme.ink2}});
    }
    measure(card, maxWidth);
    return card;
}

Card rttCard(const SiteDistance &pair, const PowerPlan &plan, const Scenario &scenario, CardDetail detail,
             const Theme &theme, bool isOffered)
{
    const auto name = [&](int site) { return siteWord(plan.sites[static_cast<std::size_t>(site)].name); };
    Card card;
    card.border = pair.isCut ? theme.error : theme.wan;
    const auto typed = scenario.wan.rttSeconds; // of the pair farthest apart, which is the one with a card
    if (pair.isCut)
        card.lines.push_back({{Figures::tr("link cut"), theme.error, true}});
    else
        card.lines.push_back(
            {{Figures::tr("RTT %1").arg(shown(typed ? *typed : pair.rtt.si(), Unit::Second)), theme.ink, true}});
    constexpr double widest = 240;
    const auto ends = Figures::tr("%1 – %2");
    const auto numbers = ends.arg(pair.from + 1).arg(pair.to + 1), names = ends.arg(name(pair.from), name(pair.to));
    auto &line = card.lines.back();
    line.push_back({QStringLiteral("  ") + (detail == CardDetail::Full ? names : numbers), theme.ink2});
    const double room = widest - 2 * paddingX - (isOffered ? 60 : 0);
    if (quickWidth(line.front()) + quickWidth(line.back()) > room)
        line.back().text = QStringLiteral("  ") + numbers;
    if (isOffered)
        line.push_back({QStringLiteral("  ") + Figures::tr("preview"), theme.ink3});
    if (detail == CardDetail::Full && pair.isCut) {
        card.lines.push_back({{Figures::tr("carries nothing"), theme.ink2}});
    } else if (detail == CardDetail::Full) {
        const double km = pair.greatCircle.si() / 1000;
        const auto distance = shown(km, Unit::Kilometre, km < 1000 ? 3 : 4);
        const bool isFarthest = typed || pair.rtt.si() >= plan.farthestRtt.si() * (1 - 1e-9);
        card.lines.push_back(
            {{!isFarthest ? Figures::tr("longest link; farthest %1").arg(shown(plan.farthestRtt.si(), Unit::Second))
                  : typed
                  ? Figures::tr("typed, for %1").arg(distance)
                  : Figures::tr("%1 × %2 route").arg(distance, localNumbers(shortestDecimal(scenario.wan.routeFactor))),
              theme.ink2}});
    }
    measure(card, widest);
    return card;
}

void drawCard(QPainter &p, const Card &card, const Theme &theme)
{
    const QRectF rect(QPointF(), card.size);
    p.setPen(QPen(card.border, 1));
    p.setBrush(theme.figure);
    p.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    double left = rect.left() + paddingX;
    if (card.bar.isValid()) {
        p.fillRect(QRectF(rect.left(), rect.top(), barWidth, rect.height()), card.bar);
        left += barWidth;
    }
    double right = rect.right() - paddingX;
    QPointF sign(right - 5, rect.top() + paddingY + lineHeight / 2);
    if (card.sign == SiteState::Short)
        drawOctagon(p, sign, 5.5, theme.error, theme.figure);
    else if (card.sign == SiteState::Warning)
        drawTriangle(p, sign, 5.5, theme.warning, theme.onLightKind);
    double y = rect.top() + paddingY;
    for (const auto &line : card.lines) {
        const double end = &line == &card.lines.front() && hasSign(card) ? right - signSpace : right;
        double x = left;
        const auto name = std::max_element(line.begin(), line.end(), [](const Card::Run &a, const Card::Run &b) {
            return quickWidth(a) < quickWidth(b);
        });
        for (auto at = line.begin(); at != line.end(); ++at) {
            const auto &run = *at;
            p.setFont(runFont(run));
            p.setPen(run.ink);
            const double rest = std::accumulate(at + 1, at == name ? line.end() : at + 1, 0.0,
                                                [](double sum, const Card::Run &r) { return sum + quickWidth(r); });
            const QRectF room(x, y, std::max(0.0, end - x - rest), lineHeight); // only a name may be cut
            if (tabularWidth(p.font(), run.text) > room.width() + 0.5)
                p.setFont(narrowed(p.font(), run.text, room.width() - 2));
            if (tabularWidth(p.font(), run.text) <= room.width() + 0.5)
                x += drawTabular(p, room, run.text);
            else {
                drawLine(p, room, run.text);
                x = room.right();
            }
        }
        y += lineHeight;
    }
}

QString cardKey(const Card &card)
{
    QString key = QStringLiteral("card");
    const auto add = [&key](const QColor &colour) {
        key += QChar(u'|');
        key += QString::number(colour.isValid() ? colour.rgb() : 0, 36);
    };
    add(card.border);
    add(card.bar);
    for (const auto &line : card.lines) {
        for (const auto &run : line) {
            add(run.ink);
            key += run.text;
        }
        key += QChar(u'\n');
    }
    return key;
}

} // namespace gigasite
