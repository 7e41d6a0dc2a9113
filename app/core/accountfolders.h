// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of this account that are where the system says, whatever is missing, relative or not UTF-8 in the
// environment.
#pragma once

namespace rc {

/// Called first in main(), before anything asks Qt for a folder. Without an absolute HOME (cron, containers), the
/// account's own from the password database counts: Qt would take “/”. A relative XDG_* folder is ignored, as the
/// XDG Base Directory specification says: it would be another one in each working folder. Likewise one that is not
/// UTF-8.
void sanitizeFolderVariables();

} // namespace rc
