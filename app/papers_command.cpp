// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers_command.h"

#include "app/commands.h"
#include "model/report/papers_report.h"
#include "model/scenario/scenario_io.h"
#include "model/units/checked_json.h"

namespace gigasite {

void addPapersOptions(CLI::App &command, PapersOptions &options)
{
    addSettingsOption(command, options.settings);
    command.add_option("--json", options.json, "Write the numbers as JSON (- = standard output)")->type_name("FILE");
}

int papersCommand(const PapersOptions &options)
{
    if (!canPut({options.json}))
        return badInput;
    const auto facts = Facts::builtIn();
    if (!facts)
        return fail({facts.problem()});
    Scenario all; // a value that no example can take is bad input, not an empty table
    for (const auto &setting : options.settings) {
        if (const auto changed = withSetting(all, setting))
            all = *changed;
    }
    if (const auto outside = outOfRange(all, {}, options.settings); !outside.empty())
        return fail(outside);
    const auto rows = papersTable(*facts, options.settings);
    if (!rows)
        return fail(rows.problem());
    if (options.json != "-" && !put("-", papersText(*rows)))
        return badInput;
    return options.json.empty() || put(options.json, papersJson(*rows).dump(2) + '\n') ? done : badInput;
}

} // namespace gigasite
