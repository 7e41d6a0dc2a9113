// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagebody.h"

#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QTimer>

namespace rc {

PageBody::PageBody(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    keepGutter(this);
    setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(this);
    setFlag(page, "pageContent");
    auto *middle = new QWidget(page);
    middle->setMaximumWidth(grid::contentWidth);
    m_content = makeColumn(middle, {noMargins, grid::gap});
    auto *row = makeRow(page, {}, {stretch()});
    row->addWidget(middle, 100'000); // takes all space up to its maximum, also the pixel that a share would round up to
    row->addStretch(1);
    setWidget(page);
    placeMargins();
    connect(qApp, &QApplication::focusChanged, this, &PageBody::followFocus);
}

/// QScrollArea does not follow a focus that comes from outside. A click or a newly active window scrolls nothing.
void PageBody::followFocus(const QWidget *before, QWidget *now)
{
    if (before == nullptr || now == nullptr || !widget()->isAncestorOf(now) ||
        QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    // Queued, because it may only just be shown.
    QTimer::singleShot(0, this, [this, focus = QPointer(now)] {
        if (focus && focus->hasFocus())
            ensureWidgetVisible(focus, 0, grid::gap);
    });
}

/// The side margin includes the room for the scroll bar.
void PageBody::placeMargins()
{
    const int atBar = grid::margin - gutterWidth();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    widget()->layout()->setContentsMargins(mirrored ? atBar : grid::margin, 5 * grid::unit,
                                           mirrored ? grid::margin : atBar, grid::margin);
}

void PageBody::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange && widget())
        placeMargins();
}

void PageBody::setBelowHead()
{
    QMargins around = widget()->layout()->contentsMargins();
    around.setTop(grid::unit); // for the focus ring
    widget()->layout()->setContentsMargins(around);
}

} // namespace rc

#include "moc_pagebody.cpp"
