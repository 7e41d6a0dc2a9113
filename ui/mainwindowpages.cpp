// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window, and what leads from one to another.
#include "ui/activity/activityscreen.h"
#include "ui/check/checkpage.h"
#include "ui/currentresource.h"
#include "ui/mainwindow.h"
#include "ui/preferences/preferencespage.h"
#include "ui/send/sendpage.h"
#include "ui/setup/setuppage.h"
#include "ui/tools/call/toolsscreen.h"

#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace rc {

Page *MainWindow::buildPage(const QString &id)
{
    if (id == "check"_L1)
        return new CheckPage(m_current, m_checks, m_theme, m_stack);
    if (id == "send"_L1)
        return new SendPage(m_current, m_theme, m_stack);
    if (id == "tools"_L1)
        return new ToolsScreen(m_current, m_theme, m_stack);
    if (id == "activity"_L1) {
        auto *page = new ActivityScreen(m_current, m_theme, m_stack);
        connect(page, &ActivityScreen::resendWanted, this, [this](const LogEntry &entry) {
            showPage(u"send"_s);
            if (auto *send = qobject_cast<SendPage *>(builtPage(u"send"_s)))
                send->take(entry);
        });
        connect(page, &ActivityScreen::callAgainWanted, this, [this](const ToolCall &call) {
            showPage(u"tools"_s);
            if (auto *tools = qobject_cast<ToolsScreen *>(builtPage(u"tools"_s)))
                tools->open(call);
        });
        connect(page, &ActivityScreen::drillRequested, this, [this] {
            showPage(u"send"_s);
            if (auto *send = qobject_cast<SendPage *>(builtPage(u"send"_s)))
                send->startDrill();
        });
        return page;
    }
    if (id == "setup"_L1) {
        auto *page = new SetupPage(m_current, m_theme, m_stack);
        connect(page, &SetupPage::lookWanted, this, [this] { showPage(u"setup"_s); });
        connect(page, &SetupPage::activityWanted, this, [this](const QString &query) {
            showPage(u"activity"_s);
            if (auto *activity = qobject_cast<ActivityScreen *>(builtPage(u"activity"_s)))
                activity->searchFor(query);
        });
        return page;
    }
    if (id == "preferences"_L1) {
        auto *page = new PreferencesPage(m_current, m_theme, m_settings, m_stack);
        connect(page, &PreferencesPage::retentionWanted, this, [this] {
            showPage(u"activity"_s);
            if (auto *activity = qobject_cast<ActivityScreen *>(builtPage(u"activity"_s)))
                activity->showKeeping(true);
        });
        return page;
    }
    return nullptr;
}

} // namespace rc
