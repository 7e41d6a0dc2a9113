// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/keystate.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

QLatin1StringView wireWord(KeyState state)
{
    switch (state) {
    case KeyState::Saved:
        return "saved"_L1;
    case KeyState::ThisRun:
        return "this-run"_L1;
    case KeyState::Absent:
        return "absent"_L1;
    case KeyState::Locked:
        return "locked"_L1;
    case KeyState::Unavailable:
        return "unavailable"_L1;
    }
    return {};
}

QString keyStateName(KeyState state)
{
    switch (state) {
    case KeyState::Saved:
        return QCoreApplication::translate("rc::KeyState", "key in keychain");
    case KeyState::ThisRun:
        return QCoreApplication::translate("rc::KeyState", "key for this run only");
    case KeyState::Absent:
        return QCoreApplication::translate("rc::KeyState", "no key");
    case KeyState::Locked:
        return QCoreApplication::translate("rc::KeyState", "keychain locked");
    case KeyState::Unavailable:
        return QCoreApplication::translate("rc::KeyState", "no keychain");
    }
    return {};
}

} // namespace rc
