// SPDX-License-Identifier: GPL-3.0-or-later
// How far predictions are from published runs that no constant was fitted on, that the constants in the program are
// those the calibration program finds, and that bad runs files are refused with their place.
#include "model/report/validation_report.h"
#include "model/step/measured/calibration.h"
#include "model/units/checked_json.h"
#include "model/units/resource.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace gigasite;
using namespace gigasite::measured;

class TestValidation : public QObject {
    Q_OBJECT

private:
    std::vector<MeasuredRun> calibration_, validation_;
    Validation result_;

    static std::vector<MeasuredRun> runs(const char *name)
    {
        const auto read = readRuns(resource(name), *builtInGpus());
        if (!read)
            qFatal("%s: %s", read.problem().path.c_str(), read.problem().message.c_str());
        return *read;
    }

    /// Mean absolute error of the accuracy runs that `picks` chooses.
    template <class Picks> double error(Picks picks) const
    {
        double sum = 0, n = 0;
        for (const auto &row : result_.rows) {
            if (!row.measured.sensitivity && picks(row)) {
                sum += std::abs(row.error);
                ++n;
            }
        }
        return n > 0 ? sum / n : NAN;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(builtInConstants());
        QVERIFY(builtInBands());
        calibration_ = runs("step/calibration_runs.json");
        validation_ = runs("step/validation_runs.json");
        result_ = validate(validation_, builtInConstants()->values, *builtInBands());
    }

    void noRunIsInBoth()
    {
        std::set<std::string> ids;
        for (const auto &run : calibration_)
            ids.insert(run.id);
        for (const auto &run : validation_)
            QVERIFY2(!ids.contains(run.id), run.id.c_str());
        QCOMPARE(calibration_.size() + validation_.size(), std::size_t(212));
    }

    void accuracyOnRunsNeverFitted()
    {
        const double dense = error(
            [](const ValidationRow &row) { return row.regime != Regime::Moe && row.measured.run.gpus <= largeGpus; });
        const double moe = error([](const ValidationRow &row) { return row.regime == Regime::Moe; });
        qInfo("dense %.2f %%, MoE %.2f %%, families %.2f %%, order %d of %d", 100 * dense, 100 * moe,
              100 * result_.macro, result_.ordered, result_.pairs);
        QVERIFY(dense <= 0.06);
        QVERIFY(moe <= 0.12);
        QVERIFY(result_.macro <= 0.08);
        QVERIFY(result_.pairs >= 40);
        QVERIFY(result_.ordered >= 0.85 * result_.pairs);
    }

    /// Whatever is off by more than a tenth has a cause, MoE runs too, and causes tell what the runs differ in.
    void outliersHaveCauses()
    {
        int moe = 0;
        std::set<std::string> causes;
        for (const auto &row : result_.rows) {
            const bool isFar = !row.inBand() || std::abs(row.error) > 0.1;
            QCOMPARE(row.likelyCause.empty(), !isFar);
            if (!isFar || row.measured.sensitivity)
                continue;
            moe += row.regime == Regime::Moe;
            causes.insert(row.likelyCause.english());
            QVERIFY(validationText(result_).find(row.likelyCause.english()) != std::string::npos);
        }
        QVERIFY(moe >= 3);
        QVERIFY(causes.size() >= 5);
        // Grok-1 of 2024.9 is predicted within 6 %, of 2025.4 not: the software's year is what differs
        const auto of = [&](const char *id) {
            return std::find_if(result_.rows.begin(), result_.rows.end(),
                                [&](const auto &row) { return row.measured.id == id; });
        };
        QVERIFY(of("261")->likelyCause.find("software of 2025.4, not 2024.9") != std::string::npos);
    }

    /// A band that holds nearly nothing lies; one that holds everything says nothing.
    void bandsHoldWhatTheyClaim()
    {
        QVERIFY(result_.inBand >= 0.85 * result_.all.runs);
        for (const auto &[regime, band] : *builtInBands()) {
            QVERIFY(band.low > 0.5);
            QVERIFY(band.high < 2);
        }
    }

    /// What stands beside every prediction is what predicting those runs gives, kind by kind.
    void bandsSayWhatTheyHeld()
    {
        int held = 0;
        for (const auto &[regime, band] : *builtInBands()) {
            const auto &summary = result_.regimes.at(regime);
            QCOMPARE(band.runs, summary.runs);
            QCOMPARE(band.held, summary.held);
            QVERIFY(std::abs(band.error - summary.meanAbsolute) < 1e-6);
            held += band.held;
        }
        QCOMPARE(held, result_.inBand);
    }

