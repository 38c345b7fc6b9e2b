// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/why_words.h"

#include "model/report/report.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/panels/formula_html.h"
#include "views/panels/why_panel.h"
#include "views/share_of_change.h"
#include "views/translate.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double leastShare = 1e-4; ///< of a smaller change only that it is one
constexpr std::size_t mostSteps = 8;

QString plus(double change)
{
    return change < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
}

enum class Sense { Better, Worse, Neither };

/// Neither where nobody says which way is better.
Sense senseOf(const Figure &figure, double change)
{
    const auto &rows = keyFigureRows();
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const KeyFigureRow &each) { return each.id == figure.id; });
    if (row == rows.end() || row->neutral)
        return Sense::Neither;
    return (change < 0) == row->lowerIsBetter ? Sense::Better : Sense::Worse;
}

QColor colourOf(const Figure &figure, double change, const Theme &theme)
{
    const auto sense = senseOf(figure, change);
    return sense == Sense::Better ? theme.better : sense == Sense::Worse ? theme.worse : theme.ink2;
}

QString arrowed(const Figure &figure, double change, const QString &text, const Theme &theme)
{
    return QStringLiteral("<span style='color:%1; white-space:nowrap'>%2&nbsp;%3</span>")
        .arg(colourOf(figure, change, theme).name(), change < 0 ? QStringLiteral("▼") : QStringLiteral("▲"), text);
}

/// "−16.8 s"; shares differ in percentage points.
QString difference(double change, Unit unit)
{
    if (unit == Unit::Ratio)
        return plus(change) + localNumbers(format(std::abs(change) * 100, Unit::One, 2).joined()) +
            QStringLiteral(" pp");
    return plus(change) + shown(std::abs(change), unit);
}

QString pale(const QString &text)
{
    return QStringLiteral("<span class='pale'>%1</span>").arg(text);
}

QString termName(const Binding::Term &term)
{
    if (!term.label.empty())
        return QStringLiteral("<a href='%1'>%2</a>")
            .arg(toQString(term.formula), translate(term.label).toHtmlEscaped());
    return QStringLiteral("<span class='symbol'>%1</span>").arg(localNumbers(formulaHtml(term.formula, symbolHtml)));
}

/// One bar, as wide as the page: the terms of a sum side by side.
QString shareBar(const std::vector<Binding::Term> &terms, const Binding::Term *decisive, const Theme &theme)
{
    QString cells;
    bool second = false;
    for (const auto &term : terms) {
        const auto share = static_cast<int>(std::lround(term.share * 100));
        if (share < 1)
            continue;
        const auto &fill = &term == decisive ? theme.ink3 : second ? theme.hairline : theme.line;
        second = &term == decisive ? second : !second;
        cells += QStringLiteral("<td width='%1%' bgcolor='%2' style='font-size:%3px'>&nbsp;</td>")
                     .arg(share)
                     .arg(fill.name())
                     .arg(uiLength(6));
    }
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='0'><tr>%1</tr></table>").arg(cells);
}

QString termRows(const Binding &binding)
{
    QString rows;
    for (const auto &term : binding.terms) {
        const bool isSum = binding.kind == Binding::Kind::Sum;
        const auto said = isSum ? localNumbers(format(term.share, Unit::Ratio, 3).joined())
            : term.share > 0    ? WhyPanel::tr("binds")
                                : QString();
        rows +=
            QStringLiteral("<tr><td>%1</td><td align='right'>%2</td><td align='right' class='pale'>&nbsp;%3</td></tr>")
                .arg(termName(term), localNumbers(term.text), said);
    }
    return table(rows);
}

/// Two inputs, which the page lists anyway.
bool areInputs(const Binding &binding)
{
    return binding.kind == Binding::Kind::Sum && binding.terms.size() == 2 &&
        std::none_of(binding.terms.begin(), binding.terms.end(),
                     [](const Binding::Term &term) { return term.label.empty(); });
}

