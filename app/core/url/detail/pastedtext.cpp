// SPDX-License-Identifier: GPL-3.0-or-later
// Extracts addresses from text by the characters around them. Lenient only about the surroundings.
#include "core/url/detail/pastedtext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct QuotePair
{
    char16_t open;
    char16_t close;
};

struct PastedTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ResourceUrl)
};

constexpr std::array<QuotePair, 30> quotePairs{{
    {u'"', u'"'},   {u'\'', u'\''}, {u'`', u'`'},   {u'<', u'>'},   {u'“', u'”'},   {u'‘', u'’'},
    {u'„', u'“'},   {u'‚', u'‘'},   {u'«', u'»'},   {u'»', u'«'},   {u'»', u'»'},   {u'„', u'”'},
    {u'‚', u'’'},   {u'”', u'”'},   {u'’', u'’'},   {u'‹', u'›'},   {u'›', u'‹'},   {u'「', u'」'},
    {u'『', u'』'}, {u'｢', u'｣'},   {u'《', u'》'}, {u'〈', u'〉'}, {u'【', u'】'}, {u'〔', u'〕'},
    {u'〝', u'〞'}, {u'〝', u'〟'}, {u'＂', u'＂'}, {u'＜', u'＞'}, {u'（', u'）'}, {u'❝', u'❞'},
}};

/// White space that ends an address. Other control characters stay inside and are refused later.
bool isGap(QChar c)
{
    return c == u' ' || c == u'\n' || c == u'\r' || c == u'\t';
}

/// Never part of an unquoted address.
bool endsBareAddress(QChar c)
{
    return isGap(c) || QStringView(u"\"`<>“”„«»‘’").contains(c);
}

/// An invisible character: white space, a direction mark, a joiner, a byte order mark, a variation selector.
bool isInvisible(char32_t c)
{
    constexpr std::array<char32_t, 6> fillers{0x034F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0};
    return QChar::isSpace(c) || QChar::category(c) == QChar::Other_Format || (c >= 0xFE00 && c <= 0xFE0F) ||
           std::find(fillers.cbegin(), fillers.cend(), c) != fillers.cend();
}

/// Non-ASCII punctuation, space or symbol (including emoji): it belongs to the surrounding text, since programs encode
/// it in an address.
bool isForeignMark(char32_t c)
{
    if (c < 0x80)
        return false;
    const QChar::Category category = QChar::category(c);
    return (category >= QChar::Separator_Space && category <= QChar::Separator_Paragraph) ||
           (category >= QChar::Punctuation_Connector && category <= QChar::Symbol_Other);
}

/// Foreign marks that never occur in a path and do not resemble a dot or slash.
bool endsSentencePart(char32_t c)
{
    return c >= 0x80 &&
           (QStringView(u"，、；：！？（）【】「」『』《》—").contains(QChar(char16_t(c <= 0xFFFF ? c : 0))) ||
            (c > 0xFFFF && isForeignMark(c)));
}

