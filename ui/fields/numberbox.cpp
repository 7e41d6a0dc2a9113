// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/numberbox.h"

#include <QWheelEvent>

namespace rc {

NumberBox::NumberBox(QWidget *parent)
    : QSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
}

void NumberBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace rc

#include "moc_numberbox.cpp"
