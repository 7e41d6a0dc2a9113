// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/calmcombo.h"

#include <QWheelEvent>

namespace rc {

CalmCombo::CalmCombo(QWidget *parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus); // the wheel does not bring the focus either
}

void CalmCombo::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace rc

#include "moc_calmcombo.cpp"
