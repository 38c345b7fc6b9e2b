// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/why_page.h"

#include "model/evaluate/symbols.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/panels/formula_html.h"
#include "views/panels/why_panel.h"
#include "views/panels/why_words.h"
#include "views/translate.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

QString html(const std::string &text)
{
    return toQString(text).toHtmlEscaped();
}

QString html(const QString &text)
{
    return text.toHtmlEscaped();
}

/// Addresses and names of fields may break behind their signs: as one long word they would squeeze the columns beside.
QString breakable(const std::string &text)
{
    QString parts;
    for (const auto c : toQString(text)) {
        parts += c;
        if (QStringLiteral("/@_-:").contains(c))
            parts += QChar(0x200B); // of no width
    }
    return parts.toHtmlEscaped();
}

/// Values and plain words between the operators: nothing stands for a name.
QString typeset(const std::string &text)
{
    return localNumbers(formulaHtml(text, [](std::string_view name) { return toQString(name).toHtmlEscaped(); }));
}

QString symbols(std::string_view formula)
{
    return localNumbers(formulaHtml(formula, symbolHtml));
}

QString catalogLines(const std::vector<Explanation::CatalogRow> &rows)
{
    QString lines;
    for (const auto &row : rows)
        lines += QStringLiteral("<div class='pale'>%1%2 · %3 = %4 · %5%6</div>")
                     .arg(row.userData ? QStringLiteral("<span class='own'>%1</span> ").arg(WhyPanel::tr("user data"))
                                       : QString(),
                          breakable(row.item), breakable(row.field), html(localQuantity(row.value)),
                          row.userData ? QString() : WhyPanel::tr("tier %1, ").arg(QLatin1Char(row.tier)),
                          breakable(translate(row.source).toStdString()));
    return lines;
}

/// "as Recompute is none, Experts is 0"
QString deciding(const Explanation &e)
{
    QStringList all;
    for (const auto &name : e.decidedBy) {
        const auto input = std::find_if(e.inputs.begin(), e.inputs.end(),
                                        [&](const Explanation::Input &each) { return each.name == name; });
        if (input != e.inputs.end())
            all << WhyPanel::tr("%1 is %2").arg(translate(input->label), translate(input->value));
    }
    return all.isEmpty() ? QString() : WhyPanel::tr("as %1").arg(all.join(QStringLiteral(", ")));
}

QString inputRow(const Explanation::Input &input, const std::optional<double> &effect)
{
    const auto symbol = symbolOf(input.name).empty() ? QString() : symbolHtml(input.name);
    auto value = translate(input.value);
    if (isEstimated(input.name)) // what is computed from it takes the estimate
        value.prepend(QStringLiteral("≈ "));
    // columns take the width of their words: a given one would break inside them
    auto row = QStringLiteral("<tr><td class='symbol'>%1&nbsp;</td><td><a href='%2'>%3</a></td>"
                              "<td align='right'><b>%4</b></td><td align='right' class='pale'>&nbsp;%5</td></tr>")
                   .arg(symbol, toQString(input.name), html(translate(input.label)), html(value),
                        effect ? html(signedShare(*effect)) : QString());
    const auto origin =
        input.isFigure ? QString() : QStringLiteral("<div class='pale'>%1</div>").arg(html(translate(input.origin)));
    if (const auto lines = origin + catalogLines(input.catalog); !lines.isEmpty())
        row += QStringLiteral("<tr><td></td><td colspan='3'>%1</td></tr>").arg(lines);
    return row;
}

QString inputTable(const WhyPage &page)
{
    QString rows;
    for (std::size_t i = 0; i < page.explanation.inputs.size(); ++i)
        rows += inputRow(page.explanation.inputs[i],
                         i < page.inputEffects.size() ? page.inputEffects[i] : std::optional<double>());
    return table(rows);
}

QString pair(const QString &label, const std::string &value)
{
    return QStringLiteral("<tr><td>%1</td><td align='right'><b>%2</b></td></tr>").arg(label, html(localNumbers(value)));
}

