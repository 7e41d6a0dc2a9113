// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/nowheelboxes.h"

#include "ui/theme/isolates.h"

#include <QWheelEvent>

namespace rc {

NoWheelComboBox::NoWheelComboBox(QWidget *parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);              // not by the wheel
    setItemDelegate(new IsolatingDelegate(this)); // the default one ignores the style sheet
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
