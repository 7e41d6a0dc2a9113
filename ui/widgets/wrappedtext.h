// SPDX-License-Identifier: GPL-3.0-or-later
// Multi-line plain text, broken between words and only if necessary within one. QPainter's flags for both break
// anywhere.
#pragma once

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

namespace rc {

/// The height of `text` in pixels at that width.
[[nodiscard]] int wrappedHeight(const QFont &font, int width, const QString &text);

/// In the painter's font and pen, from the top of `rect`. `toTheRight`: right-aligned; each line reads in its own
/// direction.
void drawWrapped(QPainter &painter, const QRect &rect, bool toTheRight, const QString &text);

} // namespace rc