char32_t codePointAt(QStringView text, qsizetype at)
{
    const QChar c = text[at];
    if (c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(c, text[at + 1]);
    return c.unicode();
}

/// The code point that ends before `to`.
char32_t codePointBefore(QStringView text, qsizetype to)
{
    const bool isPair = to >= 2 && text[to - 1].isLowSurrogate() && text[to - 2].isHighSurrogate();
    return codePointAt(text, to - (isPair ? 2 : 1));
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

/// The address without the punctuation, emoji and invisible characters of the surrounding text. A closing bracket stays
/// if it was opened inside. Two dots after a slash stay and are refused later, because they are a path step. `before`:
/// the character before the address.
qsizetype withoutPunctuation(QStringView text, QChar before)
{
    static constexpr QStringView always = u".,;:!?'…*|";
    qsizetype to = text.size();
    while (to > 0) {
        const QStringView inside = text.first(to);
        if (inside.endsWith("/.."_L1))
            break;
        const char32_t point = codePointBefore(text, to);
        const QChar last = text[to - 1];
        const QChar opening = last == u')' ? u'(' : last == u']' ? u'[' : last == u'}' ? u'{' : QChar();
        const bool unopened = !opening.isNull() && inside.count(opening) < inside.count(last);
        const bool isEmphasis = (last == u'_' || last == u'~') && last == before; // _https://…_
        if (!always.contains(last) && !unopened && !isEmphasis && !isInvisible(point) && !isForeignMark(point))
            break;
        to -= point > 0xFFFF ? 2 : 1;
    }
    return to;
}

QStringList surroundingPhrases(const QString &text, qsizetype from, qsizetype to, QChar quote)
{
    QStringList surroundings;
    qsizetype outerFrom = from;
    qsizetype outerTo = to;
    if (!quote.isNull()) {
        --outerFrom;
        ++outerTo;
        surroundings.append(quote == u'<' ? PastedTr::tr("angle brackets") : PastedTr::tr("quotes"));
    }
    const QString rest = text.left(outerFrom) + text.mid(outerTo);
    if (!trimInvisible(rest).isEmpty())
        surroundings.append(PastedTr::tr("text around the address"));
    else if (std::any_of(rest.cbegin(), rest.cend(), [](QChar c) { return c.unicode() > 0x7F; }))
        surroundings.append(PastedTr::tr("invisible characters around the address"));
    else if (!rest.isEmpty())
        surroundings.append(PastedTr::tr("spaces around the address"));
    return surroundings;
}

/// An unquoted reading that ends before `to`, where a gap, a quote or the end of the text is.
AddressCandidate bareReading(const QString &text, qsizetype from, qsizetype to)
{
    const QChar before = from > 0 ? text[from - 1] : QChar();
    const qsizetype end = from + withoutPunctuation(QStringView(text).mid(from, to - from), before);
    AddressCandidate found{text.mid(from, end - from), surroundingPhrases(text, from, end, {})};
    const QStringView rest = QStringView(text).mid(to);
    if (!rest.trimmed().isEmpty() && isGap(rest.front()))
        found.cutBy = rest.front();
    return found;
}

/// Where the path begins in an address starting at `from`: from there on, another end cannot change the host.
qsizetype pathStart(const QString &text, qsizetype from, qsizetype to)
{
    const qsizetype slash = text.indexOf(u'/', text.indexOf("://"_L1, from) + 3);
    return slash >= 0 && slash < to ? slash : to;
}

/// Where surrounding text begins without a gap: at non-ASCII punctuation and symbols, at characters invalid in a path,
/// and at any non-ASCII letter after a UUID. `to` if there is none, or if something hidden precedes it.
qsizetype proseStart(const QString &text, qsizetype from, qsizetype to)
{
    static const QRegularExpression uuid(u"/resources/[0-9a-fA-F-]{36}/?"_s);
    const QRegularExpressionMatch found = uuid.match(text, from);
    const qsizetype uuidEnd = found.hasMatch() && found.capturedEnd() <= to ? found.capturedEnd() : to;
    for (qsizetype at = pathStart(text, from, to); at < to; ++at) {
        const char32_t c = codePointAt(text, at);
        if (isForeignMark(c) || (c < 0x80 && QStringView(u"|[]{}^*").contains(QChar(char16_t(c)))))
            return at;
        if (isInvisible(c))
            return to;
        if (c >= 0x80 && at >= uuidEnd)
            return at;
    }
    return to;
}

/// An address that a mail program wrapped over several lines, read with one line break removed, with two, and so on.
AddressCandidates joinedReadings(const QString &text, qsizetype from, qsizetype to)
{
    constexpr int maxBreaks = 6;
    static const QRegularExpression lineBreak(u"\\G\\r?\\n[ \\t>]*"_s);
    AddressCandidates candidates;
    QString joined = text.mid(from, to - from);
    bool quotedPrintable = false;
    for (int i = 0; i < maxBreaks; ++i) {
        const QRegularExpressionMatch gap = lineBreak.match(text, to);
        if (!gap.hasMatch() || pathStart(joined, 0, joined.size()) == joined.size())
            break;
        const qsizetype next = gap.capturedEnd();
        to = skipTo(text, next, endsBareAddress);
        const QString piece = text.mid(next, to - next);
        if (piece.isEmpty() || piece.contains("://"_L1))
            break;
        if (joined.endsWith(u'=') || joined.endsWith(u'\\')) {
            quotedPrintable = quotedPrintable || joined.endsWith(u'=');
            joined.chop(1);
        }
        joined += piece;
        QString address = joined;
        if (quotedPrintable)
            address.replace("=3D"_L1, "="_L1).replace("=2E"_L1, "."_L1);
        const qsizetype end = withoutPunctuation(address, {});
        AddressCandidate found{address.first(end), surroundingPhrases(text, from, to - (address.size() - end), {})};
        found.surroundings.append(PastedTr::tr("line breaks inside the address"));
        found.onlyForResource = true;
        candidates.append(found);
    }
    return candidates;
}

AddressCandidates bareReadings(const QString &text, qsizetype from, qsizetype to)
{
    AddressCandidates candidates{bareReading(text, from, to)};
    const auto addUpTo = [&](qsizetype end, bool onlyForResource) {
        candidates.append(bareReading(text, from, end));
        candidates.last().onlyForResource = onlyForResource;
    };
    const qsizetype prose = proseStart(text, from, to);
    if (prose < to && !QStringView(text).mid(prose, to - prose).contains("://"_L1)) {
        // Any path is valid for a tool server, so one of the two readings must be certain.
        const bool isSure = endsSentencePart(codePointAt(text, prose));
        candidates.first().onlyForResource = isSure;
        addUpTo(prose, !isSure);
    }
    // An apostrophe may be part of an owner's name, or end an outer quotation.
    if (const qsizetype apostrophe = text.indexOf(u'\'', from); apostrophe >= 0 && apostrophe < to)
        addUpTo(apostrophe, false);
    // Markdown: (https://…)text
    if (from > 0 && text[from - 1] == u'(') {
        const qsizetype closing = text.indexOf(u')', from);
        if (closing >= 0 && closing < to)
            addUpTo(closing, true);
    }
    return candidates + joinedReadings(text, from, to);
}

AddressCandidates quotedReadings(const QString &text, qsizetype from, qsizetype to)
{
    AddressCandidate found{text.mid(from, to - from), surroundingPhrases(text, from, to, text[from - 1])};
    // \"…\" inside a quoted command: the backslash belongs to the closing quote.
    if (from > 1 && text[from - 2] == u'\\' && found.address.endsWith(u'\\'))
        found.address.chop(1);
    found.address = trimInvisible(found.address);
    static const QRegularExpression lineBreak(u"[=\\\\]?\\r?\\n[ \\t>]*"_s);
    if (!lineBreak.match(found.address, pathStart(found.address, 0, found.address.size())).hasMatch())
        return {found};
    AddressCandidate joined = found;
    joined.address.remove(lineBreak);
    joined.surroundings.append(PastedTr::tr("line breaks inside the address"));
    joined.onlyForResource = true;
    return {found, joined};
}

/// The end of a quotation that starts with `open`, from `from` on; -1 if there is none.
qsizetype closingQuote(const QString &text, QChar open, qsizetype from)
{
    qsizetype nearest = -1;
    for (const QuotePair &pair : quotePairs) {
        if (open != pair.open)
            continue;
        const qsizetype at = text.indexOf(QChar(pair.close), from);
        if (at >= 0 && (nearest < 0 || at < nearest))
            nearest = at;
    }
    return nearest;
}

/// Where an unquoted address ends.
qsizetype bareEnd(const QString &text, qsizetype from)
{
    // Markdown's [https://…](https://…), and HTML entities for brackets and quotes.
    static const QRegularExpression hard(u"\\]\\(|&(?:lt|gt|quot|apos|nbsp|#(?:39|34|60|62|x27|x22|x3c|x3e));"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const qsizetype end = skipTo(text, from, endsBareAddress);
    const QRegularExpressionMatch found = hard.match(text, from);
    return found.hasMatch() ? std::min(end, found.capturedStart()) : end;
}

/// The start of the address whose "://" is at `at`. A scheme that wraps another address (view-source:https://…) is
/// included, to be refused with it.
qsizetype addressStart(const QString &text, qsizetype at, qsizetype earliest)
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

/// The readings of the address that begins at `from`; `to` is set to the end of the longest.
AddressCandidates readingsAt(const QString &text, qsizetype from, qsizetype &to)
{
    to = from > 0 ? closingQuote(text, text[from - 1], from) : -1;
    if (to >= 0) {
        // Slack's <https://…|words>: the words may contain another address.
        if (const qsizetype bar = text.indexOf(u'|', from); text[from - 1] == u'<' && bar >= 0 && bar < to)
            to = bar;
        return quotedReadings(text, from, to);
    }
    to = bareEnd(text, from);
    // Another address after a mark is separate.
    if (const qsizetype prose = proseStart(text, from, to); prose < to && endsSentencePart(codePointAt(text, prose)))
        to = QStringView(text).mid(prose, to - prose).contains("://"_L1) ? prose : to;
    return bareReadings(text, from, to);
}

/// Text pasted from JSON or HTML with its slashes unescaped; `escapes` receives the kinds found.
QString unescaped(const QString &text, QStringList &escapes)
{
    constexpr auto anyCase = QRegularExpression::CaseInsensitiveOption;
    static const QRegularExpression json(u"https?:(?:\\\\+(?:/|u002f)){2}"_s, anyCase);
    static const QRegularExpression html(u"https?(?::|&colon;|&#58;|&#x3a;)(?:/|&sol;|&#47;|&#x2f;){2}"_s, anyCase);
    static const QRegularExpression jsonSlash(u"\\\\+(?:/|u002f)"_s, anyCase);
    static const QRegularExpression htmlColon(u"&colon;|&#58;|&#x3a;"_s, anyCase);
    static const QRegularExpression htmlSlash(u"&sol;|&#47;|&#x2f;"_s, anyCase);
    QString plain = text;
    if (text.contains(json)) {
        escapes.append(PastedTr::tr("JSON escapes"));
        plain.replace(jsonSlash, u"/"_s).replace("\\u0026"_L1, "&"_L1).replace("\\u003d"_L1, "="_L1);
    } else if (text.contains(html) && (text.contains(htmlSlash) || text.contains(htmlColon))) {
        escapes.append(PastedTr::tr("HTML entities"));
        plain.replace(htmlColon, u":"_s).replace(htmlSlash, u"/"_s).replace("&#x3D;"_L1, "="_L1);
    }
    return plain;
}

} // namespace

QString trimInvisible(const QString &text)
{
    const auto isVisible = [&text](qsizetype at) { return !isInvisible(text[at].unicode()); };
    qsizetype from = 0;
    while (from < text.size() && !isVisible(from))
        ++from;
    qsizetype to = text.size();
    while (to > from && !isVisible(to - 1))
        --to;
    return text.mid(from, to - from);
}

QList<AddressCandidates> addressesIn(const QString &pasted)
{
    QStringList escapes;
    const QString text = unescaped(pasted, escapes);
    QList<AddressCandidates> addresses;
    qsizetype searchedTo = 0;
    for (qsizetype at = text.indexOf("://"_L1); at >= 0; at = text.indexOf("://"_L1, qMax(searchedTo, at + 1))) {
        const qsizetype from = addressStart(text, at, searchedTo);
        if (from == at)
            continue;
        addresses.append(readingsAt(text, from, searchedTo));
        for (AddressCandidate &candidate : addresses.last())
            candidate.surroundings += escapes;
    }
    return addresses;
}

} // namespace rc
