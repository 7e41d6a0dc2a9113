// SPDX-License-Identifier: GPL-3.0-or-later
// Reads IP addresses strictly: no hex or octal parts, no omitted parts, no zones.
#include "core/url/detail/ipaddress.h"

#include "core/viewmatch.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
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

std::optional<char> percentByte(const QByteArray &bytes, qsizetype at)
{
    if (at + 2 >= bytes.size() || !isxdigit(static_cast<uchar>(bytes[at + 1])) ||
        !isxdigit(static_cast<uchar>(bytes[at + 2])))
        return {};
    return QByteArray::fromHex(bytes.mid(at + 1, 2)).front();
}

/// The segment's percent-decoded bytes; nullopt if malformed.
std::optional<QByteArray> percentDecoded(const QString &segment)
{
    const QByteArray bytes = segment.toUtf8();
    QByteArray decoded;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (bytes[i] != '%') {
            decoded += bytes[i];
            continue;
        }
        const std::optional<char> byte = percentByte(bytes, i);
        if (!byte)
            return {};
        decoded += *byte;
        i += 2;
    }
    return decoded;
}

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
    const std::optional<QByteArray> bytes = percentDecoded(segment);
    if (bytes && isDotSegment(*bytes))
        return PathSegmentsTr::tr("The path contains “%1”, a dot segment that leads elsewhere.").arg(shown);
    // Keep the byte order mark, which Qt drops by default: %EF%BB%BFada is not ada.
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder.decode(bytes.value_or(QByteArray()));
    if (std::any_of(text.cbegin(), text.cend(), [](QChar c) { return QStringView(u"／＼∕⁄∖⧵⧸⧹﹨").contains(c); }))
        return PathSegmentsTr::tr("“%1” has a character that looks like a slash.").arg(shown);
    // A second level of escapes, and slashes, line breaks and tabs, which only an escape can bring in here.
    static const QRegularExpression unsafe(u"%[0-9A-Fa-f]{2}|[/\\\\\\n\\t]"_s);
    if (!bytes || decoder.hasError() || text.contains(unsafe) || hasHiddenText(text))
        return PathSegmentsTr::tr("“%1” is percent-encoded in a way that servers interpret differently.").arg(shown);
    return {};
}

} // namespace

QString shownPart(const QString &text)
{
    return displayText(text, LineBreaks::Mark, 80);
}

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

QString shownUuid(const QString &segment)
{
    static const QRegularExpression begin(u"\\A:?[\\w%\u2010-\u2015-]{0,36}"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString shown = begin.match(segment).captured();
    return shownPart(shown.size() < segment.size() ? shown + u'…' : shown);
}

QString decodedSegment(const QString &segment)
{
    return QString::fromUtf8(percentDecoded(segment).value_or(QByteArray()));
}

QString encodedSegment(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

} // namespace rc
