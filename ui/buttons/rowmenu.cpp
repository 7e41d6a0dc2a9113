// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/rowmenu.h"

#include "ui/theme/look.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void popUp(QWidget *owner, const CardActions &actions, const QPoint &at)
{
    auto *menu = new QMenu(owner);
    menu->setObjectName(u"contextMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    actions(*menu);
    if (menu->isEmpty())
        delete menu;
    else
        menu->popup(at);
}

/// Handles the event before the view's own context menu.
class RowMenu : public QObject
{
public:
    RowMenu(QAbstractItemView *view, RowActions actions)
        : QObject(view)
        , m_view(view)
        , m_actions(std::move(actions))
    {
        view->installEventFilter(this);
        view->viewport()->installEventFilter(this);
    }

    void setActions(RowActions actions) { m_actions = std::move(actions); }

    void openAt(const QModelIndex &row, const QPoint &at) const
    {
        if (row.isValid())
            popUp(m_view, [this, &row](QMenu &menu) { m_actions(menu, row); }, at);
    }

    void openAtCurrent() const
    {
        const QModelIndex current = m_view->currentIndex();
        if (current.isValid())
            m_view->scrollTo(current); // the menu is shown next to its row
        const QRect row = m_view->visualRect(current).intersected(m_view->viewport()->visibleRegion().boundingRect());
        openAt(current, m_view->viewport()->mapToGlobal(row.center()));
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ContextMenu)
            return QObject::eventFilter(watched, event);
        const auto *contextMenu = static_cast<QContextMenuEvent *>(event);
        if (contextMenu->reason() == QContextMenuEvent::Keyboard)
            openAtCurrent();
        else
            openAt(m_view->indexAt(watched == m_view ? m_view->viewport()->mapFromParent(contextMenu->pos())
                                                     : contextMenu->pos()),
                   contextMenu->globalPos());
        return true;
    }

private:
    QAbstractItemView *m_view;
    RowActions m_actions;
};

class CardMenu : public QObject
{
public:
    CardMenu(QWidget *widget, CardActions actions)
        : QObject(widget)
        , m_widget(widget)
        , m_actions(std::move(actions))
    {
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ContextMenu)
            return QObject::eventFilter(watched, event);
        popUp(m_widget, m_actions, static_cast<QContextMenuEvent *>(event)->globalPos());
        return true;
    }

private:
    QWidget *m_widget;
    CardActions m_actions;
};

/// findChild() would need a meta object.
RowMenu *menuOf(const QAbstractItemView &view)
{
    for (QObject *child : view.children()) {
        if (auto *menu = dynamic_cast<RowMenu *>(child))
            return menu;
    }
    return nullptr;
}

} // namespace

void attachRowMenu(QAbstractItemView *view, RowActions actions)
{
    if (RowMenu *menu = menuOf(*view))
        menu->setActions(std::move(actions));
    else
        new RowMenu(view, std::move(actions));
}

bool hasRowMenu(const QAbstractItemView &view)
{
    return menuOf(view) != nullptr;
}

void openRowMenu(QAbstractItemView &view)
{
    if (const RowMenu *menu = menuOf(view))
        menu->openAtCurrent();
}

void attachMenu(QWidget *widget, CardActions actions)
{
    new CardMenu(widget, std::move(actions));
}

QString cardText(const QWidget &card)
{
    QStringList lines;
    for (const QLabel *label : card.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&card) && !label->text().isEmpty())
            lines.append(label->text());
    }
    return lines.join(u'\n');
}

QAction *addCopyAction(QMenu &menu, const QString &label, const QString &text)
{
    QAction *action = menu.addAction(label);
    action->setEnabled(!text.isEmpty());
    QObject::connect(action, &QAction::triggered, action, [text] { QGuiApplication::clipboard()->setText(text); });
    return action;
}

PopupPanel::PopupPanel(QPushButton *button)
    : QFrame(button, Qt::Popup)
    , m_button(button)
    , m_lines(new QVBoxLayout(this))
{
    setFlag(this, "popup");
    m_lines->setContentsMargins(grid::unit, grid::unit, grid::unit, grid::unit);
    m_lines->setSpacing(0);
    connect(button, &QPushButton::clicked, this, &PopupPanel::open);
    hide();
}

void PopupPanel::addButton(QPushButton *button)
{
    button->setParent(this);
    setFlag(button, "item");
    m_lines->addWidget(button);
}

void PopupPanel::open()
{
    adjustSize();
    const QRect room = m_button->screen()->availableGeometry();
    QPoint corner = m_button->mapToGlobal(
        QPoint(isRightToLeft() ? 0 : m_button->width() - width(), m_button->height() + grid::unit));
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())));
    if (corner.y() + height() > room.bottom())
        corner.setY(m_button->mapToGlobal(QPoint()).y() - height() - grid::unit);
    move(corner);
    show();
    setFocus(Qt::PopupFocusReason); // so that the next child is the first one
    focusNextChild();
}

} // namespace rc

#include "moc_rowmenu.cpp"
