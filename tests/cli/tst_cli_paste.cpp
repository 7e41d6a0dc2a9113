// SPDX-License-Identifier: GPL-3.0-or-later
// profile add --paste and profile edit --paste with a real keyring; run inside tests/support/session.sh.
#include "config/paste/pasteimport.h"
#include "console.h"
#include "support/filebytes.h"
#include "support/testprogram.h"

namespace rc::tst_cli_paste {

namespace {

const QByteArray key = "test-key-0123456789"_ba;
const QByteArray url = "https://logs.example.net/tools/u/mara/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_ba;

} // namespace

class TestCliPaste : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<Console>();
        m_console->useKeyring();
    }

    void pastedTextCreatesAProfileAndSavesTheKey()
    {
        const RunResult added =
            ended(0, m_console->run(listOf("profile add prod --paste -"),
                                    "curl " + url + "logs/ -H 'X-API-Key: " + key + "' -H 'X-Trace: 7'\n"));
        QVERIFY(!(added.out + added.err).contains(key));
        QVERIFY2(added.err.contains("X-Trace"), added.details());
        QVERIFY2(added.err.contains(pastedFieldName(PastedField::Resource).toUtf8()), added.details());
        const QJsonObject shown = profile();
        QCOMPARE(shown["resource"_L1].toString().toUtf8(), url);
        QVERIFY(shown["keySaved"_L1].toBool());
        const RunResult status = m_console->run(listOf("key status --profile prod --json"));
        QCOMPARE(status.json()["state"_L1].toString(), u"saved"_s);
        const QByteArray saved = bytesOf(m_console->home() + u"/resource-console/profiles.json"_s);
        QVERIFY(saved.contains("prod") && !saved.contains(key));
    }

    void optionsOverridePastedText()
    {
        const QString file = m_console->write(u"service.env"_s, "ACME_RESOURCE=" + url +
                                                                    "\nACME_USERNAME=mara\nACME_CLOUD_LEVEL=error\n");
        ended(0, m_console->run(listOf("profile add prod --paste", file, "--username jon")));
        QCOMPARE(profile()["username"_L1].toString(), u"jon"_s);
        QCOMPARE(profile()["threshold"_L1].toString(), u"ERROR"_s);
        QCOMPARE(profile()["envPrefix"_L1].toString(), u"SERVICE_"_s); // text cannot determine which key is sent
        QVERIFY(!profile()["keySaved"_L1].toBool());

        const RunResult edited = ended(0, m_console->run(listOf("profile edit prod --paste - --json"),
                                                         "configure(debug=True, api_key='" + key + "')"));
        QVERIFY2(edited.err.contains(pastedFieldName(PastedField::Debug).toUtf8()), edited.details());
        QVERIFY(edited.json()["keySaved"_L1].toBool());
        QVERIFY(profile()["debug"_L1].toBool());
        QCOMPARE(profile()["username"_L1].toString(), u"jon"_s);
        QVERIFY(profile()["keySaved"_L1].toBool());
    }

    void oneOfSeveralServersIsSelected()
    {
        QByteArray text = "{\"mcpServers\": {\"acme\": {\"url\": \"https://mcp.example.net/mcp/\", \"headers\": "
                          "{\"x-api-key\": \"KEY\"}}, \"weather\": {\"url\": \"https://other.example/mcp/\", "
                          "\"headers\": {\"x-api-key\": \"other-key-0123456789\"}}}}";
        text.replace("KEY", key);
        const QStringList edit{u"profile"_s, u"edit"_s, u"prod"_s, u"--paste"_s, u"-"_s};
        QCOMPARE(m_console->run({u"profile"_s, u"add"_s, u"prod"_s, u"--resource"_s, QString::fromUtf8(url)}).exitCode,
                 0);

        const RunResult open = m_console->run(edit, text); // none is at an address of the profile
        QVERIFY2(open.exitCode == 2 && open.err.contains("acme") && open.err.contains("weather"), open.details());
        QCOMPARE(profile()["toolServer"_L1].toString(), QString());
        QVERIFY(!profile()["keySaved"_L1].toBool());
        ended(2, m_console->run(edit + listOf("--server nobody"), text));

        ended(0, m_console->run(edit + listOf("--server weather"), text));
        QCOMPARE(profile()["toolServer"_L1].toString(), u"https://other.example"_s);
        const RunResult fits = m_console->run(edit, text); // now one of them is
        QVERIFY2(fits.exitCode == 0 && fits.err.contains("weather"), fits.details());
        QCOMPARE(profile()["toolServer"_L1].toString(), u"https://other.example"_s);
        const RunResult status = m_console->run(listOf("key status --profile prod"));
        QVERIFY2(!status.out.contains("mcp.example.net"), status.details());

        ended(2, m_console->run(listOf("profile edit prod --server acme")));
    }

    void aKeyOfAnotherServerIsRefused()
    {
        ended(0, m_console->run(listOf("profile add prod --paste -"),
                                "curl " + url + "logs/ -H 'X-API-Key: " + key + "'\n"));
        const RunResult refused =
            m_console->run({u"profile"_s, u"edit"_s, u"prod"_s, u"--paste"_s, u"-"_s},
                           "SERVICE_MCP_URL=https://other.example/\nSERVICE_API_KEY=other-key-0123456789\n");
        QVERIFY2(refused.exitCode == 2 && refused.err.contains("other.example"), refused.details());
        QCOMPARE(profile()["toolServer"_L1].toString(), QString());
    }

    void aPlaceholderLeavesTheSavedKey()
    {
        ended(0, m_console->run(listOf("profile add prod --paste -"),
                                "curl " + url + "logs/ -H 'X-API-Key: " + key + "'\n"));
        m_console->set(u"SERVICE_API_KEY"_s, QString::fromUtf8(key)); // for the comparison
        const auto keyState = [this] {
            const RunResult compared = m_console->run(listOf("env --profile prod --json"));
            for (const QJsonValue row : compared.json()["rows"_L1].toArray()) {
                if (row["name"_L1].toString() == "SERVICE_API_KEY"_L1)
                    return row["state"_L1].toString();
            }
            return QString();
        };
        QCOMPARE(keyState(), u"equal"_s);
        const RunResult edited =
            m_console->run({u"profile"_s, u"edit"_s, u"prod"_s, u"--paste"_s, u"-"_s},
                           "{\"mcpServers\": {\"acme\": {\"url\": \"https://logs.example.net/mcp/\", \"headers\":\n"
                           "{\"x-api-key\": \"<YOUR_API_KEY>\", \"x-user-username\": \"<YOUR_NAME>\"}}}}");
        QVERIFY2(edited.exitCode == 0 && edited.err.contains("placeholder"), edited.details());
        QCOMPARE(profile()["toolServer"_L1].toString(), u"https://logs.example.net"_s);
        QCOMPARE(profile()["username"_L1].toString(), QString());
        QCOMPARE(keyState(), u"equal"_s);
    }

    void uselessTextChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("words") << "good morning"_ba;
        QTest::newRow("no address") << "SERVICE_USERNAME=mara"_ba;
        QTest::newRow("NUL") << QByteArray("SERVICE_RESOURCE=\0", 18);
    }

    void uselessTextChangesNothing()
    {
        QFETCH(QByteArray, text);
        const RunResult ran = ended(2, m_console->run(listOf("profile add prod --paste -"), text));
        QVERIFY(!ran.err.isEmpty());
        QVERIFY(profile().isEmpty());
    }

private:
    [[nodiscard]] QJsonObject profile() const { return m_console->run(listOf("profile show prod --json")).json(); }

    std::unique_ptr<Console> m_console;
};

RC_TEST(TestCliPaste)

} // namespace rc::tst_cli_paste

#include "tst_cli_paste.moc"
