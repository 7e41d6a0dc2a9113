// SPDX-License-Identifier: GPL-3.0-or-later
// The route of a request: the proxy from system and environment, or a direct connection to this machine.
#pragma once

#include <QNetworkProxy>
#include <QString>

#include <functional>
#include <optional>

class QUrl;

namespace rc {

/// An unusable proxy is a fault: the request must not bypass it.
struct ProxyRoute
{
    QNetworkProxy proxy = QNetworkProxy::NoProxy;
    QString name;  ///< proxyName(), or scheme, host and port of an unusable proxy; never a password
    QString fault; ///< a translated sentence; empty if the route is usable
};

/// The value of an environment variable; empty if unset.
using VariableReader = std::function<QString(const char *)>;

/// By the environment's variables, like curl: https_proxy, HTTPS_PROXY, all_proxy, ALL_PROXY in this order; for http
/// instead http_proxy (lower case only, because web servers set HTTP_PROXY from a request header); then no_proxy or
/// NO_PROXY. Empty variables count as unset; nullopt if none of them decides. Pure.
[[nodiscard]] std::optional<ProxyRoute> environmentProxy(const QUrl &url, const VariableReader &variable);

/// Whether the list `noProxy` covers `host`: “*”; a name and its subdomains, with or without a leading or trailing dot,
/// ignoring case; an IP address or a CIDR block; each with or without a port.
[[nodiscard]] bool isInNoProxy(const QString &noProxy, const QString &host, int port);

/// Direct for this machine, whatever the settings. The environment takes precedence over the system.
[[nodiscard]] ProxyRoute proxyRoute(const QUrl &url);

/// The host to connect to: localhost becomes this machine's own address, so that neither a name server nor a file
/// decides where an unencrypted key goes; other hosts are unchanged.
[[nodiscard]] QString connectHost(const QString &host);

/// "host:port", without username and password; empty for a direct connection.
[[nodiscard]] QString proxyName(const QNetworkProxy &proxy);

/// Allows sign-on for the proxy at `host` from the system's settings: a response "401, Negotiate" makes Qt use the
/// user's Kerberos tickets automatically, and only a proxy may request them.
void allowSignOn(const QString &host);

struct HttpResponse;

/// Requests through a proxy are encrypted end to end, so any failure before that connection is established is the
/// proxy's. Qt's message blames the service; this corrects it.
void attributeToProxy(HttpResponse &response);

} // namespace rc
