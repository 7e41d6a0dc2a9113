// SPDX-License-Identifier: GPL-3.0-or-later
// Reads IP addresses strictly: no hex or octal parts, no omitted parts, no zones.
#include "core/url/detail/ipaddress.h"

#include <QList>

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

} // namespace rc
