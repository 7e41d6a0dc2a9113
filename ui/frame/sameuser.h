// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies other users of this machine; one file per system.
#pragma once

#include <QString>

namespace rc {

/// Whether the peer of a local socket descriptor runs as the same user. On Linux the kernel reports it (SO_PEERCRED);
/// elsewhere always true, relying on the socket's permissions.
[[nodiscard]] bool isSameUser(qintptr socket);

/// Whether `folder` exists, is not a link, and is private to this user. On systems other than Linux: whether it exists.
[[nodiscard]] bool isPrivateFolder(const QString &folder);

} // namespace rc
