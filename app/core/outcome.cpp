// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outcome.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

QLatin1StringView wireWord(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Accepted:
        return "accepted"_L1;
    case Outcome::Refused:
        return "refused"_L1;
    case Outcome::Unknown:
        return "unknown"_L1;
    case Outcome::NotSent:
        return "not-sent"_L1;
    case Outcome::Local:
        return "local"_L1;
    }
    return {};
}

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Accepted:
        return QCoreApplication::translate("rc::Outcome", "Accepted by the service");
    case Outcome::Refused:
        return QCoreApplication::translate("rc::Outcome", "Refused");
    case Outcome::Unknown:
        return QCoreApplication::translate("rc::Outcome", "May have been delivered");
    case Outcome::NotSent:
        return QCoreApplication::translate("rc::Outcome", "Not sent");
    case Outcome::Local:
        return QCoreApplication::translate("rc::Outcome", "Kept local");
    }
    return {};
}

} // namespace rc
