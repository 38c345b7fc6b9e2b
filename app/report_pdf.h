// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <QByteArray>

#include <memory>

namespace gigasite {

/// The report as an A4 PDF: vectors, fonts embedded, print colours; the scenario file is attached to it.
/// Needs a QGuiApplication.
QByteArray reportPdf(const Scenario &scenario, const Evaluation &evaluation, const std::shared_ptr<const Facts> &facts);

} // namespace gigasite
