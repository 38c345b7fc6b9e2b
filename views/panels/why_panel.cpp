// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/why_panel.h"

#include "model/papers/papers_table.h"
#include "model/scenario/example_like.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/panels/why_page.h"
#include "views/translate.h"

#include <QGuiApplication>
#include <QResizeEvent>
#include <QScrollBar>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

constexpr int quietMs = 60;
constexpr int historyLimit = 50;

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
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Why?"));
    quiet_.setSingleShot(true);
    quiet_.setInterval(quietMs);
    connect(&quiet_, &QTimer::timeout, this, &WhyPanel::rewrite);
    connect(this, &QTextBrowser::anchorClicked, this, &WhyPanel::follow);
    connect(this, &QTextBrowser::highlighted, this, [this](const QUrl &url) {
        const auto cure = cureOf(url.toString());
        if (!(std::exchange(hovered_, cure) == cure))
            Q_EMIT fixHovered(cure);
    });
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
    snapshot_ = snapshot.withoutNetwork();
    quiet_.start();
}

void WhyPanel::show(const QString &figureId)
{
    go({figureId, nullptr});
}

void WhyPanel::showBeside(const WhyPanel &other, const QString &figureId)
{
    snapshot_ = other.snapshot_;
    reference_ = other.reference_;
    steps_ = other.steps_;
    stepText_ = other.stepText_;
    stale_ = other.stale_;
    go({figureId, other.history_.isEmpty() ? nullptr : other.history_.last().example});
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
    if (name == QLatin1String(toOpenScenario))
        show(current());
    else if (name.startsWith(QLatin1String(toStep)))
        Q_EMIT stepRequested(name.mid(static_cast<int>(qstrlen(toStep))).toInt());
    else if (const auto cure = cureOf(name); !cure.key.empty())
        Q_EMIT fixRequested(cure);
    else if (findFigure(name.toStdString()) && QGuiApplication::keyboardModifiers() & Qt::ControlModifier)
        Q_EMIT besideRequested(name);
    else if (findFigure(name.toStdString()))
        go({name, history_.last().example});
    else
        Q_EMIT parameterRequested(name);
}

/// Without a key if the link is none of a cure.
Fix WhyPanel::cureOf(const QString &link) const
{
    if (!link.startsWith(QLatin1String(toCure)))
        return {};
    const auto at = link.mid(static_cast<int>(qstrlen(toCure))).toUInt();
    return at < cures_.size() ? cures_[at] : Fix();
}

void WhyPanel::recordStep(const Snapshot &snapshot, int step, int count)
{
    steps_.record(step, count, snapshot.held ? nullptr : snapshot.evaluation.get(),
                  snapshot.evaluation ? knownValue(snapshot, *snapshot.evaluation, transferTime).exact : std::nullopt);
    quiet_.start();
}

void WhyPanel::setStale(bool stale)
{
    if (std::exchange(stale_, stale) != stale)
        rewrite();
}

std::vector<WhyPage::Step> WhyPanel::stepsOf(const std::string &figure) const
{
    std::vector<WhyPage::Step> all;
    for (const auto &change : steps_.changesOf(figure))
        all.push_back({change.step, stepText_ ? stepText_(change.step) : QString(), change.before, change.after,
                       change.step == steps_.step()});
    return all;
}

WhyPage WhyPanel::pageOf(Explanation explanation, const Scenario &scenario, const Evaluation &evaluation)
{
    if (!evaluator_)
        evaluator_.emplace(*snapshot_.facts);
    WhyPage page{.binding = bindingOf(evaluation.inForce(scenario), evaluation, *evaluator_, explanation.id),
                 .isStale = stale_};
    for (const auto &input : explanation.inputs)
        page.inputEffects.push_back(effectInFormula(explanation.inForce, scenario, evaluation, input.name));
    if (const auto &example = history_.last().example) {
        page.example = example->name;
        page.isStale = false;
        page.known = knownValue(evaluation, explanation.id);
    } else {
        page.known = knownValue(snapshot_, evaluation, explanation.id);
        if (!page.known.value() && !snapshot_.isComplete() && snapshot_.complete)
            page.lastValid = knownValue(snapshot_, *snapshot_.complete, explanation.id);
        page.steps = stepsOf(explanation.id);
        if (snapshot_.baseline)
            page.baseline = knownValue(snapshot_, *snapshot_.baseline, explanation.id);
    }
    page.expanded = expandedInputs(scenario, evaluation, *snapshot_.facts, explanation.id);
    page.papersApply = !exampleLike(scenario).empty();
    page.lineWidth = lineWidth_ = roomForLine();
    page.explanation = std::move(explanation);
    return page;
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
    const auto page = pageOf(*std::move(found), scenario, evaluation);
    cures_.clear();
    for (const auto &relief : page.binding.reliefs)
        cures_.push_back(relief.fix);
    numberMarks_ = numberMarks(page);
    unit_ = findFigure(id)->unit;
    const int scroll = verticalScrollBar()->value();
    setHtml(whyPageHtml(page, theme_));
    fitWords();
    verticalScrollBar()->setValue(scroll);
}

/// Words stay whole, and columns are as wide as theirs; they break only where a page were wider than the panel.
void WhyPanel::fitWords()
{
    setWordWrapMode(QTextOption::WordWrap);
    if (document()->size().width() > viewport()->width() + 1) // a table over the whole width is rounded up
        setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
}

/// The same whether the scroll bar is there or not: it comes and goes with the length of a page.
int WhyPanel::roomForLine() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return std::max(0, width() - bar - qRound(2 * document()->documentMargin()));
}

QVariant WhyPanel::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource || name.toString() != QLatin1String(numberLineName))
        return QTextBrowser::loadResource(type, name);
    return numberLine(numberMarks_, unit_, lineWidth_, devicePixelRatioF(), theme_);
}

void WhyPanel::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitWords();
    if (lineWidth_ > 0 && roomForLine() != lineWidth_)
        quiet_.start();
}

} // namespace gigasite
