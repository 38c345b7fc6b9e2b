// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/formula_html.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/symbols.h"
#include "views/paint/text.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace gigasite {

namespace {

using Sign = std::pair<std::string_view, const char *>;

/// Longest first. Of " / " the blanks stay: a quotient of long names would run together.
constexpr std::array signs{Sign{" * ", " · "},  Sign{" - ", " − "},    Sign{" <= ", " ≤ "},   Sign{" >= ", " ≥ "},
                           Sign{" == ", " = "}, Sign{" < ", " &lt; "}, Sign{" > ", " &gt; "}, Sign{" && ", " ∧ "},
                           Sign{" || ", " ∨ "}, Sign{"^2", "²"},       Sign{"^", "^"}};

struct Brackets {
    std::string_view function;
    const char *open, *close;
};
constexpr std::array brackets{Brackets{"floor", "⌊", "⌋"}, Brackets{"ceil", "⌈", "⌉"}, Brackets{"sqrt", "√(", ")"}};

class Typesetter {
public:
    Typesetter(std::string_view formula, const std::function<QString(std::string_view)> &nameHtml)
        : formula_(formula)
        , nameHtml_(nameHtml)
    {
    }

    QString run()
    {
        while (at_ < formula_.size())
            step();
        return html_;
    }

private:
    void step()
    {
        if (const auto end = nameEnd(formula_, at_); end > at_) {
            word(formula_.substr(at_, end - at_));
            return;
        }
        const char c = formula_[at_];
        if (c == '(') {
            open("(", ")");
            ++at_;
        } else if (c == ')' && !closing_.empty()) {
            html_ += closing_.back();
            closing_.pop_back();
            ++at_;
        } else {
            sign();
        }
    }

    void word(std::string_view word)
    {
        at_ += word.size();
        if (word.find('.') != std::string_view::npos) {
            raise(nameHtml_(word));
            return;
        }
        for (const auto &each : brackets) {
            if (word == each.function && formula_.substr(at_, 1) == "(") {
                open(each.open, each.close);
                ++at_;
                return;
            }
        }
        raise(toQString(word));
    }

    void sign()
    {
        for (const auto &[plain, html] : signs) {
            if (formula_.substr(at_, plain.size()) != plain)
                continue;
            at_ += plain.size();
            if (plain == "^")
                raised_ = true;
            else
                html_ += QString::fromUtf8(html);
            return;
        }
        auto end = at_ + 1;
        while (end < formula_.size() && (static_cast<unsigned char>(formula_[end]) & 0xC0U) == 0x80U)
            ++end; // the rest of a UTF-8 sequence
        html_ += toQString(formula_.substr(at_, end - at_)).toHtmlEscaped();
        at_ = end;
    }

    /// The word behind a "^" stands above the line.
    void raise(const QString &html)
    {
        html_ += std::exchange(raised_, false) ? QStringLiteral("<sup>%1</sup>").arg(html) : html;
    }

    void open(const char *opening, const char *closing)
    {
        html_ += QString::fromUtf8(opening);
        closing_.push_back(QString::fromUtf8(closing));
    }

    std::string_view formula_;
    const std::function<QString(std::string_view)> &nameHtml_;
    QString html_;
    std::vector<QString> closing_; ///< of brackets that are open
    std::size_t at_ = 0;
    bool raised_ = false;
};

} // namespace

QString formulaHtml(std::string_view formula, const std::function<QString(std::string_view name)> &nameHtml)
{
    return Typesetter(formula, nameHtml).run();
}

QString symbolHtml(std::string_view name)
{
    const auto symbol = symbolOf(name);
    const auto text = toQString(symbol.empty() ? name.substr(name.rfind('.') + 1) : symbol).toHtmlEscaped();
    const auto line = symbol.empty() ? -1 : text.indexOf(QLatin1Char('_'));
    return line < 0 ? text : QStringLiteral("%1<sub>%2</sub>").arg(text.left(line), text.mid(line + 1));
}

} // namespace gigasite
