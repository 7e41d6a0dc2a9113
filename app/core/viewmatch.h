// SPDX-License-Identifier: GPL-3.0-or-later
// A regular expression asked about a view of a text, without a copy of it.
#pragma once

#include <QRegularExpression>

namespace rc {

/// As QRegularExpression::matchView(), which Qt has from 6.5 on; the match must not outlive the text.
[[nodiscard]] inline QRegularExpressionMatch matchView(const QRegularExpression &form, QStringView text)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return form.matchView(text);
#else
    return form.match(text);
#endif
}

} // namespace rc