QString paperTable(const std::vector<Explanation::PaperValue> &papers)
{
    constexpr std::size_t most = 6;
    QString page;
    for (std::size_t i = 0; i < std::min(papers.size(), most); ++i) {
        const auto &p = papers[i];
        page += QStringLiteral("<p style='margin:4px 0 0 0'>%1 <span class='pale'>%2 %3 · %4</span></p>"
                               "<table width='100%' cellspacing='0' cellpadding='1'>%5%6%7</table>")
                    .arg(html(translate(p.quantity)), html(p.paper), html(p.where), html(translate(p.verdict)),
                         pair(WhyPanel::tr("printed"), p.printed), pair(WhyPanel::tr("derived"), p.derived),
                         pair(p.convention ? WhyPanel::tr("corrected, %1").arg(translate(conventionText(*p.convention)))
                                           : WhyPanel::tr("corrected"),
                              p.corrected));
        if (!p.rule.empty())
            page += QStringLiteral("<div class='pale'>= %1</div>").arg(typeset(p.rule));
        if (!p.reason.empty())
            page += QStringLiteral("<div class='pale'>%1</div>").arg(html(translate(p.reason)));
    }
    for (const auto convention : paperConventions) {
        if (std::any_of(papers.begin(), papers.begin() + static_cast<std::ptrdiff_t>(std::min(papers.size(), most)),
                        [&](const auto &p) { return p.convention == convention; }))
            page += QStringLiteral("<p class='pale' style='margin:4px 0 0 0'><i>%1</i>: %2</p>")
                        .arg(translate(conventionText(convention)), html(translate(conventionMeaning(convention))));
    }
    if (papers.size() > most)
        page += QStringLiteral("<p class='pale'>%1</p>")
                    .arg(WhyPanel::tr("%1 more under Papers").arg(papers.size() - most));
    return page;
}

QString style(const Theme &theme)
{
    return QStringLiteral("<style>body { color: %1; } a { color: %2; text-decoration: underline; } "
                          ".head { color: %3; font-size: %5px; font-weight: 600; margin: 14px 0 3px 0; } "
                          ".formula { font-family: 'DejaVu Serif'; font-style: italic; font-size: %6px; } "
                          ".symbol { font-family: 'DejaVu Serif'; font-style: italic; } "
                          ".pale { color: %3; font-size: %7px; } .own { color: %4; font-weight: 600; }</style>")
        .arg(theme.ink.name(), theme.accent.name(), theme.ink3.name(), theme.warningText.name())
        .arg(uiLength(10))
        .arg(uiLength(14))
        .arg(uiLength(11));
}

/// Of a simulated figure: how its value was found, and where the exact one lies while only an estimate is known.
QString kindOf(const KnownValue &known, Unit unit)
{
    if (!known.estimate)
        return {};
    QString text;
    const bool bounded = known.low && known.high;
    if (known.exact) {
        const KnownValue estimate = [&known] {
            auto one = known;
            one.exact.reset();
            return one;
        }();
        text = bounded ? WhyPanel::tr("simulated to the end; estimate %1, 95 of 100 times %2 to %3")
                             .arg(shown(estimate, unit), shown(*known.low, unit), shown(*known.high, unit))
                       : WhyPanel::tr("simulated to the end; estimate %1").arg(shown(estimate, unit));
    } else {
        text = bounded
            ? WhyPanel::tr("estimate; 95 of 100 times %1 to %2").arg(shown(*known.low, unit), shown(*known.high, unit))
            : WhyPanel::tr("estimate");
    }
    return QStringLiteral("<p class='pale' style='margin:0'>%1</p>").arg(html(text));
}

