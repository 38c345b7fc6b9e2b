// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gigasite {

/// A report as a document: headings, texts, tables and references to figures, in reading order. It knows nothing of
/// pages; a renderer (PDF, later HTML) lays it out.
namespace report {

struct Heading {
    std::string text;
};

struct Paragraph {
    std::string text;
};

/// The verdict on top: can it be built, and if not, what would clear it.
struct Verdict {
    Severity severity = Severity::Note;
    std::string headline, text;
};

struct KeyFigure {
    std::string label, number, unit, remark;
    Severity state = Severity::Note;
    std::string note{}; ///< beside the label
    std::string aside{}; ///< behind the unit
};

struct KeyFigures {
    std::vector<KeyFigure> figures;
};

enum class Picture { StepTime, PowerMap, Topology, Layout };

struct PictureReference {
    Picture picture{};
    std::string caption;
};

struct Column {
    std::string title;
    bool right = false;
    double weight = 1; ///< share of the width
};

struct Table {
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows;
};

using Block = std::variant<Heading, Paragraph, Verdict, KeyFigures, PictureReference, Table>;

struct Document {
    std::string title, subtitle, fingerprint;
    std::vector<Block> blocks;
};

} // namespace report

/// Everything worth handing on about one evaluation. Figures are left out where the evaluation did not get that far.
report::Document reportOf(const Scenario &scenario, const Evaluation &evaluation, const Facts &facts);

/// Short stable text that tells scenarios apart: FNV-1a of their canonical file text.
std::string fingerprint(const Scenario &scenario);

/// Figures that lead the window's strip and the report, in order.
struct KeyFigureRow {
    std::string_view id;
    std::string_view label;
    bool lowerIsBetter = true;
    bool neutral = false; ///< neither more nor less is better
    bool onStrip = true, inReport = true;
};
const std::vector<KeyFigureRow> &keyFigureRows();

} // namespace gigasite
