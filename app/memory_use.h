// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace gigasite {

/// Keeps what the allocator hoards small: the simulation of a network takes and gives back arrays of tens of megabytes
/// many times over, from several threads. Once, before there are any.
void limitAllocator();

/// What it hoards now goes back to the system.
void giveMemoryBack();

} // namespace gigasite
