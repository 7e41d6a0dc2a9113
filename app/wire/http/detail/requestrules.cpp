// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/detail/requestrules.h"

#include "core/url/resourceurl.h"
#include "core/version.h"
#include "wire/http/httpcall.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool fitsHeader(const QByteArray &text)
{
    return !text.contains('\r') && !text.contains('\n') && !text.contains('\0');
}

/// An RFC 9110 token; other characters would break the header.
bool isHeaderName(const QByteArray &name)
{
    return !name.isEmpty() && std::ranges::all_of(name, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               (c != 0 && std::strchr("!#$%&'*+-.^_`|~", c));
    });
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

} // namespace rc
