// SPDX-License-Identifier: GPL-3.0-or-later
// Whether and how well a row of the palette matches the typed text, and which letters match.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rc {

struct MarkedPart
{
    qsizetype from = 0;
    qsizetype length = 0;

    bool operator==(const MarkedPart &) const = default;
};

struct PaletteMatch
{
    int rank = 0; ///< lower is better
    QList<MarkedPart> inTitle;
    QList<MarkedPart> inDetail;
};

/// The typed words in lower case.
[[nodiscard]] QStringList paletteWords(const QString &typed);

/// nullopt unless each word occurs in `title` or `detail`, ignoring case. The best match is at the start of the title,
/// then at the start of a word in it, then anywhere in it, then in the detail.
[[nodiscard]] std::optional<PaletteMatch> paletteMatch(const QString &title, const QString &detail,
                                                       const QStringList &words);

} // namespace rc
