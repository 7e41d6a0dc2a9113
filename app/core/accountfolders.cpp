// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/accountfolders.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <QByteArrayList>

#include <pwd.h>
#include <unistd.h>
#endif

namespace rc {

#ifdef Q_OS_UNIX

namespace {

/// Qt would decode bytes that are not UTF-8 to a different path.
bool isUsable(const QByteArray &folder)
{
    return folder.startsWith('/') && folder.isValidUtf8();
}

} // namespace

void sanitizeFolderVariables()
{
    if (!isUsable(qgetenv("HOME"))) {
        const passwd *account = ::getpwuid(::getuid());
        if (account != nullptr && account->pw_dir != nullptr && account->pw_dir[0] == '/')
            qputenv("HOME", account->pw_dir);
    }
    for (const char *name :
         {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
        if (!isUsable(qgetenv(name)))
            qunsetenv(name);
    }
    for (const char *name : {"XDG_CONFIG_DIRS", "XDG_DATA_DIRS"}) {
        const QByteArrayList folders = qgetenv(name).split(':');
        QByteArrayList absolute;
        for (const QByteArray &folder : folders) {
            if (isUsable(folder))
                absolute.append(folder);
        }
        if (absolute.isEmpty())
            qunsetenv(name);
        else if (absolute.size() < folders.size())
            qputenv(name, absolute.join(':'));
    }
}

#else

void sanitizeFolderVariables()
{
} // Windows and macOS ask the system, not the environment.

#endif

} // namespace rc
