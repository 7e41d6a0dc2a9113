// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

QString profileNameFault(const QString &name)
{
    constexpr qsizetype maxLength = 64;
    if (name.trimmed().isEmpty())
        return QCoreApplication::translate("rc::Profile", "A profile needs a name.");
    if (name != name.trimmed())
        return QCoreApplication::translate("rc::Profile", "A profile's name cannot begin or end with a space.");
    if (name.size() > maxLength)
        return QCoreApplication::translate("rc::Profile", "A profile's name has at most %1 characters.").arg(maxLength);
    const bool controls = std::any_of(name.begin(), name.end(), [](QChar c) { return !c.isPrint(); });
    if (controls)
        return QCoreApplication::translate("rc::Profile", "A profile's name cannot have control characters in it.");
    return {};
}

} // namespace rc
