// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/profileorder.h"

#include <QSet>

#include <algorithm>

namespace rc {

QList<OrderedProfile> orderedProfiles(const QStringList &names, const QStringList &pinned, const QStringList &recent)
{
    QSet<QString> left(names.cbegin(), names.cend());
    QList<OrderedProfile> ordered;
    const auto take = [&](const QString &name, ProfileGroup group) {
        if (left.remove(name))
            ordered.append({name, group});
    };
    for (const QString &name : pinned)
        take(name, ProfileGroup::Pinned);
    const qsizetype end = ordered.size() + mostRecent;
    for (const QString &name : recent) {
        if (ordered.size() < end)
            take(name, ProfileGroup::Recent);
    }
    for (const QString &name : names)
        take(name, ProfileGroup::Other);
    return ordered;
}

QStringList withOpened(QStringList recent, const QString &name)
{
    recent.removeAll(name);
    recent.prepend(name);
    return recent.first(std::min(recent.size(), 2 * mostRecent));
}

} // namespace rc
