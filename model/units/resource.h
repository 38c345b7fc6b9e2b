// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace gigasite {

/// Bytes of a file under resources/, linked into the program ("grid/plants.tsv"); empty if there is no such file.
std::string_view resource(std::string_view name);

/// Names of all resources whose path starts with `folder`, in alphabetical order.
std::vector<std::string_view> resourceNames(std::string_view folder);

} // namespace gigasite
