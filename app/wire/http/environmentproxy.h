// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the proxy for an address from environment variables, like curl. Pure.
#pragma once

#include <QNetworkProxy>
#include <QString>

#include <functional>
#include <optional>

class QUrl;

namespace rc {

/// The value of an environment variable; empty if unset.
using VariableReader = std::function<QString(const char *)>;

struct EnvironmentProxy
{
    std::optional<QNetworkProxy> proxy; ///< NoProxy: excluded by no_proxy; nullopt: not set by any variable
    QString fault;                      ///< why the named proxy is unusable, a translated sentence
    QString name;                       ///< scheme, host and port of the named proxy, never a password
};

/// https_proxy, HTTPS_PROXY, all_proxy, ALL_PROXY in this order; for http instead http_proxy (lower case only, because
/// web servers set HTTP_PROXY from a request header); then no_proxy or NO_PROXY. Empty variables count as unset.
[[nodiscard]] EnvironmentProxy environmentProxy(const QUrl &url, const VariableReader &variable);

/// Whether the list `noProxy` covers `host`: “*”; a name and its subdomains, with or without a leading or trailing dot,
/// ignoring case; an IP address or a CIDR block; each with or without a port.
[[nodiscard]] bool isInNoProxy(const QString &noProxy, const QString &host, int port);

} // namespace rc
