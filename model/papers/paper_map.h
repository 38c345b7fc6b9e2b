// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"
#include "model/units/unit.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// Every number that the two papers print, and how to ask the engine for it: resources/papers/figures.json, a list of
///
///     {"id", "paper", "where", "quantity", "unit", "printed": number, [numbers] or null, "verdict", "note",
///      "bound": ">" or "<" where the printed number is one,
///      "scenario": EXAMPLE, "set": ["KEY=VALUE", …], "figure": ID, "value": FORMULA, "scale": 1,
///      "corrected": {…}}
///
/// `value` is a formula over figures and parameters of that evaluation; without one it is the figure itself. A list of
/// formulas gives a list of numbers. A number that compares evaluations names them:
///
///     "let": {"a": {"scenario", "set", "figure", "value"}, "b": {…}}, "value": "1 - b / a"
///
/// A number that a formula takes from the paper instead of computing it is a named constant, the one number that
/// another row prints or one with a source of its own:
///
///     "constants": {"switches": {"printed": "NG.s5.os_sw"}, "index": {"value": 1.468, "source": "ITU-T G.652"}}
///
/// Either can be set like a parameter, the former by that row's id, the latter as ID.NAME.
///
/// The corrected value is the same question in corrected mode, unless "corrected" says what to ask instead: it holds
/// the keys that differ, and its mode is the example's own unless "set" names one. {} = the paper's conventions have
/// nothing to put right but what is derived. A row without an example is one that the engine does not state.

enum class PaperVerdict { Reproduces, Rounding, Inconsistent, NotDerivable };

std::string_view verdictText(PaperVerdict verdict); ///< as the file writes it

/// What the corrected value of a row follows; read from the mode it is asked in.
enum class PaperConvention { Paper, CorrectedMode };

std::string_view conventionText(PaperConvention convention); ///< "paper's conventions", "corrected mode"
std::string_view conventionId(PaperConvention convention); ///< as results write it: "paper", "corrected-mode"
std::string_view conventionMeaning(PaperConvention convention); ///< the one definition, a sentence
inline constexpr std::array paperConventions{PaperConvention::Paper, PaperConvention::CorrectedMode};

std::string_view paperName(std::string_view paper); ///< "nextgen" with its authors and year

/// One evaluation of an example, and the formula over it.
struct PaperTerm {
    std::string name; ///< in the formula over terms; empty where there is only one
    std::string scenario;
    std::vector<std::string> settings; ///< KEY=VALUE
    std::string figure; ///< whose explanation to read
    std::string formula; ///< over figures and parameters
};

struct PaperConstant {
    std::string name; ///< in formulas
    std::string key; ///< in settings
    double value = 0;
    std::string source;
};

struct PaperQuestion {
    std::vector<PaperTerm> terms;
    std::vector<PaperConstant> constants; ///< of all formulas
    std::vector<std::string> formulas; ///< over the terms' names; empty: the terms themselves, one after the other
    double scale = 1; ///< from the figure's unit to the paper's

    bool isAsked() const { return !terms.empty(); }
};

struct PaperEntry {
    std::string id, paper, where, quantity, unit, note;
    std::vector<double> printed; ///< none, one, or the numbers of a range or list
    std::string bound; ///< ">" or "<" where the paper prints a bound; else empty
    PaperVerdict verdict{};
    PaperQuestion derived, corrected;
    PaperConvention convention{}; ///< of the corrected value

    bool uses(std::string_view figureId) const; ///< in any of its terms
};

using PaperMap = std::vector<PaperEntry>;

/// Value of the constant that a setting's key names; nothing for any other key.
std::optional<double> paperConstant(const PaperMap &map, std::string_view key);

/// The problem's path names the row.
Outcome<PaperMap> readPaperMap(std::string_view text);
Outcome<PaperMap> builtInPaperMap();

/// Numbers as a paper would write them with their unit: "33.4 ZFLOP/s", "5,600 switches", "4.00 GW to 5.00 GW".
std::string paperText(const std::vector<double> &values, std::string_view unit);
std::string printedText(const PaperEntry &entry); ///< "> 99 %" where it is a bound

} // namespace gigasite
