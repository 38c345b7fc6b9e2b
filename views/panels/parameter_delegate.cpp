// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/parameter_delegate.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace gigasite {

namespace {

double groupHeight()
{
    return uiLength(22);
}

/// Of the longest word of a name, in letters as narrow as they may become.
double narrowestWidth(const QString &name)
{
    const auto narrow = narrowest(uiFont(Type::Body));
    double widest = 0;
    for (const auto &word : name.split(QLatin1Char(' ')))
        widest = std::max(widest, textWidth(narrow, word));
    return std::ceil(widest);
}

/// Marks and sliders give way to small letters; in large ones there is no room for larger sliders.
double lengthOfMark(double px)
{
    return px * std::min(textSize(), 1.0);
}

} // namespace

namespace detail {

double rowHeight()
{
    return std::max(21.0 * std::min(textSize(), 1.0), QFontMetricsF(uiFont(Type::Body)).height() + 5);
}

double lineHeight()
{
    return uiLength(16);
}

double nameLineHeight()
{
    return std::ceil(QFontMetricsF(uiFont(Type::Body)).height()) - 1;
}

} // namespace detail

using namespace detail;

ParameterDelegate::ParameterDelegate(const ParameterModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , model_(model)
{
}

ParameterDelegate::Parts ParameterDelegate::partsOf(const QRectF &row, const PanelRow *of) const
{
    constexpr double gap = 6, besideSlider = 2; // the thumb overhangs its track by another 4
    constexpr double afterName = 5; // a thumb at the least value keeps off the last letter
    const double h = rowHeight();
    const double value = uiLength(compact_ ? 84 : 80);
    const double badge = uiLength(18);
    const double effect = lengthOfMark(compact_ ? 30 : 40);
    const double right = row.right() - 4;
    Parts parts;
    parts.badge = QRectF(right - badge, row.top(), badge, h);
    parts.value = QRectF(parts.badge.left() - 3 - value, row.top() + 2, value, h - 4);
    parts.effect = QRectF(parts.value.left() - gap - effect, row.top(), effect, h);
    parts.source = QRectF(row.left() + 6, row.top(), uiLength(10), h);
    const double left = parts.source.right() + 5;
    const double slider = lengthOfMark(compact_ ? 64 : 94), leastSlider = 56; // 8 of these are the thumb's
    const double shared = parts.effect.left() - left - afterName - besideSlider;
    const auto names = longestNames();
    constexpr double usualRow = 345; // px; sliders keep their length in it, in a narrower one or larger text names do
    const bool yields = textSize() > 1 || row.width() < usualRow;
    const double yielded =
        yields ? std::max(lengthOfMark(64), textSize() > 1 ? 0 : slider - 2 * (usualRow - row.width())) : slider;
    double name = std::max({std::min(names.usual, shared - slider), std::min(names.most, shared - yielded),
                            std::min(names.narrow, shared - leastSlider)});
    double nameHeight = h;
    if (of) {
        name = std::max(name, std::min(narrowestWidth(of->label()), shared - leastSlider));
        nameHeight += nameLineHeight() * static_cast<double>(nameIn(of->label(), name).lines.size() - 1);
    }
    parts.name = QRectF(left, row.top(), std::max(name, 0.0), nameHeight);
    const double sliderLeft = parts.name.right() + afterName;
    parts.slider = QRectF(sliderLeft, row.top(), parts.effect.left() - besideSlider - sliderLeft, h);
    parts.message =
        QRectF(parts.name.left(), row.top() + nameHeight - 1, row.right() - parts.name.left() - 6, lineHeight());
    return parts;
}

/// Languages differ; the sliders give way to names that even the narrowest letters leave too long.
ParameterDelegate::NameWidths ParameterDelegate::longestNames() const
{
    if (std::exchange(namesMeasuredAt_, textSize()) == textSize())
        return longestNames_;
    longestNames_ = {};
    std::vector<double> usual, narrow;
    for (const auto &row : model_.rows()) {
        usual.push_back(std::ceil(textWidth(uiFont(Type::Body), row.label())));
        narrow.push_back(narrowestWidth(row.label()));
    }
    if (usual.empty())
        return longestNames_;
    std::sort(usual.begin(), usual.end());
    std::sort(narrow.begin(), narrow.end());
    const auto most = usual.size() * 9 / 10;
    longestNames_ = {usual.back(), usual[most], narrow[most]};
    return longestNames_;
}

/// In one line as far as the letters need not be much narrower than usual, else in more.
ParameterDelegate::Name ParameterDelegate::nameIn(const QString &label, double width)
{
    const auto usual = uiFont(Type::Body);
    Name name{narrowed(usual, label, width), {label}};
    if (textWidth(name.font, label) <= width)
        return name;
    name.lines = wrappedTabular(usual, label, width);
    const auto longest =
        *std::max_element(name.lines.begin(), name.lines.end(), [&](const QString &a, const QString &b) {
            return textWidth(usual, a) < textWidth(usual, b);
        });
    name.font = narrowed(usual, longest, width);
    return name;
}

ParameterDelegate::Message ParameterDelegate::messageIn(const QModelIndex &index) const
{
    Message message;
    const auto text = model_.messageOf(index);
    if (text.isEmpty())
        return message;
    const auto *problem = model_.problem(index);
    const auto face = uiFont(Type::Secondary);
    const double room = partsOf(QRectF(0, 0, width_, 0)).message.width();
    message.lines = wrappedTabular(face, text, room);
    const double fix =
        !problem || problem->fixes.empty() ? 0 : textWidth(face, translate(problem->fixes.front().label)) + 10;
    message.fixBelow = fix > 0 && tabularWidth(face, message.lines.last()) + fix > room;
    return message;
}

int ParameterDelegate::messageLines(const QModelIndex &index) const
{
    const auto message = messageIn(index);
    return static_cast<int>(message.lines.size()) + (message.fixBelow ? 1 : 0);
}

QRectF ParameterDelegate::fixRect(const QModelIndex &index, const QRectF &row) const
{
    const auto *problem = model_.problem(index);
    if (!problem || problem->fixes.empty())
        return {};
    const auto line = partsOf(row, model_.row(index)).message;
    const double width = textWidth(uiFont(Type::Secondary), translate(problem->fixes.front().label));
    const auto message = messageIn(index);
    const double last = line.top() + lineHeight() * static_cast<double>(message.lines.size() - 1);
    if (message.fixBelow)
        return {line.left(), last + lineHeight(), width, lineHeight()};
    return {line.right() - width, last, width, lineHeight()};
}

QSize ParameterDelegate::sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex &index) const
{
    const auto *row = model_.row(index);
    if (!row)
        return {100, static_cast<int>(groupHeight())};
    const double name = partsOf(QRectF(0, 0, width_, 0), row).name.height();
    return {100, static_cast<int>(name + lineHeight() * messageLines(index))};
}

} // namespace gigasite
