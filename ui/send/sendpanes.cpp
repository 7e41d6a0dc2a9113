// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/sendpage.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int mostLeastWidth = 580; // in a narrow window the pane beside it has to have room
} // namespace

FittingArea::FittingArea(QWidget *parent, int least)
    : QScrollArea(parent)
    , m_least(least)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    keepGutter(this);
    auto *inside = new QWidget(this);
    setFlag(inside, "pageContent");
    m_content = makeColumn(inside, {QMargins(ringRoom, ringRoom, ringRoom, ringRoom), grid::gap});
    setWidget(inside);
}

QSize FittingArea::sizeHint() const
{
    QSize size = widget()->sizeHint();
    if (widget()->layout()->hasHeightForWidth())
        size.setHeight(widget()->layout()->totalHeightForWidth(viewport()->width()));
    return size;
}

QSize FittingArea::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + gutterWidth(); // no horizontal scrolling
    return {std::clamp(width, minFittingHeight, mostLeastWidth), std::min(m_least, sizeHint().height())};
}

/// Follows the size of its content.
bool FittingArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void FittingArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // text wraps differently
}

namespace {

constexpr int forTwoColumns = 900;
constexpr int leastLeading = 400;
constexpr int leastRequest = 260;
constexpr int leastResults = 140; // enough to read the newest one
constexpr int leadingShare = 58;
constexpr int requestShare = 42;
constexpr int paneGap = 6; // with the room for scroll bar and focus rings, a gap of 24

constexpr BoxSpaces gaps{noMargins, grid::gap};

} // namespace

SendPanes::SendPanes(QWidget *parent)
    : QWidget(parent)
    , m_leading(new QWidget(this))
    , m_barBox(named(new QWidget(m_leading), u"sendBar"_s))
    , m_composing(named(new FittingArea(m_leading), u"composerArea"_s))
    , m_resulting(named(new FittingArea(m_leading, leastResults), u"resultArea"_s))
    , m_requesting(named(new FittingArea(this), u"requestArea"_s))
    , m_resultBox(new QWidget(m_resulting))
    , m_requestBox(new QWidget(m_requesting))
{
    auto *composerBox = new QWidget(m_composing);
    m_composer = makeColumn(composerBox, gaps);
    m_composing->content()->addWidget(composerBox);
    m_bar = makeColumn(m_barBox, gaps);
    m_results = makeColumn(m_resultBox, gaps);
    m_resulting->content()->addWidget(m_resultBox);
    m_request = makeColumn(m_requestBox, gaps);
    m_requesting->content()->addWidget(m_requestBox);
    for (FittingArea *area : {m_composing, m_resulting, m_requesting})
        area->content()->addStretch(1);

    auto *leading = makeColumn(m_leading, gaps);
    leading->addWidget(m_composing);
    leading->addWidget(m_barBox);
    leading->addWidget(m_resulting, 1);
    m_composing->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_resulting->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    placeBar();
    // Contents must not change the shares.
    m_leading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_requesting->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    makeRow(this, {noMargins, paneGap}, {{m_leading, leadingShare}, {m_requesting, requestShare}});
    keepComposerWhole();
}

/// As wide as the content of the panes, which have room for a scroll bar.
void SendPanes::placeBar()
{
    const int ring = FittingArea::ringRoom;
    const int atBar = ring + gutterWidth();
    m_bar->setContentsMargins(isRightToLeft() ? atBar : ring, 0, isRightToLeft() ? ring : atBar, ring);
}

/// The composer never scrolls horizontally while the request has its minimum width.
void SendPanes::keepComposerWhole()
{
    const int request = grown(leastRequest, *this);
    const int room = contentsRect().width() - paneGap - request;
    const int wanted = std::min(m_composing->minimumSizeHint().width(), room);
    m_requesting->setMinimumWidth(m_stacked ? 1 : request);
    m_leading->setMinimumWidth(m_stacked ? 1 : std::max(grown(leastLeading, *this), wanted));
}

void SendPanes::arrange()
{
    if (const bool narrow = contentsRect().width() < grown(forTwoColumns, *this); narrow != m_stacked)
        stack(narrow);
    keepComposerWhole();
}

/// The composer is not reparented, so that its fields keep the focus.
void SendPanes::stack(bool stacked)
{
    m_stacked = stacked;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool moved = focus && (m_resultBox->isAncestorOf(focus) || m_requestBox->isAncestorOf(focus));
    if (stacked) {
        m_composing->content()->insertWidget(1, m_resultBox);
        m_composing->content()->insertWidget(2, m_requestBox);
    } else {
        m_resulting->content()->insertWidget(0, m_resultBox);
        m_requesting->content()->insertWidget(0, m_requestBox);
    }
    m_resultBox->show();
    m_requestBox->show();
    m_resulting->setVisible(!stacked);
    m_requesting->setVisible(!stacked);
    m_composing->setSizePolicy(QSizePolicy::Expanding, stacked ? QSizePolicy::Expanding : QSizePolicy::Maximum);
    static_cast<QVBoxLayout *>(m_leading->layout())->setStretchFactor(m_composing, stacked ? 1 : 0);
    if (moved && focus)
        focus->setFocus(Qt::OtherFocusReason);
}

void SendPanes::showNewestResult()
{
    QTimer::singleShot(0, this, [this] {
        m_resulting->verticalScrollBar()->setValue(0);
        if (!m_stacked)
            return;
        const int top = m_resultBox->mapTo(m_composing->widget(), QPoint()).y();
        m_composing->verticalScrollBar()->setValue(top);
    });
}

/// When a focused widget is hidden, Qt first focuses another one further down and scrolls there.
void SendPanes::showComposer()
{
    QTimer::singleShot(0, this, [this] {
        m_composing->verticalScrollBar()->setValue(0);
        if (QWidget *focus = m_composing->widget()->focusWidget(); focus != nullptr && focus->hasFocus())
            m_composing->ensureWidgetVisible(focus);
    });
}

bool SendPanes::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        keepComposerWhole(); // another mode needs another width
    return QWidget::event(event);
}

void SendPanes::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SendPanes::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
    else if (event->type() == QEvent::LayoutDirectionChange)
        placeBar();
}

} // namespace rc
