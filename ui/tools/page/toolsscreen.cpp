// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/words/displaytext.h"
#include "session/session.h"
#include "session/tools/catalogreviewer.h"
#include "session/tools/catalogtext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/tools/call/callpanel.h"
#include "ui/tools/page/toolspage.h"

#include <QHideEvent>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

ToolsScreen::ToolsScreen(Session &session, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_theme(theme)
    , m_stack(new QStackedWidget(this))
    , m_page(new ToolsPage(session, theme, m_stack))
{
    setObjectName(u"toolsScreen"_s);
    makeColumn(this, {noMargins}, {m_stack});
    m_stack->addWidget(m_page);
    connect(m_page, &Page::statusChanged, this, &Page::statusChanged);
    connect(m_page, &Page::busyChanged, this, [this] {
        emit busyChanged(isBusy());
        openPending();
    });
    connect(m_page, &ToolsPage::callRequested, this, &ToolsScreen::openTool);
    connect(m_page, &ToolsPage::setupRequested, this, &ToolsScreen::setupRequested);
    connect(&m_page->reviewer(), &CatalogReviewer::reviewed, this, &ToolsScreen::updateUnreviewed);
    connect(&session.book(), &ProfileBook::changed, this, &ToolsScreen::resourceChanged);
}

CallPanel *ToolsScreen::shown() const
{
    return qobject_cast<CallPanel *>(m_stack->currentWidget());
}

CallPanel *ToolsScreen::panelOf(const CatalogKind &kind, const QString &name) const
{
    const auto found = std::find_if(m_panels.cbegin(), m_panels.cend(), [&](const CallPanel *panel) {
        return panel->kind() == kind && panel->tool().name == name && panel->belongsToCurrent();
    });
    return found == m_panels.cend() ? nullptr : *found;
}

void ToolsScreen::openTool(const CatalogKind &kind, const Tool &tool)
{
    CallPanel *panel = panelOf(kind, tool.name);
    // A changed definition needs a new form, but a running call keeps its panel.
    if (panel && panel->tool().raw != tool.raw && !panel->isBusy()) {
        drop(panel);
        panel = nullptr;
    }
    if (!panel) {
        panel = new CallPanel(kind, tool, m_session, m_theme, m_stack);
        m_stack->addWidget(panel);
        connect(panel, &CallPanel::closed, this, [this, panel] { closeForm(*panel); });
        connect(panel, &CallPanel::reviewRequested, this, [this, panel] {
            showPage()->choose(panel->kind(), panel->tool().name);
            m_page->reviewer().setReviewed(panel->kind(), panel->tool().name);
        });
        connect(panel, &CallPanel::statusChanged, this, &Page::statusChanged);
        connect(panel, &CallPanel::busyChanged, this, [this, panel](bool busy) {
            emit busyChanged(isBusy());
            if (!busy && !panel->belongsToCurrent())
                drop(panel); // Activity has the outcome
        });
        m_panels.append(panel);
    }
    updateUnreviewed();
    m_stack->setCurrentWidget(panel);
    panel->firstFocus()->setFocus(Qt::OtherFocusReason);
}

void ToolsScreen::updateUnreviewed()
{
    for (CallPanel *panel : std::as_const(m_panels)) {
        panel->setUnreviewed(unreviewedWarning(m_page->reviewer(), panel->kind(), panel->tool().name));
        panel->setSuspicion(criticalFindingWarning(m_page->reviewer(), panel->kind(), panel->tool().name));
    }
}

void ToolsScreen::open(const ToolCall &call)
{
    m_pending = call;
    if (m_page->catalog(call.kind))
        openPending();
    else if (!m_page->isBusy())
        m_page->refresh();
}

ToolsPage *ToolsScreen::showPage()
{
    m_stack->setCurrentWidget(m_page);
    if (QWidget *first = m_page->firstFocus())
        first->setFocus(Qt::OtherFocusReason);
    return m_page;
}

/// Back to the button that opens the form.
void ToolsScreen::closeForm(const CallPanel &panel)
{
    showPage()->choose(panel.kind(), panel.tool().name);
    if (auto *call = m_page->findChild<QPushButton *>(u"callTool"_s); call != nullptr && call->isVisible())
        call->setFocus(Qt::OtherFocusReason);
}

void ToolsScreen::openPending()
{
    if (m_page->isBusy() || !m_pending)
        return;
    constexpr qsizetype maxLength = 200;
    const ToolCall call = *std::exchange(m_pending, std::nullopt);
    const ToolCatalog *catalog = m_page->catalog(call.kind);
    const QList<Tool> tools = catalog ? catalog->tools : QList<Tool>();
    const auto tool = std::find_if(tools.cbegin(), tools.cend(),
                                   [&call](const Tool &candidate) { return candidate.name == call.name; });
    if (tool == tools.cend()) {
        showPage();
        emit statusChanged(tr("“%1” is not in the current tool list, so it cannot be called again.")
                               .arg(displayText(call.name, LineBreaks::Mark, maxLength)));
        return;
    }
    openTool(call.kind, *tool);
    shown()->fillIn(call.arguments);
    shown()->firstFocus()->setFocus(Qt::OtherFocusReason);
}

void ToolsScreen::resourceChanged()
{
    m_pending.reset();
    const QList<CallPanel *> panels = m_panels;
    for (CallPanel *panel : panels) {
        if (panel->belongsToCurrent())
            continue;
        if (panel == shown())
            showPage();
        if (!panel->isBusy())
            drop(panel);
    }
}

void ToolsScreen::drop(CallPanel *panel)
{
    m_panels.removeOne(panel);
    m_stack->removeWidget(panel);
    panel->deleteLater();
}

/// Stops the watch of a hidden page, but not in a minimized window.
void ToolsScreen::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous()) {
        // Queued, because the end of a watch would create widgets in a closing window.
        const auto stop = [this] {
            if (!isVisible())
                m_page->stopWatching(true);
        };
        QMetaObject::invokeMethod(this, stop, Qt::QueuedConnection);
    }
    Page::hideEvent(event);
}

void ToolsScreen::refresh()
{
    if (!shown())
        m_page->refresh();
}

void ToolsScreen::cancel()
{
    if (CallPanel *panel = shown()) {
        if (panel->isBusy())
            panel->cancel();
        else
            closeForm(*panel);
        return;
    }
    m_page->cancel();
    for (CallPanel *panel : std::as_const(m_panels))
        panel->cancel();
}

bool ToolsScreen::undoRemoval()
{
    CallPanel *panel = shown();
    return panel ? panel->undoRemoval() : m_page->undoRemoval();
}

bool ToolsScreen::hasTransientState() const
{
    return m_page->isWatching();
}

bool ToolsScreen::isBusy() const
{
    return m_page->isBusy() || isCalling();
}

bool ToolsScreen::isCalling() const
{
    return std::any_of(m_panels.cbegin(), m_panels.cend(), [](const CallPanel *panel) { return panel->isBusy(); });
}

/// The lists do not show the progress of a call.
bool ToolsScreen::showsProgress() const
{
    return m_page->isVisibleTo(this) && m_page->showsProgress() && !isCalling();
}

QWidget *ToolsScreen::firstFocus()
{
    const CallPanel *panel = shown();
    return panel ? panel->firstFocus() : m_page->firstFocus();
}

} // namespace rc
