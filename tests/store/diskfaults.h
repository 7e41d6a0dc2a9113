// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails on demand: the program's own calls to write, flush and open, for activity files only.
#pragma once

namespace diskfaults {

enum class Lasting {
    Once,
    FromThenOn
};

/// From now on the write with this number (from 1) fails with `error`, an errno.
void failWrite(int number, int error, Lasting lasting);
/// From now on the process is killed at the write with this number, the first half of its bytes written.
void killAtWrite(int number);
/// From now on no file can be opened for writing.
void makeReadOnly();
void heal();
/// Writes since the last failWrite().
int writes();

} // namespace diskfaults
