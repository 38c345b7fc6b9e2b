// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "app/commands.h"
#include "app/explain_command.h"
#include "app/files.h"
#include "app/import_command.h"
#include "app/nodes_command.h"
#include "app/optimize_command.h"
#include "app/papers_command.h"
#include "app/report_pdf.h"
#include "app/simulate_command.h"
#include "app/sites_command.h"
#include "app/validate_command.h"
#include "model/evaluate/evaluate.h"
#include "model/report/result_json.h"
#include "model/report/result_table.h"
#include "model/scenario/scenario_io.h"
#include "model/units/checked_json.h"
#include "model/units/nearest_name.h"

#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <optional>
#include <vector>

namespace gigasite {

namespace {

struct Outputs {
    std::string pdf, json, csv;

    bool any() const { return !pdf.empty() || !json.empty() || !csv.empty(); }
    int toStandardOutput() const { return (pdf == "-") + (json == "-") + (csv == "-"); }
};

/// A scenario with its settings applied, and what the engine says of it.
struct Run {
    std::string scenarioName;
    std::vector<std::string> settings;
    Outputs out;
    Scenario scenario;
    Facts facts;
    Evaluation evaluation;

    int load()
    {
        if (out.toStandardOutput() > 1)
            return fail({error("-", say("Only one document can go to standard output; name files for the others."))});
        if (!canPut({out.pdf, out.json, out.csv}))
            return badInput;
        auto builtIn = Facts::builtIn();
        if (!builtIn)
            return fail({builtIn.problem()});
        facts = *std::move(builtIn);
        auto loaded = loadWithSettings(scenarioName, settings);
        if (!loaded)
            return fail(loaded.problem());
        scenario = *std::move(loaded);
        evaluation = evaluate(scenario, facts);
        return done;
    }

    int status() const { return evaluation.feasible() ? done : infeasible; }

