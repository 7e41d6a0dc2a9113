// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

namespace rc {

QString programName()
{
    return QStringLiteral("Resource Console");
}

QString programVersion()
{
    return QStringLiteral(RC_VERSION);
}

QString programId()
{
    return QStringLiteral("org.resource_console.resource_console");
}

} // namespace rc
