// SPDX-License-Identifier: GPL-3.0-or-later
// Compares JSON numbers by their digits, without rounding.
#pragma once

#include <QByteArray>
#include <QString>

#include <compare>
#include <optional>

namespace rc {

/// The canonical spelling: digits without zeros at either end, and an exponent where needed.
[[nodiscard]] QByteArray canonicalNumber(const QString &number);

class ExactNumber
{
public:
    /// nullopt unless `text` is a JSON number with a reasonable exponent.
    [[nodiscard]] static std::optional<ExactNumber> from(QStringView text);

    [[nodiscard]] std::strong_ordering operator<=>(const ExactNumber &other) const;
    [[nodiscard]] bool operator==(const ExactNumber &other) const;
    [[nodiscard]] bool isWhole() const { return m_exponent >= 0; } ///< true for 1.0 and 10e-1
    /// Whether this is a whole multiple of `divisor`. nullopt if that takes too many digits, or if `divisor` is not
    /// positive.
    [[nodiscard]] std::optional<bool> isMultipleOf(const ExactNumber &divisor) const;

private:
    bool m_negative = false;
    QByteArray m_digits; ///< without zeros at either end; empty for zero
    qint64 m_exponent = 0;
};

} // namespace rc
