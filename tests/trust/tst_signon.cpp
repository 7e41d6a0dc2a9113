// SPDX-License-Identifier: GPL-3.0-or-later
// No response makes the program look for the user's tickets or sign on automatically. Checked by a real process's
// system calls (strace).
#include "cli/console.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"
#include "tests/trust/tracedcalls.h"

namespace rc::tst_signon {

class TestSignOn : public QObject
{
    Q_OBJECT

private slots:
    void responsesNeverStartASignOn_data()
    {
        QTest::addColumn<QByteArray>("challenge");
        for (const char *challenge :
             {"Negotiate", "negotiate", "Negotiate YII=", "NTLM", "Negotiate\r\nWWW-Authenticate: NTLM",
              "Basic realm=\"a\", Negotiate", "Digest realm=\"a\", nonce=\"b\"", "Kerberos"})
            QTest::newRow(challenge) << QByteArray(challenge);
    }

    /// Nothing of Kerberos is loaded, read or contacted, and the server gets only the request.
    void responsesNeverStartASignOn()
    {
        QFETCH(QByteArray, challenge);
        const QTemporaryDir traces;
        const auto opened = [&](const QString &name, const QByteArray &header) {
            ScriptedServer server;
            server.setResponse(httpResponse(401, "no", "text/plain", header));
            Console console;
            console.set(u"ASAN_OPTIONS"_s, u"detect_leaks=0"_s);
            console.set(u"KRB5CCNAME"_s, u"FILE:"_s + console.home() + u"/tickets"_s);
            console.set(u"KRB5_CONFIG"_s, console.home() + u"/krb5.conf"_s);
            const QString trace = traces.filePath(name);
            const RunResult ran = console.runProgram(
                u"strace"_s,
                straceWords(trace, {rc::consoleBinary(), u"tools"_s, u"--catalog"_s, u"general"_s, u"--username"_s,
                                    u"mara"_s, u"--key-stdin"_s, u"--mcp-url"_s, server.base()}),
                "k-12345678\n");
            for (const QByteArray &request : server.requests())
                RC_REQUIRE(!request.toLower().contains("\r\nauthorization:"));
            return ran.exitCode < 0 ? QSet<QString>() : comparableCalls(trace, console.home());
        };
        const QSet<QString> plain = opened(u"plain"_s, {});
        const QSet<QString> asked = opened(u"asked"_s, "WWW-Authenticate: " + challenge + "\r\n");
        QVERIFY(plain.size() > 5 && !asked.isEmpty());
        const QSet<QString> more = asked - plain;
        QVERIFY2(more.isEmpty(), qPrintable(QStringList(more.cbegin(), more.cend()).join(u'\n')));
    }
};

RC_TEST(TestSignOn)

} // namespace rc::tst_signon

#include "tst_signon.moc"
