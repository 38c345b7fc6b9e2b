// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/calibration.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace gigasite::measured {

namespace {

constexpr double sigma = 0.03; ///< of ln(predicted / measured): what one run repeats to
constexpr double huber = 2; ///< sigmas to which the loss is quadratic
constexpr double difference = 1e-3; ///< of ln(c) for derivatives

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

/// Solves A x = b by elimination with pivoting; A is regular by construction (priors and damping on its diagonal).
Vector solved(Matrix a, Vector b)
{
    const auto n = b.size();
    for (std::size_t i = 0; i < n; ++i) {
        std::size_t pivot = i;
        for (std::size_t r = i + 1; r < n; ++r)
            pivot = std::abs(a[r][i]) > std::abs(a[pivot][i]) ? r : pivot;
        std::swap(a[i], a[pivot]);
        std::swap(b[i], b[pivot]);
        for (std::size_t r = i + 1; r < n; ++r) {
            const double factor = a[r][i] / a[i][i];
            for (std::size_t c = i; c < n; ++c)
                a[r][c] -= factor * a[i][c];
            b[r] -= factor * b[i];
        }
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t c = i + 1; c < n; ++c)
            b[i] -= a[i][c] * b[c];
        b[i] /= a[i][i];
    }
    return b;
}

class Fit {
public:
    Fit(const std::vector<MeasuredRun> &runs, const ConstantTable &priors)
        : runs_(runs)
        , start_(priorValues(priors))
    {
        std::map<std::string_view, double> members;
        for (const auto &run : runs)
            ++members[run.family];
        for (const auto &run : runs)
            weights_.push_back(std::sqrt(4 / members[run.family]));
        for (std::size_t c = 0; c < constantRows().size(); ++c) {
            if (priors.infos[c].spread > 0) {
                free_.push_back(c);
                spreads_.push_back(priors.infos[c].spread);
            }
        }
    }

    CalibrationResult run() const
    {
        constexpr int mostSteps = 40;
        CalibrationResult result{.values = start_};
        auto residuals = residualsOf(result.values);
        result.objective = objective(residuals, result.values);
        double damping = 1e-3;
        for (; result.steps < mostSteps; ++result.steps) {
            const double before = result.objective;
            if (!step(result, residuals, damping) || before - result.objective < 1e-7 * before)
                break;
        }
        return result;
    }

private:
    Vector residualsOf(const KernelConstants &k) const
    {
        Vector residuals;
        residuals.reserve(runs_.size());
        for (const auto &run : runs_)
            residuals.push_back(std::log(predictedStep(run, k).total / run.seconds) / sigma);
        return residuals;
    }

    double &value(KernelConstants &k, std::size_t i) const { return k.*constantRows()[free_[i]].member; }

    /// How far constant i is from its prior, in spreads.
    double strain(const KernelConstants &k, std::size_t i) const
    {
        const auto member = constantRows()[free_[i]].member;
        return std::log(k.*member / start_.*member) / spreads_[i];
    }

    double objective(const Vector &residuals, const KernelConstants &k) const
    {
        double sum = 0;
        for (std::size_t r = 0; r < residuals.size(); ++r) {
            const double size = std::abs(residuals[r]);
            sum += weights_[r] * (size < huber ? size * size : 2 * huber * size - huber * huber);
        }
        for (std::size_t i = 0; i < free_.size(); ++i)
            sum += strain(k, i) * strain(k, i);
        return sum;
    }

    Matrix derivatives(const Vector &residuals, const KernelConstants &k) const
    {
        Matrix rows;
        for (std::size_t i = 0; i < free_.size(); ++i) {
            auto moved = k;
            value(moved, i) *= std::exp(difference);
            auto row = residualsOf(moved);
            for (std::size_t r = 0; r < row.size(); ++r)
                row[r] = (row[r] - residuals[r]) / difference;
            rows.push_back(std::move(row));
        }
        return rows;
    }

    /// Normal equations of the weighted problem, each residual weighted down where the loss is linear.
    void normal(const Vector &residuals, const KernelConstants &k, Matrix &a, Vector &b) const
    {
        const auto slopes = derivatives(residuals, k);
        const auto n = free_.size();
        a.assign(n, Vector(n, 0));
        b.assign(n, 0);
        for (std::size_t r = 0; r < residuals.size(); ++r) {
            const double size = std::abs(residuals[r]);
            const double weight = weights_[r] * (size < huber ? 1 : huber / size);
            for (std::size_t i = 0; i < n; ++i) {
                for (std::size_t j = 0; j < n; ++j)
                    a[i][j] += weight * slopes[i][r] * slopes[j][r];
                b[i] -= weight * slopes[i][r] * residuals[r];
            }
        }
        for (std::size_t i = 0; i < n; ++i) {
            a[i][i] += 1 / (spreads_[i] * spreads_[i]);
            b[i] -= strain(k, i) / spreads_[i];
        }
    }

    /// One accepted step; false if none lowers the objective.
    bool step(CalibrationResult &result, Vector &residuals, double &damping) const
    {
        constexpr int tries = 10;
        constexpr double longest = 0.5; ///< in ln(c)
        Matrix a;
        Vector b;
        normal(residuals, result.values, a, b);
        for (int i = 0; i < tries; ++i, damping *= 5) {
            auto damped = a;
            for (std::size_t c = 0; c < damped.size(); ++c)
                damped[c][c] *= 1 + damping;
            const auto move = solved(std::move(damped), b);
            auto tried = result.values;
            for (std::size_t c = 0; c < move.size(); ++c)
                value(tried, c) *= std::exp(std::clamp(move[c], -longest, longest));
            auto triedResiduals = residualsOf(tried);
            const double reached = objective(triedResiduals, tried);
            if (reached < result.objective) {
                result.values = tried;
                result.objective = reached;
                residuals = std::move(triedResiduals);
                damping = std::max(damping / 5, 1e-7);
                return true;
            }
        }
        return false;
    }

    const std::vector<MeasuredRun> &runs_;
    KernelConstants start_;
    Vector weights_, spreads_;
    std::vector<std::size_t> free_; ///< rows that may move
};

} // namespace

KernelConstants priorValues(const ConstantTable &table)
{
    KernelConstants k{};
    for (std::size_t c = 0; c < constantRows().size(); ++c)
        k.*constantRows()[c].member = table.infos[c].spread > 0 ? table.infos[c].prior : table.infos[c].value;
    return k;
}

ConstantTable withValues(ConstantTable table, const KernelConstants &values)
{
    table.values = values;
    for (std::size_t c = 0; c < constantRows().size(); ++c)
        table.infos[c].value = values.*constantRows()[c].member;
    return table;
}

CalibrationResult calibrate(const std::vector<MeasuredRun> &runs, const ConstantTable &priors)
{
    return Fit(runs, priors).run();
}

} // namespace gigasite::measured
