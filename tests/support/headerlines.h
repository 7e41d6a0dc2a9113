// SPDX-License-Identifier: GPL-3.0-or-later
// Finds header lines in raw requests, ignoring the case of names: Qt 6.8 writes them in lower case.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace rc {

/// The number of lines with that name; with a value, only exact matches.
inline qsizetype headerLines(const QByteArray &bytes, const QByteArray &name,
                             const std::optional<QByteArray> &value = std::nullopt)
{
    qsizetype count = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        const qsizetype colon = line.indexOf(": ");
        if (colon < 0 || !line.endsWith('\r') || line.left(colon).compare(name, Qt::CaseInsensitive) != 0)
            continue;
        count += !value || line.sliced(colon + 2).chopped(1) == *value ? 1 : 0;
    }
    return count;
}

} // namespace rc