QString termSentence(const Binding &binding)
{
    const auto *decisive = binding.decisive();
    const auto together = std::count_if(binding.terms.begin(), binding.terms.end(),
                                        [](const Binding::Term &term) { return term.share > 0; });
    const auto name = QStringLiteral("<b>%1</b>").arg(termName(*decisive));
    switch (binding.kind) {
    case Binding::Kind::Sum:
        return WhyPanel::tr("Largest part: %1, %2")
            .arg(name, QStringLiteral("<b>%1</b>").arg(shown(decisive->share, Unit::Ratio)));
    case Binding::Kind::Least:
        return together > 1 ? WhyPanel::tr("Several limits at once, the smallest binds.")
                            : WhyPanel::tr("The smallest limit binds: %1").arg(name);
    case Binding::Kind::Most:
        return together > 1 ? WhyPanel::tr("Several limits at once, the largest binds.")
                            : WhyPanel::tr("The largest limit binds: %1").arg(name);
    case Binding::Kind::None:
        break;
    }
    return {};
}

QString columns(const QString &left, const QString &right)
{
    return QStringLiteral("<tr><td class='pale'>%1</td><td class='pale' align='right'>%2</td></tr>").arg(left, right);
}

/// What would stand in the way then; no row if nothing new does.
QString nextRow(const std::optional<Problem> &next, const Theme &theme, bool isRefused = false)
{
    if (!next)
        return {};
    const auto &ink = next->severity == Severity::Error ? theme.error : theme.warningText;
    return QStringLiteral("<tr><td colspan='2' class='pale'>%1 <span style='color:%2'>%3</span></td></tr>")
        .arg(isRefused ? WhyPanel::tr("refused:") : WhyPanel::tr("limit met next:"), ink.name(),
             translate(next->message).toHtmlEscaped());
}

QString reliefRows(const WhyPage &page, const Figure &figure, const Theme &theme)
{
    QString rows;
    for (std::size_t i = 0; i < page.binding.reliefs.size(); ++i) {
        const auto &relief = page.binding.reliefs[i];
        if (senseOf(figure, relief.change) != Sense::Better) // the problem does not hold this figure back
            continue;
        const auto label = translate(relief.fix.label).toHtmlEscaped();
        const auto link = page.example.isEmpty()
            ? QStringLiteral("<a href='%1%2'>%3</a>").arg(QLatin1String(toCure)).arg(i).arg(label)
            : label;
        rows +=
            QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr><tr><td colspan='2' class='pale'>%3</td></tr>")
                .arg(link, arrowed(figure, relief.change, signedShare(relief.change), theme),
                     translate(relief.problem.message).toHtmlEscaped()) +
            nextRow(relief.next, theme);
    }
    return rows.isEmpty() ? QString()
                          : table(columns(WhyPanel::tr("Relax"), translate(figure.label).toHtmlEscaped()) + rows);
}

QString leverRows(const Binding &binding, const Figure &figure, const Theme &theme)
{
    if (binding.levers.empty())
        return {};
    auto rows = columns(WhyPanel::tr("Strongest parameters"), WhyPanel::tr("+10 % →"));
    for (const auto &lever : binding.levers)
        rows += QStringLiteral("<tr><td><a href='%1'>%2</a></td><td align='right'>%3</td></tr>")
                    .arg(toQString(lever.key), translate(lever.label).toHtmlEscaped(),
                         lever.isRefused ? pale(signedShare(lever.change))
                                         : arrowed(figure, lever.change, signedShare(lever.change), theme)) +
            nextRow(lever.next, theme, lever.isRefused);
    return table(rows);
}

QString stepRow(const WhyPage::Step &step, const Figure &figure, const Theme &theme)
{
    const auto text = step.text.toHtmlEscaped();
    const auto name =
        step.isNow ? text : QStringLiteral("<a href='%1%2'>%3</a>").arg(QLatin1String(toStep)).arg(step.step).arg(text);
    const auto change = step.before.value() && step.after.value() ? changeHtml(figure, step.before, step.after, theme)
        : step.after.value()                                      ? pale(WhyPanel::tr("has a value again"))
                                                                  : pale(WhyPanel::tr("no value"));
    const auto value = shown(step.after, figure.unit, 4);
    return QStringLiteral("<tr><td>%1</td><td align='right'>%2<br>%3</td></tr>").arg(name, change, pale(value));
}

} // namespace

