// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/taborder.h"

#include <QList>
#include <QWidget>

namespace rc {

void placeTabs(QWidget *part)
{
    const Qt::FocusPolicy its = part->focusPolicy();
    part->setFocusPolicy(Qt::TabFocus); // Qt puts nothing after a widget that takes no focus
    QWidget *before = part;
    const QList<QWidget *> inside = part->findChildren<QWidget *>();
    for (QWidget *widget : inside) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
    part->setFocusPolicy(its);
}

} // namespace rc
