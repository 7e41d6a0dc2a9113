// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/suggestedname.h"

#include "core/url/resourceurl.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr qsizetype longestName = 56; // leaves room for a number within a profile name's 64
} // namespace

QString suggestedName(const Profile &profile, const QList<Profile> &profiles)
{
    const auto parsed = parseResourceUrl(profile.resource);
    QString wanted =
        parsed ? parsed->resource.holder() + u'-' + parsed->resource.host : QUrl(profile.toolServer).host();
    wanted.removeIf([](QChar c) { return !c.isPrint(); });
    const QString base = wanted.left(longestName);
    const auto isTaken = [&profiles](const QString &name) {
        return std::any_of(profiles.cbegin(), profiles.cend(), [&name](const Profile &p) { return p.name == name; });
    };
    QString name = base;
    for (int i = 2; isTaken(name); ++i)
        name = u"%1-%2"_s.arg(base).arg(i);
    return name;
}

} // namespace rc
