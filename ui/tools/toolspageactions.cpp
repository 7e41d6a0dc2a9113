// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the lists of the Tools page: export them, compare what two profiles see.
#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/currentresource.h"
#include "ui/tools/comparepanel.h"
#include "ui/tools/identitycompare.h"
#include "ui/tools/toolexport.h"
#include "ui/tools/toollistpane.h"
#include "ui/tools/toolsheader.h"
#include "ui/tools/toolspage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/tinted.h"

#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

void ToolsPage::addExport()
{
    m_export = new ToolExport([this] { return exportable(); }, m_theme, this);
    m_header->addAction(m_export->button());
    m_layout->insertWidget(m_layout->indexOf(m_banner) + 1, m_export->banner());
}

ExportableTools ToolsPage::exportable() const
{
    ExportableTools tools;
    tools.profile = m_current.profile();
    const ToolKey chosen = m_list->currentKey();
    for (const CatalogKind &kind : m_header->shown()) {
        const Side &one = side(kind);
        if (!one.fetched)
            continue;
        const qsizetype all = one.catalog.tools.size();
        ToolSelection selection{one.catalog, all};
        tools.all.append(selection);
        selection.catalog.tools = m_list->shownTools(kind);
        if (!selection.catalog.tools.isEmpty())
            tools.shown.append(selection);
        if (const Tool *tool = m_list->current(); tool && chosen.catalog == kind) {
            selection.catalog.tools = {*tool};
            tools.chosen = {selection};
        }
    }
    return tools;
}

void ToolsPage::addCompare()
{
    m_compareButton = new QPushButton(tr("Compare") + u" ▾"_s, this);
    m_compareButton->setObjectName(u"compareTools"_s);
    m_compareButton->setMinimumHeight(grid::controlHeight);
    auto *menu = new QMenu(m_compareButton);
    m_compareButton->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &ToolsPage::fillCompare);
    m_header->addAction(m_compareButton);
    m_compare = new IdentityCompare(m_current, this);
    m_compared = new ComparePanel(m_theme, this);
    m_stack->addWidget(m_compared);
    connect(m_compare, &IdentityCompare::compared, m_compared, &ComparePanel::show);
    connect(m_compare, &IdentityCompare::failed, this, [this](const QString &profile, const Error &error) {
        m_compared->say(u"%1: %2"_s.arg(displayText(profile), errorLine(error)));
    });
    connect(m_compare, &IdentityCompare::cancelled, this, &ToolsPage::endCompare);
    connect(m_compare, &IdentityCompare::busyChanged, this, [this](bool busy) {
        m_compareButton->setEnabled(!busy);
        m_header->setBusy(busy);
        emit busyChanged(busy);
        emit statusChanged(busy ? tr("Asking as both profiles…") : summary());
    });
    connect(m_compared, &ComparePanel::closed, this, [this] {
        m_compare->cancel();
        endCompare();
    });
    connect(m_compared, &ComparePanel::toolWanted, this, [this](const CatalogKind &kind, const QString &name) {
        endCompare();
        choose(kind, name);
    });
}

void ToolsPage::fillCompare()
{
    QMenu *menu = m_compareButton->menu();
    menu->clear();
    const QStringList others = m_compare->candidates();
    for (const QString &name : others) {
        const QString shown = displayText(name, LineBreaks::Mark, 60).replace(u'&', u"&&"_s);
        connect(menu->addAction(tr("With what %1 sees").arg(shown)), &QAction::triggered, this,
                [this, name] { compareWith(name); });
    }
    if (others.isEmpty())
        menu->addAction(tr("No other profile has this tool server"))->setEnabled(false);
}

void ToolsPage::compareWith(const QString &profile)
{
    if (isBusy())
        return;
    m_banner->hide();
    m_compared->wait(m_current.profile().name, profile);
    m_stack->setCurrentWidget(m_compared);
    m_compared->setFocus(Qt::OtherFocusReason);
    m_compare->start(profile);
}

void ToolsPage::endCompare()
{
    if (m_stack->currentWidget() != m_compared)
        return;
    m_stack->setCurrentIndex(0);
    showSides();
}

} // namespace rc
