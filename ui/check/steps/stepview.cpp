// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/evidence/steprows.h"
#include "ui/buttons/rowmenu.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/theme/look.h"
#include "ui/widgets/codeview.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollArea>
#include <QStyle>

#include <cmath>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr auto tickLength = 40ms;
constexpr std::chrono::milliseconds secondLength = 1s;
} // namespace

StepView::StepView(StepModel &model, const Theme &theme, QWidget *parent)
    : QListView(parent)
    , m_model(model)
    , m_theme(theme)
    , m_delegate(new StepDelegate(theme, this))
{
    setObjectName(u"steps"_s);
    setAccessibleName(tr("Check steps"));
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setFlag(this, "bare");
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAutoScroll(false); // only keys scroll the page
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setMouseTracking(true);
    attachRowMenu(this, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at); });
    m_timer.setInterval(tickLength);
    connect(&m_timer, &QTimer::timeout, this, &StepView::step);
    connect(&theme, &Theme::changed, this, &StepView::fitHeight);
    // A new check is not announced, only later changes of its steps.
    connect(&model, &QAbstractItemModel::modelReset, this, &StepView::rowsChanged);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &StepView::rowsChanged);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &StepView::rowsChanged);
    connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first, const QModelIndex &last) {
        fitHeight();
        announce(first.row(), last.row());
    });
    rowsChanged();
}

QString StepView::textOf(int row) const
{
    return m_model.index(row).data(Qt::AccessibleTextRole).toString();
}

void StepView::rowsChanged()
{
    fitHeight();
    m_announced.clear();
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_announced.append(textOf(row));
}

/// Tells assistive technology, because an item view does not announce changed text: as a changed accessible name, the
/// only way before Qt 6.8. Ignores changes of a row that only move its bar.
void StepView::announce(int first, int last)
{
    for (int row = first; row <= last && row < m_announced.size(); ++row) {
        const QString text = textOf(row);
        if (text == m_announced.at(row))
            continue;
        m_announced[row] = text;
        QAccessibleEvent event(this, QAccessible::NameChanged);
        event.setChild(row);
        QAccessible::updateAccessibility(&event);
    }
}

void StepView::setRunning(bool running)
{
    m_running = running;
    // With reduced motion the system's animation duration is 0: nothing moves, but the seconds still count.
    m_moves = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    m_timer.setInterval(m_moves ? tickLength : secondLength);
    if (running)
        m_timer.start();
    else
        m_timer.stop();
    m_clock.start();
    m_delegate->setNow(0);
    m_delegate->setPhase(running && m_moves ? 0 : -1);
    viewport()->update();
}

void StepView::step()
{
    const qint64 now = m_clock.nsecsElapsed() / 1000;
    constexpr double way = 1.2e6; // µs for a pass across the track
    m_delegate->setNow(now);
    if (m_moves)
        m_delegate->setPhase(1 - std::abs(std::fmod(double(now) / way, 2) - 1));
    viewport()->update();
}

QSize StepView::sizeHint() const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = QRect(0, 0, std::max(viewport()->width(), 300), 1);
    int height = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        height += m_delegate->sizeHint(option, m_model.index(row)).height();
    return {600, height};
}

void StepView::fitHeight()
{
    scheduleDelayedItemsLayout();
    setFixedHeight(StepView::sizeHint().height()); // non-virtual, because it is also called during construction
}

void StepView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitHeight();
}

void StepView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    Q_UNUSED(hint)
    QWidget *outer = parentWidget();
    while (outer != nullptr && qobject_cast<QScrollArea *>(outer) == nullptr)
        outer = outer->parentWidget();
    auto *page = static_cast<QScrollArea *>(outer);
    // During construction the view has no page yet.
    if (page == nullptr || page->widget() == nullptr || !page->widget()->isAncestorOf(this) || !index.isValid())
        return;
    executeDelayedItemsLayout();
    const QRect area = visualRect(index);
    for (const int y : {area.bottom(), area.top()})
        page->ensureVisible(0, viewport()->mapTo(page->widget(), QPoint(0, y)).y(), 0, grid::gap);
}

