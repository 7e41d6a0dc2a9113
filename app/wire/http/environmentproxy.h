// SPDX-License-Identifier: GPL-3.0-or-later
// The proxy that environment variables name for an address, as curl reads them. Pure.
#pragma once

#include <QNetworkProxy>
#include <QString>

#include <functional>
#include <optional>

class QUrl;

namespace rc {

/// The text of an environment variable; empty when it is not set.
using VariableReader = std::function<QString(const char *)>;

struct EnvironmentProxy
{
    std::optional<QNetworkProxy> proxy; ///< NoProxy: no_proxy names the host; nothing: no variable says anything
    QString fault;                      ///< why the proxy that is named cannot be used, a translated sentence
    QString name;                       ///< of that one: scheme, host and port, never a password
};

/// https_proxy, HTTPS_PROXY, all_proxy, ALL_PROXY in this order, or http_proxy (in lower case only, for a web server
/// sets HTTP_PROXY from a request's header) for http; then no_proxy or NO_PROXY. An empty variable is one that is not
/// set.
[[nodiscard]] EnvironmentProxy environmentProxy(const QUrl &url, const VariableReader &variable);

/// Whether the list `noProxy` names `host`: “*”; a name and all names below it, with or without a leading or trailing
/// dot, in any letter case; an IP address or a CIDR block; each with a port or without.
[[nodiscard]] bool isInNoProxy(const QString &noProxy, const QString &host, int port);

} // namespace rc
