// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails on command: intercepts the program's write, flush and open calls for activity files.
#pragma once

namespace diskfaults {

enum class Lasting {
    Once,
    Permanently
};

/// The write with this number (from 1) fails with `error`, an errno.
void failWrite(int number, int error, Lasting lasting);
/// The process is killed at the write with this number, after half of its bytes.
void killAtWrite(int number);
/// No file can be opened for writing from now on.
void makeReadOnly();
void restore();
/// Writes since the last failWrite().
int writes();

} // namespace diskfaults
