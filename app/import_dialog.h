// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"

#include <QString>
#include <QWidget>

namespace gigasite {

/// Takes the model of a Hugging Face config.json into the open scenario, as one undo step, and shows the reader's notes
/// beside the window. A file that is refused changes nothing and is told in a dialog.
bool importModel(QWidget *window, Document &document, const QString &file);

/// Asks for the file first.
void askAndImportModel(QWidget *window, Document &document);

} // namespace gigasite
