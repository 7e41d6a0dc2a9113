// SPDX-License-Identifier: GPL-3.0-or-later
// The tool definitions that the demo service offers, kept in catalogs/*.json and compiled in.
#pragma once

#include <QByteArray>
#include <QList>

namespace rc {

/// `general` or `code-hosting`: one definition each, without line breaks, members in the order of the file.
[[nodiscard]] QList<QByteArray> demoTools(const QString &catalog);

/// The elements of a JSON array without the white space between tokens. For JSON of our own: nothing is checked.
[[nodiscard]] QList<QByteArray> compactElements(const QByteArray &array);

} // namespace rc
