// SPDX-License-Identifier: GPL-3.0-or-later
// The proxy that a request takes, as the system and the environment name it.
#pragma once

#include <QNetworkProxy>
#include <QString>

class QUrl;

namespace rc {

/// NoProxy for this machine itself, whatever they say.
[[nodiscard]] QNetworkProxy proxyOf(const QUrl &url);

/// "host:port", without a user name and password; empty for a direct connection.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);

struct HttpAnswer;

/// Every request that takes a proxy is encrypted from here to the service, so until that connection is up whatever
/// fails is the proxy's doing. Qt words it as if the service had done it; this says whose it is.
void blameProxy(HttpAnswer &answer);

} // namespace rc
