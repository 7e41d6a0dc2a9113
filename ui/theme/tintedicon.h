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

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;

private:
    QByteArray m_svg;
};

} // namespace rc
