// SPDX-License-Identifier: GPL-3.0-or-later
// How long ago something was, in words.
#include "ui/check/age.h"

#include <QCoreApplication>

namespace rc {

QString ageText(qint64 seconds)
{
    if (seconds < 5)
        return QCoreApplication::translate("rc::Age", "just now");
    if (seconds < 60)
        return QCoreApplication::translate("rc::Age", "%n second(s) ago", nullptr, int(seconds));
    if (seconds < 3600)
        return QCoreApplication::translate("rc::Age", "%n minute(s) ago", nullptr, int(seconds / 60));
    if (seconds < 24 * 3600)
        return QCoreApplication::translate("rc::Age", "%n hour(s) ago", nullptr, int(seconds / 3600));
    return QCoreApplication::translate("rc::Age", "%n day(s) ago", nullptr, int(seconds / (24 * 3600)));
}

} // namespace rc
