// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an environment with a profile: equal, different, missing or suspicious, each with a sentence.
#pragma once

#include "core/key/keystate.h"
#include "core/profile/profile.h"
#include "environment/environmentvariables.h"

#include <QLatin1StringView>

#include <optional>

namespace rc {

enum class EnvironmentStatus {
    Equal,
    Different,
    Missing,     ///< not set, and the SDK's default differs from the profile
    Suspicious,  ///< may mean the same, but not to every reader
    NotSet,      ///< not set, which matches the profile
    NotCompared, ///< the profile's key is not available
    Other,       ///< has the prefix, but is not a setting
};

[[nodiscard]] QLatin1StringView wireWord(EnvironmentStatus status);    ///< equal different missing suspicious not-set …
[[nodiscard]] QString environmentStatusName(EnvironmentStatus status); ///< translated
[[nodiscard]] bool isFinding(EnvironmentStatus status);                ///< different, missing or suspicious

struct EnvironmentRow
{
    EnvironmentStatus status = EnvironmentStatus::Equal;
    QString verdict;    ///< one sentence
    QString next;       ///< next step; empty if it is obvious or there is none
    QString name = {};  ///< "SERVICE_RESOURCE"
    QString value = {}; ///< safe to display: a fingerprint for a key, empty if unset or hidden
    QString file = {};  ///< outside text
    qsizetype line = 0; ///< in the file

    bool operator==(const EnvironmentRow &) const = default;
};

struct EnvironmentComparison
{
    QString prefix;
    QList<EnvironmentRow> rows;
    QList<EnvironmentPrefix> otherPrefixes;
    QList<EnvFault> faults;
    QStringList notes;
    qsizetype otherNames = 0; ///< number of ignored names without the prefix

    /// Whether anything is different, missing or suspicious, or a line is unreadable.
    [[nodiscard]] bool differs() const;
    /// Whether the keys could not be compared.
    [[nodiscard]] bool isPartial() const;
};

/// `value` as a tolerant reader would read it: without surrounding quotes and spaces, and invisible characters.
[[nodiscard]] QString normalizedValue(const QString &value);
/// Whether `value` contains this key, in any encoding that the Redactor finds.
[[nodiscard]] bool containsKey(const QString &value, const Secret &key);
/// Reads a flag as in the SDKs: true for 1 true t yes y on, ignoring case; nullopt unless it is one of these or a usual
/// word for false.
[[nodiscard]] std::optional<bool> parseFlag(const QString &value);

/// `key`: the profile's key; empty unless `keyState` is Saved or SessionOnly. Keys are compared in full and shown as
/// fingerprints. A key in another variable is never shown.
///
/// Booleans and levels are read as in a known SDK (true is 1, true, t, yes, y, on; an unknown level counts as not set;
/// the default is DEBUG with the debug flag on, else INFO). Whether SDKs trim values or accept lower-case levels is
/// undocumented: both are Suspicious.
[[nodiscard]] EnvironmentComparison compareEnvironment(const Profile &profile, const Secret &key, KeyState keyState,
                                                       const EnvironmentVariables &environment, const QString &prefix);

} // namespace rc
