// SPDX-License-Identifier: GPL-3.0-or-later
// The order of profiles in the picker: pinned, recent, others.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

enum class ProfileGroup {
    Pinned,
    Recent,
    Other
};

struct OrderedProfile
{
    QString name;
    ProfileGroup group = ProfileGroup::Other;

    bool operator==(const OrderedProfile &) const = default;
};

constexpr qsizetype mostRecent = 5;

/// Each of `names` once. `pinned` keeps its order; `recent` too, with its first five unpinned names. Names in neither
/// follow; unknown names are ignored.
[[nodiscard]] QList<OrderedProfile> orderedProfiles(const QStringList &names, const QStringList &pinned,
                                                    const QStringList &recent);

/// `recent` after `name` was opened. Keeps twice the number shown, since some may be pinned.
[[nodiscard]] QStringList withOpened(QStringList recent, const QString &name);

} // namespace rc
