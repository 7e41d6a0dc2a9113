// SPDX-License-Identifier: GPL-3.0-or-later
// The key's replacement in a text for others: a variable, a keychain lookup, or (for one copy) the key.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace rc {

/// Translation context of the configuration texts.
struct ConfigTextTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ConfigText)
};

enum class KeyReference {
    Variable,     ///< set by the reader of the text
    SecretService ///< secret-tool
};

/// A key in a text. Holds the key itself only while the user copies a text with it.
struct KeyText
{
    KeyReference reference = KeyReference::Variable;
    QString variable; ///< <prefix>API_KEY
    QString account;  ///< its account in the keychain: the profile's name
    QString plainKey; ///< the key, for a text with the key; then `reference` is ignored

    [[nodiscard]] bool hasPlainKey() const { return !plainKey.isEmpty(); }
    [[nodiscard]] bool isLookup() const { return !hasPlainKey() && reference != KeyReference::Variable; }
};

} // namespace rc
