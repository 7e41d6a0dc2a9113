// SPDX-License-Identifier: GPL-3.0-or-later
// Where a request connects to: the proxy that the system and the environment name, or this machine itself.
#pragma once

#include <QNetworkProxy>
#include <QString>

class QUrl;

namespace rc {

/// NoProxy for this machine itself, whatever they say. The environment (environmentProxy()) comes before the system. A
/// proxy that cannot be used has a fault: the request must not go past it.
struct ProxyRoute
{
    QNetworkProxy proxy = QNetworkProxy::NoProxy;
    QString name;  ///< as proxyName(), also of one that cannot be used
    QString fault; ///< a translated sentence; empty when the route can be taken
};

[[nodiscard]] ProxyRoute proxyRoute(const QUrl &url);

/// Where to connect to for `host`: this machine's own address for localhost, so that no name server and no file decides
/// where a key goes that is not encrypted; else `host`.
[[nodiscard]] QString reachedHost(const QString &host);

/// "host:port", without a user name and password; empty for a direct connection.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);

struct HttpAnswer;

/// Every request that takes a proxy is encrypted from here to the service, so until that connection is up whatever
/// fails is the proxy's doing. Qt words it as if the service had done it; this says whose it is.
void blameProxy(HttpAnswer &answer);

} // namespace rc
