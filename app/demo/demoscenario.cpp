// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/demoscenario.h"

#include "core/textsof.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr auto context = "rc::DemoScenario";

const QString somebodyElse = u"mara"_s;

using CodeHosting = DemoSetting::CodeHosting;

} // namespace

const QList<DemoScenario> &demoScenarios()
{
    static const QList<DemoScenario> table{
        {"well"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "Everything works"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "Every step of the check passes."), [](DemoSetting &) {}},
        {"shared"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A shared resource, a team’s key"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "Entries without a username are refused."),
         [](DemoSetting &setting) {
             setting.owner = somebodyElse;
             setting.reach = DemoSetting::Reach::Shared;
             setting.key = DemoSetting::Key::Team;
         }},
        {"team-key"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A team’s key without a username"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "Entries are refused, tools are listed."),
         [](DemoSetting &setting) {
             setting.owner = somebodyElse;
             setting.reach = DemoSetting::Reach::Shared;
             setting.key = DemoSetting::Key::Team;
             setting.named = false;
         }},
        {"resource-key"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "The resource’s own key"),
         QT_TRANSLATE_NOOP("rc::DemoScenario",
                           "The tool server accepts the key only together with the resource’s UUID."),
         [](DemoSetting &setting) { setting.key = DemoSetting::Key::Resource; }},
        {"wrong-key"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A wrong key"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The key belongs to nobody."),
         [](DemoSetting &setting) { setting.key = DemoSetting::Key::Unknown; }},
        {"stranger"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "No access"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The resource belongs to somebody else, who has not shared it."),
         [](DemoSetting &setting) { setting.owner = somebodyElse; }},
        {"deleted"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A deleted resource"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The service has no resource with this UUID."),
         [](DemoSetting &setting) { setting.deleted = true; }},
        {"wrong-product-path"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A different product path"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The service redirects entries to its login page."),
         [](DemoSetting &setting) { setting.product = u"/DevTools"_s; }},
        {"team-address"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A team page as the address"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The Resource URL points to a team page, which accepts no entries."),
         [](DemoSetting &setting) {
             setting.owner = somebodyElse;
             setting.reach = DemoSetting::Reach::Shared;
             setting.product.clear();
             setting.teamAddress = true;
         }},
        {"wrong-tool-server"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "The log service as the tool server"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The service redirects tool requests to its login page."),
         [](DemoSetting &setting) { setting.toolPath = u"/tools"_s; }},
        {"other-host-name"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A different host name"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The service responds only to localhost, not to 127.0.0.1."),
         [](DemoSetting &setting) { setting.hosts = {u"localhost"_s}; }},
        {"further-catalog"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "An additional catalog"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The tool server has another catalog at /planning/."),
         [](DemoSetting &setting) { setting.planning = true; }},
        {"code-hosting-token"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "Code hosting requires a token"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "Any token in the Authorization header works."),
         [](DemoSetting &setting) { setting.codeHosting = CodeHosting::WantsToken; }},
        {"code-hosting-not-configured"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "Code hosting is not set up"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The tool server has nothing behind its code-hosting endpoint."),
         [](DemoSetting &setting) { setting.codeHosting = CodeHosting::NotConfigured; }},
        {"code-hosting-down"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "Code hosting is down"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The server behind the code-hosting tools cannot be reached."),
         [](DemoSetting &setting) { setting.codeHosting = CodeHosting::Down; }},
        {"tool-server-blocks"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "The tool server does not respond"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "Code hosting blocks the whole tool server for a minute."),
         [](DemoSetting &setting) { setting.codeHosting = CodeHosting::Hangs; }},
        {"slow-notifier"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "Slow notifications"),
         QT_TRANSLATE_NOOP("rc::DemoScenario",
                           "Errors and alerts are stored at once, but the response takes 45 seconds."),
         [](DemoSetting &setting) {
             setting.owner = somebodyElse;
             setting.reach = DemoSetting::Reach::Shared;
             setting.notifyDelay = std::chrono::seconds(15);
         }},
        {"log-lags"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A log that lags"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "Entries appear in the log after 3 seconds."),
         [](DemoSetting &setting) { setting.log.lag = std::chrono::seconds(3); }},
        {"log-pages"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A paginated log"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The log tool shows 5 entries at a time."),
         [](DemoSetting &setting) { setting.log.pageSize = 5; }},
        {"log-gaps"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A log with gaps"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "Every third entry is accepted and never appears in the log."),
         [](DemoSetting &setting) { setting.log.dropEvery = 3; }},
        {"log-duplicates"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A log with duplicates"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The log shows each entry three times."),
         [](DemoSetting &setting) { setting.log.copies = 3; }},
        {"log-clock-off"_L1, QT_TRANSLATE_NOOP("rc::DemoScenario", "A clock that is off"),
         QT_TRANSLATE_NOOP("rc::DemoScenario", "The service’s clock is 7 minutes behind."),
         [](DemoSetting &setting) { setting.log.clockAhead = -std::chrono::minutes(7); }},
    };
    return table;
}

QStringList demoScenarioNames()
{
    return textsOf(demoScenarios(), &DemoScenario::name);
}

const DemoScenario *demoScenario(const QString &name)
{
    const QList<DemoScenario> &all = demoScenarios();
    const auto found = std::ranges::find(all, name, &DemoScenario::name);
    return found == all.cend() ? nullptr : &*found;
}

QString demoScenarioTitle(const DemoScenario &scenario)
{
    return QCoreApplication::translate(context, scenario.title);
}

QString demoScenarioEffect(const DemoScenario &scenario)
{
    return QCoreApplication::translate(context, scenario.effect);
}

} // namespace rc
