// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/why_panel.h"

#include "model/evaluate/explain_inputs.h"
#include "model/evaluate/held_formula.h"
#include "model/papers/papers_table.h"
#include "model/scenario/example_like.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QUrl>

#include <algorithm>

namespace gigasite {

namespace {

constexpr int quietMs = 60;
constexpr int historyLimit = 50;
constexpr const char *openScenario = "scenario:"; ///< link from an example to the open scenario

QString html(const std::string &text)
{
    return toQString(text).toHtmlEscaped();
}

QString html(const QString &text)
{
    return text.toHtmlEscaped();
}

QString head(const QString &text)
{
    return QStringLiteral("<p class='head'>%1</p>").arg(text.toUpper());
}

/// Proper times, minus and square signs.
QString typeset(QString text)
{
    text.replace(QStringLiteral(" * "), QStringLiteral(" · "));
    text.replace(QStringLiteral("^2"), QStringLiteral("²"));
    text.replace(QStringLiteral(" - "), QStringLiteral(" \u2212 "));
    return text;
}

/// "model.hidden^2 * 24" with names as people call them and a proper times sign.
QString readable(const Explanation &e)
{
    auto text = html(e.formula);
    for (const auto &input : e.inputs) {
        const QRegularExpression whole(
            QStringLiteral("(?<![a-z0-9_.])%1(?![a-z0-9_.])").arg(QRegularExpression::escape(toQString(input.name))));
        text.replace(whole,
                     QStringLiteral("<a href='%1'>%2</a>").arg(toQString(input.name), html(translate(input.label))));
    }
    return typeset(text);
}

QString catalogLines(const std::vector<Explanation::CatalogRow> &rows)
{
    QString lines;
    for (const auto &row : rows)
        lines += QStringLiteral("<div class='pale'>%1%2 · %3 = %4 · %5%6</div>")
                     .arg(row.userData ? QStringLiteral("<span class='own'>%1</span> ").arg(WhyPanel::tr("user data"))
                                       : QString(),
                          html(row.item), html(row.field), html(row.value),
                          row.userData ? QString() : WhyPanel::tr("tier %1, ").arg(QLatin1Char(row.tier)),
                          html(translate(row.source)));
    return lines;
}

QString inputTable(const std::vector<Explanation::Input> &inputs)
{
    QString rows;
    for (const auto &input : inputs) {
        rows += QStringLiteral("<tr><td><a href='%1'>%2</a></td><td align='right'><b>%3</b></td></tr>")
                    .arg(toQString(input.name), html(translate(input.label)), html(translate(input.value)));
        const auto origin = input.isFigure
            ? QString()
            : QStringLiteral("<div class='pale'>%1</div>").arg(html(translate(input.origin)));
        if (const auto lines = origin + catalogLines(input.catalog); !lines.isEmpty())
            rows += QStringLiteral("<tr><td colspan='2'>%1</td></tr>").arg(lines);
    }
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='1'>%1</table>").arg(rows);
}

QString pair(const QString &label, const std::string &value)
{
    return QStringLiteral("<tr><td>%1</td><td align='right'><b>%2</b></td></tr>").arg(label, html(value));
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
            page += QStringLiteral("<div class='pale'>= %1</div>").arg(typeset(html(p.rule)));
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

/// "as Recompute is none, Experts is 0"
QString deciding(const Explanation &e, const HeldFormula &held)
{
    QStringList all;
    for (const auto &name : held.decidedBy) {
        const auto input = std::find_if(e.inputs.begin(), e.inputs.end(),
                                        [&](const Explanation::Input &each) { return each.name == name; });
        if (input != e.inputs.end())
            all << WhyPanel::tr("%1 is %2").arg(translate(input->label), translate(input->value));
    }
    return all.isEmpty() ? QString() : WhyPanel::tr("as %1").arg(all.join(QStringLiteral(", ")));
}

/// What the papers say of other examples does not belong beside this one; a number that is asked for does.
void keepPapersOf(const std::string &example, const std::string &asked, const PaperMap &map, Explanation &e)
{
    if (example.empty())
        return;
    std::erase_if(e.papers, [&](const Explanation::PaperValue &value) {
        const auto entry =
            std::find_if(map.begin(), map.end(), [&](const PaperEntry &each) { return each.id == value.id; });
        if (value.id == asked || entry == map.end() || !entry->derived.isAsked())
            return false;
        const auto &terms = entry->derived.terms;
        return std::none_of(terms.begin(), terms.end(),
                            [&](const PaperTerm &term) { return term.scenario == example; });
    });
}

} // namespace

WhyPanel::WhyPanel(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Why?"));
    quiet_.setSingleShot(true);
    quiet_.setInterval(quietMs);
    connect(&quiet_, &QTimer::timeout, this, &WhyPanel::rewrite);
    connect(this, &QTextBrowser::anchorClicked, this, &WhyPanel::follow);
}

void WhyPanel::setTheme(const Theme &theme)
{
    theme_ = theme;
    auto palette = theme.palette();
    palette.setColor(QPalette::Base, theme.dock);
    setPalette(palette);
    setFont(uiFont(Type::Body));
    document()->setDocumentMargin(10);
    rewrite();
}

void WhyPanel::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot;
    quiet_.start();
}

void WhyPanel::show(const QString &figureId)
{
    go({figureId, nullptr});
}

void WhyPanel::showPaper(const PaperEntry &entry)
{
    if (!entry.derived.isAsked())
        return;
    const auto &term = entry.derived.terms.front();
    auto scenario = scenarioOf(term);
    if (!scenario || !snapshot_.facts)
        return;
    auto evaluation = evaluate(*scenario, *snapshot_.facts);
    QStringList name{toQString(term.scenario)};
    for (const auto &setting : term.settings)
        name << toQString(setting);
    go({toQString(term.figure),
        std::make_shared<const Example>(
            Example{name.join(QStringLiteral(", ")), entry.id, *std::move(scenario), std::move(evaluation)})});
}

void WhyPanel::go(Place place)
{
    if (!findFigure(place.figure.toStdString()))
        return;
    if (current() != place.figure || history_.last().example != place.example)
        history_ << std::move(place);
    if (history_.size() > historyLimit)
        history_.removeFirst();
    rewrite();
    verticalScrollBar()->setValue(0);
    Q_EMIT figureShown(current());
}

void WhyPanel::back()
{
    if (history_.size() < 2)
        return;
    history_.removeLast();
    rewrite();
    Q_EMIT figureShown(current());
}

void WhyPanel::follow(const QUrl &url)
{
    const auto name = url.toString();
    if (name == QLatin1String(openScenario))
        show(current());
    else if (findFigure(name.toStdString()))
        go({name, history_.last().example});
    else
        Q_EMIT parameterRequested(name);
}

/// `asWhat`: what decides which formula holds.
QString WhyPanel::pageOf(const Explanation &e, const QString &asWhat) const
{
    QString page = QStringLiteral("<style>body { color: %1; } a { color: %2; text-decoration: underline; } "
                                  ".head { color: %3; font-size: %5px; font-weight: 600; margin: 14px 0 3px 0; } "
                                  ".formula { font-family: 'DejaVu Serif'; font-style: italic; font-size: %6px; } "
                                  ".pale { color: %3; font-size: %7px; } .own { color: %4; font-weight: 600; }</style>")
                       .arg(theme_.ink.name(), theme_.accent.name(), theme_.ink3.name(), theme_.warningText.name())
                       .arg(uiLength(10))
                       .arg(uiLength(13))
                       .arg(uiLength(11));
    if (const auto &example = history_.last().example)
        page += QStringLiteral("<p class='pale' style='margin:0 0 6px 0'>%1 · <a href='%2'>%3</a></p>")
                    .arg(example->name.toHtmlEscaped(), QLatin1String(openScenario), tr("in the open scenario"));
    page += QStringLiteral("<p class='pale' style='margin:0'>%1</p><p style='font-size:%3px; font-weight:600; "
                           "margin:2px 0 0 0'>%2</p>")
                .arg(html(translate(e.label)), html(e.value))
                .arg(uiLength(20));
    if (!e.whyNot.empty())
        page += head(tr("No value")) + QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(translate(e.whyNot)));
    if (!e.formula.empty()) {
        page += head(tr("Formula"));
        page += QStringLiteral("<p class='formula' style='margin:2px 0'>%1</p>").arg(readable(e));
        if (!asWhat.isEmpty())
            page += QStringLiteral("<p class='pale' style='margin:2px 0'>%1</p>").arg(html(asWhat));
    }
    if (!e.formula.empty() && e.whyNot.empty())
        page += QStringLiteral("<p class='pale' style='margin:2px 0'>= %1</p>").arg(typeset(html(e.substituted)));
    if (!e.procedure.empty())
        page += head(tr("Found without a formula")) +
            QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(translate(e.procedure)));
    if (!e.note.empty())
        page += QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(translate(e.note)));
    if (!e.catalog.empty())
        page += head(tr("Catalogue row")) + catalogLines(e.catalog);
    if (!e.inputs.empty())
        page += head(tr("Inputs, one hop")) + inputTable(e.inputs);
    if (e.printed)
        page += head(tr("Paper conventions against corrected")) +
            QStringLiteral("<table width='100%' cellspacing='0' cellpadding='2'>%1%2</table><div class='pale'>%3</div>")
                .arg(pair(tr("Paper as printed"), *e.printed), pair(tr("Corrected"), *e.corrected),
                     html(translate(e.whyModesDiffer)));
    if (!e.papers.empty())
        page += head(tr("In the papers")) + paperTable(e.papers);
    if (!e.source.empty())
        page += head(tr("Source")) + QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(translate(e.source)));
    if (!e.usedBy.empty()) {
        page += head(tr("Used by"));
        QStringList links;
        for (const auto &u : e.usedBy)
            links << QStringLiteral("<a href='%1'>%2</a>").arg(toQString(u.name), html(translate(u.label)));
        page += QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(links.join(QStringLiteral(" · ")));
    }
    return page + QStringLiteral("<p class='pale' style='margin-top:14px'>%1</p>").arg(toQString(e.id));
}

