// SPDX-License-Identifier: GPL-3.0-or-later
// A catalog that only one profile has: stored, listed, called, checked, exported.
#include "cli/console.h"
#include "cli/serving.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_catalogs {

namespace {

const QString planning = u"planning=/planning/"_s;

QStringList catalogsIn(const QJsonObject &document)
{
    QStringList names;
    for (const QJsonValue catalog : document["catalogs"_L1].toArray())
        names.append(catalog["name"_L1].toString());
    return names;
}

} // namespace

class TestCliCatalogs : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void itIsKeptWithTheProfile();
    void itGoesAlongWithAnExport();
    void itIsListedBesideTheOthers_data();
    void itIsListedBesideTheOthers();
    void anUnknownOneIsRefused();
    void itsToolsAreCalled();
    void aListWithoutAProfile();

private:
    [[nodiscard]] Ran run(const QStringList &words) const { return m_console->run(words); }
    [[nodiscard]] QByteArray endpoints() const;

    std::unique_ptr<Console> m_console;
    std::unique_ptr<Serving> m_serving;
};

void TestCliCatalogs::init()
{
    m_serving.reset();
    m_console = std::make_unique<Console>();
    m_serving = std::make_unique<Serving>(*m_console, QStringList{u"--scenario"_s, u"further-catalog"_s});
    m_console->set(u"SERVICE_API_KEY"_s, QString::fromLatin1(m_serving->key()));
    const Ran added = run({u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, m_serving->resourceUrl(), u"--mcp-url"_s,
                           m_serving->toolServerUrl(), u"--username"_s, u"demo"_s, u"--further-catalogs"_s, planning});
    QVERIFY2(added.exitCode == 0, added.told());
    QCOMPARE(run({u"key"_s, u"allow"_s, u"--env-key"_s}).exitCode, 0);
}

/// On the tool server, in order of the requests.
QByteArray TestCliCatalogs::endpoints() const
{
    QByteArrayList asked;
    for (const QByteArray &line : m_serving->served().split('\n')) {
        for (const char *endpoint : {"general", "code-hosting", "planning"}) {
            if (line.contains("\"endpoint\":\"" + QByteArray(endpoint) + '"') &&
                (asked.isEmpty() || asked.last() != endpoint))
                asked.append(endpoint);
        }
    }
    return asked.join(' ');
}

void TestCliCatalogs::itIsKeptWithTheProfile()
{
    const auto shown = [this] {
        return run({u"profile"_s, u"show"_s, u"work"_s, u"--json"_s}).json()["furtherCatalogs"_L1].toArray();
    };
    QCOMPARE(shown(), (QJsonArray{QJsonObject{{u"name"_s, u"planning"_s}, {u"path"_s, u"/planning/"_s}}}));
    QVERIFY(run({u"profile"_s, u"show"_s, u"work"_s}).out.contains(planning.toUtf8()));
    QCOMPARE(run({u"profile"_s, u"edit"_s, u"work"_s, u"--debug"_s, u"on"_s}).exitCode, 0);
    QCOMPARE(shown().size(), 1);
    QCOMPARE(run({u"profile"_s, u"edit"_s, u"work"_s, u"--further-catalogs"_s, QString()}).exitCode, 0);
    QCOMPARE(shown().size(), 0);
}

void TestCliCatalogs::itGoesAlongWithAnExport()
{
    const Ran exported = run({u"profile"_s, u"export"_s, u"work"_s});
    Console other;
    const Ran taken = other.run({u"profile"_s, u"import"_s, u"-"_s}, exported.out);
    QVERIFY2(taken.exitCode == 0, taken.told());
    QCOMPARE(other.run({u"profile"_s, u"show"_s, u"work"_s, u"--json"_s}).json()["furtherCatalogs"_L1].toArray().size(),
             1);
    Console strict;
    const Ran refused =
        strict.run({u"profile"_s, u"import"_s, u"-"_s}, QByteArray(exported.out).replace("/planning/", "/a/../../"));
    QVERIFY2(refused.exitCode == 2, refused.told());
}

