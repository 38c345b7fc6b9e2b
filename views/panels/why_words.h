// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/figure_table.h"
#include "views/panels/why_page.h"

namespace gigasite {

/// Pieces of rich text that the pages of Why? are made of.

/// Of a section; `remark` stands small at its right end.
QString head(const QString &text, const QString &remark = {});
QString table(const QString &rows); ///< over the whole width

QString signedShare(double change); ///< "+5.0 %", "−37 %"
/// "▼ −16.8 s (−7.8 %)" in the colour of better or worse, where the figure has one; of estimates with ≈, and
/// without a direction where their bands overlap; empty if nothing changed.
QString changeHtml(const Figure &figure, const KnownValue &before, const KnownValue &now, const Theme &theme);

/// Which term, limit, problem or parameter decides the figure, or that none does. Empty without a value.
QString bindingSection(const WhyPage &page, const Theme &theme);
/// The undo steps that changed the figure, or that none did. Empty for an example.
QString historySection(const WhyPage &page, const Theme &theme);

} // namespace gigasite
