// SPDX-License-Identifier: GPL-3.0-or-later
// A collaborator's 403 end to end: the demo service sends it, check explains it, and the suggested option fixes it.
#include "serving.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_shared {

class TestCliShared : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theRefusalPointsToTheOption();
    void theOptionMendsIt();
    void anotherNameStaysRefused();

private:
    void edit(const QStringList &options) const;
    [[nodiscard]] Ran check() const;

    std::unique_ptr<Console> m_console;
    std::unique_ptr<Serving> m_demo;
};

namespace {

QJsonObject rungOf(const Ran &ran, const QString &id)
{
    for (const QJsonValue rung : ran.json()["rungs"_L1].toArray()) {
        if (rung["id"_L1].toString() == id)
            return rung.toObject();
    }
    return {};
}

} // namespace

void TestCliShared::init()
{
    m_demo.reset();
    m_console = std::make_unique<Console>();
    m_demo = std::make_unique<Serving>(*m_console, QStringList{u"--shared"_s});
    const QStringList fields{
        u"--resource"_s,    m_demo->resourceUrl(), u"--mcp-url"_s, m_demo->toolServerUrl(),   u"--username"_s,
        m_demo->username(), u"--dot-color"_s,      u"green"_s,     u"--identity-on-ingest"_s, u"off"_s};
    const Ran added = m_console->run(QStringList{u"profile"_s, u"add"_s, u"shared"_s} + fields);
    QVERIFY2(added.exitCode == 0, added.told());
}

void TestCliShared::edit(const QStringList &options) const
{
    const Ran ran = m_console->run(QStringList{u"profile"_s, u"edit"_s, u"shared"_s} + options);
    QVERIFY2(ran.exitCode == 0, ran.told());
}

Ran TestCliShared::check() const
{
    return m_console->run({u"check"_s, u"--profile"_s, u"shared"_s, u"--key-stdin"_s, u"--json"_s},
                          m_demo->key() + '\n');
}

void TestCliShared::theRefusalPointsToTheOption()
{
    const Ran ran = check();
    QVERIFY2(ran.exitCode == 4, ran.told()); // credentials refused
    const QJsonObject rung = rungOf(ran, u"ingest"_s);
    QVERIFY2(rung["state"_L1].toString() == "failed"_L1, ran.told());
    QVERIFY2(rung["cause"_L1].toString() == "name-with-entries-needed"_L1, ran.told());
    QVERIFY2(rung["hint"_L1].toString().contains(u"ask mara"_s), ran.told());
    QVERIFY2(rung["reply"_L1].toString().contains(u"forbidden"_s), ran.told());
    QVERIFY2(rungOf(ran, u"tools-general"_s)["state"_L1].toString() == "passed"_L1, ran.told());
    QTRY_VERIFY(m_demo->served().contains(R"("status":403,"entries":[])"));
}

void TestCliShared::theOptionMendsIt()
{
    edit({u"--identity-on-ingest"_s, u"on"_s});
    const Ran ran = check();
    QVERIFY2(ran.exitCode == 0, ran.told());
    QVERIFY2(rungOf(ran, u"ingest"_s)["state"_L1].toString() == "passed"_L1, ran.told());
    QVERIFY2(rungOf(ran, u"level-warning"_s)["state"_L1].toString() == "passed"_L1, ran.told());
    QTRY_VERIFY(m_demo->served().contains(R"("level":"warning")"));
}

// The option is already on: suggesting it again would not help.
void TestCliShared::anotherNameStaysRefused()
{
    edit({u"--identity-on-ingest"_s, u"on"_s, u"--username"_s, u"juno"_s});
    const Ran ran = check();
    QVERIFY2(ran.exitCode == 4, ran.told());
    const QJsonObject rung = rungOf(ran, u"ingest"_s);
    QVERIFY2(rung["cause"_L1].toString() == "no-access"_L1, ran.told());
    QVERIFY2(rung["hint"_L1].toString().contains(u"mara"_s), ran.told());
}

RC_TEST(TestCliShared)

} // namespace rc::tst_cli_shared

#include "tst_cli_shared.moc"
