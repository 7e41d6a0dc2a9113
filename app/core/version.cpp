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

} // namespace rc
