// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/picture.h"

#include <QPainter>

namespace rc {

Picture::Picture(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void Picture::show(const QImage &image)
{
    m_image = image;
    updateGeometry();
    QWidget::show();
    update();
}

QSize Picture::sizeWithin(int width) const
{
    const QSize whole = m_image.deviceIndependentSize().toSize();
    if (whole.width() <= width || whole.isEmpty())
        return whole;
    return {width, qMax(1, whole.height() * width / whole.width())};
}

int Picture::heightForWidth(int width) const
{
    return sizeWithin(width).height();
}

QSize Picture::sizeHint() const
{
    return m_image.deviceIndependentSize().toSize();
}

void Picture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QRect place(QPoint(0, 0), sizeWithin(width()));
    if (isRightToLeft())
        place.moveRight(width() - 1);
    painter.drawImage(place, m_image);
}

} // namespace rc

#include "moc_picture.cpp"
