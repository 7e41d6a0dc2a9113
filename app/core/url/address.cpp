// SPDX-License-Identifier: GPL-3.0-or-later
// Reads scheme, host and port; pathsegments.cpp has the rules for the path.
#include "core/url/address.h"

#include "core/url/detail/ipaddress.h"
#include "core/url/detail/pathsegments.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct AddressTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Address)
};

constexpr quint16 httpPort = 80;
constexpr quint16 httpsPort = 443;

tl::unexpected<Error> refusedAddress(const QString &reason)
{
    return failure(badInput(reason));
}

QString shortAddress(const QString &text)
{
    return displayText(text, LineBreaks::Mark, 80);
}

/// Finds characters that are invalid in every part of an address.
QString characterFault(const QString &text)
{
    if (text.contains(u'\\'))
        return AddressTr::tr("The address contains a backslash.");
    const auto *const gap =
        std::find_if(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace() && c != u'\u0085'; });
    if (std::any_of(text.cbegin(), text.cend(), [](QChar c) { return QStringView(u"\n\r\u2028\u2029").contains(c); }))
        return AddressTr::tr("The address contains a line break.");
    if (gap != text.cend() && gap->unicode() > 0x7F)
        return AddressTr::tr("The address contains a space, U+%1. In a name, write a space as %20.")
            .arg(QString::number(gap->unicode(), 16).toUpper().rightJustified(4, u'0'));
    if (gap != text.cend())
        return AddressTr::tr("The address contains a space. In a name, write a space as %20.");
    if (hasHiddenText(text))
        return AddressTr::tr("The address contains a control or invisible character: %1").arg(shortAddress(text));
    return {};
}

QString schemeFault(const QString &scheme)
{
    return AddressTr::tr("An address must begin with https://, but this one begins with %1:.")
        .arg(shortAddress(scheme));
}

std::optional<quint16> readPort(QStringView text)
{
    constexpr qsizetype mostDigits = 5;
    const bool digits = std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (text.isEmpty() || text.size() > mostDigits || !digits)
        return {};
    const int port = text.toInt();
    if (port < 1 || port > 65535)
        return {};
    return static_cast<quint16>(port);
}

/// Host and port from the text between the slashes.
Result<Address> readAuthority(const QString &authority, bool encrypted)
{
    if (authority.contains(u'@'))
        return refusedAddress(
            AddressTr::tr("The address has a username or an @ before its host, which can hide where it really leads."));
    if (!canonicalIpv6(authority).isEmpty())
        return refusedAddress(
            AddressTr::tr("An IPv6 address needs square brackets around it: [%1].").arg(shortAddress(authority)));
    // The port's colon follows the bracket of an IPv6 address.
    const qsizetype hostEnd = authority.startsWith(u'[') ? authority.indexOf(u']') : 0;
    if (hostEnd < 0)
        return refusedAddress(AddressTr::tr("“%1” is not a valid IPv6 address.").arg(shortAddress(authority)));
    const qsizetype colon = authority.indexOf(u':', hostEnd);
    Address address;
    address.encrypted = encrypted;
    const Result<HostName> host = readHost(colon < 0 ? authority : authority.left(colon));
    if (!host)
        return tl::unexpected<Error>(host.error());
    address.host = *host;
    address.port = encrypted ? httpsPort : httpPort;
    if (colon >= 0) {
        const QString digits = authority.mid(colon + 1);
        const std::optional<quint16> port = readPort(digits);
        if (!port)
            return refusedAddress(
                AddressTr::tr("The port “%1” is not a number from 1 to 65535.").arg(shortAddress(digits)));
        address.port = *port;
    }
    if (!encrypted && !isLoopbackHost(address.host.ace))
        return refusedAddress(
            AddressTr::tr("http:// would send your API key unencrypted to %1. Use https://. If the server has no TLS, "
                          "forward its port with “ssh -L %2:localhost:%2 %1” and enter http://localhost:%2.")
                .arg(address.host.ace, QString::number(address.port)));
    return address;
}

} // namespace

QString Address::origin() const
{
    const QString name = host.ace.contains(u':') ? u'[' + host.ace + u']' : host.ace;
    const QString start = (encrypted ? "https://"_L1 : "http://"_L1) + name;
    return port == (encrypted ? httpsPort : httpPort) ? start : start + u':' + QString::number(port);
}

QString foreignScheme(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    const QString scheme = text.left(colon < 0 ? 0 : colon).toLower();
    const bool wellFormed = !scheme.isEmpty() && scheme[0] >= u'a' && scheme[0] <= u'z' &&
                            std::all_of(scheme.cbegin(), scheme.cend(), [](QChar c) {
                                return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'+' || c == u'-';
                            });
    // localhost:8080/… is a host and a port.
    const bool beforePort = colon >= 0 && colon + 1 < text.size() && text[colon + 1].isDigit();
    return wellFormed && !beforePort && scheme != "https"_L1 && scheme != "http"_L1 ? scheme : QString();
}

Result<Address> readAddress(const QString &text)
{
    const qsizetype schemeEnd = text.indexOf("://"_L1);
    const QString scheme = text.left(qMax(schemeEnd, qsizetype(0))).toLower();
    if (scheme != "https"_L1 && scheme != "http"_L1)
        return refusedAddress(schemeFault(scheme));
    if (const QString fault = characterFault(text); !fault.isEmpty())
        return refusedAddress(fault);

    const QString rest = text.mid(schemeEnd + 3);
    const auto endOf = [&rest](QStringView ends, qsizetype from) {
        while (from < rest.size() && !ends.contains(rest[from]))
            ++from;
        return from;
    };
    const qsizetype authorityEnd = endOf(u"/?#", 0);
    const qsizetype pathEnd = endOf(u"?#", authorityEnd);
    const qsizetype queryEnd = endOf(u"#", pathEnd);

    Result<Address> address = readAuthority(rest.left(authorityEnd), scheme == "https"_L1);
    if (!address)
        return address;
    const Result<QStringList> segments = readPath(rest.mid(authorityEnd, pathEnd - authorityEnd));
    if (!segments)
        return tl::unexpected<Error>(segments.error());
    address->segments = *segments;
    address->query = rest.mid(pathEnd, queryEnd - pathEnd);
    address->fragment = rest.mid(queryEnd);
    return address;
}

} // namespace rc
