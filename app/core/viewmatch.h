// SPDX-License-Identifier: GPL-3.0-or-later
// Matches a regular expression against a view of a text without copying it.
#pragma once

#include <QRegularExpression>

namespace rc {

/// Like QRegularExpression::matchView(), new in Qt 6.5; the match must not outlive the text.
[[nodiscard]] inline QRegularExpressionMatch matchView(const QRegularExpression &pattern, QStringView text)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return pattern.matchView(text);
#else
    return pattern.match(text);
#endif
}

} // namespace rc
