// SPDX-License-Identifier: GPL-3.0-or-later
// Reads host names strictly, so that the shown name is the one that is contacted; ipaddress.cpp has the rules for the
// path.
#include "core/url/address.h"

#include "core/url/detail/ipaddress.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct HostNameTr
{
    RC_DECLARE_PHRASES(rc::HostName)
};

constexpr qsizetype maxHostLength = 253;
constexpr qsizetype maxLabelLength = 63;

bool isAscii(QStringView text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() < 0x80; });
}

bool isNameChar(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_';
}

/// Whether resolvers may read the name as a number: its last label is decimal, or 0x with hex digits.
bool looksNumeric(const QString &name)
{
    const QString last = name.section(u'.', -1);
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    if (std::all_of(last.cbegin(), last.cend(), isDigit))
        return true;
    return last.startsWith("0x"_L1) && std::all_of(last.cbegin() + 2, last.cend(), [isDigit](QChar c) {
               return isDigit(c) || (c >= u'a' && c <= u'f');
           });
}

Phrase labelFault(const QString &name)
{
    const QString shown = shownPart(name);
    const QStringList labels = name.split(u'.');
    if (name.size() > maxHostLength ||
        std::any_of(labels.cbegin(), labels.cend(), [](const QString &label) { return label.size() > maxLabelLength; }))
        return HostNameTr::tr("The host name “%1” is too long.").arg(shown);
    for (const QString &label : labels) {
        if (label.isEmpty())
            return HostNameTr::tr("The host name “%1” has an extra dot.").arg(shown);
        if (!std::all_of(label.cbegin(), label.cend(), isNameChar) || label.startsWith(u'-') || label.endsWith(u'-'))
            return HostNameTr::tr("The host name “%1” contains an invalid character.").arg(shown);
    }
    if (isDottedIpv4(name) || !looksNumeric(name))
        return {};
    return HostNameTr::tr("“%1” is not a valid IPv4 address.").arg(shown);
}

/// Whether a label may hold `c` by IDNA 2008: letters, marks, digits, and a few signs that some languages need. QUrl
/// uses IDNA 2003, which also allows symbols that look like slashes.
bool isInternationalChar(char32_t c)
{
    if (c < 0x80)
        return isNameChar(QChar(static_cast<char16_t>(c)).toLower());
    constexpr QStringView signs = u"\u00b7\u0375\u05f3\u05f4\u30fb";
    return QChar::isLetter(c) || QChar::isMark(c) || QChar::isDigit(c) || signs.contains(QChar::fromUcs4(c));
}

/// Whether a label mixes writing directions, which would reorder its parts on screen (RFC 5893, roughly).
bool mixesDirections(const QList<uint> &label)
{
    const auto isOneOf = [](uint c, std::initializer_list<QChar::Direction> directions) {
        return std::find(directions.begin(), directions.end(), QChar::direction(c)) != directions.end();
    };
    const auto isRightToLeft = [isOneOf](uint c) { return isOneOf(c, {QChar::DirR, QChar::DirAL, QChar::DirAN}); };
    return std::any_of(label.cbegin(), label.cend(), isRightToLeft) &&
           (!isOneOf(label.front(), {QChar::DirR, QChar::DirAL}) ||
            std::any_of(label.cbegin(), label.cend(), [isOneOf](uint c) { return isOneOf(c, {QChar::DirL}); }));
}

/// Faults in a name's display form that its ACE form does not reveal.
Phrase unicodeFault(const QString &unicode)
{
    const QString shown = shownPart(unicode);
    const QStringList labels = unicode.split(u'.');
    for (const QString &label : labels) {
        const QList<uint> codes = label.toUcs4();
        if (codes.isEmpty())
            return HostNameTr::tr("The host name “%1” has an extra dot.").arg(shown);
        if (!std::all_of(codes.cbegin(), codes.cend(), isInternationalChar) || QChar::isMark(codes.front()))
            return HostNameTr::tr("The host name “%1” contains an invalid character.").arg(shown);
        if (mixesDirections(codes))
            return HostNameTr::tr("“%1” is not a valid international host name.").arg(shown);
    }
    const QList<uint> last = labels.last().toUcs4();
    if (std::all_of(last.cbegin(), last.cend(), [](uint c) { return QChar::isDigit(c); }))
        return HostNameTr::tr("“%1” is not a valid IPv4 address.").arg(shown);
    return {};
}

Result<HostName> readIpv6(const QString &text)
{
    const QString address = text.endsWith(u']') ? canonicalIpv6(QStringView(text).mid(1, text.size() - 2)) : QString();
    if (address.isEmpty())
        return failure(HostNameTr::tr("“%1” is not a valid IPv6 address.").arg(shownPart(text)));
    return HostName{address, {}, false};
}

