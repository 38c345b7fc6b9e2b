// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/network.h"

#include <QTest>

#include <vector>

/// Small networks of every kind.
namespace gigasite::flow::test {

constexpr double rate = 1e11; ///< B/s, of a host

struct Named {
    const char *name;
    NetworkSpec spec;
};

/// One of everything: tiers, oversubscription, missing hosts, planes, rails, sites.
inline std::vector<Named> zoo()
{
    return {
        {"one switch", {.hosts = 10, .tiers = {{16, 0}}, .hostRate = rate}},
        {"two tiers", {.hosts = 32, .tiers = {{4, 4}, {8, 0}}, .hostRate = rate}},
        {"three tiers, oversubscribed, pods not full",
         {.hosts = 77, .tiers = {{8, 4}, {6, 2}, {3, 0}}, .hostRate = rate}},
        {"four tiers", {.hosts = 150, .tiers = {{3, 2}, {4, 3}, {2, 2}, {8, 0}}, .hostRate = rate}},
        {"planes", {.hosts = 60, .tiers = {{4, 4}, {16, 0}}, .planes = 4, .hostRate = rate}},
        {"rack attachment",
         {.hosts = 96, .tiers = {{4, 2}, {4, 2}, {8, 0}}, .domain = 8, .hostRate = rate, .scaleUpRate = 9e11}},
        {"rails, two planes, last domain not full",
         {.hosts = 92,
          .tiers = {{4, 2}, {4, 2}, {8, 0}},
          .planes = 2,
          .domain = 8,
          .attachment = Attachment::CrossRack,
          .hostRate = rate,
          .scaleUpRate = 9e11}},
        {"rail-only",
         {.hosts = 96,
          .tiers = {{4, 2}, {4, 0}},
          .domain = 8,
          .railOnly = true,
          .hostRate = rate,
          .scaleUpRate = 9e11}},
        {"rail-only, two planes",
         {.hosts = 96,
          .tiers = {{4, 2}, {4, 0}},
          .planes = 2,
          .domain = 8,
          .railOnly = true,
          .hostRate = rate,
          .scaleUpRate = 9e11}},
        {"sites", {.hosts = 20, .sites = 3, .tiers = {{4, 2}, {2, 3}, {4, 0}}, .hostRate = rate, .wanRate = 1e12}},
        {"sites, rail-only, two planes",
         {.hosts = 24,
          .sites = 2,
          .tiers = {{2, 2}, {6, 0}},
          .planes = 2,
          .domain = 3,
          .railOnly = true,
          .hostRate = rate,
          .scaleUpRate = 9e11,
          .wanRate = 1e12}},
    };
}

/// Of problems that must be one.
inline const Problem &onlyProblem(const Problems &problems)
{
    if (problems.size() != 1)
        qFatal("%zu problems, not one", problems.size());
    return problems.front();
}

/// Rows "at": places of the zoo.
inline void everyNetworkRows()
{
    QTest::addColumn<int>("at");
    int at = 0;
    for (const auto &[name, spec] : zoo())
        QTest::newRow(name) << at++;
}

} // namespace gigasite::flow::test
