// SPDX-License-Identifier: GPL-3.0-or-later
// A profile as a JSON object, for the profiles file and for exports.
#pragma once

#include "core/profile/profile.h"
#include "core/result.h"

#include <QJsonObject>

namespace rc {

/// Version of both formats. 2 added header names, timeouts, color and username on entries, without which a program
/// would send wrong requests. Since 3, the username is sent with entries unless switched off.
constexpr int profilesVersion = 3;

/// Members about stored secrets, valid only on this machine and for this name.
constexpr auto keySavedMember = QLatin1StringView("keySaved");
constexpr auto tokenSavedMember = QLatin1StringView("codeHostingTokenSaved");
constexpr auto tokensSavedMember = QLatin1StringView("catalogTokensSaved"); ///< paths of further catalogs
/// Missing in a profile of an earlier version. Its id is then its name, under which its history is stored.
constexpr auto idMember = QLatin1StringView("id");

/// Whether an older version wrote it, with which this profile's entries had no username.
[[nodiscard]] bool newlySendsUsername(const QJsonObject &object);
/// Converts an object of any version to this version.
[[nodiscard]] QJsonObject upgradedProfile(QJsonObject object);

/// Invalid timeouts, thresholds and colors read as defaults. BadInput for catalogs that a profile cannot have.
[[nodiscard]] Result<QList<CatalogKind>> customCatalogsIn(const QJsonObject &object);
[[nodiscard]] Profile profileFrom(const QJsonObject &object);
[[nodiscard]] QJsonObject objectFrom(const Profile &profile);

/// `present` with the members of `profile`; unknown members are preserved.
[[nodiscard]] QJsonObject mergedObject(const QJsonObject &present, const Profile &profile);

/// `present` with the changes from `before` to `after`; everything else is preserved. BadInput names members that
/// another writer has changed: then nothing is changed.
[[nodiscard]] Result<QJsonObject> withChanges(const QJsonObject &present, const Profile &before, const Profile &after);

/// `theirs` with the differences between `before` and `mine`: typed changes win over concurrent ones.
[[nodiscard]] Profile mergedProfile(const Profile &before, const Profile &mine, const Profile &theirs);

} // namespace rc
