// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/listelement.h"

namespace rc {

namespace {

qsizetype spacesAt(QStringView line, qsizetype at)
{
    qsizetype end = at;
    while (end < line.size() && (line.at(end) == u' ' || line.at(end) == u'\t'))
        ++end;
    return end;
}

bool isBullet(QChar c)
{
    return c == u'-' || c == u'*' || c == u'•';
}

bool isNumeral(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// The same in front of a name and behind it: "**path**", "`path`".
bool isMarkup(QChar c)
{
    return c == u'*' || c == u'`' || c == u'"' || c == u'\'';
}

} // namespace

qsizetype parameterHead(QStringView line)
{
    constexpr qsizetype longestName = 40;
    constexpr qsizetype longestType = 80;
    qsizetype at = spacesAt(line, 0);
    if (at < line.size() && isBullet(line.at(at)))
        at = spacesAt(line, at + 1);
    while (at < line.size() && isMarkup(line.at(at)))
        ++at;
    const qsizetype name = at;
    while (at < line.size() && (line.at(at) == u'_' || (at > name && line.at(at) == u'.') || isNumeral(line.at(at)) ||
                                (line.at(at) >= u'a' && line.at(at) <= u'z')))
        ++at;
    if (at == name || at - name > longestName || isNumeral(line.at(name)))
        return 0;
    while (at < line.size() && isMarkup(line.at(at)))
        ++at;
    at = spacesAt(line, at);
    if (at < line.size() && line.at(at) == u'(') {
        const qsizetype close = line.indexOf(u')', at);
        if (close < 0 || close - at > longestType)
            return 0;
        at = spacesAt(line, close + 1);
    }
    const bool isHead = at < line.size() && line.at(at) == u':' && (at + 1 == line.size() || line.at(at + 1).isSpace());
    return isHead ? at + 1 : 0;
}

bool startsElement(QStringView line)
{
    const qsizetype at = spacesAt(line, 0);
    if (at < line.size() && isBullet(line.at(at)))
        return true;
    qsizetype number = at;
    while (number < line.size() && isNumeral(line.at(number)))
        ++number;
    constexpr qsizetype longestNumber = 2;
    const bool isNumbered = number > at && number - at <= longestNumber && number + 1 < line.size() &&
                            (line.at(number) == u'.' || line.at(number) == u')') && line.at(number + 1).isSpace();
    return isNumbered || parameterHead(line) > 0;
}

} // namespace rc
