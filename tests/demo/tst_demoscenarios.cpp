// SPDX-License-Identifier: GPL-3.0-or-later
// The program's diagnosis of each demo scenario: a scenario without a visible cause is useless. And the demo service's
// catalogs, which are valid, and sent as written.
#include "check/runcheck.h"
#include "demo/demoscenario.h"
#include "demo/demoservice.h"
#include "demo/detail/demotools.h"
#include "support/testprogram.h"

#include <QSet>

#include <utility>

namespace rc::tst_demoscenarios {

namespace {

constexpr std::chrono::milliseconds soon(800);

/// For a check that includes an error.
QList<std::pair<QString, QStringList>> causesByScenario()
{
    return {
        {u"well"_s, {}},
        {u"shared"_s, {}},
        {u"team-key"_s, {u"ingest name-with-entries-needed"_s}},
        {u"resource-key"_s, {u"tools-general resource-key-at-tools"_s, u"tools-code-hosting resource-key-at-tools"_s}},
        {u"wrong-key"_s,
         {u"ingest key-or-name-wrong"_s, u"tools-general tools-key-not-accepted"_s,
          u"tools-code-hosting tools-key-not-accepted"_s}},
        {u"stranger"_s, {u"ingest no-access"_s}},
        {u"deleted"_s, {u"ingest owner-and-uuid"_s}},
        {u"wrong-product-path"_s, {u"ingest own-login"_s}},
        {u"team-address"_s, {u"ingest team-address"_s}},
        {u"wrong-tool-server"_s, {u"tools-general own-login-of-tools"_s, u"tools-code-hosting own-login-of-tools"_s}},
        {u"other-host-name"_s,
         {u"ingest host-not-served"_s, u"tools-general tools-host-not-listed"_s,
          u"tools-code-hosting tools-host-not-listed"_s}},
        {u"further-catalog"_s, {}},
        {u"code-hosting-token"_s, {u"tools-code-hosting token-wanted"_s}},
        {u"code-hosting-not-configured"_s, {u"tools-code-hosting upstream-not-configured"_s}},
        {u"code-hosting-down"_s, {u"tools-code-hosting upstream-failed"_s}},
        {u"tool-server-blocks"_s, {u"tools-code-hosting no-answer-in-time"_s}},
        {u"slow-notifier"_s, {u"level-error notification-not-answered"_s}},
        {u"log-lags"_s, {u"arrival not-in-log"_s}}, // by then
        {u"log-pages"_s, {}},
        {u"log-gaps"_s, {u"arrival not-in-log"_s}},
        {u"log-duplicates"_s, {}},
        {u"log-clock-off"_s, {}},
    };
}

/// "step cause" for each step that has one.
QStringList causesIn(const CheckReport &report)
{
    QStringList causes;
    for (const StepResult &step : report.steps) {
        if (!step.cause.isEmpty())
            causes.append(wireWord(step.id) + u' ' + step.cause);
    }
    return causes;
}

} // namespace

class TestDemoScenarios : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_service = std::make_unique<DemoService>();
        QVERIFY(m_service->start());
    }

    void tableIsConsistent()
    {
        QSet<QString> titles;
        for (const DemoScenario &scenario : demoScenarios()) {
            QVERIFY(demoScenario(scenario.name) == &scenario);
            titles.insert(demoScenarioTitle(scenario));
            QVERIFY(!demoScenarioTitle(scenario).isEmpty() && demoScenarioEffect(scenario).endsWith(u'.'));
        }
        QCOMPARE(titles.size(), demoScenarios().size());
        QCOMPARE(demoScenarioNames().constFirst(), u"well"_s);
        QVERIFY(demoScenario(u"Well"_s) == nullptr && demoScenario({}) == nullptr);
        QStringList seen;
        for (const auto &[name, causes] : causesByScenario())
            seen.append(name);
        QCOMPARE(seen, demoScenarioNames());
    }

    void checkFindsTheCause_data()
    {
        QTest::addColumn<QStringList>("causes");
        for (const auto &[name, causes] : causesByScenario())
            QTest::newRow(qPrintable(name)) << causes;
    }

    void checkFindsTheCause()
    {
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        play(name);
        CheckPlan asked = plan();
        if (name == "slow-notifier"_L1 || name == "tool-server-blocks"_L1)
            asked.limits.deadline = asked.limits.streamDeadline = soon;
        asked.levels = {Level::Info, Level::Error};
        if (name.startsWith("log-"_L1))
            asked.arrival = ArrivalCheck{.confirmedTool = u"resource_logs"_s, .pace = {.within = soon / 8}};
        QTEST(causesIn(reportOf(asked)), "causes");
    }

    // Some scenarios hand out wrong details, and the program's advice fixes them.
    void fixResolvesTheCause_data()
    {
        QTest::addColumn<std::function<void(CheckPlan &)>>("mend");
        using Mend = std::function<void(CheckPlan &)>;
        QTest::newRow("team-key") << Mend([](CheckPlan &plan) { plan.identity.username = u"demo"_s; });
        QTest::newRow("resource-key") << Mend(
            [](CheckPlan &plan) { plan.identity.resourceUuid = plan.resource.section(u'/', -2, -2); });
        QTest::newRow("wrong-product-path")
            << Mend([](CheckPlan &plan) { plan.resource.replace(u"/tools/"_s, u"/DevTools/"_s); });
        QTest::newRow("wrong-tool-server") << Mend([](CheckPlan &plan) { plan.toolServer.remove(u"/tools"_s); });
        QTest::newRow("team-address") << Mend(
            [](CheckPlan &plan) { plan.resource.replace(u"/team/ops/"_s, u"/u/whoever/"_s); });
    }

    void fixResolvesTheCause()
    {
        QFETCH(std::function<void(CheckPlan &)>, mend);
        play(QString::fromLatin1(QTest::currentDataTag()));
        CheckPlan mended = plan();
        mend(mended);
        const CheckReport report = reportOf(mended);
        QCOMPARE(causesIn(report), QStringList());
        QCOMPARE(stepOf(report, StepId::ToolsCodeHosting).state, StepState::Passed);
    }

    void blockingToolServerBlocksEveryRequest()
    {
        play(u"tool-server-blocks"_s);
        CheckPlan asked = plan();
        asked.limits.deadline = asked.limits.streamDeadline = soon;
        asked.only = {StepId::ToolsGeneral, StepId::ToolsCodeHosting};
        QCOMPARE(causesIn(reportOf(asked)), QStringList{u"tools-code-hosting no-answer-in-time"_s});
        asked.key = plan().key;
        QCOMPARE(causesIn(reportOf(asked)),
                 (QStringList{u"tools-general tool-server-silent"_s, u"tools-code-hosting tool-server-silent"_s}));
        // another scenario is another service
        play(u"well"_s);
        QCOMPARE(causesIn(reportOf(plan())), QStringList());
    }

    void scenariosCanBeCombined()
    {
        DemoSetting setting;
        for (const QString &name : {u"stranger"_s, u"code-hosting-down"_s})
            demoScenario(name)->play(setting);
        m_service->play(setting);
        QCOMPARE(causesIn(reportOf(plan())),
                 (QStringList{u"ingest no-access"_s, u"tools-code-hosting upstream-failed"_s}));
    }

    void catalogIsValid_data()
    {
        addColumns<QString, int>("catalog", "atLeast");
        QTest::newRow("general") << u"general"_s << 12;
        QTest::newRow("code hosting") << u"code-hosting"_s << 38;
    }

    void catalogIsValid()
    {
        QFETCH(QString, catalog);
        QFETCH(int, atLeast);
        const QList<QByteArray> tools = rc::demoTools(catalog);
        QVERIFY(tools.size() >= atLeast);

        static const QRegularExpression nameForm(u"^[A-Za-z0-9_.-]{1,128}$"_s);
        static const QSet<QString> hints{u"title"_s, u"readOnlyHint"_s, u"destructiveHint"_s, u"idempotentHint"_s,
                                         u"openWorldHint"_s};
        QSet<QString> names;
        QSet<QString> kinds; // a demo with only one kind of tool would not show the distinctions of the Tools page
        for (const QByteArray &text : tools) {
            QVERIFY(!text.contains('\n'));
            const QJsonObject tool = QJsonDocument::fromJson(text).object();
            const QString name = tool["name"_L1].toString();
            QVERIFY2(nameForm.match(name).hasMatch(), text.constData());
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
            QVERIFY2(!tool["description"_L1].toString().isEmpty(), qPrintable(name));

            const QJsonObject schema = tool["inputSchema"_L1].toObject();
            QCOMPARE(schema["type"_L1].toString(), u"object"_s);
            const QJsonObject properties = schema["properties"_L1].toObject();
            for (const auto &property : properties)
                QVERIFY2(property.toObject().contains("type"_L1), qPrintable(name));
            const QJsonArray allRequired = schema["required"_L1].toArray();
            for (const auto &required : allRequired)
                QVERIFY2(properties.contains(required.toString()), qPrintable(name));
            const QJsonObject annotations = tool["annotations"_L1].toObject();
            for (const QString &hint : annotations.keys()) {
                QVERIFY2(hints.contains(hint), qPrintable(name + u": "_s + hint));
                if (annotations[hint].toBool())
                    kinds.insert(hint);
            }
            for (const QString &member : {u"annotations"_s, u"title"_s}) {
                if (!tool.contains(member))
                    kinds.insert(u"no "_s + member);
            }
        }
        QVERIFY(kinds.contains(QSet{u"readOnlyHint"_s, u"destructiveHint"_s, u"no annotations"_s, u"no title"_s}));
    }

private:
    void play(const QString &name)
    {
        const DemoScenario *scenario = demoScenario(name);
        QVERIFY(scenario != nullptr);
        DemoSetting setting;
        scenario->play(setting);
        m_service->play(setting);
    }

    /// A check with all of the demo service's connection details.
    [[nodiscard]] CheckPlan plan() const
    {
        CheckPlan plan = planFor({});
        plan.resource = m_service->resourceUrl();
        plan.toolServer = m_service->toolServerUrl();
        plan.customCatalogs = m_service->customCatalogs();
        plan.identity.username = m_service->username();
        plan.key = keySource(KeyState::SessionOnly, {}, m_service->key().reveal());
        return plan;
    }

    std::unique_ptr<DemoService> m_service;
};

RC_TEST(TestDemoScenarios)

} // namespace rc::tst_demoscenarios

#include "tst_demoscenarios.moc"
