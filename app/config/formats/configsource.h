// SPDX-License-Identifier: GPL-3.0-or-later
// What the writers of configuration are given, and the settings that all environments share.
#pragma once

#include "config/formats/keytext.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "core/url/resourceurl.h"
#include "environment/envtext.h"

#include <QList>

namespace rc {

/// A profile that has been checked, with its address taken apart.
struct ConfigSource
{
    Profile profile;
    ResourceUrl resource;
    KeyText key;
};

/// A header that says who speaks.
struct NamedHeader
{
    QString name;
    QString value;
};

/// The headers that the program itself would send with an entry, except the key's (where the profile wants that).
/// BadInput when a header cannot carry the name.
[[nodiscard]] Result<QList<NamedHeader>> entryIdentity(const Profile &profile);

/// What an SDK reads from its environment, without the key; what is empty is left out.
[[nodiscard]] QList<EnvValue> envSettings(const ConfigSource &source);
/// "The key stays out of this text: set NAME first.", without a mark of a comment.
[[nodiscard]] QString keyStaysOut(const KeyText &key);

// One writer for each family. Each fails with BadInput where its language cannot carry a value.
[[nodiscard]] Result<QString> envText(const ConfigSource &source);
[[nodiscard]] QString shellText(const ConfigSource &source);
[[nodiscard]] Result<QString> powerShellText(const ConfigSource &source);
[[nodiscard]] QString pythonText(const ConfigSource &source);
[[nodiscard]] QString nodeText(const ConfigSource &source);
// The programs send `body` as it is.
[[nodiscard]] Result<QString> pythonProgram(const ConfigSource &source, const QByteArray &body);
[[nodiscard]] Result<QString> nodeProgram(const ConfigSource &source, const QByteArray &body);
[[nodiscard]] Result<QString> ingestCurl(const ConfigSource &source);

} // namespace rc
