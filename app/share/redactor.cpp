// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/redactor.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString mask = u"•••"_s;

/// One base64 digit, plain or URL-safe, with what percent-encoding and JSON do to the two that are no letters.
QString digitPattern(QChar digit)
{
    if (digit == u'+')
        return u"(?:[+-]|%2[Bb]|\\\\u002[Bb])"_s;
    if (digit == u'/')
        return u"(?:\\\\?/|_|%2[Ff]|\\\\u002[Ff])"_s;
    return QString(digit);
}

/// The key's base64 when `before` bytes (0, 1, 2) precede it in its group of three. The digits at its ends share bits
/// with the neighbours: any digit is taken there.
QString base64Pattern(const QByteArray &key, qsizetype before)
{
    constexpr std::array<qsizetype, 3> shared{0, 2, 3};
    const QString anyDigit = u"(?:[A-Za-z0-9+/_-]|%2[BbFf])?"_s;
    QByteArray digits = (QByteArray(before, '\0') + key).toBase64(QByteArray::OmitTrailingEquals);
    digits.remove(0, shared[size_t(before)]);
    const bool open = (before + key.size()) % 3 != 0;
    if (open)
        digits.chop(1);
    QString pattern = before == 0 ? QString() : anyDigit;
    for (const char digit : digits)
        pattern += digitPattern(QLatin1Char(digit));
    if (open)
        pattern += anyDigit + u"(?:=|%3[Dd])*"_s;
    return pattern;
}

QString entityName(char c)
{
    switch (c) {
    case '&':
        return u"|&amp;"_s;
    case '<':
        return u"|&lt;"_s;
    case '>':
        return u"|&gt;"_s;
    case '"':
        return u"|&quot;"_s;
    case '\'':
        return u"|&apos;"_s;
    default:
        return {};
    }
}

/// The key with each character as it is or escaped in one of the usual ways.
QString escapedPattern(const QByteArray &key)
{
    QString pattern;
    for (const char c : key) {
        const auto code = static_cast<unsigned char>(c);
        const QString hex = u"(?i:%1)"_s.arg(uint(code), 2, 16, QChar(u'0'));
        const QString plain = QRegularExpression::escape(QString(QLatin1Char(c)));
        pattern += u"(?:\\\\*"_s + plain + u"|%(?:25)*"_s + hex + u"|\\\\+u00"_s + hex + u"|&#x0*"_s + hex +
                   u";|&#0*"_s + QString::number(code) + u';' + entityName(c) + u')';
    }
    return pattern;
}

/// A pattern the engine refuses (too long) must not let the key through.
void replaceAll(QString &text, const QString &pattern, const QByteArray &plain)
{
    const QRegularExpression expression(pattern);
    if (expression.isValid())
        text.replace(expression, mask);
    else
        text.replace(QString::fromLatin1(plain), mask);
}

} // namespace

QString redacted(QString text, const Secret &key)
{
    const QByteArray &bytes = key.reveal();
    if (bytes.isEmpty())
        return text;
    replaceAll(text, escapedPattern(bytes), bytes);
    // The base64 of a shorter key is a few letters that ordinary words contain.
    constexpr qsizetype shortestInBase64 = 4;
    if (bytes.size() >= shortestInBase64) {
        for (const qsizetype before : {0, 1, 2})
            replaceAll(text, base64Pattern(bytes, before), bytes.toBase64());
    }
    return text;
}

} // namespace rc
