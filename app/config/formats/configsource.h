// SPDX-License-Identifier: GPL-3.0-or-later
// The input of the configuration writers, with the key's replacement: a variable, a keychain lookup, or (for one copy)
// the key.
#pragma once

#include "core/profile/profile.h"
#include "core/result.h"
#include "core/url/resourceurl.h"

#include <QCoreApplication>

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

/// A validated profile with its parsed address.
struct ConfigSource
{
    Profile profile;
    ResourceUrl resource;
    KeyText key;
};

/// Why there is no command that looks up the key of this name, a translated sentence; empty if there is one.
[[nodiscard]] QString keychainCommandFault(const KeyText &key);
/// The key as a word of a shell.
[[nodiscard]] QString keyForShell(const KeyText &key);

// One writer per family. BadInput if its language cannot express a value.
[[nodiscard]] Result<QString> envText(const ConfigSource &source);
[[nodiscard]] Result<QString> shellText(const ConfigSource &source);
[[nodiscard]] Result<QString> powerShellText(const ConfigSource &source);
[[nodiscard]] Result<QString> pythonText(const ConfigSource &source);
[[nodiscard]] Result<QString> nodeText(const ConfigSource &source);
[[nodiscard]] Result<QString> ingestCurl(const ConfigSource &source);

} // namespace rc
