// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/exactnumber.h"

#include "core/json/jsontext.h"

#include <algorithm>

namespace rc {

namespace {

constexpr qint64 maxExactDigits = 4096; ///< for isMultipleOf()
constexpr qsizetype maxDivisorDigits = 200;

/// Remainder of a division, digit by digit. `by` has at most 18 digits, so that ten times its value fits.
quint64 remainderOf(const QByteArray &digits, qint64 zeros, quint64 divisor)
{
    quint64 remainder = 0;
    for (const char digit : digits)
        remainder = (remainder * 10 + quint64(digit - '0')) % divisor;
    for (qint64 zero = 0; zero < zeros && remainder != 0; ++zero)
        remainder = remainder * 10 % divisor;
    return remainder;
}

/// Long division for a divisor that does not fit into a machine word.
bool dividesByLongDivision(const QByteArray &divisor, const QByteArray &number)
{
    QByteArray remainder;
    const auto isLess = [&] {
        return remainder.size() != divisor.size() ? remainder.size() < divisor.size() : remainder < divisor;
    };
    for (const char digit : number) {
        if (!remainder.isEmpty() || digit != '0')
            remainder += digit;
        while (!isLess()) {
            int borrowed = 0;
            for (qsizetype i = 1; i <= remainder.size(); ++i) {
                const int subtrahend = borrowed + (i <= divisor.size() ? divisor.at(divisor.size() - i) - '0' : 0);
                char &minuend = remainder[remainder.size() - i];
                borrowed = minuend - '0' < subtrahend ? 1 : 0;
                minuend = char(minuend - subtrahend + 10 * borrowed);
            }
            const auto first = std::ranges::find_if(remainder, [](char c) { return c != '0'; });
            remainder = remainder.sliced(first - remainder.cbegin());
        }
    }
    return remainder.isEmpty();
}

} // namespace

QByteArray canonicalNumber(const QString &number)
{
    const QByteArray text = number.toLatin1();
    const bool negative = text.startsWith('-');
    const qsizetype at = std::max(text.indexOf('e'), text.indexOf('E'));
    const QByteArray mantissa = text.left(at < 0 ? text.size() : at).mid(negative ? 1 : 0);
    bool fits = true;
    qint64 exponent = at < 0 ? 0 : text.mid(at + 1).toLongLong(&fits);
    constexpr qint64 reasonable = 1'000'000'000'000;
    if (!fits || std::abs(exponent) > reasonable)
        return text; // an unreasonable exponent: unchanged
    const qsizetype point = mantissa.indexOf('.');
    QByteArray digits = mantissa;
    if (point >= 0) {
        digits.remove(point, 1);
        exponent -= mantissa.size() - point - 1;
    }
    while (digits.endsWith('0')) {
        digits.chop(1);
        ++exponent;
    }
    const auto first = std::ranges::find_if(digits, [](char c) { return c != '0'; });
    digits = digits.sliced(first - digits.cbegin());
    if (digits.isEmpty())
        return "0";
    return (negative ? "-" : "") + digits + (exponent == 0 ? QByteArray() : 'e' + QByteArray::number(exponent));
}

std::optional<ExactNumber> ExactNumber::from(QStringView text)
{
    if (!isJsonNumber(text))
        return std::nullopt;
    // canonical form: a sign, digits without zeros at either end, and an exponent
    QByteArray spelling = canonicalNumber(text.toString());
    if (spelling.contains('.') || spelling.contains('E') || spelling.contains('+'))
        return std::nullopt; // unchanged by canonicalNumber(): the exponent is unreasonable
    ExactNumber number;
    if (spelling == "0")
        return number;
    number.m_negative = spelling.startsWith('-');
    if (number.m_negative)
        spelling = spelling.sliced(1);
    const qsizetype at = spelling.indexOf('e');
    number.m_digits = at < 0 ? spelling : spelling.left(at);
    number.m_exponent = at < 0 ? 0 : spelling.mid(at + 1).toLongLong();
    return number;
}

bool ExactNumber::operator==(const ExactNumber &other) const
{
    return m_negative == other.m_negative && m_digits == other.m_digits && m_exponent == other.m_exponent;
}

std::strong_ordering ExactNumber::operator<=>(const ExactNumber &other) const
{
    const auto sign = [](const ExactNumber &value) { return value.m_digits.isEmpty() ? 0 : value.m_negative ? -1 : 1; };
    if (const auto order = sign(*this) <=> sign(other); order != std::strong_ordering::equal || sign(*this) == 0)
        return order;
    // Compares the number of digits before the point first, then the digits from the left.
    auto order = (m_digits.size() + m_exponent) <=> (other.m_digits.size() + other.m_exponent);
    if (order == std::strong_ordering::equal)
        order = m_digits.compare(other.m_digits) <=> 0;
    return m_negative ? 0 <=> order : order;
}

std::optional<bool> ExactNumber::isMultipleOf(const ExactNumber &divisor) const
{
    constexpr qsizetype wordDigits = 18;
    if (divisor.m_digits.isEmpty() || divisor.m_negative)
        return std::nullopt;
    if (m_digits.isEmpty())
        return true;
    // Neither ends in zeros, so a number with fewer trailing zeros cannot be a multiple.
    if (m_exponent < divisor.m_exponent)
        return false;
    const qint64 zeros = m_exponent - divisor.m_exponent;
    if (m_digits.size() > maxExactDigits || zeros > maxExactDigits)
        return std::nullopt;
    if (divisor.m_digits.size() <= wordDigits)
        return remainderOf(m_digits, zeros, divisor.m_digits.toULongLong()) == 0;
    if (divisor.m_digits.size() > maxDivisorDigits)
        return std::nullopt;
    return dividesByLongDivision(divisor.m_digits, m_digits + QByteArray(qsizetype(zeros), '0'));
}

} // namespace rc
