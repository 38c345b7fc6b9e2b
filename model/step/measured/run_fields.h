// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/json.h"
#include "model/units/outcome.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gigasite::measured {

/// Fields of one object in a checked JSON document. Reading never throws: what is missing, of another type or out of
/// range is remembered, the first of a document wins, and a harmless value is returned. All objects of a document share
/// that first problem, so that a reader asks once at the end.
class Fields {
public:
    static Outcome<Fields> parse(std::string_view text);

    /// A number within [low, high]; `step` 1: it must be whole.
    double number(std::string_view name, double low, double high, double step);
    /// Nothing where it is null or absent.
    std::optional<double> optionalNumber(std::string_view name, double low, double high, double step);
    bool flag(std::string_view name);
    bool optionalFlag(std::string_view name, bool otherwise);
    /// A text, or a number as text.
    std::string word(std::string_view name);
    std::string optionalWord(std::string_view name);
    Fields object(std::string_view name);
    std::optional<Fields> optionalObject(std::string_view name);
    std::vector<Fields> list(std::string_view name);
    std::vector<std::pair<std::string, Fields>> objects(); ///< of every key

    template <class Choices>
    auto choice(std::string_view name, const Choices &choices) -> decltype(choices.front().second)
    {
        const auto text = word(name);
        std::vector<std::string_view> names;
        for (const auto &[key, value] : choices) {
            if (key == text)
                return value;
            names.push_back(key);
        }
        failChoice(name, text, names);
        return choices.front().second;
    }

    void fail(std::string_view name, Text message);
    /// Fails at the first name of this object, or of one within, that nobody has asked for.
    void refuseUnknown();
    std::optional<Problem> problem() const { return shared_->first; }

private:
    /// Names that were asked for in an object.
    struct Asked {
        std::string path;
        std::set<std::string, std::less<>> names;
    };
    struct Shared {
        std::shared_ptr<const Json> root;
        std::map<const Json *, Asked> asked; ///< by object
        std::optional<Problem> first;
    };

    Fields(const Json *json, std::string path, std::shared_ptr<Shared> shared)
        : json_(json)
        , path_(std::move(path))
        , shared_(std::move(shared))
    {
    }

    void refuseUnknownIn(const Json &object);
    const Json *find(std::string_view name) const; ///< nullptr where absent or null
    void failChoice(std::string_view name, const std::string &text, const std::vector<std::string_view> &names);
    std::string pathOf(std::string_view name) const;

    const Json *json_ = nullptr; ///< nullptr: the object is missing, which has been said
    std::string path_;
    std::shared_ptr<Shared> shared_;
};

/// A number as messages show it: whole ones in full.
std::string numberText(double value);

} // namespace gigasite::measured
