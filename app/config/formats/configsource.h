// SPDX-License-Identifier: GPL-3.0-or-later
// The input of the configuration writers, and the settings shared by all environments.
#pragma once

#include "config/formats/keytext.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "core/url/resourceurl.h"
#include "environment/envtext.h"

#include <QList>

namespace rc {

/// A validated profile with its parsed address.
struct ConfigSource
{
    Profile profile;
    ResourceUrl resource;
    KeyText key;
};

/// Why there is no command that looks up the key of this name, a translated sentence; empty if there is one.
[[nodiscard]] QString keychainCommandFault(const KeyText &key);

// One writer per family. BadInput if its language cannot express a value.
[[nodiscard]] Result<QString> envText(const ConfigSource &source);
[[nodiscard]] QString shellText(const ConfigSource &source);
[[nodiscard]] Result<QString> powerShellText(const ConfigSource &source);
[[nodiscard]] QString pythonText(const ConfigSource &source);
[[nodiscard]] QString nodeText(const ConfigSource &source);
[[nodiscard]] Result<QString> ingestCurl(const ConfigSource &source);

} // namespace rc
