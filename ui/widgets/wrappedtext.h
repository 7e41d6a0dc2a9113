// SPDX-License-Identifier: GPL-3.0-or-later
// Plain text on several lines, broken between words and within one only where it has to be. QPainter's flags for both
// break anywhere.
#pragma once

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace rc {

/// How high `text` becomes, in pixels, when it is as wide as that.
[[nodiscard]] int wrappedHeight(const QFont &font, int width, const QString &text);

/// In the painter's font and pen, from the top of `rect`. `toTheRight`: the lines end at the right edge; each reads in
/// its own direction.
void drawWrapped(QPainter &painter, const QRect &rect, bool toTheRight, const QString &text);

} // namespace rc
