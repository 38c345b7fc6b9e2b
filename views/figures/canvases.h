// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"
#include "views/figures/layout_canvas.h"
#include "views/figures/map_canvas.h"
#include "views/figures/step_time_canvas.h"
#include "views/figures/topology_canvas.h"
