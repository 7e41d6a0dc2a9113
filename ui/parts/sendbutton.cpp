// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/sendbutton.h"

#include "ui/theme/look.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace rc {

SendButton::SendButton(QWidget *parent)
    : QPushButton(parent)
{
    setFlag(this, "primary");
    setMinimumHeight(grid::rowHeight);
    m_settle.setSingleShot(true);
    connect(this, &QPushButton::clicked, this, &SendButton::press);
}

void SendButton::setCancels(bool cancels)
{
    setFlag(this, "primary", !cancels);
}

void SendButton::press()
{
    // Ignore the second click of a double click on a button that has become Cancel or Send again.
    if (m_settle.isActive())
        return;
    m_settle.start(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    emit acted();
}

} // namespace rc

#include "moc_sendbutton.cpp"