/// A name with non-ASCII letters or with ACE labels.
Result<HostName> readInternational(const QString &text)
{
    const QString shown = shownPart(text);
    const QString ace = QString::fromLatin1(QUrl::toAce(text, QUrl::IgnoreIDNWhitelist)).toLower();
    if (ace.isEmpty())
        return failure(HostNameTr::tr("“%1” is not a valid international host name.").arg(shown));
    if (const Phrase fault = labelFault(ace); !fault.isEmpty()) {
        // An error for the ASCII form would point at letters that the user did not type.
        return failure(HostNameTr::tr("The host “%1” really means “%2”. %3").arg(shown, shownPart(ace), fault));
    }
    const QString unicode = QUrl::fromAce(ace.toLatin1(), QUrl::IgnoreIDNWhitelist);
    const bool readsBack =
        QString::fromLatin1(QUrl::toAce(unicode, QUrl::IgnoreIDNWhitelist)).compare(ace, Qt::CaseInsensitive) == 0;
    // A remaining ACE label could not be decoded.
    if (ace.contains("xn--"_L1) && (!readsBack || unicode.contains("xn--"_L1)))
        return failure(HostNameTr::tr("“%1” is not a valid international host name.").arg(shown));
    if (hasHiddenText(unicode))
        return failure(HostNameTr::tr("The host name “%1” contains an invalid character.").arg(shown));
    if (const Phrase fault = isDottedIpv4(unicode) ? Phrase() : unicodeFault(unicode); !fault.isEmpty())
        return failure(fault);
    return HostName{ace, unicode == ace ? QString() : unicode, !isAscii(text) && !ace.contains("xn--"_L1)};
}

} // namespace

Result<HostName> parseHost(const QString &text)
{
    if (text.isEmpty())
        return failure(HostNameTr::tr("The address has no host name."));
    if (text.contains(u'%'))
        return failure(HostNameTr::tr("The host name “%1” contains an invalid character.").arg(shownPart(text)));
    if (text.startsWith(u'['))
        return readIpv6(text);
    if (text.size() > maxHostLength)
        return failure(labelFault(text));
    const QString lower = text.toLower();
    if (!isAscii(text) || lower.startsWith("xn--"_L1) || lower.contains(".xn--"_L1))
        return readInternational(text);
    if (const Phrase fault = labelFault(lower); !fault.isEmpty())
        return failure(fault);
    return HostName{lower, {}, false};
}

namespace {

struct AddressTr
{
    RC_DECLARE_PHRASES(rc::Address)
};

constexpr quint16 httpPort = 80;
constexpr quint16 httpsPort = 443;

/// Finds characters that are invalid in every part of an address.
Phrase characterFault(const QString &text)
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
    if (hasHiddenText(text)) {
        static const QRegularExpression behindUuid(u"(?<=/resources/.{37}).*\\z"_s,
                                                   QRegularExpression::DotMatchesEverythingOption);
        return AddressTr::tr("The address contains a control or invisible character: %1")
            .arg(shownPart(QString(text).remove(behindUuid)));
    }
    return {};
}

Phrase schemeFault(const QString &scheme)
{
    return AddressTr::tr("An address must begin with https://, but this one begins with %1:.").arg(shownPart(scheme));
}

std::optional<quint16> readPort(QStringView text)
{
    constexpr qsizetype maxDigits = 5;
    const bool digits = std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (text.isEmpty() || text.size() > maxDigits || !digits)
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
        return failure(AddressTr::tr("The address has a username or an @ before its host."));
    if (!canonicalIpv6(authority).isEmpty())
        return failure(
            AddressTr::tr("An IPv6 address needs square brackets around it: [%1].").arg(shownPart(authority)));
    // The port's colon follows the bracket of an IPv6 address.
    const qsizetype hostEnd = authority.startsWith(u'[') ? authority.indexOf(u']') : 0;
    if (hostEnd < 0)
        return failure(readIpv6(authority).error());
    const qsizetype colon = authority.indexOf(u':', hostEnd);
    Address address;
    address.encrypted = encrypted;
    RC_SET(address.host, parseHost(colon < 0 ? authority : authority.left(colon)));
    address.port = encrypted ? httpsPort : httpPort;
    if (colon >= 0) {
        const QString digits = authority.mid(colon + 1);
        const std::optional<quint16> port = readPort(digits);
        if (!port)
            return failure(AddressTr::tr("The port “%1” is not a number from 1 to 65535.").arg(shownPart(digits)));
        address.port = *port;
    }
    if (!encrypted && !isLoopbackHost(address.host.ace))
        return failure(
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

Phrase otherSchemeFault(const QString &text)
{
    // localhost:8080/… is a host and a port.
    static const QRegularExpression pattern(u"\\A(?!https?:)([a-z][a-z0-9+-]*):(?![0-9])"_s);
    const QRegularExpressionMatch match = pattern.match(text.toLower());
    return match.hasMatch() ? schemeFault(match.captured(1)) : Phrase();
}

Result<Address> parseAddress(const QString &text)
{
    const qsizetype schemeEnd = text.indexOf("://"_L1);
    const QString scheme = text.left(qMax(schemeEnd, qsizetype(0))).toLower();
    if (scheme != "https"_L1 && scheme != "http"_L1)
        return failure(schemeFault(scheme));
    if (const Phrase fault = characterFault(text); !fault.isEmpty())
        return failure(fault);

    const QString rest = text.mid(schemeEnd + 3);
    const auto endOf = [&rest](QStringView ends, qsizetype from) {
        while (from < rest.size() && !ends.contains(rest[from]))
            ++from;
        return from;
    };
    const qsizetype authorityEnd = endOf(u"/?#", 0);
    const qsizetype pathEnd = endOf(u"?#", authorityEnd);
    const qsizetype queryEnd = endOf(u"#", pathEnd);

    RC_TRY(address, readAuthority(rest.left(authorityEnd), scheme == "https"_L1));
    RC_SET(address->segments, parsePath(rest.mid(authorityEnd, pathEnd - authorityEnd)));
    address->query = rest.mid(pathEnd, queryEnd - pathEnd);
    address->fragment = rest.mid(queryEnd);
    return address;
}

} // namespace rc
