// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fittingarea.h"

#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QResizeEvent>

#include <algorithm>

namespace rc {

namespace {
constexpr int minFittingHeight = 64; // a line and what surrounds it: less is no use to anybody
constexpr int mostLeastWidth = 580;  // in a narrow window the pane beside it has to have room
} // namespace

FittingArea::FittingArea(QWidget *parent)
    : QScrollArea(parent)
    , m_least(minFittingHeight)
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

void FittingArea::setLeastHeight(int height)
{
    m_least = height;
    updateGeometry();
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

} // namespace rc

#include "moc_fittingarea.cpp"
