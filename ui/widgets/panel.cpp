// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panel.h"

#include <QPainter>
#include <QPainterPath>

namespace rc {

namespace {
constexpr int edgeWidth = 4;
} // namespace

Panel::Panel(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Panel::setFill(Token fill)
{
    m_fill = fill;
    update();
}

void Panel::setEdge(std::optional<Token> edge)
{
    m_edge = edge;
    update();
}

void Panel::setBordered(bool bordered)
{
    m_bordered = bordered;
    update();
}

void Panel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    shape.addRoundedRect(area, grid::cardRadius, grid::cardRadius);
    painter.fillPath(shape, m_theme.color(m_fill));
    if (m_edge) {
        QRectF edge(rect());
        if (layoutDirection() == Qt::RightToLeft)
            edge.setLeft(edge.right() - edgeWidth);
        else
            edge.setWidth(edgeWidth);
        painter.save();
        painter.setClipPath(shape);
        painter.fillRect(edge, m_theme.color(*m_edge));
        painter.restore();
    }
    if (m_bordered) {
        painter.setPen(m_theme.color(Token::Line));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape);
        if (m_edge) {
            QPainterPath clip;
            clip.addRect(layoutDirection() == Qt::RightToLeft ? QRectF(width() - edgeWidth, 0, edgeWidth, height())
                                                              : QRectF(0, 0, edgeWidth, height()));
            painter.fillPath(shape.intersected(clip), m_theme.color(*m_edge));
        }
    }
}

} // namespace rc

#include "moc_panel.cpp"
