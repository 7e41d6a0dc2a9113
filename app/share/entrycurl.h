// SPDX-License-Identifier: GPL-3.0-or-later
// One request that was sent, as a curl command for a terminal or a ticket.
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

namespace rc {

/// Posts `body` to `logsUrl`, ending in a line break. The key is $<prefix>API_KEY, given to curl on standard input: it
/// is no argument of this function, so it cannot be in the text. A prefix that is no name of a variable becomes
/// SERVICE_.
[[nodiscard]] QString entryCurl(const QString &logsUrl, const QByteArray &body, const QString &envPrefix);
/// The same with other headers than Content-Type alone; none of them is the key's. Without X-User-Username among them
/// it is $<prefix>USERNAME.
[[nodiscard]] QString callCurl(const QString &url, const QList<QPair<QByteArray, QByteArray>> &headers,
                               const QByteArray &body, const QString &envPrefix);

} // namespace rc
