// SPDX-License-Identifier: GPL-3.0-or-later
// A PowerShell reader written from its documentation (about_Quoting_Rules) and independent of our writer, because
// PowerShell is not on every test machine.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace rctest {

using Environment = QHash<QString, QString>;

/// A single-quoted text from `at` on, which moves behind it. PowerShell accepts four characters as a single quote.
inline std::optional<QString> powerShellString(const QString &source, qsizetype &at)
{
    const auto isQuote = [&](qsizetype i) {
        return i < source.size() && QStringLiteral("'\u2018\u2019\u201a\u201b").contains(source[i]);
    };
    if (!isQuote(at))
        return std::nullopt;
    QString text;
    for (++at; at < source.size(); ++at) {
        if (isQuote(at)) {
            if (!isQuote(at + 1)) {
                ++at;
                return text;
            }
            ++at;
        }
        text += source[at];
    }
    return std::nullopt;
}

/// Lines of $env:NAME = '…' and comments; nullopt for anything else.
inline std::optional<Environment> powerShellRead(const QString &source)
{
    Environment read;
    for (const QString &line : source.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1Char('#')))
            continue;
        const qsizetype sign = line.indexOf(QStringLiteral(" = "));
        if (!line.startsWith(QStringLiteral("$env:")) || sign < 0)
            return std::nullopt;
        qsizetype at = sign + 3;
        const auto value = powerShellString(line, at);
        if (!value || at != line.size())
            return std::nullopt;
        read[line.mid(5, sign - 5)] = *value;
    }
    return read;
}

} // namespace rctest
