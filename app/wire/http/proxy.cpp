// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/proxy.h"

#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "wire/http/httpresponse.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <initializer_list>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ProxyTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Proxy)
};

constexpr int defaultPort = 1080; // curl's default for every kind except https

struct NamedProxy
{
    const char *variable = nullptr;
    QString value;
};

NamedProxy firstSet(std::initializer_list<const char *> names, const VariableReader &variable)
{
    for (const char *name : names) {
        if (const QString value = variable(name).trimmed(); !value.isEmpty())
            return {name, value};
    }
    return {};
}

QString withoutDots(QString name)
{
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    if (name.endsWith(u'.'))
        name.chop(1);
    return name;
}

QString withoutBrackets(const QString &host)
{
    return host.startsWith(u'[') && host.endsWith(u']') ? host.mid(1, host.size() - 2) : host;
}

/// An entry of no_proxy as host and port; -1 without a port.
std::pair<QString, int> hostAndPort(const QString &entry)
{
    static const QRegularExpression pattern(u"\\A(\\[[^\\]]*\\]|[^:]*)(?::([0-9]{1,5}))?\\z"_s);
    const QRegularExpressionMatch match = pattern.match(entry);
    if (!match.hasMatch()) // an IPv6 address without brackets
        return {entry, -1};
    return {withoutBrackets(match.captured(1)), match.captured(2).isEmpty() ? -1 : match.captured(2).toInt()};
}

ProxyRoute proxyFromText(const char *variable, const QString &text)
{
    static const QRegularExpression scheme(u"\\A([A-Za-z][A-Za-z0-9+.-]*)://"_s);
    const QRegularExpressionMatch match = scheme.match(text);
    const QString kind = match.hasMatch() ? match.captured(1).toLower() : u"http"_s;
    const QUrl url(kind + "://"_L1 + text.mid(match.capturedLength()).section(u'/', 0, 0), QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || url.port() == 0)
        return {QNetworkProxy::NoProxy, QString::fromLatin1(variable),
                ProxyTr::tr("The variable %1 is not the address of a proxy.").arg(QLatin1StringView(variable))};
    const int port = url.port(defaultPort);
    const QString name = kind + "://"_L1 + url.host() + u':' + QString::number(port);
    if (kind != "http"_L1 && kind != "socks5"_L1 && kind != "socks5h"_L1)
        return {QNetworkProxy::NoProxy, name,
                ProxyTr::tr("The variable %1 names the proxy %2. Only http, socks5 and socks5h proxies can be used.")
                    .arg(QLatin1StringView(variable), displayText(name, LineBreaks::Mark, 200))};
    QNetworkProxy proxy(kind == "http"_L1 ? QNetworkProxy::HttpProxy : QNetworkProxy::Socks5Proxy, url.host(),
                        quint16(port), url.userName(QUrl::FullyDecoded), url.password(QUrl::FullyDecoded));
    if (kind == "socks5"_L1) // socks5h: the proxy resolves the host
        proxy.setCapabilities(proxy.capabilities() & ~QNetworkProxy::HostNameLookupCapability);
    return {proxy, proxyName(proxy), {}};
}

} // namespace

bool isInNoProxy(const QString &noProxy, const QString &host, int port)
{
    static const QRegularExpression gaps(u"[\\s,]+"_s);
    const QString name = withoutDots(withoutBrackets(host).toLower());
    const QHostAddress address(name);
    const QStringList entries = noProxy.toLower().split(gaps, Qt::SkipEmptyParts);
    return std::ranges::any_of(entries, [&](const QString &entry) {
        if (entry == "*"_L1)
            return true;
        if (entry.contains(u'/')) {
            const std::pair<QHostAddress, int> block = QHostAddress::parseSubnet(withoutBrackets(entry));
            return !address.isNull() && block.second >= 0 && address.isInSubnet(block);
        }
        const auto [named, namedPort] = hostAndPort(entry);
        if (namedPort >= 0 && namedPort != port)
            return false;
        if (!address.isNull())
            return QHostAddress(named) == address;
        const QString suffix = withoutDots(named.startsWith("*."_L1) ? named.mid(2) : named);
        return !suffix.isEmpty() && (name == suffix || name.endsWith(u'.' + suffix));
    });
}

std::optional<ProxyRoute> environmentProxy(const QUrl &url, const VariableReader &variable)
{
    const bool encrypted = url.scheme() == "https"_L1;
    const int port = url.port(encrypted ? 443 : 80);
    const QString exempt = firstSet({"no_proxy", "NO_PROXY"}, variable).value;
    if (isInNoProxy(exempt, url.host(), port))
        return ProxyRoute();
    const NamedProxy named = encrypted ? firstSet({"https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"}, variable)
                                       : firstSet({"http_proxy", "all_proxy", "ALL_PROXY"}, variable);
    return named.variable ? std::optional(proxyFromText(named.variable, named.value)) : std::nullopt;
}

ProxyRoute proxyRoute(const QUrl &url)
{
    if (isLoopbackHost(url.host()))
        return {};
    if (const auto named = environmentProxy(url, [](const char *name) { return qEnvironmentVariable(name); }))
        return *named;
    // Qt's factory would use any of these variables, even for the other scheme.
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

QString connectHost(const QString &host)
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

void attributeToProxy(HttpResponse &response)
{
    if (response.proxy.isEmpty() || response.status > 0 || response.timings.encrypted >= 0)
        return;
    static const QList<ErrorKind> byProxy{ErrorKind::NameNotFound,  ErrorKind::ConnectionRefused,
                                          ErrorKind::Unreachable,   ErrorKind::ConnectionLost,
                                          ErrorKind::NotUnderstood, ErrorKind::ProxyFailed};
    if (response.fault == ErrorKind::TimedOut) {
        response.faultText =
            QCoreApplication::translate("rc::Proxy", "the proxy %1 had not yet let the request through")
                .arg(response.proxy);
    } else if (response.fault && byProxy.contains(*response.fault)) {
        response.fault = ErrorKind::ProxyFailed;
        response.faultText =
            response.faultText.isEmpty() ? response.proxy : response.proxy + u": "_s + response.faultText;
    }
}

} // namespace rc
