// SPDX-License-Identifier: GPL-3.0-or-later
// Corrects the environment's folder variables before Qt reads them.
#pragma once

namespace rc {

/// Call this first in main(), before anything asks Qt for a folder. Without an absolute HOME (cron, containers), sets
/// it to the account's home folder, since Qt would use “/”. Removes XDG_* folders that are relative, as the XDG Base
/// Directory specification requires, or not UTF-8.
void sanitizeFolderVariables();

} // namespace rc
