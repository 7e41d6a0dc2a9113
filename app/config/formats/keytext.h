// SPDX-License-Identifier: GPL-3.0-or-later
// The key's replacement in a text for others: a variable, a keychain lookup, or (for one copy) the key.
#pragma once

#include <QString>
#include <QStringList>

namespace rc {

enum class KeyWay {
    Variable,     ///< set by the reader of the text
    SecretService ///< secret-tool
};

/// A key in a text. Holds the key itself only while the user copies a text with it.
struct KeyText
{
    KeyWay way = KeyWay::Variable;
    QString variable; ///< <prefix>API_KEY
    QString account;  ///< its account in the keychain: the profile's name
    QString itself;   ///< the key, for a text with the key; then `way` is ignored

    [[nodiscard]] bool isItself() const { return !itself.isEmpty(); }
    [[nodiscard]] bool isLookup() const { return !isItself() && way != KeyWay::Variable; }
};

/// The program and arguments that print the key. They only contain names, because other users can read arguments.
[[nodiscard]] QStringList keychainCommand(const KeyText &key);
/// Why there is no such command for this name, a translated sentence; empty if there is one.
[[nodiscard]] QString keychainCommandFault(const KeyText &key);

/// A shell word: "$NAME", "$(secret-tool …)" or the quoted key.
[[nodiscard]] QString keyForShell(const KeyText &key);
[[nodiscard]] QString keyForPython(const KeyText &key);
[[nodiscard]] QString pythonImportForKey(const KeyText &key); ///< "os" or "subprocess"; empty for the key itself
[[nodiscard]] QString keyForNode(const KeyText &key);
[[nodiscard]] QString nodeImportForKey(const KeyText &key); ///< a line, or empty

} // namespace rc
