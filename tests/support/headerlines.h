// SPDX-License-Identifier: GPL-3.0-or-later
// Finds header lines in the raw bytes of requests. Their names may come in any case: Qt 6.8 writes them in lower case.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace rc {

/// How many lines of that name the bytes hold; with a value, those alone that have it exactly.
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
