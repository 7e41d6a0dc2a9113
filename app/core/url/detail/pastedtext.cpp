// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts addresses out of text by what stands before them, and is generous about nothing but their surroundings.
#include "core/url/detail/pastedtext.h"

#include <QCoreApplication>

#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct QuotePair
{
    char16_t open;
    char16_t close;
};

constexpr std::array<QuotePair, 10> quotePairs{{
    {u'"', u'"'},
    {u'\'', u'\''},
    {u'`', u'`'},
    {u'<', u'>'},
    {u'“', u'”'},
    {u'‘', u'’'},
    {u'„', u'“'},
    {u'‚', u'‘'},
    {u'«', u'»'},
    {u'»', u'«'},
}};

/// White space that ends an address. Other controls do not: they stay inside, to be refused there.
bool isGap(QChar c)
{
    return c == u' ' || c == u'\n' || c == u'\r' || c == u'\t';
}

/// Never part of an address that stands without quotes.
bool endsBareAddress(QChar c)
{
    return isGap(c) || QStringView(u"\"`<>“”„«»‘’").contains(c);
}

bool isSchemeChar(QChar c)
{
    return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'+' || c == u'-' || c == u'.');
}

qsizetype skipTo(const QString &text, qsizetype from, bool (*ends)(QChar))
{
    while (from < text.size() && !ends(text[from]))
        ++from;
    return from;
}

/// Full stops, commas and closing brackets behind an address belong to the sentence around it; a bracket stays when it
/// was opened inside. Two dots behind a slash are no sentence's end: they lead elsewhere, and stay to be refused.
qsizetype withoutPunctuation(const QString &text, qsizetype from, qsizetype to)
{
    static constexpr QStringView always = u".,;:!?'…";
    if (const QStringView address = QStringView(text).mid(from, to - from); address.endsWith("/.."_L1))
        return to;
    while (to > from) {
        const QChar last = text[to - 1];
        const QStringView inside = QStringView(text).mid(from, to - from);
        const QChar opening = last == u')' ? u'(' : last == u']' ? u'[' : last == u'}' ? u'{' : QChar();
        const bool unopened = !opening.isNull() && inside.count(opening) < inside.count(last);
        if (!always.contains(last) && !unopened)
            break;
        --to;
    }
    return to;
}

QStringList phrases(const QString &text, qsizetype from, qsizetype to, QChar quote)
{
    QStringList around;
    qsizetype outerFrom = from;
    qsizetype outerTo = to;
    if (!quote.isNull()) {
        --outerFrom;
        ++outerTo;
        around.append(quote == u'<' ? QCoreApplication::translate("rc::ResourceUrl", "angle brackets")
                                    : QCoreApplication::translate("rc::ResourceUrl", "quotes"));
    }
    const QString rest = text.left(outerFrom) + text.mid(outerTo);
    if (!rest.trimmed().isEmpty())
        around.append(QCoreApplication::translate("rc::ResourceUrl", "text around the address"));
    else if (!rest.isEmpty())
        around.append(QCoreApplication::translate("rc::ResourceUrl", "spaces around the address"));
    return around;
}

/// A reading without quotes that ends before `to`, where a gap, a quote or the end of the text is.
AddressCandidate bareReading(const QString &text, qsizetype from, qsizetype to)
{
    const qsizetype end = withoutPunctuation(text, from, to);
    AddressCandidate found{text.mid(from, end - from), phrases(text, from, end, {}), false, false};
    const QStringView rest = QStringView(text).mid(to);
    if (!rest.trimmed().isEmpty()) {
        found.cutBySpace = rest.front() == u' ';
        found.cutByLineBreak = !found.cutBySpace && isGap(rest.front());
    }
    return found;
}

AddressCandidate quotedReading(const QString &text, qsizetype from, qsizetype to)
{
    AddressCandidate found{text.mid(from, to - from), phrases(text, from, to, text[from - 1]), false, false};
    // \"…\" inside a quoted command: the backslash belongs to the closing quote.
    if (from > 1 && text[from - 2] == u'\\' && found.address.endsWith(u'\\'))
        found.address.chop(1);
    while (!found.address.isEmpty() && isGap(found.address.back()))
        found.address.chop(1);
    return found;
}

QChar closingQuote(QChar open)
{
    for (const QuotePair &pair : quotePairs) {
        if (open == pair.open)
            return pair.close;
    }
    return {};
}

/// Where the address begins whose "://" is at `at`. Schemes that wrap another address (view-source:https://…) are part
/// of it, to be refused with it.
qsizetype beginningOf(const QString &text, qsizetype at, qsizetype earliest)
{
    static const QStringList wrappers{u"view-source"_s, u"blob"_s,       u"jar"_s,
                                      u"filesystem"_s,  u"javascript"_s, u"data"_s};
    const auto wordBefore = [&text, earliest](qsizetype end) {
        while (end > earliest && isSchemeChar(text[end - 1]))
            --end;
        return end;
    };
    const qsizetype from = wordBefore(at);
    if (from == at || from <= earliest || text[from - 1] != u':')
        return from;
    const qsizetype outer = wordBefore(from - 1);
    return wrappers.contains(text.mid(outer, from - 1 - outer), Qt::CaseInsensitive) ? outer : from;
}

/// The readings of the address that begins at `from`; `to` becomes the end of the longest.
AddressReadings readingsAt(const QString &text, qsizetype from, qsizetype &to)
{
    const QChar close = from > 0 ? closingQuote(text[from - 1]) : QChar();
    if (!close.isNull()) {
        const qsizetype end = text.indexOf(close, from);
        if (end >= 0) {
            to = end;
            return {quotedReading(text, from, end)};
        }
    }
    const qsizetype end = skipTo(text, from, endsBareAddress);
    to = end;
    AddressReadings readings{bareReading(text, from, end)};
    // An apostrophe may be part of an owner's name, or the end of something quoted further out.
    if (const qsizetype apostrophe = text.indexOf(u'\'', from); apostrophe >= 0 && apostrophe < end)
        readings.append(bareReading(text, from, apostrophe));
    return readings;
}

} // namespace

QList<AddressReadings> addressesIn(const QString &text)
{
    QList<AddressReadings> addresses;
    qsizetype done = 0;
    for (qsizetype at = text.indexOf("://"_L1); at >= 0; at = text.indexOf("://"_L1, qMax(done, at + 1))) {
        const qsizetype from = beginningOf(text, at, done);
        if (from == at)
            continue;
        addresses.append(readingsAt(text, from, done));
    }
    return addresses;
}

} // namespace rc
