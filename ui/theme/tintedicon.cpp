// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tintedicon.h"

#include "core/version.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace rc {

TintedIcon::TintedIcon(const QString &file, const QColor &ink, const QColor &paper)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return; // an empty icon: every button also has text
    m_svg = source.readAll();
    m_svg.replace("#000", ink.name().toLatin1());
    m_svg.replace("#fff", paper.name().toLatin1());
}

TintedIcon::TintedIcon(const QString &file)
{
    QFile source(file);
    if (source.open(QIODevice::ReadOnly))
        m_svg = source.readAll();
}

void TintedIcon::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    if (m_svg.isEmpty())
        return;
    QSvgRenderer renderer(m_svg);
    const int side = qMin(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect).center());
    painter->save();
    if (mode == QIcon::Disabled)
        painter->setOpacity(0.5);
    renderer.render(painter, square);
    painter->restore();
}

QPixmap TintedIcon::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
}

QIconEngine *TintedIcon::clone() const
{
    return new TintedIcon(*this);
}

QIcon programIcon()
{
    return QIcon(new TintedIcon(QStringLiteral(":/icons/%1.svg").arg(programId())));
}

} // namespace rc
