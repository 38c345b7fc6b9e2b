// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_dialog.h"

#include "app/import_command.h"
#include "model/report/import_json.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace gigasite {

namespace {

void tell(QWidget *window, QMessageBox::Icon icon, const QString &title, const QStringList &lines)
{
    auto *box = new QMessageBox(icon, title, lines.mid(0, 12).join(QStringLiteral("\n\n")), QMessageBox::Ok, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false); // the new figures can be seen at the same time
    box->show();
}

} // namespace

bool importModel(QWidget *window, Document &document, const QString &file)
{
    const auto imported = importFile(file.toStdString());
    QStringList lines;
    if (!imported) {
        for (const auto &p : imported.problem())
            lines << toQString(p.path) + QStringLiteral(": ") + translate(p.message);
        tell(window, QMessageBox::Warning, Document::tr("Cannot import"), lines);
        return false;
    }
    Edit edit;
    edit.text = Document::tr("Import %1").arg(QFileInfo(file).fileName());
    for (const auto &[parameter, value] : parametersOf(imported->model))
        edit.changes.push_back({parameter->key, value});
    document.edit(edit);
    for (const auto &note : imported->notes)
        lines << translate(note);
    tell(window, QMessageBox::Information, Document::tr("Imported %1").arg(toQString(imported->name)), lines);
    return true;
}

void askAndImportModel(QWidget *window, Document &document)
{
    const auto file = QFileDialog::getOpenFileName(window, Document::tr("Import model shape"), {},
                                                   Document::tr("Hugging Face config.json (*.json)"));
    if (!file.isEmpty())
        importModel(window, document, file);
}

} // namespace gigasite
