// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/authoritiesfile.h"

#include "core/background.h"

#include <QDir>

namespace rc {

AuthoritiesFile readAuthorities(const QString &path)
{
    if (path.isEmpty())
        return {};
    if (QDir::isRelativePath(path))
        return {path, tl::unexpected(FileFault())};
    return {path, readRegularFile(path, FileOwner::User, authoritiesFileCap)};
}

void readAuthorities(const QString &path, QObject *context, std::function<void(const AuthoritiesFile &)> done)
{
    if (path.isEmpty())
        done({});
    else
        runInBackground(context, [path] { return readAuthorities(path); }, std::move(done));
}

} // namespace rc
