// SPDX-License-Identifier: GPL-3.0-or-later
// The route of a request: the proxy from system and environment, or a direct connection to this machine.
#pragma once

#include <QNetworkProxy>
#include <QString>

class QUrl;

namespace rc {

/// NoProxy for this machine, whatever the settings. The environment (environmentProxy()) takes precedence over the
/// system. An unusable proxy is a fault: the request must not bypass it.
struct ProxyRoute
{
    QNetworkProxy proxy = QNetworkProxy::NoProxy;
    QString name;  ///< proxyName(), even of an unusable proxy
    QString fault; ///< a translated sentence; empty if the route is usable
};

[[nodiscard]] ProxyRoute proxyRoute(const QUrl &url);

/// The host to connect to: localhost becomes this machine's own address, so that neither a name server nor a file
/// decides where an unencrypted key goes; other hosts are unchanged.
[[nodiscard]] QString reachedHost(const QString &host);

/// "host:port", without username and password; empty for a direct connection.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);

struct HttpAnswer;

/// Requests through a proxy are encrypted end to end, so any failure before that connection is established is the
/// proxy's. Qt's message blames the service; this corrects it.
void blameProxy(HttpAnswer &answer);

} // namespace rc
