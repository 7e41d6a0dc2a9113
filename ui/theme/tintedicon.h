// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one SVG of the resources in the theme's colours, sharp at every size and pixel ratio.
#pragma once

#include <QColor>
#include <QIconEngine>

namespace rc {

class TintedIcon : public QIconEngine
{
public:
    /// `ink` replaces the drawing's black, `paper` its white.
    TintedIcon(const QString &file, const QColor &ink, const QColor &paper);
    explicit TintedIcon(const QString &file); ///< in its own colors

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;

private:
    QByteArray m_svg;
};

/// The program's own, drawn here: Qt reads SVG files as icons only where a plug-in is installed that Debian 13 has in a
/// package of its own.
[[nodiscard]] QIcon programIcon();

} // namespace rc
