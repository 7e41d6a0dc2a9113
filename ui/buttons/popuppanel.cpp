// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/popuppanel.h"

#include "ui/theme/look.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace rc {

PopupPanel::PopupPanel(QPushButton *button)
    : QFrame(button, Qt::Popup)
    , m_button(button)
    , m_lines(new QVBoxLayout(this))
{
    setFlag(this, "popup");
    m_lines->setContentsMargins(grid::unit, grid::unit, grid::unit, grid::unit);
    m_lines->setSpacing(0);
    connect(button, &QPushButton::clicked, this, &PopupPanel::open);
    hide();
}

void PopupPanel::addButton(QPushButton *button)
{
    button->setParent(this);
    setFlag(button, "item");
    m_lines->addWidget(button);
}

void PopupPanel::open()
{
    adjustSize();
    const QRect room = m_button->screen()->availableGeometry();
    QPoint corner = m_button->mapToGlobal(
        QPoint(isRightToLeft() ? 0 : m_button->width() - width(), m_button->height() + grid::unit));
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())));
    if (corner.y() + height() > room.bottom())
        corner.setY(m_button->mapToGlobal(QPoint()).y() - height() - grid::unit);
    move(corner);
    show();
    setFocus(Qt::PopupFocusReason); // else the next one would be that after the one used last
    focusNextChild();
}

} // namespace rc

#include "moc_popuppanel.cpp"
