// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/toolinspector.h"

#include "session/tools/catalogreviewer.h"
#include "ui/theme/theme.h"
#include "ui/tools/inspector/tooldetail.h"
#include "ui/tools/review/changespanel.h"
#include "ui/tools/review/costpanel.h"
#include "ui/tools/review/findingspanel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

SegmentedControl *buildViews(QWidget *parent)
{
    auto *views = named(new SegmentedControl(SegmentedControl::Look::Tabs, parent), u"inspectorViews"_s);
    views->setChoices(QStringList(4)); // before what they show, for the order of the Tab key
    return views;
}

} // namespace

ToolInspector::ToolInspector(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_views(buildViews(this))
    , m_stack(new QStackedWidget(this))
    , m_detail(new ToolDetail(theme, m_stack))
    , m_findings(new FindingsPanel(reviewer, theme, m_stack))
    , m_changes(new ChangesPanel(reviewer, theme, m_stack))
    , m_costs(new CostPanel(reviewer, theme, m_stack))
{
    setObjectName(u"toolInspector"_s);
    m_detail->setReviewer(reviewer);
    for (QWidget *page : std::initializer_list<QWidget *>{m_detail, m_findings, m_changes, m_costs})
        m_stack->addWidget(page);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::unit);
    layout->addWidget(m_views);
    layout->addWidget(m_stack, 1);
    connect(m_views, &SegmentedControl::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_findings, &FindingsPanel::countChanged, this, &ToolInspector::updateWords);
    connect(m_changes, &ChangesPanel::countChanged, this, &ToolInspector::updateWords);
    connect(m_costs, &CostPanel::countChanged, this, &ToolInspector::updateWords);
    connect(m_findings, &FindingsPanel::placeWanted, this, &ToolInspector::want);
    connect(m_changes, &ChangesPanel::toolWanted, this,
            [this](const CatalogKind &kind, const QString &name) { want(kind, name, {}); });
    connect(m_costs, &CostPanel::toolWanted, this,
            [this](const CatalogKind &kind, const QString &name) { want(kind, name, {}); });
    updateWords();
}

void ToolInspector::showTool(const Tool &tool, const CatalogKind &kind)
{
    m_detail->showTool(tool, kind);
}

void ToolInspector::clear()
{
    m_detail->clear();
}

void ToolInspector::setShown(const QList<CatalogKind> &catalogs)
{
    m_findings->setShown(catalogs);
    m_changes->setShown(catalogs);
    m_costs->setShown(catalogs);
}

void ToolInspector::showDetail()
{
    m_views->setCurrentIndex(0);
}

void ToolInspector::want(const CatalogKind &kind, const QString &name, const QString &where)
{
    emit toolWanted(kind, name);
    showDetail();
    if (!where.isEmpty())
        m_detail->showPlace(where);
}

void ToolInspector::updateWords()
{
    const QLocale locale;
    m_views->setChoices(
        {tr("Tool"), tr("Findings %1").arg(locale.toString(m_findings->count())),
         m_changes->unseen() > 0 ? tr("Changes %1 new").arg(locale.toString(m_changes->unseen())) : tr("Changes"),
         tr("Cost %1").arg(locale.toString(m_costs->tokens()))});
}

} // namespace rc

#include "moc_toolinspector.cpp"
