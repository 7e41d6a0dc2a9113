// SPDX-License-Identifier: GPL-3.0-or-later
// Other systems rely on the socket's permissions.
#include "ui/frame/sameuser.h"

#ifndef Q_OS_LINUX

#include <QFileInfo>

namespace rc {

bool isSameUser(qintptr)
{
    return true;
}

bool isPrivateFolder(const QString &folder)
{
    return QFileInfo(folder).isDir();
}

} // namespace rc

#endif
