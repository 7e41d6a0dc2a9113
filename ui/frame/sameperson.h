// SPDX-License-Identifier: GPL-3.0-or-later
// Who else is on this machine: one file per system.
#pragma once

#include <QString>

namespace rc {

/// Whether the process at the other end of a local socket, given by its descriptor, runs as the person who runs this
/// one. On Linux the kernel says so (SO_PEERCRED); elsewhere the socket's own rights have to do, and it is true.
[[nodiscard]] bool isSamePerson(qintptr socket);

/// Whether `folder` is there, is no link, belongs to the person who runs this and lets nobody else in. On other systems
/// than Linux: whether it is there.
[[nodiscard]] bool isFolderOfThisPerson(const QString &folder);

} // namespace rc
