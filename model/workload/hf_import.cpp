// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/hf_import.h"

#include "model/units/unit.h"
#include "model/workload/hf_model.h"
#include "model/workload/hf_options.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

using namespace hf;

std::string joined(const std::vector<std::string> &names)
{
    std::string out;
    for (const auto &n : names)
        out += (out.empty() ? "" : ", ") + n;
    return out;
}

/// The family a file names, by type rather than by architecture; for one that names none, the family that alone has a
/// field of it.
const Family *familyOf(const Reader &reader, const Json &file, std::vector<Text> &notes)
{
    if (file.contains("model_type") && !file["model_type"].is_null() && !file["model_type"].is_string())
        return nullptr;
    const auto type = reader.text("model_type");
    const auto architecture = reader.firstOf("architectures");
    if (const auto *family = findFamily(type, architecture)) {
        if (type.empty())
            notes.push_back(say("The file has no model_type; by its architecture %1 it is taken for %2.", architecture,
                                std::string(words(family->types).front())));
        return family;
    }
    if (!type.empty() || !architecture.empty())
        return nullptr;
    const auto families = familyTable();
    const auto at = std::find_if(families.begin(), families.end(), [&](const Family &f) {
        return !f.signature.empty() && file.contains(std::string(f.signature));
    });
    if (at == families.end())
        return nullptr;
    notes.push_back(say("The file names no family; %1 is a field of %2, which is assumed.", std::string(at->signature),
                        std::string(words(at->types).front())));
    return &*at;
}

/// Why an unknown family is refused: the family, and what else a known one would still need.
Problems unknownFamily(Reader &reader, const Json &file)
{
    std::string known;
    for (const auto &f : familyTable())
        known += (known.empty() ? "" : ", ") + std::string(words(f.types).front());
    const auto type = reader.text("model_type");
    const bool given = file.contains("model_type") && !file["model_type"].is_null();
    const auto what = !type.empty()
        ? say("The family \"%1\" is not known, so norms, biases and other things its files leave out are missing", type)
        : given ? say("The family is %1, not a text", shortText(file["model_type"]))
                : say("The family is missing");
    constexpr std::array fields{Field::Layers, Field::Hidden, Field::Heads, Field::Ffn, Field::Vocab};
    std::string needed;
    for (const auto field : fields)
        needed += (needed.empty() ? "" : ", ") + reader.nameIn(field);
    reader.add(error("model_type", say("%1. Known: %2. Any of them needs %3.", what, known, needed)));
    for (const auto field : fields)
        (void)reader.required(field);
    return reader.problems();
}

/// What the file may say for a field that contradicts another.
Text allowedBeside(Field field, const TransformerShape &shape)
{
    if (field != Field::KvHeads)
        return say("%1 to %2", std::string("1"),
                   withCommas(static_cast<double>(field == Field::ExpertsPerToken ? shape.experts : shape.layers)));
    std::vector<std::string> divisors;
    for (std::int64_t d = 1; d <= shape.heads; ++d) {
        if (shape.heads % d == 0)
            divisors.push_back(withCommas(static_cast<double>(d)));
    }
    return Text::verbatim(joined(divisors));
}

/// Contradictions of the shape under the names its file has for them. A fix of a parameter would not mend the file.
Problems inTermsOf(const Reader &reader, const TransformerShape &shape, Problems problems)
{
    for (auto &p : problems) {
        const auto rows = fieldTable();
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const FieldRow &r) { return r.key == p.path; });
        if (row == rows.end())
            continue;
        p.path = reader.nameIn(row->field);
        p.message = say("%1 Allowed: %2.", p.message, allowedBeside(row->field, shape));
        p.fixes.clear();
    }
    return problems;
}

void addConventions(ImportedModel &imported, const Reader &reader)
{
    auto &notes = imported.notes;
    notes.push_back(say("params counts every trained weight once: %1.", withCommas(imported.size.params)));
    notes.push_back(say("active_params counts what one token meets and both embedding tables: %1; without the input "
                        "table it is %2. Vendors use either.",
                        withCommas(imported.size.activeParams), withCommas(imported.size.activeWithoutInput)));
    if (imported.model.mtpLayers > 0)
        notes.push_back(say("MTP layers have another %1 parameters; memory and FLOP count them, params does not.",
                            withCommas(imported.size.mtpParams)));
    if (reader.isNested())
        notes.emplace_back(say("The language model alone is imported; other parts of the file are not counted."));
    if (const auto unread = reader.unread(); !unread.empty())
        notes.push_back(say("Not read: %1.", joined(unread)));
}

} // namespace

Outcome<ImportedModel, Problems> importHuggingFace(std::string_view text)
{
    const auto file = parseChecked(text);
    if (!file)
        return Problems{file.problem()};
    if (!file->is_object())
        return Problems{error("", say("This is %1; a config.json is a JSON object.", shortText(*file)))};
    Reader reader(*file);
    ImportedModel imported;
    const auto *family = familyOf(reader, *file, imported.notes);
    if (!family)
        return unknownFamily(reader, *file);
    refuseOptions(reader);
    imported.model = modelOf(reader, *family, imported.notes);
    if (!reader.problems().empty())
        return reader.problems();
    const auto shape = shapeOf(imported.model, 1, 1);
    if (auto problems = checkShape(shape, true); !problems.empty())
        return inTermsOf(reader, shape, std::move(problems));
    imported.size = sizeOf(shape);
    imported.family = words(family->types).front();
    imported.name = reader.text("_name_or_path");
    if (imported.name.empty())
        imported.name = imported.family;
    addConventions(imported, reader);
    return imported;
}

} // namespace gigasite