    bool writeTexts() const
    {
        return (out.json.empty() || put(out.json, resultText(scenario, evaluation))) &&
            (out.csv.empty() || put(out.csv, resultCsv(scenario, evaluation, facts.catalog)));
    }
};

void addScenarioOptions(CLI::App &command, Run &run)
{
    command.add_option("SCENARIO", run.scenarioName, "Scenario file, or the name of a built-in example")->required();
    addSettingsOption(command, run.settings);
    command.add_option("--json", run.out.json, "Write the result as JSON (- = standard output)")->type_name("FILE");
    command.add_option("--csv", run.out.csv, "Write the figures as CSV (- = standard output)")->type_name("FILE");
}

int evaluateCommand(Run &run)
{
    if (const int status = run.load(); status != done)
        return status;
    const bool showsTable = run.out.json != "-" && run.out.csv != "-";
    if (showsTable && !put("-", resultTable(run.scenario, run.evaluation, run.facts.catalog)))
        return badInput;
    if (!showsTable)
        tellErrors(run.scenarioName, run.evaluation.problems);
    return run.writeTexts() ? run.status() : badInput;
}

int reportCommand(Run &run, int argc, char **argv)
{
    if (!run.out.any()) {
        std::cerr << "gigasite: report: name at least one of --pdf, --json, --csv.\n";
        return badInput;
    }
    if (const int status = run.load(); status != done)
        return status;
    if (!run.out.pdf.empty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // a report never needs a display
        QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); // nor a place for a session's files
        const QGuiApplication app(argc, argv);
        const auto pdf = reportPdf(run.scenario, run.evaluation, std::make_shared<const Facts>(run.facts));
        if (!put(run.out.pdf, pdf.toStdString()))
            return badInput;
    }
    tellErrors(run.scenarioName, run.evaluation.problems);
    return run.writeTexts() ? run.status() : badInput;
}

Problem unknownEntry(const std::string &id, const Catalog &catalog)
{
    std::vector<std::string_view> ids;
    for (const auto &item : catalog.items())
        ids.push_back(item.id);
    return error(
        id, say("The catalogue has no such id%1. Allowed: an id that `gigasite catalog` lists.", nearestText(id, ids)));
}

int catalogCommand(const std::string &id, const std::string &scenarioName)
{
    const auto facts = Facts::builtIn();
    if (!facts)
        return fail({facts.problem()});
    Scenario scenario;
    if (!scenarioName.empty()) {
        auto loaded = loadWithSettings(scenarioName, {});
        if (!loaded)
            return fail(loaded.problem());
        scenario = *std::move(loaded);
    }
    const auto json = catalogJson(facts->catalog, id, scenario);
    if (json.is_null())
        return fail({unknownEntry(id, facts->catalog)});
    return put("-", json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n') ? done : badInput;
}

/// The names an application or command takes: its commands, or its options.
std::vector<std::string> namesTaken(const CLI::App &app, bool options)
{
    std::vector<std::string> names;
    if (options)
        for (const auto *option : app.get_options())
            for (const auto &name : option->get_lnames())
                names.push_back("--" + name);
    else
        for (const auto *command : app.get_subcommands([](const CLI::App *) { return true; }))
            names.push_back(command->get_name());
    return names;
}

/// What is wrong with an argument that nothing takes: a command or an option mistyped.
Problem unexpectedArgument(const CLI::App &app, const std::string &file)
{
    const auto extras = app.remaining(true);
    const auto command = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
    const bool option = extras.front().starts_with("--");
    // a mistyped command is taken for the file to open, and what follows it is left over
    const auto &typed = option || file.empty() ? extras.front() : file;
    const auto names = namesTaken(option ? *command : app, option);
    const std::string what = option ? "option" : command == &app ? "command" : "argument";
    return error(typed,
                 say("%1 takes no such %2%3. Allowed: what `%4 --help` lists.", command->get_name(), what,
                     what == "argument" ? Text() : nearestText(typed, {names.begin(), names.end()}),
                     (command == &app ? "" : app.get_name() + " ") + command->get_name()));
}

/// What is wrong with how a command is called: an argument it needs is missing, or a value does not read.
Problem misusedArgument(const CLI::App &app, const CLI::ParseError &wrong)
{
    const bool named = !app.get_subcommands().empty();
    std::string what = wrong.what();
    if (what.ends_with('.'))
        what.pop_back();
    const auto command = named ? app.get_subcommands().front()->get_name() : app.get_name();
    return error(
        named ? command : std::string(),
        say("%1. Allowed: what `%2 --help` lists.", what, (named ? app.get_name() + " " : std::string()) + command));
}

/// A command mistyped with nothing behind it looks like the file to open. Nothing where it is one, where an example is
/// nearer, or nothing is near.
std::optional<Problem> mistypedCommand(const CLI::App &app, const std::string &file)
{
    const auto commands = namesTaken(app, false);
    const auto examples = exampleNames();
    std::vector<std::string_view> names{commands.begin(), commands.end()};
    names.insert(names.end(), examples.begin(), examples.end());
    const auto nearest = nearestName(file, names);
    std::error_code unreadable;
    if (std::find(commands.begin(), commands.end(), nearest) == commands.end() ||
        std::filesystem::exists(file, unreadable))
        return std::nullopt;
    return error(file, say("There is no such file or example; did you mean the command %1?", std::string(nearest)));
}

} // namespace

CommandLineOutcome runCommandLine(int argc, char **argv)
{
    CommandLineOutcome outcome;
    CLI::App app{"Gigasite: what-if explorer for LLM training datacenters", "gigasite"};
    app.set_version_flag("--version", "gigasite " + engineVersion());
    app.add_option("FILE", outcome.file, "Scenario to open in the window (default: the built-in nextgen-100t)");
    app.add_option("--lang", outcome.language, "Language of the window: en or de (default: the system's)");
    app.add_option("--grab", outcome.grabTo, "")->group("");
    app.add_option("--grab-width", outcome.grabWidth, "")->group("");
    app.add_option("--grab-height", outcome.grabHeight, "")->group("");
    app.add_option("--grab-tab", outcome.grabTab, "")->group("");
    app.add_flag("--grab-dark", outcome.grabDark, "")->group("");
    app.add_option("--grab-text-size", outcome.grabTextSize, "")->group("");

    Run run;
    auto *evaluateApp = app.add_subcommand("evaluate", "Evaluate a scenario: a table, JSON or CSV");
    addScenarioOptions(*evaluateApp, run);
    auto *reportApp = app.add_subcommand("report", "Write the report of a scenario");
    addScenarioOptions(*reportApp, run);
    reportApp->add_option("--pdf", run.out.pdf, "Write the report as PDF (- = standard output)")->type_name("FILE");
    SimulateOptions simulate;
    auto *simulateApp = app.add_subcommand("simulate", "Simulate transfers flow by flow");
    addSimulateOptions(*simulateApp, simulate);
    ImportOptions import;
    auto *importApp = app.add_subcommand("import-hf", "Model shape from a Hugging Face config.json");
    addImportOptions(*importApp, import);
    ExplainOptions explain;
    auto *explainApp = app.add_subcommand("explain", "Where a figure comes from: formula, inputs, sources, papers");
    addExplainOptions(*explainApp, explain);
    PapersOptions papers;
    auto *papersApp = app.add_subcommand("papers", "Every number of the two papers, computed by the engine");
    addPapersOptions(*papersApp, papers);
    ValidateOptions validate;
    auto *validateApp = app.add_subcommand("validate", "Predict measured training runs and tell how far off");
    addValidateOptions(*validateApp, validate);
    OptimizeOptions optimize;
    auto *optimizeApp = app.add_subcommand("optimize", "Search the parallel layouts of a scenario for the best");
    addOptimizeOptions(*optimizeApp, optimize);
    SitesOptions sites;
    auto *sitesApp = app.add_subcommand("sites", "The best places for a scenario's demand");
    addSitesOptions(*sitesApp, sites);
    std::string backTestJson;
    auto *backTestApp = app.add_subcommand("backtest", "The real sites for AI against the rules of siting");
    addBackTestOptions(*backTestApp, backTestJson);
    NodesOptions nodes;
    auto *nodesApp = app.add_subcommand("nodes", "Which nodes of the country host a demand by a rule of siting");
    addNodesOptions(*nodesApp, nodes);
    const auto *schemaApp = app.add_subcommand("schema", "JSON schema of a scenario file");
    const auto *figuresApp = app.add_subcommand("figures", "Every figure the engine states, as JSON");
    auto *catalogApp = app.add_subcommand("catalog", "Hardware catalogue, or one entry, as JSON");
    std::string id;
    catalogApp->add_option("ID", id, "Entry to show");
    std::string catalogScenario;
    catalogApp->add_option("--scenario", catalogScenario, "Lay this scenario's own entries over the built-in ones");

    try {
        app.parse(argc, argv);
    } catch (const CLI::ExtrasError &) {
        outcome.exitStatus = fail({unexpectedArgument(app, outcome.file)});
        return outcome;
    } catch (const CLI::ParseError &e) {
        const bool asked = e.get_exit_code() == 0; // --help, --version
        if (asked)
            app.exit(e);
        outcome.exitStatus = asked ? done : fail({misusedArgument(app, e)});
        return outcome;
    }
    if (const auto problem = outcome.file.empty() ? std::nullopt : mistypedCommand(app, outcome.file))
        outcome.exitStatus = fail({*problem});
    else if (evaluateApp->parsed())
        outcome.exitStatus = evaluateCommand(run);
    else if (reportApp->parsed())
        outcome.exitStatus = reportCommand(run, argc, argv);
    else if (simulateApp->parsed())
        outcome.exitStatus = simulateCommand(simulate);
    else if (importApp->parsed())
        outcome.exitStatus = importCommand(import);
    else if (explainApp->parsed())
        outcome.exitStatus = explainCommand(explain);
    else if (papersApp->parsed())
        outcome.exitStatus = papersCommand(papers);
    else if (validateApp->parsed())
        outcome.exitStatus = validateCommand(validate);
    else if (optimizeApp->parsed())
        outcome.exitStatus = optimizeCommand(optimize);
    else if (sitesApp->parsed())
        outcome.exitStatus = sitesCommand(sites);
    else if (backTestApp->parsed())
        outcome.exitStatus = backTestCommand(backTestJson);
    else if (nodesApp->parsed())
        outcome.exitStatus = nodesCommand(nodes);
    else if (schemaApp->parsed())
        outcome.exitStatus = put("-", scenarioSchemaJson().dump(2) + '\n') ? done : badInput;
    else if (figuresApp->parsed())
        outcome.exitStatus = put("-", figureTableJson().dump(2) + '\n') ? done : badInput;
    else if (catalogApp->parsed())
        outcome.exitStatus = catalogCommand(id, catalogScenario);
    return outcome;
}

} // namespace gigasite
