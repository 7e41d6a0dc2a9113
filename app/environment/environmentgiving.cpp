// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment/environmentgiving.h"

namespace rc {

using namespace Qt::StringLiterals;

std::optional<QString> environmentValue(const Profile &profile, const QString &prefix, const QString &name)
{
    if (!name.startsWith(prefix))
        return {};
    const QStringView setting = QStringView(name).sliced(prefix.size());
    QString value;
    if (setting == "RESOURCE"_L1 || setting == "RESOURCE_URL"_L1)
        value = profile.resource;
    else if (setting == "USERNAME"_L1)
        value = profile.username;
    else if (setting == "EMAIL"_L1)
        value = profile.email;
    else if (setting == "MCP_URL"_L1)
        value = profile.toolServer;
    else if (setting == "CLOUD_LEVEL"_L1)
        value = thresholdWord(profile.threshold);
    else if (setting == "DEBUG"_L1)
        value = profile.debug ? u"true"_s : u"false"_s;
    return value.isEmpty() ? std::nullopt : std::optional(value);
}

bool isForKey(const QString &prefix, const QString &name)
{
    return name == prefix + "API_KEY"_L1;
}

} // namespace rc
