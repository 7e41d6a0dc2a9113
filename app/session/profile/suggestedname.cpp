// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/suggestedname.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr qsizetype longestName = 56; // leaves room for a number within a profile name's 64
} // namespace

QString suggestedName(const ResourceUrl &resource, const QList<Profile> &profiles)
{
    QString holder;
    for (const QChar c : resource.holder()) {
        if (c.isPrint())
            holder.append(c);
    }
    const QString base = (holder + u'-' + resource.host).left(longestName);
    const auto isTaken = [&profiles](const QString &name) {
        return std::any_of(profiles.cbegin(), profiles.cend(), [&name](const Profile &p) { return p.name == name; });
    };
    QString name = base;
    for (int i = 2; isTaken(name); ++i)
        name = u"%1-%2"_s.arg(base).arg(i);
    return name;
}

} // namespace rc
