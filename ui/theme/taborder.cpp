// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/taborder.h"

#include <QAbstractButton>
#include <QButtonGroup>
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
        if (widget->focusPolicy() == Qt::NoFocus)
            continue;
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
    part->setFocusPolicy(its);
}

void tabToChecked(QButtonGroup *group)
{
    QObject::connect(group, &QButtonGroup::buttonToggled, group, [group](const QAbstractButton *button, bool checked) {
        const QList<QAbstractButton *> all = group->buttons();
        for (QAbstractButton *each : all) {
            if (checked)
                each->setFocusPolicy(each == button ? Qt::StrongFocus : Qt::ClickFocus);
        }
    });
}

} // namespace rc
