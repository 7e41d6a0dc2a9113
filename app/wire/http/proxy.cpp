// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/proxy.h"

#include "core/url/resourceurl.h"
#include "wire/http/environmentproxy.h"
#include "wire/http/httpanswer.h"
#include "wire/http/signonguard.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace rc {

ProxyRoute proxyRoute(const QUrl &url)
{
    if (isLoopbackHost(url.host()))
        return {};
    const EnvironmentProxy named = environmentProxy(url, [](const char *name) { return qEnvironmentVariable(name); });
    if (!named.fault.isEmpty())
        return {QNetworkProxy::NoProxy, named.name, named.fault};
    if (named.proxy)
        return {*named.proxy, proxyName(*named.proxy), {}};
    // Qt's factory would use any of these variables for any address.
    for (const char *variable : {"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"}) {
        if (qEnvironmentVariableIsSet(variable))
            return {};
    }
    const QList<QNetworkProxy> proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    if (proxies.isEmpty())
        return {};
    if (proxies.first().type() != QNetworkProxy::NoProxy)
        allowSignOn(proxies.first().hostName());
    return {proxies.first(), proxyName(proxies.first()), {}};
}

QString reachedHost(const QString &host)
{
    const bool isByName = isLoopbackHost(host) && QHostAddress(host).isNull();
    return isByName ? QHostAddress(QHostAddress::LocalHost).toString() : host;
}

QString proxyName(const QNetworkProxy &proxy)
{
    if (proxy.type() == QNetworkProxy::NoProxy || proxy.hostName().isEmpty())
        return {};
    return proxy.hostName() + u':' + QString::number(proxy.port());
}

void blameProxy(HttpAnswer &answer)
{
    if (answer.proxy.isEmpty() || answer.status > 0 || answer.timings.encrypted >= 0)
        return;
    switch (answer.fault) {
    case HttpFault::NameNotFound:
    case HttpFault::ConnectionRefused:
    case HttpFault::Unreachable:
    case HttpFault::ConnectionLost:
    case HttpFault::Garbled:
    case HttpFault::ProxyFailed:
        answer.fault = HttpFault::ProxyFailed;
        answer.faultText = answer.faultText.isEmpty() ? answer.proxy : answer.proxy + u": "_s + answer.faultText;
        break;
    case HttpFault::TimedOut:
        answer.faultText = QCoreApplication::translate("rc::Proxy", "the proxy %1 had not yet let the request through")
                               .arg(answer.proxy);
        break;
    default:
        break;
    }
}

} // namespace rc
