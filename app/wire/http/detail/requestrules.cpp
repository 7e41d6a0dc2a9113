// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/detail/requestrules.h"

#include "core/url/resourceurl.h"
#include "core/version.h"
#include "wire/http/httpcall.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstring>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool fitsHeader(const QByteArray &text)
{
    return !text.contains('\r') && !text.contains('\n') && !text.contains('\0');
}

/// A token of RFC 9110: anything else in a name would be read as something other than a name.
bool isHeaderName(const QByteArray &name)
{
    return !name.isEmpty() && std::all_of(name.cbegin(), name.cend(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               (c != 0 && std::strchr("!#$%&'*+-.^_`|~", c));
    });
}

/// With the port unless it is the scheme's own, and an IPv6 address in brackets.
QByteArray hostHeader(const QUrl &url)
{
    QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    if (host.contains(':'))
        host = '[' + host + ']';
    return url.port() < 0 ? host : host + ':' + QByteArray::number(url.port());
}

/// The policy has the last word on these.
bool isPolicys(const QByteArray &name)
{
    constexpr std::array own{"accept-encoding", "connection", "content-length", "host", "user-agent"};
    return std::any_of(own.cbegin(), own.cend(),
                       [&name](const char *one) { return name.compare(one, Qt::CaseInsensitive) == 0; });
}

QByteArray target(const QUrl &url)
{
    const QByteArray whole = url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment);
    return whole.startsWith('/') ? whole : '/' + whole;
}

} // namespace

QString requestFault(const HttpRequest &request)
{
    for (const auto &[name, value] : request.headers) {
        if (!isHeaderName(name) || !fitsHeader(value))
            return QCoreApplication::translate("rc::HttpCall", "A header would break the request.");
    }
    const QString scheme = request.url.scheme();
    const bool plain = scheme == u"http"_s && isLoopbackHost(request.url.host());
    if (scheme != u"https"_s && !plain)
        return QCoreApplication::translate("rc::HttpCall", "Plain http is limited to this computer.");
    if (!request.url.isValid() || request.url.host().isEmpty() || !request.url.userInfo().isEmpty())
        return QCoreApplication::translate("rc::HttpCall", "The address cannot be used.");
    return {};
}

HeaderList policyHeaders()
{
    return {{"Accept-Encoding", "identity"}, {"User-Agent", "resource-console/" + programVersion().toLatin1()}};
}

QByteArray requestHead(const HttpRequest &request)
{
    QByteArray head = request.verb + ' ' + target(request.url) + " HTTP/1.1\r\nHost: " + hostHeader(request.url) +
                      "\r\nConnection: keep-alive\r\nContent-Length: " + QByteArray::number(request.body.size()) +
                      "\r\n";
    for (const auto &[name, value] : request.headers) {
        if (!isPolicys(name))
            head += name + ": " + value + "\r\n";
    }
    for (const auto &[name, value] : policyHeaders())
        head += name + ": " + value + "\r\n";
    return head + "\r\n";
}

} // namespace rc
