// SPDX-License-Identifier: GPL-3.0-or-later
// An environment beside a profile: what is equal, different, missing or suspicious, each with one plain sentence.
#pragma once

#include "core/key/keystate.h"
#include "core/profile/profile.h"
#include "environment/environmentvariables.h"

#include <QLatin1StringView>

namespace rc {

enum class EnvironmentMark {
    Equal,
    Different,
    Missing,     ///< not set, and the profile has something else than what the SDK then takes
    Suspicious,  ///< it may mean the same, but not to every reader
    NotSet,      ///< not set, and that is the same as the profile
    NotCompared, ///< the key of the profile cannot be had
    Other,       ///< set under the prefix, and none of the settings
};

[[nodiscard]] QLatin1StringView wireWord(EnvironmentMark mark);  ///< equal different missing suspicious not-set …
[[nodiscard]] QString environmentMarkName(EnvironmentMark mark); ///< translated
[[nodiscard]] bool isFinding(EnvironmentMark mark);              ///< different, missing or suspicious

struct EnvironmentRow
{
    EnvironmentMark mark = EnvironmentMark::Equal;
    QString name;    ///< "SERVICE_RESOURCE"
    QString value;   ///< shown: fit to display, a fingerprint for a key, empty where there is none or it is not shown
    QString verdict; ///< one sentence
    QString next;    ///< what to do; empty when all is well
    QString file;    ///< outside text
    qsizetype line = 0; ///< of the file

    bool operator==(const EnvironmentRow &) const = default;
};

struct EnvironmentComparison
{
    QString prefix;
    QList<EnvironmentRow> rows;
    QList<EnvironmentPrefix> otherPrefixes;
    QList<EnvFault> faults;
    QStringList notes;
    qsizetype otherNames = 0; ///< set there, not under the prefix: left alone

    /// Whether anything is different, missing or suspicious, or a line cannot be read.
    [[nodiscard]] bool differs() const;
    /// Whether the keys could not be compared.
    [[nodiscard]] bool isPartial() const;
};

/// `key`: of the profile; empty unless `keyState` is Saved or ThisRun. Two keys are compared whole and shown as
/// fingerprints. A variable that is not for a key and holds one is never shown.
///
/// Booleans and levels are read as a known SDK reads them (facts: true is 1, true, t, yes, y, on; a word that is no
/// level counts as none given; without one, DEBUG with the debug flag on, else INFO). Whether the SDKs trim values, or
/// take levels in small letters, is not told: both are Suspicious.
[[nodiscard]] EnvironmentComparison compareEnvironment(const Profile &profile, const Secret &key, KeyState keyState,
                                                       const EnvironmentVariables &environment, const QString &prefix);

} // namespace rc
