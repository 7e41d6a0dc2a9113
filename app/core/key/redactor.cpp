// SPDX-License-Identifier: GPL-3.0-or-later
// One pass over the bytes. The first two bytes find where a spelling of the key may begin; from there it is matched
// character by character.
#include "core/key/redactor.h"

#include "core/key/credentials.h"
#include "core/key/secret.h"

#include <QVarLengthArray>

#include <algorithm>
#include <bitset>
#include <utility>

namespace rc {

namespace {

constexpr QByteArrayView mask = "\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2"; // •••

/// The base64 of a shorter key is so short that ordinary words contain it.
constexpr qsizetype minBase64Key = 4;
/// JSON nested four times takes 15 backslashes.
constexpr qsizetype maxBackslashes = 16;
constexpr int maxEncodings = 8;
/// Spellings of an escaped ampersand, after its "&".
constexpr std::array<QByteArrayView, 5> ampersands{"amp;", "AMP;", "#38;", "#x26;", "#X26;"};

char at(const QByteArray &text, qsizetype position)
{
    return position >= 0 && position < text.size() ? text.at(position) : '\0';
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool isHexOf(const QByteArray &text, qsizetype position, char c)
{
    const int high = hexDigit(at(text, position));
    const int low = hexDigit(at(text, position + 1));
    return high >= 0 && low >= 0 && high * 16 + low == static_cast<unsigned char>(c);
}

bool startsWithAt(const QByteArray &text, qsizetype position, QByteArrayView word)
{
    return QByteArrayView(text).sliced(std::min(position, text.size())).startsWith(word);
}

/// HTML's entities for ASCII punctuation: each character, then a name of it.
constexpr QByteArrayView entities =
    "!excl \"quot \"QUOT #num $dollar %percnt &amp &AMP 'apos (lpar )rpar *ast *midast +plus ,comma .period /sol "
    ":colon "
    ";semi <lt <LT =equals >gt >GT ?quest @commat [lbrack [lsqb \\bsol ]rbrack ]rsqb ^Hat _lowbar _UnderBar `grave "
    "`DiacriticalGrave {lbrace {lcub |verbar |vert |VerticalLine }rbrace }rcub ";

/// The end of `c` as %41, %2541, %252541 …, or -1.
qsizetype percentEnd(const QByteArray &text, qsizetype position, char c)
{
    if (at(text, position) != '%')
        return -1;
    qsizetype hex = position + 1;
    for (int i = 0; i < maxEncodings; ++i) {
        if (isHexOf(text, hex, c))
            return hex + 2;
        if (!startsWithAt(text, hex, "25"))
            return -1;
        hex += 2;
    }
    return -1;
}

/// The end of a numeric entity for `c` (&#60; or &#x3c;), from after its "#"; or -1.
qsizetype numberEnd(const QByteArray &text, qsizetype position, char c)
{
    const bool hex = (at(text, position) | 0x20) == 'x';
    qsizetype digit = position + (hex ? 1 : 0);
    constexpr qsizetype maxDigits = 10;
    const qsizetype end = digit + maxDigits;
    int code = 0;
    for (; digit < end; ++digit) {
        const int value = hexDigit(at(text, digit));
        if (value < 0 || (!hex && value > 9))
            break;
        code = std::min(code * (hex ? 16 : 10) + value, 0x1000);
    }
    return code == static_cast<unsigned char>(c) ? digit : -1;
}

/// The end of `c` as &lt;, &#60; or &#x3c;, where the ampersand may be escaped repeatedly; or -1. The semicolon is
/// optional and not included.
qsizetype entityEnd(const QByteArray &text, qsizetype position, char c)
{
    if (at(text, position) != '&')
        return -1;
    qsizetype word = position + 1;
    for (int i = 0; i < maxEncodings; ++i) {
        const auto nested = std::ranges::find_if(
            ampersands, [&](QByteArrayView spelling) { return startsWithAt(text, word, spelling); });
        if (nested == ampersands.cend())
            break;
        // Stop at the last ampersand: no further entity follows.
        const qsizetype end = word + nested->size();
        if (c == '&' && !startsWithAt(text, end, "#") && !startsWithAt(text, end, "amp"))
            break;
        word = end;
    }
    if (at(text, word) == '#')
        return numberEnd(text, word + 1, c);
    static const std::bitset<256> named = [] {
        std::bitset<256> characters;
        for (qsizetype from = 0; from < entities.size(); from = entities.indexOf(' ', from) + 1)
            characters.set(static_cast<unsigned char>(entities.at(from)));
        return characters;
    }();
    if (!named[static_cast<unsigned char>(c)])
        return -1;
    for (qsizetype from = 0; from < entities.size();) {
        const qsizetype end = entities.indexOf(' ', from);
        const QByteArrayView name = entities.sliced(from + 1, end - from - 1);
        if (entities.at(from) == c && startsWithAt(text, word, name))
            return word + name.size();
        from = end + 1;
    }
    return -1;
}

/// Possible ends of the matched part of a key; on the stack, because there are many candidates.
using Ends = QVarLengthArray<qsizetype, 32>;

bool startsEscape(char c)
{
    return c == '\\' || c == '%' || c == '&';
}

/// Adds every possible end of `c`, in any spelling, that starts at `position`.
void addEnds(const QByteArray &text, qsizetype position, char c, Ends &ends)
{
    const auto add = [&ends](qsizetype end) {
        if (end >= 0 && !ends.contains(end))
            ends.append(end);
    };
    qsizetype plain = position;
    for (qsizetype i = 0; i <= maxBackslashes; ++i, ++plain) {
        if (at(text, plain) == c && plain < text.size())
            add(plain + 1);
        if (at(text, plain) != '\\')
            break;
    }
    if (plain > position && (startsWithAt(text, plain, "u00") || startsWithAt(text, plain, "U00")) &&
        isHexOf(text, plain + 3, c))
        add(plain + 5);
    if (plain > position && (at(text, plain) | 0x20) == 'x' && isHexOf(text, plain + 1, c))
        add(plain + 3);
    // A percent sign encoded repeatedly can end after each round.
    qsizetype encoded = percentEnd(text, position, c);
    for (int i = 0; i < maxEncodings && encoded >= 0; ++i) {
        add(encoded);
        encoded = c == '%' && startsWithAt(text, encoded, "25") ? encoded + 2 : -1;
    }
    const qsizetype entity = entityEnd(text, position, c);
    add(entity);
    if (entity >= 0 && at(text, entity) == ';')
        add(entity + 1);
}

bool isBase64Digit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '/' ||
           c == '-' || c == '_';
}

/// The characters that digitEnd() can begin with.
QByteArray digitBeginnings(char digit)
{
    return digit == '+' ? QByteArray("+-\\%") : digit == '/' ? QByteArray("/_\\%") : QByteArray(1, digit);
}

/// The end of one base64 digit, plain or URL-safe, percent-encoded or escaped as in JSON, or -1.
qsizetype digitEnd(const QByteArray &text, qsizetype position, char digit)
{
    const char c = at(text, position);
    if (c == digit || (digit == '+' && c == '-') || (digit == '/' && c == '_'))
        return position + 1;
    if (digit != '+' && digit != '/')
        return -1;
    if (c == '\\')
        return digit == '/' && at(text, position + 1) == '/'                                   ? position + 2
               : startsWithAt(text, position + 1, "u00") && isHexOf(text, position + 4, digit) ? position + 6
                                                                                               : -1;
    return percentEnd(text, position, digit);
}

} // namespace

Redactor::Redactor(const QByteArray &key, const QByteArray &token)
{
    add(key);
    if (!m_patterns.empty())
        m_fingerprint = keyFingerprint(m_patterns.front().secret);
    add(token);
}

void Redactor::add(const QByteArray &key)
{
    if (key.isEmpty())
        return;
    Pattern &pattern = m_patterns.emplace_back();
    pattern.secret = Secret(QByteArray(key.constData(), key.size()));
    for (const char c : {'%', '&', '\\'})
        addBeginning(c);
    addBeginning(key.front(), key.size() > 1 ? key.sliced(1, 1) + "%&\\" : QByteArray());
    if (key.size() < minBase64Key)
        return;
    pattern.hex = key.toHex();
    const QByteArray hex = pattern.hex.first(2) + pattern.hex.first(2).toUpper();
    addBeginning(hex.at(0), hex);
    addBeginning(hex.at(2), hex);
    // Digits that share bits with the bytes before the key.
    constexpr std::array<qsizetype, 3> shared{0, 2, 3};
    for (const qsizetype before : {0, 1, 2}) {
        Base64 form;
        form.digits = (QByteArray(before, '\0') + key).toBase64(QByteArray::OmitTrailingEquals);
        form.digits.remove(0, shared[size_t(before)]);
        form.openFront = before != 0;
        form.openBack = (before + key.size()) % 3 != 0;
        if (form.openBack)
            form.digits.chop(1);
        for (const char digit : digitBeginnings(form.digits.at(0)))
            addBeginning(digit, digitBeginnings(form.digits.at(1)));
        pattern.base64.append(form);
    }
}

void Redactor::addBeginning(char first, QByteArrayView seconds)
{
    quint8 &row = m_rows[static_cast<unsigned char>(first)];
    if (row == 0) {
        m_seconds.emplace_back();
        row = static_cast<quint8>(m_seconds.size());
    }
    std::bitset<256> &second = m_seconds[row - 1U];
    if (seconds.isEmpty())
        second.set();
    for (const char c : seconds)
        second.set(static_cast<unsigned char>(c));
}

/// Follows all spellings at once, so that a key that looks encoded is found, too; -1 if the key is not here. Plain text
/// has only one spelling and takes one comparison per byte, so that a text of many near matches stays fast.
qsizetype Redactor::escapedEnd(const QByteArray &key, const QByteArray &text, qsizetype from)
{
    qsizetype plain = 0;
    const qsizetype limit = std::min(key.size(), text.size() - from);
    while (plain < limit && text[from + plain] == key[plain] && !startsEscape(key[plain]))
        ++plain;
    if (plain == key.size())
        return from + plain;
    if (from + plain >= text.size() || (text[from + plain] != key[plain] && !startsEscape(text[from + plain])))
        return -1;
    Ends positions{from + plain};
    for (qsizetype i = plain; i < key.size(); ++i) {
        Ends next;
        for (const qsizetype position : std::as_const(positions))
            addEnds(text, position, key[i], next);
        if (next.isEmpty())
            return -1;
        positions = next;
    }
    return *std::ranges::max_element(positions);
}

Redactor::Match Redactor::escapedMatch(const QByteArray &key, const QByteArray &text, qsizetype from,
                                       qsizetype notBefore)
{
    // A backslash begins the key only as \u00… or \x…. One before a plain character is included below. Of a run of
    // backslashes only the last is tried, so that a megabyte of them stays fast.
    const char first = key.front();
    if (text.at(from) == '\\' && first != '\\' && (at(text, from + 1) | 0x20) != 'u' &&
        (at(text, from + 1) | 0x20) != 'x')
        return {};
    const qsizetype end = escapedEnd(key, text, from);
    if (end < 0)
        return {};
    // Include the backslashes before it: half an escape would break the surrounding JSON.
    qsizetype begin = from;
    while (begin > notBefore && text.at(begin - 1) == '\\')
        --begin;
    return {begin, end};
}

Redactor::Match Redactor::base64Match(const QList<Base64> &forms, const QByteArray &text, qsizetype from,
                                      qsizetype notBefore)
{
    for (const Base64 &form : forms) {
        qsizetype end = from;
        for (qsizetype i = 0; i < form.digits.size() && end >= 0; ++i)
            end = digitEnd(text, end, form.digits.at(i));
        if (end < 0)
            continue;
        qsizetype begin = from;
        // Do not take the letter of an escape such as \n, which would break the surrounding JSON.
        if (form.openFront && begin > notBefore && isBase64Digit(text.at(begin - 1)) && at(text, begin - 2) != '\\')
            --begin;
        if (form.openBack) {
            if (isBase64Digit(at(text, end)))
                ++end;
            else if (const qsizetype escaped = std::max(digitEnd(text, end, '+'), digitEnd(text, end, '/'));
                     escaped > 0)
                end = escaped;
            for (qsizetype padding = 0; padding < 2; ++padding) {
                if (at(text, end) == '=')
                    ++end;
                else if (const qsizetype escaped = percentEnd(text, end, '='); escaped > 0)
                    end = escaped;
            }
        }
        return {begin, end};
    }
    return {};
}

Redactor::Match Redactor::hexMatch(const QByteArray &digits, const QByteArray &text, qsizetype from)
{
    if (digits.isEmpty() || text.size() - from < digits.size())
        return {};
    for (qsizetype i = 0; i < digits.size(); ++i) {
        if (hexDigit(text.at(from + i)) != hexDigit(digits.at(i)))
            return {};
    }
    return {from, from + digits.size()};
}

/// Prefers the longer of two matches.
Redactor::Match Redactor::matchAt(const QByteArray &text, qsizetype from, qsizetype notBefore) const
{
    Match longest;
    for (const Pattern &pattern : m_patterns) {
        Match match = escapedMatch(pattern.secret.reveal(), text, from, notBefore);
        if (match.to == 0)
            match = base64Match(pattern.base64, text, from, notBefore);
        if (match.to == 0)
            match = hexMatch(pattern.hex, text, from);
        if (match.to > longest.to)
            longest = match;
    }
    return longest;
}

qsizetype Redactor::redactTo(const QByteArray &text, qsizetype end, QByteArray &clean) const
{
    qsizetype copiedTo = 0; // everything before it is in `clean`
    const char *const bytes = text.constData();
    const char *const textEnd = bytes + text.size();
    for (qsizetype i = 0; i < end;) {
        if (!mayBegin(bytes + i, textEnd)) {
            ++i;
            continue;
        }
        const Match match = matchAt(text, i, copiedTo);
        if (match.to == 0) {
            ++i;
            continue;
        }
        clean += QByteArrayView(text).sliced(copiedTo, match.from - copiedTo);
        clean += mask;
        i = copiedTo = match.to;
    }
    return copiedTo;
}

QByteArray Redactor::redacted(const QByteArray &text) const
{
    if (m_patterns.empty())
        return text;
    QByteArray clean;
    const qsizetype copiedTo = redactTo(text, text.size(), clean);
    return copiedTo == 0 ? text : clean + text.mid(copiedTo);
}

QByteArray Redactor::takeRedacted(QByteArray &text) const
{
    if (m_patterns.empty())
        return std::exchange(text, {});
    // A generous maximum for one spelling of the key, and for the characters before it that belong to it.
    constexpr qsizetype maxSpellingSize = 64;
    constexpr qsizetype lookBehind = 64;
    qsizetype longest = 0;
    for (const Pattern &pattern : m_patterns)
        longest = std::max(longest, pattern.secret.size());
    const qsizetype decided = text.size() - longest * maxSpellingSize;
    if (decided <= lookBehind)
        return {};
    QByteArray clean;
    const qsizetype copiedTo = redactTo(text, decided, clean);
    const qsizetype cut = std::max(copiedTo, decided - lookBehind);
    clean += QByteArrayView(text).sliced(copiedTo, cut - copiedTo);
    text.remove(0, cut);
    return clean;
}

QString Redactor::redacted(const QString &text) const
{
    const QByteArray bytes = text.toUtf8();
    const QByteArray clean = redacted(bytes);
    return clean == bytes ? text : QString::fromUtf8(clean);
}

std::shared_ptr<const Redactor> redactorFor(const Secret &key, const Secret &token)
{
    return std::make_shared<const Redactor>(key.reveal(), token.reveal());
}

std::shared_ptr<const Redactor> redactorFor(const Credentials &credentials)
{
    auto redactor = std::make_shared<Redactor>(credentials.key.reveal());
    for (const CatalogToken &token : credentials.tokens)
        redactor->add(token.secret.reveal());
    return redactor;
}

QString redacted(const QString &text, const Secret &key)
{
    return Redactor(key.reveal()).redacted(text);
}

} // namespace rc
