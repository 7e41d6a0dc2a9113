// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testpaths.h"

namespace rc {

QString inSourceFolder(const QString &path)
{
    return QStringLiteral(SOURCE_FOLDER "/") + path;
}

QString inBuildFolder(const QString &path)
{
    return QStringLiteral(BUILD_FOLDER "/") + path;
}

QString consoleBinary()
{
    return inBuildFolder(QStringLiteral("tests/cli/cli_under_test"));
}

} // namespace rc
