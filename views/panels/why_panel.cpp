// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/why_panel.h"

#include "model/evaluate/explain.h"
#include "views/paint/text.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QUrl>

namespace gigasite {

namespace {

constexpr int quietMs = 60;
constexpr int historyLimit = 50;

QString html(const std::string &text)
{
    return toQString(text).toHtmlEscaped();
}

QString head(const QString &text)
{
    return QStringLiteral("<p class='head'>%1</p>").arg(text.toUpper());
}

/// "model.hidden^2 * 24" with names as people call them and a proper times sign.
QString readable(const Explanation &e)
{
    auto text = html(e.formula);
    for (const auto &input : e.inputs) {
        const QRegularExpression whole(
            QStringLiteral("(?<![a-z0-9_.])%1(?![a-z0-9_.])").arg(QRegularExpression::escape(toQString(input.name))));
        text.replace(whole, QStringLiteral("<a href='%1'>%2</a>").arg(toQString(input.name), html(input.label)));
    }
    text.replace(QStringLiteral(" * "), QStringLiteral(" · "));
    text.replace(QStringLiteral("^2"), QStringLiteral("²"));
    text.replace(QStringLiteral(" - "), QStringLiteral(" \u2212 "));
    return text;
}

QString inputTable(const std::vector<Explanation::Input> &inputs)
{
    QString rows;
    for (const auto &input : inputs)
        rows += QStringLiteral("<tr><td><a href='%1'>%2</a></td><td align='right'><b>%3</b></td></tr>")
                    .arg(toQString(input.name), html(input.label), html(input.value));
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='2'>%1</table>").arg(rows);
}

} // namespace

WhyPanel::WhyPanel(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Why?"));
    quiet_.setSingleShot(true);
    quiet_.setInterval(quietMs);
    connect(&quiet_, &QTimer::timeout, this, &WhyPanel::rewrite);
    connect(this, &QTextBrowser::anchorClicked, this, &WhyPanel::follow);
}

void WhyPanel::setTheme(const Theme &theme)
{
    theme_ = theme;
    auto palette = theme.palette();
    palette.setColor(QPalette::Base, theme.dock);
    setPalette(palette);
    setFont(gigasite::font(Type::Body));
    document()->setDocumentMargin(10);
    rewrite();
}

void WhyPanel::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot;
    quiet_.start();
}

void WhyPanel::show(const QString &figureId)
{
    if (!findFigure(figureId.toStdString()))
        return;
    if (current() != figureId)
        history_ << figureId;
    if (history_.size() > historyLimit)
        history_.removeFirst();
    rewrite();
    verticalScrollBar()->setValue(0);
    Q_EMIT figureShown(figureId);
}

void WhyPanel::back()
{
    if (history_.size() < 2)
        return;
    history_.removeLast();
    rewrite();
    Q_EMIT figureShown(current());
}

void WhyPanel::follow(const QUrl &url)
{
    const auto name = url.toString();
    if (findFigure(name.toStdString()))
        show(name);
    else
        Q_EMIT parameterRequested(name);
}

void WhyPanel::rewrite()
{
    if (!snapshot_.evaluation || current().isEmpty() || !isVisible())
        return;
    const auto found = explain(*snapshot_.scenario, *snapshot_.evaluation, *snapshot_.facts, current().toStdString());
    if (!found)
        return;
    const auto &e = *found;
    QString page = QStringLiteral("<style>body { color: %1; } a { color: %2; text-decoration: underline; } "
                                  ".head { color: %3; font-size: 10px; font-weight: 600; margin: 14px 0 3px 0; } "
                                  ".formula { font-family: 'DejaVu Serif'; font-style: italic; font-size: 13px; } "
                                  ".pale { color: %3; }</style>")
                       .arg(theme_.ink.name(), theme_.accent.name(), theme_.ink3.name());
    page += QStringLiteral("<p class='pale' style='margin:0'>%1</p><p style='font-size:20px; font-weight:600; "
                           "margin:2px 0 0 0'>%2</p>")
                .arg(html(e.label), html(e.value));
    if (!e.formula.empty()) {
        page += head(tr("Formula"));
        page += QStringLiteral("<p class='formula' style='margin:2px 0'>%1</p>").arg(readable(e));
    }
    if (!e.inputs.empty())
        page += head(tr("Inputs, one hop")) + inputTable(e.inputs);
    if (e.printed) {
        page += head(tr("Paper against derivation"));
        page += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='2'>"
                               "<tr><td>%1</td><td align='right'><b>%2</b></td></tr>"
                               "<tr><td>%3</td><td align='right'><b>%4</b></td></tr></table>")
                    .arg(tr("Paper as printed"), html(*e.printed), tr("Corrected"), html(*e.corrected));
    }
    if (!e.source.empty())
        page += head(tr("Source")) + QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html(e.source));
    if (!e.usedBy.empty()) {
        page += head(tr("Used by"));
        QStringList links;
        for (const auto &u : e.usedBy)
            links << QStringLiteral("<a href='%1'>%2</a>").arg(toQString(u.name), html(u.label));
        page += QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(links.join(QStringLiteral(" · ")));
    }
    page += QStringLiteral("<p class='pale' style='margin-top:14px'>%1</p>").arg(toQString(e.id));
    const int scroll = verticalScrollBar()->value();
    setHtml(page);
    verticalScrollBar()->setValue(scroll);
}

} // namespace gigasite