void TestCliCatalogs::itIsListedBesideTheOthers_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("names");
    const QStringList both{u"general"_s, u"code-hosting"_s};
    QTest::newRow("without a word") << QStringList() << both + QStringList{u"planning"_s};
    QTest::newRow("all") << QStringList{u"all"_s} << both + QStringList{u"planning"_s};
    QTest::newRow("both") << QStringList{u"both"_s} << both;
    QTest::newRow("by name") << QStringList{u"planning"_s} << QStringList{u"planning"_s};
    QTest::newRow("by name and path") << QStringList{u"plans=/planning/"_s} << QStringList{u"plans"_s};
}

void TestCliCatalogs::itIsListedBesideTheOthers()
{
    QFETCH(QStringList, words);
    if (!words.isEmpty())
        words.prepend(u"--catalog"_s);
    const Ran ran = run(QStringList{u"tools"_s, u"--json"_s} + words);
    QVERIFY2(ran.exitCode == 0, ran.told());
    QTEST(catalogsIn(ran.json()), "names");
    const QJsonObject last = ran.json()["catalogs"_L1].toArray().last().toObject();
    if (words.isEmpty()) {
        QCOMPARE(last["tools"_L1].toArray().size(), 4);
        QVERIFY(last["url"_L1].toString().endsWith(u"/planning/"_s));
        QCOMPARE(endpoints(), "general code-hosting planning"); // one after the other
    }
}

void TestCliCatalogs::anUnknownOneIsRefused()
{
    for (const QString &word : {u"planing"_s, u"x=/a/../b"_s, u"x=/mcp/"_s}) {
        const Ran ran = run({u"tools"_s, u"--catalog"_s, word});
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty() && !ran.err.isEmpty(), ran.told());
    }
    QVERIFY(run({u"tools"_s, u"--catalog"_s, u"planing"_s}).err.contains("planning"));
    QCOMPARE(endpoints(), "");
}

void TestCliCatalogs::itsToolsAreCalled()
{
    const Ran ran = run({u"tools"_s, u"call"_s, u"list_projects"_s, u"--json"_s});
    QCOMPARE(ran.json()["catalog"_L1].toString(), u"planning"_s);
    QCOMPARE(ran.json()["outcome"_L1].toString(), u"tool-error"_s); // the demo service does not run it
    QVERIFY2(endpoints().endsWith("planning"), endpoints());
    // and is recorded for later
    const Ran kept = run({u"activity"_s, u"--json"_s});
    QVERIFY2(kept.out.contains("/planning/"), kept.told());
}

void TestCliCatalogs::aListWithoutAProfile()
{
    Console bare;
    bare.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(m_serving->key()));
    const QStringList where{u"--mcp-url"_s, m_serving->toolServerUrl(), u"--username"_s, u"demo"_s};
    QCOMPARE(catalogsIn(bare.run(QStringList{u"tools"_s, u"--json"_s} + where).json()).size(), 2);
    QCOMPARE(catalogsIn(bare.run(QStringList{u"tools"_s, u"--json"_s, u"--catalog"_s, planning} + where).json()),
             QStringList{u"planning"_s});
    // recognized when it is compared later
    const QString file = bare.write(
        u"list.json"_s, bare.run(QStringList{u"tools"_s, u"--json"_s, u"--catalog"_s, planning} + where).out);
    const Ran same = bare.run(QStringList{u"tools"_s, u"diff"_s, file, u"--catalog"_s, planning} + where);
    QVERIFY2(same.exitCode == 0, same.told());
    const Ran other = bare.run(QStringList{u"tools"_s, u"diff"_s, file, u"--catalog"_s, u"general"_s} + where);
    QVERIFY2(other.exitCode != 0 && other.exitCode != 1, other.told());
}

RC_TEST(TestCliCatalogs)

} // namespace rc::tst_cli_catalogs

#include "tst_cli_catalogs.moc"
