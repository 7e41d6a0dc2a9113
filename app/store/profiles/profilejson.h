// SPDX-License-Identifier: GPL-3.0-or-later
// A profile as the JSON object that the profiles' file and an export hold.
#pragma once

#include "core/profile/profile.h"
#include "core/result.h"

#include <QJsonObject>

namespace rc {

/// The format of both. 2: names of headers, time-outs, colour, the name on entries; a program that knows 1 only would
/// speak for such a profile wrongly.
/// 3: the user name goes out with entries unless it is switched off.
constexpr int profilesVersion = 3;

/// Members that say where a secret is, and so hold for this machine and this name only.
constexpr auto keySavedMember = QLatin1StringView("keySaved");
constexpr auto tokenSavedMember = QLatin1StringView("codeHostingTokenSaved");

/// Whether it was written by a version in which this profile's entries did not carry its user name, as they do now.
[[nodiscard]] bool startsToSendItsName(const QJsonObject &object);
/// An object of any version as this one writes it.
[[nodiscard]] QJsonObject inThisVersion(QJsonObject object);

/// What is no time-out, threshold or colour is read as none.
/// BadInput for those that a profile cannot have.
[[nodiscard]] Result<QList<CatalogKind>> furtherCatalogsIn(const QJsonObject &object);
[[nodiscard]] Profile profileFrom(const QJsonObject &object);
[[nodiscard]] QJsonObject objectFrom(const Profile &profile);

/// `present` with the members of `profile`; those this version does not know stay.
[[nodiscard]] QJsonObject mergedInto(const QJsonObject &present, const Profile &profile);

/// `present` with what a person changed of `before` to make `after` of it, and everything else as it is. BadInput names
/// what somebody else has changed meanwhile to something else: then nobody's work is taken.
[[nodiscard]] Result<QJsonObject> changedInto(const QJsonObject &present, const Profile &before, const Profile &after);

/// `theirs` with what differs between `before` and `mine`: what a person typed wins over what others changed meanwhile.
[[nodiscard]] Profile mergedProfile(const Profile &before, const Profile &mine, const Profile &theirs);

} // namespace rc
