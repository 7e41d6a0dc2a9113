// SPDX-License-Identifier: GPL-3.0-or-later
// Wording of key states.
#include "core/key/keystate.h"

#include "core/words/enumtable.h"

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
    const char *tokenName;
};

constexpr std::array<KeyStateRow, 6> keyStateRows{{
    {KeyState::Saved, "saved"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "key in keychain"),
     QT_TRANSLATE_NOOP("rc::KeyState", "token in keychain")},
    {KeyState::SessionOnly, "this-run"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "key for this session only"),
     QT_TRANSLATE_NOOP("rc::KeyState", "token for this session only")},
    {KeyState::Absent, "absent"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "no key"),
     QT_TRANSLATE_NOOP("rc::KeyState", "no token")},
    {KeyState::Locked, "locked"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "keychain locked"),
     QT_TRANSLATE_NOOP("rc::KeyState", "keychain locked")},
    {KeyState::Withheld, "withheld"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "key withheld"),
     QT_TRANSLATE_NOOP("rc::KeyState", "token withheld")},
    {KeyState::Unavailable, "unavailable"_L1, QT_TRANSLATE_NOOP("rc::KeyState", "keychain unavailable"),
     QT_TRANSLATE_NOOP("rc::KeyState", "keychain unavailable")},
}};

const KeyStateRow &rowOf(KeyState state)
{
    return rc::rowOf(keyStateRows, &KeyStateRow::state, state);
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

QString tokenStateName(KeyState state)
{
    return QCoreApplication::translate("rc::KeyState", rowOf(state).tokenName);
}

KeyReading asToken(KeyReading reading)
{
    if (reading.error && reading.error->kind == ErrorKind::KeychainKeyMissing)
        reading.error->detail = QCoreApplication::translate(
            "rc::KeyState", "A token was saved in the keychain for this profile, but it is missing.");
    return reading;
}

void setToken(Credentials &credentials, const CatalogKind &kind, KeyReading token)
{
    token = asToken(std::move(token));
    if (token.key.isEmpty())
        credentials.setToken(kind, {}, std::move(token.error));
    else
        credentials.setToken(kind, std::move(token.key));
}

} // namespace rc
