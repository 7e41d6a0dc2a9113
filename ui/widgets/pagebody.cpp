// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagebody.h"

#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QPointer>
#include <QResizeEvent>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

PageBody::PageBody(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    reserveGutter(this);
    setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(this);
    setFlag(page, "pageContent");
    auto *body = new QWidget(page);
    body->setMaximumWidth(grid::contentWidth);
    m_content = makeColumn(body, {noMargins, grid::gap});
    auto *row = makeRow(page, {}, {stretch()});
    row->addWidget(body, 100'000); // all space up to its maximum; smaller factors would lose a pixel to rounding
    row->addStretch(1);
    setWidget(page);
    updateMargins();
    connect(qApp, &QApplication::focusChanged, this, &PageBody::followFocus);
}

/// Scrolls to a focus that comes from outside, unlike QScrollArea. A click or a newly active window scrolls nothing.
void PageBody::followFocus(const QWidget *before, QWidget *now)
{
    if (before == nullptr || now == nullptr || !widget()->isAncestorOf(now) ||
        QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    // Queued, because the layout of a new widget may be pending.
    QTimer::singleShot(0, this, [this, focus = QPointer(now)] {
        if (focus && focus->hasFocus())
            ensureWidgetVisible(focus, 0, grid::gap);
    });
}

/// The side margin includes the room for the scroll bar.
void PageBody::updateMargins()
{
    const int barMargin = grid::margin - gutterWidth();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    widget()->layout()->setContentsMargins(mirrored ? barMargin : grid::margin, 5 * grid::unit,
                                           mirrored ? grid::margin : barMargin, grid::margin);
}

void PageBody::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange && widget())
        updateMargins();
}

void PageBody::setBelowHeader()
{
    QMargins margins = widget()->layout()->contentsMargins();
    margins.setTop(grid::unit); // for the focus ring
    widget()->layout()->setContentsMargins(margins);
}

PageHeader::PageHeader(const QString &title, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_row(new QHBoxLayout)
    , m_buttons(new QWidget(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(grid::gap);
    m_row->setSpacing(grid::gap);
    QLabel *label = plainLabel(title, this);
    label->setFont(theme.title());
    label->setObjectName(u"pageTitle"_s);
    m_row->addWidget(label);
    m_row->addStretch(1);
    new FlowLayout(m_buttons, grid::gap);
    m_rows->addLayout(m_row, 1);
    m_rows->addWidget(m_buttons);
    setMinimumHeight(grid::controlHeight);
}

void PageHeader::addBesideTitle(QWidget *widget)
{
    m_row->insertWidget(m_beside++, widget);
}

void PageHeader::addButton(QWidget *button)
{
    m_buttons->layout()->addWidget(button);
    if (m_lastButton != nullptr)
        setTabOrder(m_lastButton, button);
    m_lastButton = button;
    arrange();
}

void PageHeader::arrange()
{
    int buttons = -grid::gap; // of all in one line
    for (int i = 0; i < m_buttons->layout()->count(); ++i) {
        const QLayoutItem *item = m_buttons->layout()->itemAt(i);
        buttons += item->isEmpty() ? 0 : item->sizeHint().width() + grid::gap;
    }
    buttons = std::max(buttons, 0);
    const bool below = m_row->sizeHint().width() + buttons + grid::gap > width();
    m_rows->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // Next to the title they are on one line; below it they may wrap.
    m_buttons->setMinimumWidth(below ? 0 : buttons);
}

void PageHeader::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

/// A button may have been added, removed or got another text.
bool PageHeader::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

namespace {
constexpr int navigationAndMargins = 196; // the window's width around a page's content
}

Columns::Columns(QWidget *parent)
    : QWidget(parent)
    , m_box(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_box->setContentsMargins(0, 0, 0, 0);
    m_box->setSpacing(5 * grid::unit);
}

void Columns::setNarrowByContents()
{
    m_byContents = true;
}

/// The minimum width for columns side by side.
int Columns::minColumnsWidth() const
{
    if (!m_byContents)
        return scaledLength(grid::narrowWidth - navigationAndMargins, *this);
    int shares = 0;
    int spacing = 0;
    for (int i = 0; i < m_box->count(); ++i) {
        if (m_box->itemAt(i)->widget()->isHidden())
            continue;
        spacing += shares == 0 ? 0 : m_box->spacing();
        shares += m_box->stretch(i);
    }
    int widest = 0;
    for (int i = 0; i < m_box->count(); ++i) {
        const QWidget *column = m_box->itemAt(i)->widget();
        if (!column->isHidden() && m_box->stretch(i) > 0)
            widest = std::max(widest, column->sizeHint().width() * shares / m_box->stretch(i) + 1);
    }
    return widest + spacing;
}

void Columns::arrange()
{
    const bool narrow = width() < minColumnsWidth();
    if (narrow != isStacked())
        m_box->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void Columns::add(QWidget *column, int stretch)
{
    QSizePolicy policy = column->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    column->setSizePolicy(policy);
    column->setMinimumWidth(1); // the stretch decides the width, not the contents
    m_box->addWidget(column, stretch);
}

bool Columns::isStacked() const
{
    return m_box->direction() == QBoxLayout::TopToBottom;
}

void Columns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// The required width may have changed.
bool Columns::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (m_byContents && event->type() == QEvent::LayoutRequest)
        arrange();
    return done;
}

void Columns::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace rc

#include "moc_pagebody.cpp"