/// "199.2 s ▼ −16.8 s (−7.8 %) against 216.0 s"
QString headline(const WhyPage &page, const Theme &theme)
{
    const auto &e = page.explanation;
    const auto *figure = findFigure(e.id);
    const bool simulated = figure && page.known.estimate;
    const bool old = figure && !e.number && page.lastValid.value();
    const auto value = old ? shown(page.lastValid, figure->unit, 4)
        : simulated        ? shown(page.known, figure->unit, 4)
                           : localQuantity(translate(e.value));
    const auto age = old ? WhyPanel::tr("last valid value") : page.isStale ? WhyPanel::tr("stale") : QString();
    auto line = QStringLiteral("<p class='pale' style='margin:0'>%1%2</p><p style='font-size:%4px; font-weight:600; "
                               "margin:2px 0 0 0; color:%5'>%3</p>")
                    .arg(html(translate(e.label)), age.isEmpty() ? QString() : QStringLiteral(" · <b>%1</b>").arg(age),
                         html(value))
                    .arg(uiLength(20))
                    .arg((age.isEmpty() ? theme.ink : theme.ink3).name());
    if (simulated)
        line += kindOf(page.known, figure->unit);
    if (!figure || !e.number || !page.baseline.value() || page.isStale)
        return line;
    const auto change = changeHtml(*figure, page.baseline, simulated ? page.known : KnownValue(*e.number), theme);
    if (!change.isEmpty())
        line += QStringLiteral("<p style='margin:0'>%1 <span class='pale'>%2</span></p>")
                    .arg(change,
                         html(WhyPanel::tr("against %1 of the baseline").arg(shown(page.baseline, figure->unit, 4))));
    return line;
}

/// Of each figure in it the formula, and the values in its places.
QString expandedLines(const std::vector<ExpandedInput> &inputs, const Theme &theme)
{
    QString lines;
    for (const auto &input : inputs)
        lines += QStringLiteral("<div class='symbol' style='margin-top:5px; color:%5'>%1 = %2</div>"
                                "<div class='pale'>= %3 = %4</div>")
                     .arg(symbolHtml(input.name), symbols(input.inForce), typeset(input.substituted),
                          html(localNumbers(input.value)).replace(QLatin1Char(' '), QChar::Nbsp), theme.ink2.name());
    return lines;
}

/// With symbols, and below it the values in their places.
QString formulaBox(const WhyPage &page, const Theme &theme)
{
    const auto &e = page.explanation;
    auto inside = QStringLiteral("<div class='formula'>%1 = %2</div>").arg(symbolHtml(e.id), symbols(e.inForce));
    if (e.whyNot.empty())
        inside += QStringLiteral("<div style='margin-top:3px'>= %1</div><div>= <b>%2</b></div>")
                      .arg(typeset(e.substituted), html(localQuantity(translate(e.value))));
    inside += expandedLines(page.expanded, theme);
    // a border of the table itself would make it wider than the page
    return QStringLiteral(
               "<table width='100%' cellspacing='0' cellpadding='1' bgcolor='%1'><tr><td><table width='100%' "
               "cellspacing='0' cellpadding='6' bgcolor='%2'><tr><td>%3</td></tr></table></td></tr></table>")
        .arg(theme.line.name(), theme.figure.name(), inside);
}

QString formulaSection(const WhyPage &page, const Theme &theme)
{
    const auto &e = page.explanation;
    QString section;
    if (!e.whyNot.empty())
        section += head(WhyPanel::tr("No value")) +
            QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(translate(e.whyNot)));
    if (!e.formula.empty()) {
        section += head(WhyPanel::tr("Formula")) + formulaBox(page, theme);
        if (const auto choices = deciding(e); !choices.isEmpty())
            section += QStringLiteral("<p class='pale' style='margin:2px 0'>%1</p>").arg(html(choices));
    }
    if (!e.procedure.empty())
        section += head(WhyPanel::tr("Found without a formula")) +
            QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(translate(e.procedure)));
    if (!e.note.empty())
        section += QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(translate(e.note)));
    return section;
}

/// The values above it on one axis.
QString lineOf(const WhyPage &page)
{
    if (page.lineWidth <= 0 || !isNumberLine(numberMarks(page)))
        return {};
    return QStringLiteral("<p style='margin:2px 0'><img src='%1' width='%2' height='%3'></p>")
        .arg(QLatin1String(numberLineName))
        .arg(page.lineWidth)
        .arg(numberLineHeight());
}

