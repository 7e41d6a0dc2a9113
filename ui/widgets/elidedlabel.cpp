// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedlabel.h"

#include "ui/widgets/kit.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

namespace rc {

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setText(text);
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setText(const QString &text)
{
    QLabel::setText(text);
    setAccessibleName(text);
    setPlainToolTip(this, text);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {6 * grid::unit, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_Widget, &option, &painter, this);
    painter.setLayoutDirection(
        layoutDirection()); // the application's style would move the slash of a path to the other side
    const QRect area = contentsRect();
    const QString shown = fontMetrics().elidedText(text(), m_mode, area.width());
    const Qt::Alignment placed = QStyle::visualAlignment(layoutDirection(), alignment());
    style()->drawItemText(&painter, area, int(placed) | Qt::TextSingleLine, option.palette, isEnabled(), shown,
                          QPalette::WindowText);
}

MonoLabel::MonoLabel(const Theme &theme, const QString &text, QWidget *parent)
    : ElidedLabel(text, parent)
{
    setFont(theme.mono());
    setLayoutDirection(Qt::LeftToRight);
    setElideMode(Qt::ElideMiddle);
}

} // namespace rc

#include "moc_elidedlabel.cpp"