    /// A GPU that no run was measured on is beyond what was measured, whatever its generation.
    void measuredGpusAreThoseOfTheRuns()
    {
        std::set<std::string> names;
        for (const auto &list : {calibration_, validation_})
            for (const auto &run : list)
                names.insert(run.gpu);
        for (const auto &[name, entry] : *builtInGpus())
            QVERIFY2(entry.measured == names.contains(name), name.c_str());
    }

    /// Whoever reruns the calibration program gets the constants and bands that ship.
    void calibrationIsReproducible()
    {
        const auto fit = calibrate(calibration_, *builtInConstants());
        for (const auto &[name, member] : constantRows()) {
            const double shipped = builtInConstants()->values.*member;
            QVERIFY2(std::abs(fit.values.*member / shipped - 1) < 1e-4, std::string(name).c_str());
        }
        const auto bands = leaveOneFamilyOut(calibration_, *builtInConstants());
        for (const auto &[regime, band] : bands)
            QVERIFY(std::abs(band.low / builtInBands()->at(regime).low - 1) < 1e-3);
    }

    /// Runs that never were: the kernel's own times with another constant must lead back to it.
    void calibrationFindsWhatMadeTheRuns()
    {
        auto truth = builtInConstants()->values;
        truth.gemm16Ampere *= 0.93;
        auto synthetic = calibration_;
        for (auto &run : synthetic)
            run.seconds = predictedStep(run, truth).total;
        auto start = withValues(*builtInConstants(), builtInConstants()->values);
        for (auto &info : start.infos)
            info.prior = info.value;
        const auto fit = calibrate(synthetic, start);
        QVERIFY(std::abs(fit.values.gemm16Ampere / truth.gemm16Ampere - 1) < 0.02);
        QVERIFY(std::abs(fit.values.gemm16Hopper / truth.gemm16Hopper - 1) < 0.02);
    }

    void reportIsComplete()
    {
        const auto json = validationJson(result_);
        QCOMPARE(json.at("schema").get<std::string>(), std::string("gigasite-validation/1"));
        QCOMPARE(json.at("rows").size(), validation_.size());
        for (const auto &row : json.at("rows")) {
            for (const auto *key : {"predicted_s", "low", "high", "measured_s", "error"})
                QVERIFY(row.at(key).is_number());
            QVERIFY(row.at("low").get<double>() < row.at("predicted_s").get<double>());
            QVERIFY(row.at("predicted_s").get<double>() < row.at("high").get<double>());
            QVERIFY(row.at("out_of_envelope").is_boolean());
        }
        const auto text = validationText(result_);
        QVERIFY(text.find(" nan") == std::string::npos);
        QVERIFY(text.find("dense, over 2,304 GPUs") != std::string::npos); // kinds of runs in words, not keys
        QVERIFY(text.find("dense_large") == std::string::npos);
    }

