// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/toolinspector.h"

#include "session/tools/catalogreviewer.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/inspector/catalogdetail.h"
#include "ui/tools/inspector/tooldetail.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace rc {

ToolInspector::ToolInspector(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_back(named(linkButton(tr("‹ Back to the list"), this), u"backToList"_s, tr("Back to the list")))
    , m_stack(new QStackedWidget(this))
    , m_detail(new ToolDetail(theme, m_stack))
    , m_catalog(new CatalogDetail(reviewer, theme, m_stack))
{
    setObjectName(u"toolInspector"_s);
    m_detail->setReviewer(reviewer);
    m_stack->addWidget(m_detail);
    m_stack->addWidget(m_catalog);
    m_back->hide();
    makeColumn(this, {noMargins, grid::unit}, {{m_back, 0, Qt::AlignLeading}, {m_stack, 1}});
    connect(m_back, &QPushButton::clicked, this, &ToolInspector::backWanted);
    connect(m_catalog, &CatalogDetail::placeWanted, this,
            [this](const CatalogKind &kind, const QString &name, const QString &where) {
                emit toolWanted(kind, name);
                if (!where.isEmpty())
                    m_detail->showPlace(where);
            });
}

void ToolInspector::showTool(const Tool &tool, const CatalogKind &kind)
{
    m_stack->setCurrentWidget(m_detail);
    m_detail->showTool(tool, kind);
}

void ToolInspector::showCatalog()
{
    m_stack->setCurrentWidget(m_catalog);
}

void ToolInspector::clear()
{
    m_detail->clear();
}

void ToolInspector::setBackShown(bool shown)
{
    m_back->setVisible(shown);
}

QWidget *ToolInspector::firstFocus() const
{
    const SegmentedControl *tabs = m_stack->currentWidget() == m_catalog ? m_catalog->tabs() : m_detail->tabs();
    return tabs->button(tabs->currentIndex());
}

} // namespace rc

#include "moc_toolinspector.cpp"
