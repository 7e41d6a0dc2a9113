// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/toollistview.h"

#include "ui/theme/theme.h"
#include "ui/tools/list/tooldelegate.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/widgets/kit.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int lowList = 300; // fewer than five rows: hides descriptions
} // namespace

ToolListView::ToolListView(ToolModel &model, const Theme &theme, QWidget *parent)
    : QListView(parent)
    , m_model(model)
    , m_delegate(new ToolDelegate(theme, this))
{
    setObjectName(u"toolList"_s);
    setAccessibleName(tr("Tools"));
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(u"QListView { border: none; background: transparent; border-radius: 0px; }"_s);
    setMouseTracking(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepGutter(this);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setUniformItemSizes(true);
    // Without headings all rows have the same height and need not be measured.
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { setUniformItemSizes(!m_model.hasHeadings()); });
    connect(&theme, &Theme::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

void ToolListView::resizeEvent(QResizeEvent *event)
{
    fitRows();
    QListView::resizeEvent(event);
}

void ToolListView::fitRows()
{
    const bool described = viewport()->height() >= lowList;
    if (described == m_delegate->isDescribed())
        return;
    m_delegate->setDescribed(described);
    scheduleDelayedItemsLayout();
}

/// Selects the next tool from that row on.
void ToolListView::choose(int from, int step)
{
    for (int row = from; row >= 0 && row < m_model.rowCount(); row += step) {
        if (m_model.isTool(row)) {
            setCurrentIndex(m_model.index(row));
            return;
        }
    }
}

/// Without a selection the first tool is selected, like with Home; a mouse press selects by itself.
void ToolListView::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid() && event->reason() != Qt::MouseFocusReason)
        choose(0, 1);
    QListView::focusInEvent(event);
}

void ToolListView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Home:
        choose(0, 1);
        scrollToTop(); // show a heading above the first tool, too
        return;
    case Qt::Key_End:
        choose(m_model.rowCount() - 1, -1);
        return;
    case Qt::Key_Down:
        choose(currentIndex().row() + 1, 1);
        return;
    case Qt::Key_Up:
        if (currentIndex().row() <= m_model.firstTool())
            emit leftUpwards();
        else
            choose(currentIndex().row() - 1, -1);
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

} // namespace rc

#include "moc_toollistview.cpp"
