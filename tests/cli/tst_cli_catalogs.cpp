// SPDX-License-Identifier: GPL-3.0-or-later
// A catalog that only one profile has: stored, listed, called, checked, exported.
#include "cli/console.h"
#include "cli/serving.h"
#include "support/testprogram.h"

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
    void init()
    {
        m_serving.reset();
        m_console = std::make_unique<Console>();
        m_serving = std::make_unique<DemoProcess>(*m_console, listOf("--scenario further-catalog"));
        m_console->set(u"SERVICE_API_KEY"_s, QString::fromLatin1(m_serving->key()));
        ended(0, run(listOf("profile add work --resource", m_serving->resourceUrl(), "--mcp-url",
                            m_serving->toolServerUrl(), "--username demo --further-catalogs", planning)));
        ended(0, run(listOf("key allow --env-key")));
    }

    void catalogIsSavedWithTheProfile()
    {
        const auto shown = [this] {
            return run(listOf("profile show work --json")).json()["furtherCatalogs"_L1].toArray();
        };
        QCOMPARE(shown(), (QJsonArray{QJsonObject{{u"name"_s, u"planning"_s}, {u"path"_s, u"/planning/"_s}}}));
        QVERIFY(run(listOf("profile show work")).out.contains(planning.toUtf8()));
        ended(0, run(listOf("profile edit work --debug on")));
        QCOMPARE(shown().size(), 1);
        ended(0, run(listOf("profile edit work --further-catalogs", QString())));
        QCOMPARE(shown().size(), 0);
    }

    void catalogIsExported()
    {
        const RunResult exported = run(listOf("profile export work"));
        Console other;
        ended(0, other.run(listOf("profile import -"), exported.out));
        QCOMPARE(other.run(listOf("profile show work --json")).json()["furtherCatalogs"_L1].toArray().size(), 1);
        Console strict;
        ended(2, strict.run(listOf("profile import -"), QByteArray(exported.out).replace("/planning/", "/a/../../")));
    }

    void catalogIsListedWithTheOthers_data()
    {
        addColumns<QStringList, QStringList>("words", "names");
        const QStringList both = listOf("general code-hosting");
        QTest::newRow("without a word") << QStringList() << both + listOf("planning");
        QTest::newRow("all") << listOf("all") << both + listOf("planning");
        QTest::newRow("both") << listOf("both") << both;
        QTest::newRow("by name") << listOf("planning") << listOf("planning");
        QTest::newRow("by name and path") << listOf("plans=/planning/") << listOf("plans");
    }

    void catalogIsListedWithTheOthers()
    {
        QFETCH(QStringList, words);
        if (!words.isEmpty())
            words.prepend(u"--catalog"_s);
        const RunResult ran = ended(0, run(listOf("tools --json", words)));
        QTEST(catalogsIn(ran.json()), "names");
        const QJsonObject last = ran.json()["catalogs"_L1].toArray().last().toObject();
        if (words.isEmpty()) {
            QCOMPARE(last["tools"_L1].toArray().size(), 4);
            QVERIFY(last["url"_L1].toString().endsWith(u"/planning/"_s));
            QCOMPARE(endpoints(), "general code-hosting planning"); // one after the other
        }
    }

    void unknownCatalogIsRefused()
    {
        for (const QString &word : listOf("planing x=/a/../b x=/mcp/")) {
            const RunResult ran = ended(2, run(listOf("tools --catalog", word)));
            QVERIFY2(ran.out.isEmpty() && !ran.err.isEmpty(), ran.details());
        }
        QVERIFY(run(listOf("tools --catalog planing")).err.contains("planning"));
        QCOMPARE(endpoints(), "");
    }

    void catalogToolsCanBeCalled()
    {
        const RunResult ran = run(listOf("tools call list_projects --json"));
        QCOMPARE(ran.json()["catalog"_L1].toString(), u"planning"_s);
        QCOMPARE(ran.json()["outcome"_L1].toString(), u"tool-error"_s); // the demo service does not run it
        QVERIFY2(endpoints().endsWith("planning"), endpoints());
        // and is recorded for later
        const RunResult kept = run(listOf("activity --json"));
        QVERIFY2(kept.out.contains("/planning/"), kept.details());
    }

    void listsToolsWithoutAProfile()
    {
        Console bare;
        bare.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(m_serving->key()));
        const QStringList where = listOf("--mcp-url", m_serving->toolServerUrl(), "--username demo");
        QCOMPARE(catalogsIn(bare.run(listOf("tools --json", where)).json()).size(), 2);
        QCOMPARE(catalogsIn(bare.run(listOf("tools --json --catalog", planning, where)).json()), listOf("planning"));
        // recognized when it is compared later
        const QString file =
            bare.write(u"list.json"_s, bare.run(listOf("tools --json --catalog", planning, where)).out);
        ended(0, bare.run(listOf("tools diff", file, "--catalog", planning, where)));
        const RunResult other = bare.run(listOf("tools diff", file, "--catalog general", where));
        QVERIFY2(other.exitCode != 0 && other.exitCode != 1, other.details());
    }

private:
    [[nodiscard]] RunResult run(const QStringList &words) const { return m_console->run(words); }
    /// On the tool server, in order of the requests.
    [[nodiscard]] QByteArray endpoints() const
    {
        QByteArrayList requested;
        for (const QByteArray &line : m_serving->served().split('\n')) {
            for (const char *endpoint : {"general", "code-hosting", "planning"}) {
                if (line.contains("\"endpoint\":\"" + QByteArray(endpoint) + '"') &&
                    (requested.isEmpty() || requested.last() != endpoint))
                    requested.append(endpoint);
            }
        }
        return requested.join(' ');
    }

    std::unique_ptr<Console> m_console;
    std::unique_ptr<DemoProcess> m_serving;
};

RC_TEST(TestCliCatalogs)

} // namespace rc::tst_cli_catalogs

#include "tst_cli_catalogs.moc"