    void badRuns_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *pointer, const char *value, const char *path) {
            QTest::newRow(pointer) << QString::fromLatin1(pointer) << QString::fromLatin1(value)
                                   << QString::fromLatin1(path);
        };
        row("/schema", "\"gigasite-runs/2\"", "schema");
        row("/runs", "[]", "runs");
        row("/runs/0/hardware/gpu", "[]", "runs[0]/hardware/gpu");
        row("/runs/0/hardware/gpus", "7", "runs[0]/hardware/gpus");
        row("/runs/0/model/layers", "47.5", "runs[0]/model/layers");
        row("/runs/0/model/hidden", "null", "runs[0]/model/hidden");
        row("/runs/0/model/gated", "1", "runs[0]/model/gated");
        row("/runs/0/training/mean_context", "1e9", "runs[0]/training/mean_context");
        row("/runs/0/recipe/stack", "\"megatrom\"", "runs[0]/recipe/stack");
        row("/runs/0/recipe/recompute", "3", "runs[0]/recipe/recompute");
        row("/runs/0/measured/step_time_s", "-1", "runs[0]/measured/step_time_s");
        row("/runs/1/id", "1", "runs[1]/id");
        row("/runs/0/parallelism", "[]", "runs[0]/parallelism");
        row("/runs/0/parallelism/ep", "8", "runs[0]/parallelism/ep"); // no experts
        row("/runs/0/parallelism/vpp", "9", "runs[0]/parallelism/vpp"); // of 48 layers, 50 with embedding and loss
        row("/runs/0/parallelism/cp_degree", "2", "runs[0]/parallelism/cp_degree");
        row("/runs/1/recipe/overlap", "true", "runs[1]/recipe/overlap");
        row("/runs/2/comment", "\"fast\"", "runs[2]/comment");
        row("/comment", "\"fast\"", "comment");
    }

    void badRuns()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, path);
        auto json = Json::parse(resource("step/calibration_runs.json"));
        json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        const auto read = readRuns(json.dump(), *builtInGpus());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.problem().path), path);
        QVERIFY(read.problem().message.ends_with('.'));
    }

    /// A layout that no run can have had, or a name that nothing reads, is not predicted as something else: what is
    /// allowed instead stands in the refusal.
    void brokenLayoutsNameWhatIsAllowed()
    {
        const auto refusal = [](const char *pointer, const Json &value) {
            auto json = Json::parse(resource("step/calibration_runs.json"));
            json[Json::json_pointer(pointer)] = value;
            const auto read = readRuns(json.dump(), *builtInGpus());
            return read ? std::string() : read.problem().message.english();
        };
        const auto chunks = refusal("/runs/0/parallelism/vpp", 9);
        QVERIFY2(chunks.find("8 or 10") != std::string::npos, chunks.c_str());
        const auto name = refusal("/runs/0/parallelism/tensor_parallel", 8);
        QVERIFY2(name.find("sequence_parallel") != std::string::npos && name.find("vpp") != std::string::npos,
                 name.c_str());
    }

    /// Where neither micro-batch nor chunks are published, the fastest stands: never slower than any that is named.
    void unpublishedIsTheFastest()
    {
        auto json = Json::parse(resource("step/validation_runs.json"));
        for (auto &run : json["runs"])
            run["training"]["micro_batch"] = nullptr;
        const auto open = readRuns(json.dump(), *builtInGpus());
        const auto known = readRuns(resource("step/validation_runs.json"), *builtInGpus());
        QVERIFY(open && known);
        const auto &k = builtInConstants()->values;
        int tried = 0;
        for (std::size_t i = 0; i < known->size(); ++i) {
            if ((*known)[i].knowsChunks || !(*known)[i].knowsMicroBatch || (*known)[i].run.batch.micro > 1)
                continue;
            ++tried;
            const double slack = 1 + 1e-12;
            QVERIFY2(predictedStep((*open)[i], k).total <= predictedStep((*known)[i], k).total * slack,
                     (*known)[i].id.c_str());
        }
        QVERIFY(tried > 0);
    }

    /// GB200 contains B200, and an unknown name is nobody's default (marin#7334, torchtitan#1393): its run is told, the
    /// others are predicted.
    void unknownGpu()
    {
        QCOMPARE(builtInGpus()->at("B200").gpu.flops16, 2250e12);
        QCOMPARE(builtInGpus()->at("GB200").gpu.flops16, 2500e12);
        auto json = Json::parse(resource("step/calibration_runs.json"));
        json["runs"][0]["hardware"]["gpu"] = "XYZ900";
        const auto read = readRuns(json.dump(), *builtInGpus());
        QVERIFY(read);
        const auto v = validate(*read, builtInConstants()->values, *builtInBands());
        QCOMPARE(v.refused.size(), std::size_t(1));
        QCOMPARE(v.rows.size(), calibration_.size() - 1);
        QVERIFY(v.refused.front().refusal.find("XYZ900") != std::string::npos);
        const auto report = validationJson(v);
        QVERIFY(report.at("rows").back().at("predicted_s").is_null());
    }

    /// 10 sequences on 4 replicas: neither 8 nor 12 may be taken silently, both are named.
    void indivisibleBatch()
    {
        auto json = Json::parse(resource("step/calibration_runs.json"));
        auto &run = json["runs"][0];
        run["parallelism"]["tp"] = 2;
        run["parallelism"]["dp"] = 4;
        run["training"]["global_batch"] = 10;
        const auto read = readRuns(json.dump(), *builtInGpus());
        QVERIFY(!read);
        QVERIFY(read.problem().message.find("8 and 12") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestValidation)
#include "tst_validation.moc"
