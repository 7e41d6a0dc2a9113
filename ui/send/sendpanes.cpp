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
constexpr int maxMinWidth = 580; // leaves room for the other pane in a narrow window
} // namespace

FittedScrollArea::FittedScrollArea(QWidget *parent, int minHeight)
    : QScrollArea(parent)
    , m_minHeight(minHeight)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    reserveGutter(this);
    auto *inside = new QWidget(this);
    setFlag(inside, "pageContent");
    m_content = makeColumn(inside, {QMargins(ringMargin, ringMargin, ringMargin, ringMargin), grid::gap});
    setWidget(inside);
}

QSize FittedScrollArea::sizeHint() const
{
    QSize size = widget()->sizeHint();
    if (widget()->layout()->hasHeightForWidth())
        size.setHeight(widget()->layout()->totalHeightForWidth(viewport()->width()));
    return size;
}

QSize FittedScrollArea::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + gutterWidth(); // no horizontal scrolling
    return {std::clamp(width, minFittingHeight, maxMinWidth), std::min(m_minHeight, sizeHint().height())};
}

/// Follows the size of its content.
bool FittedScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void FittedScrollArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // text wraps differently
}

namespace {

constexpr int forTwoColumns = 900;
constexpr int minLeadingWidth = 400;
constexpr int minRequestWidth = 260;
constexpr int minResultsHeight = 140; // enough to read the newest one
constexpr int leadingShare = 58;
constexpr int requestShare = 42;
constexpr int paneGap = 6; // with the room for scroll bar and focus rings, a gap of 24

constexpr BoxSpaces gaps{noMargins, grid::gap};

} // namespace

SendPanes::SendPanes(QWidget *parent)
    : QWidget(parent)
    , m_leading(new QWidget(this))
    , m_barBox(named(new QWidget(m_leading), u"sendBar"_s))
    , m_composerArea(named(new FittedScrollArea(m_leading), u"composerArea"_s))
    , m_resultArea(named(new FittedScrollArea(m_leading, minResultsHeight), u"resultArea"_s))
    , m_requestArea(named(new FittedScrollArea(this), u"requestArea"_s))
    , m_resultBox(new QWidget(m_resultArea))
    , m_requestBox(new QWidget(m_requestArea))
{
    auto *composerBox = new QWidget(m_composerArea);
    m_composer = makeColumn(composerBox, gaps);
    m_composerArea->content()->addWidget(composerBox);
    m_bar = makeColumn(m_barBox, gaps);
    m_results = makeColumn(m_resultBox, gaps);
    m_resultArea->content()->addWidget(m_resultBox);
    m_request = makeColumn(m_requestBox, gaps);
    m_requestArea->content()->addWidget(m_requestBox);
    for (FittedScrollArea *area : {m_composerArea, m_resultArea, m_requestArea})
        area->content()->addStretch(1);

    auto *leading = makeColumn(m_leading, gaps);
    leading->addWidget(m_composerArea);
    leading->addWidget(m_barBox);
    leading->addWidget(m_resultArea, 1);
    m_composerArea->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_resultArea->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    updateBarMargins();
    // Contents must not change the shares.
    m_leading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_requestArea->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    makeRow(this, {noMargins, paneGap}, {{m_leading, leadingShare}, {m_requestArea, requestShare}});
    fitComposerWidth();
}

/// As wide as the content of the panes, which have room for a scroll bar.
void SendPanes::updateBarMargins()
{
    const int ring = FittedScrollArea::ringMargin;
    const int atBar = ring + gutterWidth();
    m_bar->setContentsMargins(isRightToLeft() ? atBar : ring, 0, isRightToLeft() ? ring : atBar, ring);
}

/// The composer never scrolls horizontally while the request has its minimum width.
void SendPanes::fitComposerWidth()
{
    const int request = scaledLength(minRequestWidth, *this);
    const int room = contentsRect().width() - paneGap - request;
    const int wanted = std::min(m_composerArea->minimumSizeHint().width(), room);
    m_requestArea->setMinimumWidth(m_stacked ? 1 : request);
    m_leading->setMinimumWidth(m_stacked ? 1 : std::max(scaledLength(minLeadingWidth, *this), wanted));
}

void SendPanes::arrange()
{
    if (const bool narrow = contentsRect().width() < scaledLength(forTwoColumns, *this); narrow != m_stacked)
        stack(narrow);
    fitComposerWidth();
}

/// The composer is not reparented, so that its fields keep the focus.
void SendPanes::stack(bool stacked)
{
    m_stacked = stacked;
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool moved = focus && (m_resultBox->isAncestorOf(focus) || m_requestBox->isAncestorOf(focus));
    if (stacked) {
        m_composerArea->content()->insertWidget(1, m_resultBox);
        m_composerArea->content()->insertWidget(2, m_requestBox);
    } else {
        m_resultArea->content()->insertWidget(0, m_resultBox);
        m_requestArea->content()->insertWidget(0, m_requestBox);
    }
    m_resultBox->show();
    m_requestBox->show();
    m_resultArea->setVisible(!stacked);
    m_requestArea->setVisible(!stacked);
    m_composerArea->setSizePolicy(QSizePolicy::Expanding, stacked ? QSizePolicy::Expanding : QSizePolicy::Maximum);
    static_cast<QVBoxLayout *>(m_leading->layout())->setStretchFactor(m_composerArea, stacked ? 1 : 0);
    if (moved && focus)
        focus->setFocus(Qt::OtherFocusReason);
}

void SendPanes::showNewestResult()
{
    QTimer::singleShot(0, this, [this] {
        m_resultArea->verticalScrollBar()->setValue(0);
        if (!m_stacked)
            return;
        const int top = m_resultBox->mapTo(m_composerArea->widget(), QPoint()).y();
        m_composerArea->verticalScrollBar()->setValue(top);
    });
}

/// When a focused widget is hidden, Qt first focuses another one further down and scrolls there.
void SendPanes::showComposer()
{
    QTimer::singleShot(0, this, [this] {
        m_composerArea->verticalScrollBar()->setValue(0);
        if (QWidget *focus = m_composerArea->widget()->focusWidget(); focus != nullptr && focus->hasFocus())
            m_composerArea->ensureWidgetVisible(focus);
    });
}

bool SendPanes::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fitComposerWidth(); // another mode needs another width
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
        updateBarMargins();
}

} // namespace rc
