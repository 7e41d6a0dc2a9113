// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/authoritiesfile.h"

#include <QDir>

namespace rc {

AuthoritiesFile readAuthorities(const QString &path)
{
    if (path.isEmpty())
        return {};
    if (QDir::isRelativePath(path))
        return {path, tl::unexpected(FileFault())};
    return {path, readRegularFile(path, FileOwner::Person, authoritiesFileCap)};
}

} // namespace rc
