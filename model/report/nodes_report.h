// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/node_search.h"
#include "model/units/json.h"
#include "model/units/outcome.h"

#include <string>

namespace gigasite {

/// What `gigasite nodes` says, as text for a terminal and as JSON.

std::string nodesText(const NodesAnswer &answer, const NodesQuestion &question);
Json nodesJson(const NodesAnswer &answer, const NodesQuestion &question);

/// Why no node hosts the demand; nothing where one does.
Problems nodesProblems(const NodesAnswer &answer, const NodesQuestion &question);

} // namespace gigasite
