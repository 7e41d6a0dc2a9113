// SPDX-License-Identifier: GPL-3.0-or-later
// Reads host names and paths strictly, so that the shown name is the one that is contacted. IP addresses have no hex or
// octal parts, no omitted parts and no zones.
#include "core/url/address.h"

#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/wordlist.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

bool isDecimal(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

} // namespace

bool isDottedIpv4(QStringView text)
{
    const QList<QStringView> parts = text.split(u'.');
    return parts.size() == 4 && std::all_of(parts.cbegin(), parts.cend(), [](QStringView part) {
               return isDecimal(part) && part.size() <= 3 && (part.size() == 1 || part[0] != u'0') &&
                      part.toInt() <= 255;
           });
}

QString canonicalIpv6(QStringView text)
{
    // QUrl would also read a zone, and an IPv4 tail with omitted parts.
    static const QRegularExpression pattern(u"\\A[0-9A-Fa-f:]*:(?:[0-9A-Fa-f]*|([0-9.]+))\\z"_s);
    const QRegularExpressionMatch match = matchView(pattern, text);
    if (!match.hasMatch() || (match.capturedLength(1) > 0 && !isDottedIpv4(match.capturedView(1))))
        return {};
    QUrl url;
    url.setHost(text.toString());
    return url.host();
}

namespace {

struct PathSegmentsTr
{
    RC_DECLARE_PHRASES(rc::PathSegments)
};

/// Whether any server may read the segment as "." or "..", including path parameters (..;x) and dots of other scripts.
bool isDotSegment(const QByteArray &bytes)
{
    const QByteArray name = bytes.split(';').front();
    QString text = QString::fromUtf8(name);
    text.replace(u'‥', ".."_L1).replace(u'…', "..."_L1);
    const bool dotsOnly = !text.isEmpty() && std::all_of(text.cbegin(), text.cend(),
                                                         [](QChar c) { return QStringView(u".．․。｡﹒").contains(c); });
    return dotsOnly && text.size() <= 2;
}

/// `shown`: the segment as a message may quote it.
Phrase segmentFault(const QString &segment, const QString &shown)
{
    if (segment.isEmpty())
        return PathSegmentsTr::tr("The path has an empty segment (two slashes in a row).");
    const auto forbidden =
        std::find_if(segment.cbegin(), segment.cend(), [](QChar c) { return QStringView(u"\"<>[]^`{|}").contains(c); });
    if (forbidden != segment.cend())
        return PathSegmentsTr::tr("The path contains the character %1, which is not allowed.").arg(QString(*forbidden));
    static const QRegularExpression malformed(u"%(?![0-9A-Fa-f]{2})"_s);
    const bool isMalformed = segment.contains(malformed);
    const QByteArray bytes = isMalformed ? QByteArray() : QByteArray::fromPercentEncoding(segment.toUtf8());
    if (isDotSegment(bytes))
        return PathSegmentsTr::tr("The path contains “%1”, a dot segment that leads elsewhere.").arg(shown);
    // Keep the byte order mark, which Qt drops by default: %EF%BB%BFada is not ada.
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder.decode(bytes);
    if (std::any_of(text.cbegin(), text.cend(), [](QChar c) { return QStringView(u"／＼∕⁄∖⧵⧸⧹﹨").contains(c); }))
        return PathSegmentsTr::tr("“%1” has a character that looks like a slash.").arg(shown);
    // A second level of escapes, and slashes, line breaks and tabs, which only an escape can bring in here.
    static const QRegularExpression unsafe(u"%[0-9A-Fa-f]{2}|[/\\\\\\n\\t]"_s);
    if (isMalformed || decoder.hasError() || text.contains(unsafe) || hasHiddenText(text))
        return PathSegmentsTr::tr("“%1” is percent-encoded in a way that servers interpret differently.").arg(shown);
    return {};
}

/// Splits a path (empty, or with its leading slash) into segments as pasted; drops one trailing slash. Refuses empty
/// and dot segments, encoded slashes, malformed percent signs, encoded controls, invalid UTF-8, and characters invalid
/// in a path.
Result<QStringList> parsePath(const QString &path)
{
    QStringList segments = path.split(u'/');
    segments.removeFirst(); // before the leading slash, or all of an empty path
    if (!segments.isEmpty() && segments.last().isEmpty())
        segments.removeLast();
    bool isBehindUuid = false; // where a key may have been pasted
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const bool isUuid = i > 0 && segments[i - 1] == "resources"_L1;
        const QString shown = isBehindUuid ? u"…"_s : isUuid ? shownUuid(segments[i]) : shownPart(segments[i]);
        if (const Phrase fault = segmentFault(segments[i], shown); !fault.isEmpty())
            return failure(fault);
        isBehindUuid = isBehindUuid || isUuid;
    }
    return segments;
}

} // namespace

QString shownPart(const QString &text)
{
    return displayText(text, LineBreaks::Mark, 80);
}

QString shownUuid(const QString &segment)
{
    static const QRegularExpression begin(u"\\A:?[\\w%\u2010-\u2015-]{0,36}"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString shown = begin.match(segment).captured();
    return shownPart(shown.size() < segment.size() ? shown + u'…' : shown);
}

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
    static const QRegularExpression number(u"(?:\\A|\\.)(?:[0-9]+|0x[0-9a-f]*)\\z"_s);
    return name.contains(number);
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

/// Reads the host of an address; IPv6 in brackets. Refuses percent signs, numbers that a resolver would read as an
/// address (2130706433, 0x7f.1, 127.1), and names that DNS or IDNA does not allow.
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
    if (!isDecimal(text) || text.size() > maxDigits)
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