void WhyPanel::rewrite()
{
    if (!snapshot_.evaluation || current().isEmpty() || !isVisible())
        return;
    const auto id = current().toStdString();
    const auto &example = history_.last().example;
    auto found = example ? explain(example->scenario, example->evaluation, *snapshot_.facts, id, &example->scenario)
                         : explain(*snapshot_.scenario, *snapshot_.evaluation, *snapshot_.facts, id, reference_.get());
    if (!found)
        return;
    if (example)
        std::stable_partition(found->papers.begin(), found->papers.end(),
                              [&](const auto &paper) { return paper.id == example->paper; });
    const auto &scenario = example ? example->scenario : *snapshot_.scenario;
    const auto &evaluation = example ? example->evaluation : *snapshot_.evaluation;
    keepPapersOf(exampleLike(scenario), example ? example->paper : std::string(), snapshot_.facts->papers, *found);
    const auto held = heldFormula(found->formula, scenario, evaluation);
    found->formula = held.text;
    found->substituted = InputReader{scenario, evaluation, *snapshot_.facts, reference_.get()}.substituted(held.text);
    const int scroll = verticalScrollBar()->value();
    setHtml(pageOf(*found, deciding(*found, held)));
    verticalScrollBar()->setValue(scroll);
}

} // namespace gigasite
