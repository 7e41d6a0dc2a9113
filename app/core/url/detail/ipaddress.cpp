// SPDX-License-Identifier: GPL-3.0-or-later
// Reads IP addresses strictly: no hex or octal parts, no omitted parts, no zones.
#include "core/url/detail/ipaddress.h"

#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QList>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
#include <optional>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype groupCount = 8;

bool isDecimal(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool isHex(QStringView text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    });
}

/// The groups of one side of "::"; a dotted IPv4 tail counts as two. nullopt if one is invalid.
std::optional<QList<uint>> groupsOf(QStringView side, bool mayEndInIpv4)
{
    QList<uint> groups;
    if (side.isEmpty())
        return groups;
    const QList<QStringView> parts = side.split(u':');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QStringView part = parts[i];
        if (mayEndInIpv4 && i == parts.size() - 1 && isDottedIpv4(part)) {
            const QList<QStringView> bytes = part.split(u'.');
            groups.append(bytes[0].toUInt() << 8 | bytes[1].toUInt());
            groups.append(bytes[2].toUInt() << 8 | bytes[3].toUInt());
        } else if (part.isEmpty() || part.size() > 4 || !isHex(part)) {
            return {};
        } else {
            groups.append(part.toUInt(nullptr, 16));
        }
    }
    return groups;
}

struct ZeroRun
{
    qsizetype at = 0;
    qsizetype length = 0;
};

ZeroRun longestZeroRun(const QList<uint> &groups)
{
    ZeroRun longest;
    for (qsizetype at = 0; at < groups.size(); ++at) {
        qsizetype end = at;
        while (end < groups.size() && groups[end] == 0)
            ++end;
        if (end - at > longest.length)
            longest = {at, end - at};
        at = qMax(at, end - 1);
    }
    return longest;
}

/// IPv4-mapped IPv6 addresses are written with dots (RFC 5952, section 5); QUrl does the same.
bool endsInIpv4(const QList<uint> &groups)
{
    const bool zeros = std::all_of(groups.cbegin(), groups.cbegin() + 5, [](uint group) { return group == 0; });
    return zeros && (groups[5] == 0xFFFF || (groups[5] == 0 && (groups[6] != 0 || groups[7] > 0xFF)));
}

QString dotted(uint high, uint low)
{
    return u"%1.%2.%3.%4"_s.arg(high >> 8).arg(high & 0xFF).arg(low >> 8).arg(low & 0xFF);
}

QString joined(const QList<uint> &groups, qsizetype from, qsizetype to)
{
    QStringList words;
    for (qsizetype i = from; i < to; ++i)
        words.append(QString::number(groups[i], 16));
    return words.join(u':');
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
    const qsizetype gap = text.indexOf("::"_L1);
    if (gap >= 0 && text.indexOf("::"_L1, gap + 1) >= 0)
        return {};
    std::optional<QList<uint>> groups = groupsOf(gap < 0 ? text : text.left(gap), gap < 0);
    if (!groups)
        return {};
    if (gap >= 0) {
        const std::optional<QList<uint>> tail = groupsOf(text.mid(gap + 2), true);
        if (!tail || groups->size() + tail->size() >= groupCount)
            return {};
        groups->append(QList<uint>(groupCount - groups->size() - tail->size(), 0));
        groups->append(*tail);
    }
    if (groups->size() != groupCount)
        return {};
    if (endsInIpv4(*groups))
        return (groups->at(5) == 0 ? "::"_L1 : "::ffff:"_L1) + dotted(groups->at(6), groups->at(7));
    const ZeroRun run = longestZeroRun(*groups);
    if (run.length < 2)
        return joined(*groups, 0, groupCount);
    return joined(*groups, 0, run.at) + "::"_L1 + joined(*groups, run.at + run.length, groupCount);
}

namespace {

struct PathSegmentsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::PathSegments)
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
QString segmentFault(const QString &segment, const QString &shown)
{
    if (segment.isEmpty())
        return PathSegmentsTr::tr("The path has an empty segment (two slashes in a row).");
    const auto forbidden =
        std::find_if(segment.cbegin(), segment.cend(), [](QChar c) { return QStringView(u"\"<>[]^`{|}").contains(c); });
    if (forbidden != segment.cend())
        return PathSegmentsTr::tr("The path contains the character %1, which is not allowed.").arg(*forbidden);
    const std::optional<QByteArray> bytes = percentDecoded(segment);
    if (!bytes)
        return PathSegmentsTr::tr("“%1” has a percent sign that is not followed by two hexadecimal digits.").arg(shown);
    if (isDotSegment(*bytes))
        return PathSegmentsTr::tr("The path contains “%1”, a dot segment that leads elsewhere.").arg(shown);
    if (bytes->contains('/') || bytes->contains('\\'))
        return PathSegmentsTr::tr("“%1” has an encoded slash or backslash, which servers interpret differently.")
            .arg(shown);
    // Keep the byte order mark, which Qt drops by default: %EF%BB%BFada is not ada.
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder.decode(*bytes);
    if (decoder.hasError())
        return PathSegmentsTr::tr("“%1” is not valid UTF-8 when decoded.").arg(shown);
    if (std::any_of(text.cbegin(), text.cend(), [](QChar c) { return QStringView(u"／＼∕⁄∖⧵⧸⧹﹨").contains(c); }))
        return PathSegmentsTr::tr("“%1” has a character that looks like a slash.").arg(shown);
    static const QRegularExpression encodedAgain(u"%[0-9A-Fa-f]{2}"_s);
    if (text.contains(encodedAgain))
        return PathSegmentsTr::tr("“%1” is encoded twice, which servers interpret differently.").arg(shown);
    if (hasHiddenText(text) || text.contains(u'\n') || text.contains(u'\t'))
        return PathSegmentsTr::tr("“%1” contains an encoded control or invisible character.").arg(shown);
    return {};
}

} // namespace

QString shownPart(const QString &text)
{
    return displayText(text, LineBreaks::Mark, 80);
}

Result<QStringList> readPath(const QString &path)
{
    QStringList segments = path.split(u'/');
    segments.removeFirst(); // before the leading slash, or all of an empty path
    if (!segments.isEmpty() && segments.last().isEmpty())
        segments.removeLast();
    bool isBehindUuid = false; // where a key may have been pasted
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const bool isUuid = i > 0 && segments[i - 1] == "resources"_L1;
        const QString shown = isBehindUuid ? u"…"_s : isUuid ? shownUuid(segments[i]) : shownPart(segments[i]);
        if (const QString fault = segmentFault(segments[i], shown); !fault.isEmpty())
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
