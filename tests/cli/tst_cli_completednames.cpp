// SPDX-License-Identifier: GPL-3.0-or-later
// Completion of names in real shells: any name of a profile or a tool is a single literal word.
#include "shells.h"
#include "support/testprogram.h"

namespace rc::tst_cli_completednames {

namespace {

const QString typedStart = u"resource-console "_s;

/// Names with a special meaning in some shell.
QStringList hostileNames()
{
    return {u"home"_s,
            u"two words"_s,
            u"$(touch pwned)"_s,
            u"`touch pwned`"_s,
            u"; touch pwned"_s,
            u"& touch pwned &"_s,
            u"| touch pwned"_s,
            u"> pwned"_s,
            u"<(touch pwned)"_s,
            u"(touch pwned)"_s,
            u"$HOME"_s,
            u"${(e)PATH}"_s,
            u"it's"_s,
            u"'; touch pwned; '"_s,
            u"\"; touch pwned; \""_s,
            u"a\"b"_s,
            u"back\\slash\\"_s,
            u"!touch"_s,
            u"a!b!!"_s,
            u"star*?"_s,
            u"[a-z]"_s,
            u"{a,b}"_s,
            u"~root"_s,
            u"#hash"_s,
            u"%jobs"_s,
            u"=ls"_s,
            u"a:b=c@d,e"_s,
            u"^caret"_s,
            u"-dash"_s,
            u"--help"_s,
            u"ümläut 漢"_s};
}

} // namespace

class TestCliCompletedNames : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_shells = std::make_unique<Shells>(); }

    void namesAreOneWord_data() { Shells::addRows(); }

    void namesAreOneWord()
    {
        QFETCH(QString, shell);
        const QByteArray fault = m_shells->install(shell);
        QVERIFY2(fault.isEmpty(), fault);
        QStringList profiles;
        QStringList lines;
        QList<QStringList> expected;
        const QStringList names = hostileNames();
        // Each line starts the program, four times slower under sanitizers: those test every fourth name.
        const int step = qMax(1, qEnvironmentVariableIntValue("RC_NAMES_STEP"));
        for (qsizetype i = 0; i < names.size(); i += step) {
            const QString start = u"p%1"_s.arg(i, 2, 10, QChar(u'0'));
            const QString name = start + names.at(i);
            profiles.append(name);
            // Only bash needs quoting by the program: test each name with all quotes there, in the others with one.
            const QStringList quotes = listOf(u""_s, "\" '");
            for (const QString &quote : shell == "bash"_L1 ? quotes : quotes.mid(i / step % 3, 1)) {
                lines.append(typedStart + u"profile show "_s + quote + start);
                expected.append(listOf("profile show", name));
            }
            if (i % 4 == 0) {
                lines.append(typedStart + u"check --profile="_s + start);
                expected.append({u"check"_s, u"--profile="_s + name});
            }
            // from its first letter on, as the server sends it
            m_shells->saveTools(Shells::serverAddress(i), CatalogKind::General,
                                Shells::unusualNames() + QStringList{names.at(i)});
            const QString tilde = names.at(i).startsWith(u'~') ? u"\\~"_s : QString(); // tildeIsNotExpanded()
            lines.append(typedStart + u"tools --mcp-url %1 --only "_s.arg(Shells::serverAddress(i)) + tilde);
            expected.append(listOf("tools --mcp-url", Shells::serverAddress(i), "--only", names.at(i)));
        }
        m_shells->saveProfiles(profiles + Shells::unusualNames());
        const QList<QStringList> started = m_shells->started(shell, lines, Loaded::Sourced);
        for (qsizetype i = 0; i < started.size(); ++i) {
            const QByteArray told = lines.at(i).toUtf8() + " became " + started.at(i).join(u" | "_s).toUtf8();
            QVERIFY2(started.at(i) == expected.at(i), told);
        }
        QCOMPARE(started.size(), expected.size());
        QVERIFY(!QFile::exists(m_shells->console().home() + u"/pwned"_s));
        QVERIFY(!QFile::exists(u"pwned"_s));
    }

    void tildeIsNotExpanded_data() { Shells::addRows(); }

    void tildeIsNotExpanded()
    {
        QFETCH(QString, shell);
        const QByteArray fault = m_shells->install(shell);
        QVERIFY2(fault.isEmpty(), fault);
        m_shells->saveTools(Shells::serverAddress(0), CatalogKind::General, {u"~root"_s});
        const QString line = typedStart + u"tools --mcp-url %1 --only "_s.arg(Shells::serverAddress(0));
        const QList<QStringList> started = m_shells->started(shell, {line + u"\\~"_s}, Loaded::Sourced);
        QCOMPARE(started.value(0).value(4), u"~root"_s);
    }

private:
    std::unique_ptr<Shells> m_shells;
};

RC_TEST(TestCliCompletedNames)

} // namespace rc::tst_cli_completednames

#include "tst_cli_completednames.moc"