QString head(const QString &text, const QString &remark)
{
    if (remark.isEmpty())
        return QStringLiteral("<p class='head'>%1</p>").arg(text.toUpper());
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='1' style='margin-top:12px'><tr>"
                          "<td class='head'>%1</td><td class='pale' align='right'>%2</td></tr></table>")
        .arg(text.toUpper(), remark.toHtmlEscaped());
}

QString table(const QString &rows)
{
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='1'>%1</table>").arg(rows);
}

QString signedShare(double change)
{
    auto text = change == 0             ? QStringLiteral("±0 %")
        : std::abs(change) < leastShare ? localNumbers(QStringLiteral("< 0.01 %"))
                                        : plus(change) + shareOfChange(change);
    return text.replace(QLatin1Char(' '), QChar::Nbsp); // stays on one line
}

QString changeHtml(const Figure &figure, const KnownValue &known, const KnownValue &knownNow, const Theme &theme)
{
    const auto comparison = compared(knownNow, known);
    if (!comparison)
        return {};
    const double before = comparison->before, change = comparison->now - before;
    if (std::abs(change) <= 1e-12 * std::abs(before))
        return {};
    if (comparison->result == Comparison::Result::Alike)
        return pale(WhyPanel::tr("≈ same within the estimate"));
    auto text = difference(change, figure.unit);
    if (figure.unit != Unit::Ratio && before != 0)
        text += QStringLiteral(" (%1)").arg(signedShare(change / before).toHtmlEscaped());
    if (!comparison->exact)
        text.prepend(QStringLiteral("≈ "));
    return arrowed(figure, change, text, theme);
}

QString bindingSection(const WhyPage &page, const Theme &theme)
{
    const auto *figure = findFigure(page.explanation.id);
    if (!figure || !page.explanation.number)
        return {};
    const auto &binding = page.binding;
    auto text = head(WhyPanel::tr("What binds"));
    if (binding.isEmpty())
        return text +
            QStringLiteral("<p class='pale' style='margin:2px 0'>%1</p>")
                .arg(figure->procedure.kind == ProcedureKind::Simulation
                         ? WhyPanel::tr("The simulation decides: traffic and network together.")
                         : WhyPanel::tr("No limit, and no parameter moves it."));
    if (!binding.terms.empty()) {
        text += QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(termSentence(binding));
        if (binding.kind == Binding::Kind::Sum)
            text += shareBar(binding.terms, binding.decisive(), theme);
        if (!areInputs(binding))
            text += termRows(binding);
    }
    return text + reliefRows(page, *figure, theme) + leverRows(binding, *figure, theme);
}

QString historySection(const WhyPage &page, const Theme &theme)
{
    const auto *figure = findFigure(page.explanation.id);
    if (!figure || !page.example.isEmpty())
        return {};
    auto text = head(WhyPanel::tr("How it got here"));
    if (page.steps.empty())
        return text +
            QStringLiteral("<p class='pale' style='margin:2px 0'>%1</p>")
                .arg(WhyPanel::tr("No change has moved it since the scenario was opened."));
    const auto first = page.steps.size() > mostSteps ? page.steps.size() - mostSteps : 0;
    QString rows;
    if (first > 0)
        rows = columns(WhyPanel::tr("Earlier steps: %1").arg(first), {});
    else
        rows = QStringLiteral("<tr><td><a href='%1%2'>%3</a></td><td align='right'>%4</td></tr>")
                   .arg(QLatin1String(toStep))
                   .arg(0)
                   .arg(WhyPanel::tr("As opened"))
                   .arg(pale(shown(page.steps.front().before, figure->unit, 4)));
    for (std::size_t i = first; i < page.steps.size(); ++i)
        rows += stepRow(page.steps[i], *figure, theme);
    return text + table(rows);
}

} // namespace gigasite
