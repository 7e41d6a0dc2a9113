// SPDX-License-Identifier: GPL-3.0-or-later
// Paints an SVG resource in the theme's colors, sharp at every size and pixel ratio.
#pragma once

#include <QColor>
#include <QIconEngine>

namespace rc {

class TintedIcon : public QIconEngine
{
public:
    /// `ink` replaces black, `paper` replaces white.
    TintedIcon(const QString &file, const QColor &ink, const QColor &paper);
    explicit TintedIcon(const QString &file); ///< in its own colors

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;

private:
    QByteArray m_svg;
};

/// The program's icon, rendered here: Qt needs a plug-in to read SVG icons, which Debian 13 packages separately.
[[nodiscard]] QIcon programIcon();

} // namespace rc
