// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/nowheelboxes.h"

#include "ui/theme/isolates.h"

#include <QWheelEvent>

namespace rc {

NoWheelComboBox::NoWheelComboBox(QWidget *parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);              // the wheel does not bring the focus either
    setItemDelegate(new IsolatingDelegate(this)); // the usual one leaves the style sheet's rows out
}

void NoWheelComboBox::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

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

#include "moc_nowheelboxes.cpp"
