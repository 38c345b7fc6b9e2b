// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario_io.h"
#include "views/edit.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace gigasite {

/// The scenario with an edit made, or why it cannot be.
Outcome<Scenario> withEdit(Scenario scenario, const Edit &edit);

/// The open scenario: its file, its undo history, whether it is saved. GUI thread only.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject *parent = nullptr);

    std::shared_ptr<const Scenario> scenario() const { return scenario_; }
    std::shared_ptr<const Scenario> asOpened() const { return opened_; }
    /// What its values are changes of: the example, or of a file the one that it is in essence, or the defaults.
    std::shared_ptr<const Scenario> defaults() const { return defaults_; }
    std::shared_ptr<const Scenario> asSaved() const { return saved_; } ///< what the file has
    quint64 stepsTaken() const { return steps_; } ///< edits, undos and redos; the moves of one drag are one
    QUndoStack &undoStack() { return stack_; }
    QString file() const { return file_; } ///< empty for an example or a new scenario
    QString displayName() const;
    bool isAsSaved() const; ///< in content, however it came to be so
    bool isModified() const { return !stack_.isClean() && !isAsSaved(); }
    bool isReadOnly() const { return readOnly_; }
    QString example() const { return example_; } ///< built-in one that was opened; empty for a file

    /// Opens a file or built-in example. On failure nothing changes and `problems` say why; on success they are notes
    /// (unknown keys, newer version).
    bool open(const QString &fileOrExample, Problems &problems);
    std::optional<Problem> saveAs(const QString &file);

    /// Puts another state in its place, as one undo step.
    void replace(Scenario scenario, const QString &text);
    /// Applies an edit as one undo step; edits of one gesture merge. Nothing happens if it changes nothing.
    void edit(const Edit &edit);
    /// Takes back the step of a gesture that is under way.
    void cancelGesture(int gesture);
    /// Called with the scenario before and after an edit; may add to the latter what the edit entails.
    using Completion = std::function<void(const Scenario &before, Scenario &after)>;
    void setCompletion(Completion completion) { completion_ = std::move(completion); }

Q_SIGNALS:
    void changed(); ///< the scenario is another one
    void fileChanged(); ///< name, file or saved state
    void rejected(const QString &message);

private:
    friend class ScenarioCommand;
    void set(std::shared_ptr<const Scenario> scenario, int gesture = 0);

    std::shared_ptr<const Scenario> scenario_;
    std::shared_ptr<const Scenario> opened_, saved_, defaults_;
    QUndoStack stack_;
    QString file_, example_;
    Completion completion_;
    bool readOnly_ = false;
    int cancelled_ = 0; ///< gesture that was taken back
    int gesture_ = 0; ///< of the last step
    quint64 steps_ = 0;
};

} // namespace gigasite
