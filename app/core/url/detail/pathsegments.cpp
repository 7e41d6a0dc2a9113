// SPDX-License-Identifier: GPL-3.0-or-later
// Refuses paths that different servers could read differently.
#include "core/url/detail/ipaddress.h"
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

struct PathSegmentsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::PathSegments)
};

QString shortened(const QString &text)
{
    return displayText(text, LineBreaks::Mark, 80);
}

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

Result<QStringList> readPath(const QString &path)
{
    QStringList segments = path.split(u'/');
    segments.removeFirst(); // before the leading slash, or all of an empty path
    if (!segments.isEmpty() && segments.last().isEmpty())
        segments.removeLast();
    bool isBehindUuid = false; // where a key may have been pasted
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const bool isUuid = i > 0 && segments[i - 1] == "resources"_L1;
        const QString shown = isBehindUuid ? u"…"_s : isUuid ? shownUuid(segments[i]) : shortened(segments[i]);
        if (const QString fault = segmentFault(segments[i], shown); !fault.isEmpty())
            return failure(badInput(fault));
        isBehindUuid = isBehindUuid || isUuid;
    }
    return segments;
}

QString shownUuid(const QString &segment)
{
    static const QRegularExpression begin(u"\\A:?[\\w%\u2010-\u2015-]{0,36}"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString shown = begin.match(segment).captured();
    return shortened(shown.size() < segment.size() ? shown + u'…' : shown);
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
