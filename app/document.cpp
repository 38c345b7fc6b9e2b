// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document.h"

#include "app/files.h"
#include "model/scenario/example_like.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QFileInfo>
#include <QUndoCommand>

namespace gigasite {

/// From one scenario to another. Both are shared values, so a step costs two pointers.
class ScenarioCommand : public QUndoCommand {
public:
    ScenarioCommand(Document &document, std::shared_ptr<const Scenario> after, const QString &text, int gesture)
        : QUndoCommand(text)
        , document_(document)
        , before_(document.scenario())
        , after_(std::move(after))
        , gesture_(gesture)
    {
    }

    int id() const override { return gesture_ > 0 ? gesture_ : -1; }
    int gesture() const { return gesture_; }
    void undo() override
    {
        if (gesture_ > 0 && document_.cancelled_ == gesture_)
            setObsolete(true); // a cancelled drag never happened: it cannot be redone
        document_.set(before_);
    }
    void redo() override { document_.set(after_, gesture_); }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const ScenarioCommand *>(other); // same id: same class
        after_ = next->after_;
        setText(next->text());
        setObsolete(differences(*before_, *after_).empty()); // dragged back to where it began
        return true;
    }

private:
    Document &document_;
    std::shared_ptr<const Scenario> before_;
    std::shared_ptr<const Scenario> after_;
    int gesture_;
};

namespace {

QString textOf(const Edit &edit)
{
    if (!edit.text.isEmpty())
        return edit.text;
    const auto &change = edit.changes.front();
    const auto *p = findParameter(change.key);
    return Document::tr("%1 to %2")
        .arg(translate(p->label),
             p->kind == Kind::Choice ? translate(displayText(*p, change.value))
                                     : localQuantity(displayText(*p, change.value)));
}

std::shared_ptr<const Scenario> defaultsOf(const Scenario &scenario)
{
    const auto name = exampleLike(scenario);
    auto example = name.empty() ? Outcome<LoadedScenario, Problems>(Problems()) : readScenario(exampleText(name));
    return std::make_shared<const Scenario>(example ? std::move(example->scenario) : Scenario());
}

} // namespace

Outcome<Scenario> withEdit(Scenario scenario, const Edit &edit)
{
    for (const auto &[key, value] : edit.changes) {
        auto changed = withValue(std::move(scenario), key, value);
        if (!changed)
            return changed;
        scenario = *std::move(changed);
    }
    return scenario;
}

Document::Document(QObject *parent)
    : QObject(parent)
    , scenario_(std::make_shared<const Scenario>())
    , opened_(scenario_)
    , saved_(scenario_)
    , defaults_(scenario_)
{
    connect(&stack_, &QUndoStack::cleanChanged, this, &Document::fileChanged);
}

bool Document::isAsSaved() const
{
    return scenario_ == saved_ ||
        (scenario_->name == saved_->name && scenario_->userCatalog == saved_->userCatalog &&
         scenario_->unknown == saved_->unknown && differences(*scenario_, *saved_).empty());
}

QString Document::displayName() const
{
    return translate(scenario_->name); // of an example in the person's language
}

void Document::set(std::shared_ptr<const Scenario> scenario, int gesture)
{
    if (gesture == 0 || gesture != gesture_)
        ++steps_;
    gesture_ = gesture;
    scenario_ = std::move(scenario);
    Q_EMIT changed();
}

bool Document::open(const QString &fileOrExample, Problems &problems)
{
    auto loaded = loadScenario(fileOrExample.toStdString());
    problems = loaded ? loaded->notes : loaded.problem();
    if (!loaded)
        return false;
    stack_.clear();
    const bool example = !exampleText(fileOrExample.toStdString()).empty();
    file_ = example ? QString() : QFileInfo(fileOrExample).absoluteFilePath();
    example_ = example ? fileOrExample : QString();
    readOnly_ = loaded->readOnly;
    opened_ = std::make_shared<const Scenario>(loaded->scenario);
    saved_ = opened_;
    defaults_ = example ? opened_ : defaultsOf(*opened_);
    set(opened_);
    Q_EMIT fileChanged();
    return true;
}

std::optional<Problem> Document::saveAs(const QString &file)
{
    if (auto problem = writeFile(file.toStdString(), writeScenario(*scenario_)))
        return problem;
    file_ = QFileInfo(file).absoluteFilePath();
    saved_ = scenario_;
    stack_.setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

void Document::replace(Scenario scenario, const QString &text)
{
    stack_.push(new ScenarioCommand(*this, std::make_shared<const Scenario>(std::move(scenario)), text, 0));
}

void Document::edit(const Edit &edit)
{
    if (edit.changes.empty())
        return;
    auto next = withEdit(*scenario_, edit);
    if (!next) {
        Q_EMIT rejected(translate(next.problem().message));
        return;
    }
    if (differences(*scenario_, *next).empty())
        return;
    auto after = *std::move(next);
    if (completion_)
        completion_(*scenario_, after);
    stack_.push(
        new ScenarioCommand(*this, std::make_shared<const Scenario>(std::move(after)), textOf(edit), edit.gesture));
}

void Document::cancelGesture(int gesture)
{
    const auto *last =
        stack_.index() > 0 ? dynamic_cast<const ScenarioCommand *>(stack_.command(stack_.index() - 1)) : nullptr;
    if (!last || last->gesture() != gesture)
        return;
    cancelled_ = gesture;
    stack_.undo();
}

} // namespace gigasite
