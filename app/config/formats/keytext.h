// SPDX-License-Identifier: GPL-3.0-or-later
// What stands for the key in a text for others: a variable, a look-up in the keychain, or (for one copy) the key.
#pragma once

#include <QString>
#include <QStringList>

namespace rc {

enum class KeyWay {
    Variable,          ///< the text's reader sets it
    SecretService,     ///< secret-tool, on systems with a Secret Service
    MacKeychain,       ///< security, on macOS
    WindowsCredential, ///< PowerShell, by a function of Windows: no command reads it, so only that text has it
};

/// One key in a text. It holds the key itself only while a person copies a text with it.
struct KeyText
{
    KeyWay way = KeyWay::Variable;
    QString variable; ///< <prefix>API_KEY
    QString account;  ///< what the keychain knows the key by: the profile's name
    QString itself;   ///< the key, in a text with the key; then `way` says nothing

    [[nodiscard]] bool isItself() const { return !itself.isEmpty(); }
    [[nodiscard]] bool isLookup() const { return !isItself() && way != KeyWay::Variable; }
};

/// The program and its arguments that print the key. They hold names only: arguments can be read by others. Not for a
/// Windows credential.
[[nodiscard]] QStringList keychainCommand(const KeyText &key);
/// What the Credential Manager of Windows knows the key by.
[[nodiscard]] QString windowsCredential(const KeyText &key);
/// Why there is no such command for this name, a translated sentence; empty when there is one.
[[nodiscard]] QString keychainCommandFault(const KeyText &key);

/// One word of sh: "$NAME", "$(secret-tool …)" or the key in quotes.
[[nodiscard]] QString keyForShell(const KeyText &key);
[[nodiscard]] QString keyForPython(const KeyText &key);
[[nodiscard]] QString pythonImportForKey(const KeyText &key); ///< "os" or "subprocess"; empty for the key itself
[[nodiscard]] QString keyForNode(const KeyText &key);
[[nodiscard]] QString nodeImportForKey(const KeyText &key); ///< a line, or empty

} // namespace rc