QString modesSection(const WhyPage &page)
{
    const auto &e = page.explanation;
    if (!e.printed)
        return {};
    const bool simulated = page.known.estimate.has_value(); // then both are estimates, never the run's exact value
    const auto value = [simulated](const std::string &text) { return simulated ? "≈ " + text : text; };
    return head(WhyPanel::tr("Paper conventions against corrected"),
                simulated ? WhyPanel::tr("estimates") : QString()) +
        table(pair(WhyPanel::tr("Paper as printed"), value(*e.printed)) +
              pair(WhyPanel::tr("Corrected"), value(*e.corrected))) +
        lineOf(page) + QStringLiteral("<div class='pale'>%1</div>").arg(html(translate(e.whyModesDiffer)));
}

QString usersSection(const Explanation &e)
{
    if (e.usedBy.empty())
        return {};
    QStringList links;
    for (const auto &u : e.usedBy)
        links << QStringLiteral("<a href='%1'>%2</a>").arg(toQString(u.name), html(translate(u.label)));
    return head(WhyPanel::tr("Used by")) +
        QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(links.join(QStringLiteral(" · ")));
}

} // namespace

std::vector<NumberMark> numberMarks(const WhyPage &page)
{
    const auto &e = page.explanation;
    if (!e.number || page.isStale)
        return {};
    const bool simulated = page.known.estimate.has_value(); // values of one kind only: the estimates
    const auto here = simulated ? *page.known.estimate : page.known.value().value_or(*e.number);
    const auto differs = [](double a, double b) { return std::abs(a - b) > 1e-3 * std::abs(b); };
    std::vector<NumberMark> marks{{here, WhyPanel::tr("here"), NumberMark::Kind::Here}};
    if (page.papersApply && !e.papers.empty()) {
        const auto &paper = e.papers.front();
        if (paper.printedNumbers.size() == 1 && paper.unit == e.unit)
            marks.push_back({paper.printedNumbers.front(), WhyPanel::tr("in the paper"), NumberMark::Kind::Paper});
    }
    for (const auto &[number, name] : {std::pair(e.printedNumber, WhyPanel::tr("as printed")),
                                       std::pair(e.correctedNumber, WhyPanel::tr("corrected"))}) {
        if (number && differs(*number, here))
            marks.push_back({*number, name, NumberMark::Kind::Other});
    }
    if (const auto before = simulated ? page.baseline.estimate : page.baseline.value();
        before && differs(*before, here))
        marks.push_back({*before, WhyPanel::tr("baseline"), NumberMark::Kind::Baseline});
    return marks;
}

QString whyPageHtml(const WhyPage &page, const Theme &theme)
{
    const auto &e = page.explanation;
    auto text = style(theme);
    if (!page.example.isEmpty())
        text += QStringLiteral("<p class='pale' style='margin:0 0 6px 0'>%1 · <a href='%2'>%3</a></p>")
                    .arg(html(page.example), QLatin1String(toOpenScenario), WhyPanel::tr("in the open scenario"));
    text += headline(page, theme) + formulaSection(page, theme);
    if (!e.catalog.empty())
        text += head(WhyPanel::tr("Catalogue row")) + catalogLines(e.catalog);
    if (!e.inputs.empty()) {
        const bool hasEffects = std::any_of(page.inputEffects.begin(), page.inputEffects.end(),
                                            [](const auto &effect) { return effect.has_value(); });
        text +=
            head(WhyPanel::tr("Inputs, one hop"), hasEffects ? WhyPanel::tr("+10 % →") : QString()) + inputTable(page);
    }
    text += modesSection(page) + bindingSection(page, theme) + historySection(page, theme);
    if (!e.papers.empty())
        text += head(WhyPanel::tr("In the papers")) + (e.printed ? QString() : lineOf(page)) + paperTable(e.papers);
    if (!e.source.empty())
        text += head(WhyPanel::tr("Source")) +
            QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(translate(e.source)));
    text += usersSection(e);
    return text + QStringLiteral("<p class='pale' style='margin-top:14px'>%1</p>").arg(toQString(e.id));
}

} // namespace gigasite
