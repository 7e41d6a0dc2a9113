// SPDX-License-Identifier: GPL-3.0-or-later
// Linux: the kernel reports the peer of a socket.
#include "ui/frame/sameuser.h"

#ifdef Q_OS_LINUX

#include <QFile>

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rc {

bool isSameUser(qintptr socket)
{
    ucred other{};
    socklen_t size = sizeof other;
    return ::getsockopt(static_cast<int>(socket), SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 &&
           other.uid == ::geteuid();
}

bool isPrivateFolder(const QString &folder)
{
    struct stat about{};
    constexpr mode_t ofOthers = S_IRWXG | S_IRWXO;
    return ::lstat(QFile::encodeName(folder).constData(), &about) == 0 && S_ISDIR(about.st_mode) &&
           about.st_uid == ::geteuid() && (about.st_mode & ofOthers) == 0;
}

} // namespace rc

#endif
