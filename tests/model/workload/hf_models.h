// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// config.json files of published models with their totals (tests/data/hf_models.json).
#include "tests/model/example.h"

#include "model/units/checked_json.h"
#include "model/workload/hf_import.h"

#include <QFile>

#include <algorithm>

namespace gigasite::test {

inline const Json &models()
{
    static const Json all = [] {
        QFile file(QStringLiteral(GIGASITE_TEST_DATA "/hf_models.json"));
        const auto json = file.open(QIODevice::ReadOnly) ? parseChecked(file.readAll().toStdString())
                                                         : Outcome<Json>(error("", say("missing")));
        return json ? *json : Json::array();
    }();
    return all;
}

inline Json configOf(std::string_view name)
{
    for (const auto &m : models()) {
        if (m["name"] == name)
            return m["config"];
    }
    qFatal("no such model");
}

/// The only problem of a file that must be refused.
inline Problem refusalOf(const Json &config)
{
    const auto imported = importHuggingFace(config.dump());
    return imported || imported.problem().empty() ? Problem{} : imported.problem().front();
}

inline bool hasNote(const ImportedModel &imported, std::string_view part)
{
    return std::any_of(imported.notes.begin(), imported.notes.end(),
                       [part](const std::string &n) { return n.find(part) != std::string::npos; });
}

} // namespace gigasite::test
