// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/toollistcolumn.h"

#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/list/toollistview.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace rc {

ToolListColumn::ToolListColumn(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_model(new ToolModel(this))
    , m_view(new ToolListView(*m_model, theme, this))
    , m_heading(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"listHeading"_s))
    , m_nothing(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"nothingFound"_s))
{
    m_heading->setContentsMargins(12, 4, 12, 0);
    m_heading->hide();
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setContentsMargins(24, 24, 24, 24);
    m_nothing->hide();
    makeColumn(this, {QMargins(1, 4, 1, 4), grid::unit}, {m_heading, {m_view, 1}, {m_nothing, 1}});
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &to) {
        if (!m_choosing && m_model->isTool(to.row()))
            emit chosen();
    });
    for (const auto press : {&QListView::clicked, &QListView::activated}) {
        connect(m_view, press, this, [this](const QModelIndex &index) {
            if (m_model->isTool(index.row()))
                emit opened();
        });
    }
    giveRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) {
        if (m_model->isTool(at.row()))
            addActions(menu, m_model->catalog(at.row()), m_model->tool(at.row()));
    });
    // Resetting the rows changes the view's selection without the user.
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_choosing = true; });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_choosing = false; });
}

void ToolListColumn::addActions(QMenu &menu, const CatalogKind &kind, const Tool &tool)
{
    connect(menu.addAction(tr("Show tool")), &QAction::triggered, this, [this] {
        if (m_model->isTool(m_view->currentIndex().row()))
            emit opened();
    });
    connect(menu.addAction(tr("Call…")), &QAction::triggered, this,
            [this, kind, tool] { emit callWanted(kind, tool); });
    menu.addSeparator();
    addCopy(menu, tr("Copy name"), tool.name);
    addCopy(menu, tr("Copy description"), tool.description);
    addCopy(menu, tr("Copy definition as JSON"), QString::fromUtf8(tool.raw));
}

void ToolListColumn::setHeading(const QString &text)
{
    m_heading->setText(text);
    m_heading->setVisible(!text.isEmpty());
    m_view->setAccessibleName(text.isEmpty() ? tr("Tools") : text);
}

void ToolListColumn::setNothing(const QString &text)
{
    const bool empty = m_model->shownTools() == 0;
    m_nothing->setText(text);
    m_nothing->setVisible(empty);
    m_view->setVisible(!empty);
}

void ToolListColumn::choose(int row)
{
    const QScopedValueRollback<bool> choosing(m_choosing, true);
    const QModelIndex index = m_model->index(row);
    if (index == m_view->currentIndex() && (!index.isValid() || m_view->selectionModel()->isSelected(index)))
        return;
    m_view->setCurrentIndex(index);
    if (!index.isValid())
        m_view->clearSelection();
    else if (row == m_model->firstTool())
        m_view->scrollToTop();
    else
        m_view->scrollTo(index);
}

void ToolListColumn::clearChoice()
{
    const QScopedValueRollback<bool> choosing(m_choosing, true);
    m_view->clearSelection();
}

} // namespace rc

#include "moc_toollistcolumn.cpp"