void StepView::toggle(const QModelIndex &index)
{
    m_model.toggle(index);
    // Queued, because its details enlarge the page first.
    if (index.data(StepModel::ExpandedRole).toBool())
        QTimer::singleShot(0, this, [this, row = QPersistentModelIndex(index)] { scrollTo(row); });
}

/// The steps of that row that a key may repeat; those that may notify people need their own button.
QSet<StepId> StepView::repeatable(const QModelIndex &index) const
{
    QSet<StepId> steps;
    if (m_running)
        return steps;
    for (const StepId &id : m_model.stepsOf(index)) {
        const std::optional<Level> level = levelOf(id);
        if (!(level && mayNotify(*level)))
            steps.insert(id);
    }
    return steps;
}

void StepView::runAgain(const QModelIndex &index, bool andBelow)
{
    const QSet<StepId> steps = repeatable(index);
    if (steps.isEmpty())
        return;
    emit stepsRequested(andBelow ? stepsFrom(m_model.stepsOf(index).constFirst(), inReadingOrder(m_model.steps()))
                                 : steps);
}

void StepView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    if (isEnter && (isPlain || event->modifiers() == Qt::KeypadModifier))
        toggle(currentIndex());
    else if (key == Qt::Key_R && (isPlain || event->modifiers() == Qt::ShiftModifier))
        runAgain(currentIndex(), !isPlain);
    else if (key == Qt::Key_V && isPlain)
        showReply(currentIndex());
    else if (event->matches(QKeySequence::Copy))
        copyReply();
    else if (key == Qt::Key_PageUp || key == Qt::Key_PageDown)
        event->ignore(); // for the page
    else {
        QListView::keyPressEvent(event);
        scrollTo(currentIndex());
    }
}

/// Home leads to the first step, and not to its heading, which cannot be current.
QModelIndex StepView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex to = QListView::moveCursor(action, modifiers);
    return action != MoveHome || to.flags().testFlag(Qt::ItemIsEnabled) ? to : to.siblingAtRow(to.row() + 1);
}

void StepView::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    // A click on the details does not collapse them, so that they can be read.
    const QRect area = visualRect(index);
    if (event->button() == Qt::LeftButton && at.y() - area.top() < m_delegate->rowHeight(area.width(), index))
        toggle(index);
}

void StepView::addActions(QMenu &menu, const QModelIndex &at)
{
    if (m_model.stepsOf(at).isEmpty())
        return;
    const auto again = [&](const QString &label, const QKeySequence &keys, bool andBelow) {
        QAction *action = menu.addAction(label);
        action->setShortcut(keys); // only displayed; the view handles the keys itself
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setEnabled(!repeatable(at).isEmpty());
        connect(action, &QAction::triggered, this,
                [this, row = QPersistentModelIndex(at), andBelow] { runAgain(row, andBelow); });
    };
    again(tr("Run this step again"), Qt::Key_R, false);
    again(tr("Run this step and all below"), Qt::SHIFT | Qt::Key_R, true);
    menu.addSeparator();
    const QString reply = at.data(StepModel::ReplyRole).toString();
    QAction *show = menu.addAction(tr("View the full response"));
    show->setShortcut(Qt::Key_V);
    show->setShortcutContext(Qt::WidgetShortcut);
    show->setEnabled(!reply.isEmpty());
    connect(show, &QAction::triggered, this, [this, row = QPersistentModelIndex(at)] { showReply(row); });
    QString line = at.data(Qt::AccessibleTextRole).toString();
    if (const QString hint = at.data(StepModel::HintRole).toString(); !hint.isEmpty())
        line += u'\n' + hint;
    addCopyAction(menu, tr("Copy response"), reply);
    addCopyAction(menu, tr("Copy marker"), at.data(StepModel::MarkerRole).toString());
    addCopyAction(menu, tr("Copy this step"), line);
}

void StepView::showReply(const QModelIndex &index)
{
    const QString reply = index.data(StepModel::ReplyRole).toString();
    if (!reply.isEmpty())
        showTextWindow(tr("Response: %1", "the title of a step").arg(index.data().toString()), reply, m_theme, this);
}

void StepView::copyReply()
{
    if (const QString reply = currentIndex().data(StepModel::ReplyRole).toString(); !reply.isEmpty())
        QGuiApplication::clipboard()->setText(reply);
}

} // namespace rc
