// SPDX-License-Identifier: GPL-3.0-or-later
// The words for where a key is.
#include "core/keystate.h"

#include <QCoreApplication>

#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct KeyStateRow
{
    KeyState state;
    QLatin1StringView word;
    const char *name;
};

constexpr std::array<KeyStateRow, 5> keyStateRows{{
    {KeyState::Saved, "saved"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "key in keychain")},
    {KeyState::ThisRun, "this-run"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "key for this run only")},
    {KeyState::Absent, "absent"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "no key")},
    {KeyState::Locked, "locked"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "keychain locked")},
    {KeyState::Unavailable, "unavailable"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "keychain unavailable")},
}};

const KeyStateRow &rowOf(KeyState state)
{
    for (const KeyStateRow &row : keyStateRows) {
        if (row.state == state)
            return row;
    }
    Q_UNREACHABLE();
}

} // namespace

QLatin1StringView wireWord(KeyState state)
{
    return rowOf(state).word;
}

QString keyStateName(KeyState state)
{
    return QCoreApplication::translate("rc::KeyState", rowOf(state).name);
}

} // namespace rc
