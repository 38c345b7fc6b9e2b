// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/checked_json.h"
#include "model/units/outcome.h"

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite::hf {

/// Fields of a Hugging Face config.json that say how large a model is, under all names they are known by.
enum class Field {
    Layers,
    Hidden,
    Heads,
    KvHeads,
    HeadDim,
    Ffn,
    Vocab,
    Tied,
    Positions,
    Experts,
    ExpertsPerToken,
    SharedExperts,
    SharedFfn, ///< width of all shared experts together
    ExpertFfn,
    DenseFfn, ///< of layers without experts, where `Ffn` is an expert's
    DenseLayers, ///< that many layers at the beginning have no experts
    ExpertsFrom, ///< layer i has experts if i is a multiple
    ExpertsEvery, ///< layer i has experts if i + 1 is a multiple
    DenseOnly, ///< list of layers without experts
    ExpertLayers, ///< list of layers with experts, instead of `ExpertsEvery`
    MtpLayers,
    MlaQLora,
    MlaKvLora,
    MlaNopeDim,
    MlaRopeDim,
    MlaVDim,
    Window,
    Chunk, ///< length of chunked layers
    UseWindow,
    WindowFrom, ///< first windowed layer
    FullEvery, ///< every n-th layer sees everything
    LayerTypes,
    ChunkedLayers, ///< list of 1 (chunked) and 0 (full)
    Bias,
    NoBias,
    MlpBias,
    QkNorm,
    MultiQuery,
    NewDecoder,
    ParallelAttention,
    NormsInParallel,
    EmbeddingWidth,
    Expansion, ///< FFN width over hidden size
};

enum class FieldKind { Count, Flag, List };

/// One row of the alias table. `names`: the usual name first, others behind it, separated by blanks; a slash goes into
/// an object. `key`: the parameter it becomes, whose range holds; without one 0 to `most`. `zeroIsNone`: 0 is as
/// absent.
struct FieldRow {
    Field field;
    FieldKind kind;
    std::string_view names;
    std::string_view key = {};
    double most = 0;
    bool zeroIsNone = false;
};

std::span<const FieldRow> fieldTable();

const FieldRow &rowOf(Field field);

/// The blank-separated words of a text.
std::vector<std::string_view> words(std::string_view text);

/// Reads fields of one file. Absent and null are the same: the family decides. What is of the wrong kind, out of range
/// or said twice differently is a problem.
class Reader {
public:
    /// A file that describes more than a language model nests it (text_config and the like); that part is read.
    explicit Reader(const Json &file);

    AutoCount count(Field field);
    std::optional<bool> flag(Field field);
    const Json *list(Field field); ///< nothing or an array
    /// 1 and a problem if it is missing; `name`, if given, is what this family's files call it.
    std::int64_t required(Field field, std::string_view name = {});
    AutoCount requiredOrNull(Field field); ///< nothing if the file says null, and a problem if it says nothing
    const Json *option(std::string_view name); ///< a value outside the table, "name" or "object/name"
    bool has(Field field) const { return find(field).value != nullptr; }
    bool isNull(Field field) const; ///< the file has it, but as null

    std::string text(std::string_view name) const; ///< of the nested part, else of the file; empty if there is none
    std::string firstOf(std::string_view name) const; ///< first text of a list
    std::string nameIn(Field field) const; ///< as this file has it, else the usual name
    std::string nameOf(std::string_view name) const { return prefix_ + std::string(name); } ///< with its place
    bool isNested() const { return part_ != &file_; }
    std::vector<std::string>
    unread() const; ///< names in the part that nothing asked for, and in objects that something is read from

    void add(Problem problem) { problems_.push_back(std::move(problem)); }
    const Problems &problems() const { return problems_; }

private:
    struct Found {
        const Json *value = nullptr;
        std::string path; ///< in the file
    };
    Found find(Field field) const;
    Found found(Field field); ///< and remember that it was asked for; contradictions are problems
    void wrong(const Found &found, const Text &allowed);

    const Json &file_;
    const Json *part_;
    std::string prefix_;
    std::set<std::string, std::less<>> asked_; ///< "name" or "object/name"
    std::set<std::string> told_;
    Problems problems_;
};

} // namespace gigasite::hf
