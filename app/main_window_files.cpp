// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window writes to files and takes from outside, and its end.
#include "app/main_window.h"

#include "app/files.h"
#include "app/language.h"
#include "app/report_pdf.h"
#include "model/report/result_json.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QCloseEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>

namespace gigasite {

namespace {

QString listed(const Problems &problems)
{
    QStringList lines;
    for (const auto &p : problems)
        lines << (p.path.empty() ? QString() : toQString(p.path) + QStringLiteral(": ")) + translate(p.message);
    return lines.mid(0, 12).join(QStringLiteral("\n\n"));
}

} // namespace

void MainWindow::exportReport()
{
    const auto file = fileToWrite(this, tr("Export report"), document_.displayName() + QStringLiteral(".pdf"),
                                  tr("PDF (*.pdf)"), QStringLiteral("pdf"));
    if (file.isEmpty())
        return;
    const auto &s = service_.snapshot();
    const auto pdf = [&s] {
        const EnglishOnly english;
        return reportPdf(*s.scenario, *s.evaluation, s.facts);
    }();
    if (const auto problem = writeFile(file.toStdString(), pdf.toStdString()))
        QMessageBox::warning(this, tr("Cannot export"), listed({*problem}));
    else
        statusBar()->showMessage(tr("Report written to %1").arg(file), 8000);
}

void MainWindow::exportJson()
{
    const auto file = fileToWrite(this, tr("Export result"), document_.displayName() + QStringLiteral(".result.json"),
                                  tr("JSON (*.json)"), QStringLiteral("json"));
    if (file.isEmpty())
        return;
    const auto &s = service_.snapshot();
    const auto text = resultText(*s.scenario, *s.evaluation);
    if (const auto problem = writeFile(file.toStdString(), text))
        QMessageBox::warning(this, tr("Cannot export"), listed({*problem}));
    else
        statusBar()->showMessage(tr("Result written to %1").arg(file), 8000);
}

void MainWindow::about()
{
    QMessageBox::about(
        this, tr("About Gigasite"),
        tr("<p><b>Gigasite %1</b></p><p>What-if explorer for LLM training datacenters. GPL-3.0-or-later.</p>"
           "<p>Data: Ruggles et al. (CC-BY 4.0), Epoch AI (CC-BY 4.0), NREL ReEDS/NARIS, EIA, EPA, US Census Bureau. "
           "Formulas: Gherghescu et al. 2024; Hoffmann et al. 2022; Korthikanti et al. 2022.</p>")
            .arg(toQString(engineVersion())));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(files_->maySwitch());
    if (!event->isAccepted())
        return;
    files_->forgetAutosave();
    storeLayout();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().size() == 1)
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const auto file = event->mimeData()->urls().value(0).toLocalFile();
    if (!file.isEmpty() && files_->maySwitch())
        openFile(file);
}

} // namespace gigasite
