// SPDX-License-Identifier: GPL-3.0-or-later
// Says where the focus goes when its widget is hidden or disabled. Qt would move it to whatever comes next.
#pragma once

#include <QPointer>
#include <QWidget>

namespace rc {

/// Made before parts of `whole` are hidden or disabled.
class KeptFocus
{
public:
    explicit KeptFocus(const QWidget *whole)
        : m_whole(whole)
    {
        QWidget *focused = whole->window()->focusWidget();
        if (focused != nullptr && whole->isAncestorOf(focused))
            m_had = focused;
    }

    /// Afterwards: `next` gets the focus if its widget lost it.
    void orMoveTo(QWidget *next) const
    {
        if (m_had && !(m_had->isVisibleTo(m_whole) && m_had->isEnabled()))
            next->setFocus(Qt::OtherFocusReason);
    }

private:
    const QWidget *m_whole;
    QPointer<QWidget> m_had;
};

} // namespace rc
