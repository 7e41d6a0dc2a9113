// SPDX-License-Identifier: GPL-3.0-or-later
// In which order the picker names the profiles: pinned ones, the last ones that were open, and the others.
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

/// Each of `names` once. `pinned` keeps its order, `recent` too, its first five that are not pinned; names of neither
/// that are none of `names` are passed over.
[[nodiscard]] QList<OrderedProfile> orderedProfiles(const QStringList &names, const QStringList &pinned,
                                                    const QStringList &recent);

/// `recent` after `name` was opened. It keeps twice as many as are shown, as some of them may be pinned.
[[nodiscard]] QStringList withOpened(QStringList recent, const QString &name);

} // namespace rc
