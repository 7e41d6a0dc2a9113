// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focusring.h"

#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QFocusFrame>
#include <QPainter>
#include <QStyle>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int ringWidth = 2;
constexpr int ringOffset = 2;

/// A QFocusFrame, so that it does not count as a part of the window.
class Ring : public QFocusFrame
{
public:
    Ring(const Theme &theme, QWidget *parent)
        : QFocusFrame(parent)
        , m_theme(theme)
    {
        setObjectName(u"focusRing"_s);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.color(Token::Accent), ringWidth));
        constexpr qreal half = ringWidth / 2.0;
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), grid::controlRadius,
                                grid::controlRadius);
    }

private:
    const Theme &m_theme;
};

/// The current row of a list; null if it is not visible.
QRect rowOf(const QAbstractItemView &view)
{
    const QRect cell = view.visualRect(view.currentIndex());
    const auto *table = qobject_cast<const QTableView *>(&view);
    const bool selectsRows = table == nullptr || table->selectionBehavior() == QAbstractItemView::SelectRows;
    const QRect row = selectsRows ? QRect(0, cell.top(), view.viewport()->width(), cell.height()) : cell;
    return cell.isValid() ? row.intersected(view.viewport()->rect()) : QRect();
}

QRect inWindow(const QWidget &widget, const QRect &area)
{
    return {widget.mapTo(widget.window(), area.topLeft()), area.size()};
}

/// The position of the ring in the window; null if the focused widget is scrolled out of view.
QRect ringAround(const QWidget &widget)
{
    QRect ringRect;
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        ringRect = inWindow(*view->viewport(), rowOf(*view));
    constexpr int margin = ringWidth + ringOffset;
    if (ringRect.isEmpty()) {
        QRect own = widget.rect();
        if (qobject_cast<const QCheckBox *>(&widget) != nullptr) { // it may fill its row
            own.setWidth(std::min(own.width(), widget.sizeHint().width()));
            own = QStyle::visualRect(widget.layoutDirection(), widget.rect(), own);
        }
        ringRect = inWindow(widget, own).adjusted(-margin, -margin, margin, margin);
    }
    for (const QWidget *ancestor = widget.parentWidget(); ancestor != nullptr && !ancestor->isWindow();
         ancestor = ancestor->parentWidget()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(ancestor->parentWidget());
        if (area != nullptr && area->viewport() == ancestor)
            ringRect &= inWindow(*ancestor, ancestor->rect()).adjusted(-margin, -margin, margin, margin);
    }
    return ringRect & widget.window()->rect();
}

} // namespace

FocusRing::FocusRing(const Theme &theme, QWidget *window)
    : QObject(window)
    , m_theme(theme)
    , m_window(window)
{
    m_updateTimer.setSingleShot(true);
    m_updateTimer.setInterval(0);
    connect(&m_updateTimer, &QTimer::timeout, this, &FocusRing::reposition);
    connect(&theme, &Theme::changed, this, [this] {
        if (m_ring)
            m_ring->update();
    });
    QCoreApplication::instance()->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        m_byKey = true;
        if (qobject_cast<QAbstractItemView *>(m_focused) != nullptr && watched == m_focused) {
            m_isShown = true;
            m_updateTimer.start();
        }
        break;
    case QEvent::MouseButtonPress:
        m_byKey = false;
        m_isShown = false;
        m_updateTimer.start();
        break;
    case QEvent::FocusIn:
        if (auto *widget = qobject_cast<QWidget *>(watched))
            focusReceived(widget, *static_cast<QFocusEvent *>(event));
        break;
    case QEvent::FocusOut:
        if (watched == m_focused)
            reposition();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Paint: // after a list scrolled or its current row changed
        if (m_isShown)
            m_updateTimer.start();
        break;
    default:
        break;
    }
    return false;
}

void FocusRing::focusReceived(QWidget *widget, const QFocusEvent &event)
{
    const bool isReturning = event.reason() == Qt::ActiveWindowFocusReason && widget == m_focused;
    m_focused = widget;
    const bool byTab = event.reason() == Qt::TabFocusReason || event.reason() == Qt::BacktabFocusReason;
    if (!isReturning)
        m_isShown = isInWindow(*widget) && (byTab || (m_byKey && event.reason() != Qt::MouseFocusReason));
    reposition();
    m_updateTimer.start(); // because a layout may still move it
}

bool FocusRing::isInWindow(const QWidget &widget) const
{
    const QWidget *window = widget.window();
    if (window->windowType() == Qt::Popup)
        return false;
    while (window != nullptr && window != m_window)
        window = window->parentWidget() == nullptr ? nullptr : window->parentWidget()->window();
    return window != nullptr;
}

void FocusRing::reposition()
{
    const bool isWanted = m_isShown && m_focused && m_focused->isVisible() && m_focused->hasFocus();
    const QRect ringRect = isWanted ? ringAround(*m_focused) : QRect();
    if (ringRect.isEmpty()) {
        if (m_ring)
            m_ring->hide();
        return;
    }
    if (!m_ring || m_ring->parentWidget() != m_focused->window()) {
        delete m_ring;
        m_ring = new Ring(m_theme, m_focused->window());
    }
    m_ring->setGeometry(ringRect);
    if (!m_ring->isVisible()) {
        m_ring->show();
        m_ring->raise();
    }
}

} // namespace rc

#include "moc_focusring.cpp"
