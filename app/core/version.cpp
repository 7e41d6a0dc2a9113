// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

using namespace Qt::StringLiterals;

namespace rc {

QString programName()
{
    return u"Resource Console"_s;
}

QString programVersion()
{
    return QStringLiteral(RC_VERSION);
}

QString programId()
{
    return u"org.resource_console.resource_console"_s;
}

} // namespace rc
