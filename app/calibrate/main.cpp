// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the step-time constants to measured runs and prints their tables; with a folder, writes them there:
//
//   gigasite-calibrate [FOLDER]        FOLDER/kernel_constants.json, FOLDER/bands.json
//
// Reads the calibration runs, priors and GPUs linked into the program (resources/step/), never the validation runs.
#include "model/step/measured/calibration.h"
#include "model/step/measured/constants_json.h"
#include "model/step/measured/validation.h"
#include "model/units/checked_json.h"
#include "model/units/resource.h"

#include <fstream>
#include <iostream>
#include <set>

using namespace gigasite;
using namespace gigasite::measured;

namespace {

bool write(const std::string &file, const std::string &text)
{
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << text;
    out.flush();
    if (!out)
        std::cerr << "gigasite-calibrate: " << file << ": cannot be written.\n";
    return static_cast<bool>(out);
}

int fail(const Problem &problem)
{
    std::cerr << "gigasite-calibrate: " << problem.path << ": " << problem.message << '\n';
    return 2;
}

/// Errors of runs that are only ever predicted, beside the bands that come from leaving families out.
void judge(Bands &bands, const Validation &validation)
{
    for (auto &[regime, band] : bands) {
        const auto at = validation.regimes.find(regime);
        if (at == validation.regimes.end())
            continue;
        std::set<std::string> families;
        for (const auto &row : validation.rows)
            if (row.regime == regime && !row.measured.sensitivity)
                families.insert(row.measured.family);
        band.error = at->second.meanAbsolute;
        band.bias = at->second.bias;
        band.runs = at->second.runs;
        band.held = at->second.held;
        band.families = static_cast<int>(families.size());
    }
}

} // namespace

int main(int argc, char **argv)
{
    const std::string folder = argc > 1 ? argv[1] : "";
    if (argc > 2 || folder.starts_with('-')) {
        const bool asked = folder == "--help" || folder == "-h";
        (asked ? std::cout : std::cerr) << "Usage: gigasite-calibrate [FOLDER]\n\n"
                                           "Fits the step-time constants to the measured runs and prints their tables. "
                                           "With a folder, writes\nkernel_constants.json and bands.json there.\n";
        return asked ? 0 : 2;
    }
    const auto &constants = builtInConstants();
    const auto &gpus = builtInGpus();
    if (!constants)
        return fail(constants.problem());
    if (!gpus)
        return fail(gpus.problem());
    const auto runs = readRuns(resource("step/calibration_runs.json"), *gpus);
    if (!runs)
        return fail(runs.problem());
    const auto fit = calibrate(*runs, *constants);
    std::cout << runs->size() << " runs, " << fit.steps << " steps, objective " << fit.objective << "\n\n";
    for (std::size_t c = 0; c < constantRows().size(); ++c) {
        const auto &info = constants->infos[c];
        std::cout << info.name << ' ' << fit.values.*constantRows()[c].member << ' ' << info.unit;
        if (info.spread > 0)
            std::cout << "    prior " << info.prior << " spread " << info.spread;
        std::cout << '\n';
    }
    auto bands = leaveOneFamilyOut(*runs, *constants);
    std::cout << "\nLeaving one family out:\n";
    for (const auto &[regime, band] : bands)
        std::cout << regimeName(regime) << "  " << band.runs << " runs of " << band.families << " families, error "
                  << band.error << ", bias " << band.bias << ", measured / predicted " << band.low << " to "
                  << band.high << '\n';
    const auto judged = readRuns(resource("step/validation_runs.json"), *gpus);
    if (!judged)
        return fail(judged.problem());
    judge(bands, validate(*judged, fit.values, bands));
    std::cout << "\nOnly ever predicted:\n";
    for (const auto &[regime, band] : bands)
        std::cout << regimeName(regime) << "  " << band.runs << " runs of " << band.families << " families, error "
                  << band.error << ", bias " << band.bias << ", " << band.held << " within their band\n";
    if (argc < 2)
        return 0;
    return write(folder + "/kernel_constants.json", constantsText(withValues(*constants, fit.values))) &&
            write(folder + "/bands.json", bandsJson(bands).dump(1) + '\n')
        ? 0
        : 2;
}
