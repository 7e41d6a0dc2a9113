// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/url/startlink.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace rc {

std::optional<QString> startText(const QString &argument)
{
    constexpr QLatin1StringView scheme("resource-console:");
    if (argument.startsWith(u'-'))
        return {};
    if (!argument.startsWith(scheme, Qt::CaseInsensitive))
        return argument.contains("://"_L1) ? std::optional(argument.left(maxStartTextLength)) : std::nullopt;
    QString text = argument.mid(scheme.size()).left(maxStartTextLength);
    if (!text.contains("://"_L1))
        text = QUrl::fromPercentEncoding(text.toUtf8());
    // browsers turn a link into resource-console://https://…
    if (text.startsWith("//"_L1) && text.contains("://"_L1))
        text.remove(0, 2);
    return text;
}

} // namespace rc
