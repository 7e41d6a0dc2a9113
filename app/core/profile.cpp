// SPDX-License-Identifier: GPL-3.0-or-later
// What a profile may be called.
#include "core/profile.h"

#include "core/displaytext.h"

#include <QCoreApplication>

namespace rc {

QString profileNameFault(const QString &name)
{
    constexpr qsizetype longest = 64;
    if (name.trimmed().isEmpty())
        return QCoreApplication::translate("rc::Profile", "A profile needs a name.");
    if (name != name.trimmed())
        return QCoreApplication::translate("rc::Profile", "A profile's name cannot begin or end with a space.");
    if (name.size() > longest)
        return QCoreApplication::translate("rc::Profile", "A profile's name has at most 64 characters.");
    if (hasHiddenText(name) || name.contains(QLatin1Char('\n')) || name.contains(QLatin1Char('\t')))
        return QCoreApplication::translate("rc::Profile",
                                           "A profile's name cannot have control characters or invisible ones.");
    return {};
}

} // namespace rc
