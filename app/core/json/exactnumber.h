// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as JSON writes them, compared by their digits: nothing is rounded on the way.
#pragma once

#include <QByteArray>
#include <QString>

#include <compare>
#include <optional>

namespace rc {

/// A number's one spelling: digits without zeros at either end and an exponent where one is needed.
[[nodiscard]] QByteArray canonicalNumber(const QString &number);

class ExactNumber
{
public:
    /// `text`: a number by the JSON grammar. Nothing for anything else, and for one with an exponent that is nobody's.
    [[nodiscard]] static std::optional<ExactNumber> from(QStringView text);

    [[nodiscard]] std::strong_ordering operator<=>(const ExactNumber &other) const;
    [[nodiscard]] bool operator==(const ExactNumber &other) const;
    [[nodiscard]] bool isWhole() const { return m_exponent >= 0; } ///< 1.0 and 10e-1 are
    /// Whether this is `divisor` times a whole number. Nothing where that takes more digits than are worth it, and for
    /// a divisor that is not above zero.
    [[nodiscard]] std::optional<bool> isMultipleOf(const ExactNumber &divisor) const;

private:
    bool m_negative = false;
    QByteArray m_digits; ///< without zeros at either end; empty for zero
    qint64 m_exponent = 0;
};

} // namespace rc
