// SPDX-License-Identifier: GPL-3.0-or-later
// Completion: the program offers its tables' rows, and real shells show them.
#include "cli/commands.h"
#include "cli/completion/candidates.h"
#include "core/textsof.h"
#include "shells.h"
#include "support/testprogram.h"

#include <QDirIterator>
#include <QLocalServer>
#include <QTcpServer>

namespace rc::tst_cli_completion {

namespace {

const QString typedStart = u"resource-console "_s;

/// Without the part already typed, which shells may or may not include.
QStringList bareWords(const QStringList &offered)
{
    QStringList words;
    for (const QString &word : offered)
        words.append(word.section(u'=', -1).section(u',', -1));
    words.sort();
    return words;
}

QStringList sortedWords(QStringList words)
{
    words.sort();
    return words;
}

/// A typed line and its candidates.
struct ExpectedOffer
{
    QString line;
    QStringList words;
};

QList<ExpectedOffer> completedLines()
{
    const QStringList profiles = listOf("home work");
    const QStringList tools = listOf("get_issue list_alerts");
    return {
        {u"ch"_s, {u"check"_s}},                                                    // a command
        {u"--pr"_s, {u"--profile"_s}},                                              // an option before the command
        {u"--json --profile home ch"_s, {u"check"_s}},                              // a command after options
        {u"https://logs.example.net/ "_s, {}},                                      // not a command
        {u"tools --json --profile=home di"_s, {u"diff"_s}},                         // an action after options
        {u"send hello --level w"_s, {u"warning"_s}},                                // a value
        {u"send hello --level=w"_s, {u"warning"_s}},                                // a value after =
        {u"check --levels i"_s, {u"info"_s}},                                       // the first in a list
        {u"check --levels info,debug,"_s, {u"alert"_s, u"error"_s, u"warning"_s}},  // missing values of a list
        {u"check --levels=info,w"_s, {u"warning"_s}},                               // a list after =
        {u"send hello --each"_s, {u"--each-level"_s}},                              // an option after words
        {u"send -- --each"_s, {}},                                                  // an option after --
        {u"send --extra "_s, {}},                                                   // any text
        {u"send he"_s, {}},                                                         // a message
        {u"check --profile "_s, profiles + listOf("-dash")},                        // a profile
        {u"check --profile=w"_s, {u"work"_s}},                                      // a profile after =
        {u"profile show "_s, profiles},                                             // a profile as a word
        {u"profile rename home "_s, {}},                                            // a profile's new name
        {u"profile export home w"_s, {u"work"_s}},                                  // one more profile
        {u"profile show -- "_s, profiles + listOf("-dash")},                        // a word with a dash
        {u"tools show --profile home "_s, tools},                                   // a tool
        {u"tools --profile=home call l"_s, {u"list_alerts"_s}},                     // a tool, by =
        {u"tools show --profile home --catalog code-hosting "_s, {u"get_issue"_s}}, // a tool of a catalog
        {u"tools show --profile home --mcp-url https://h9.example.net "_s, {}},     // a tool from elsewhere
        {u"tools show --demo "_s, {}},                                              // a tool of the demo service
        {u"completion f"_s, {u"fish"_s}},                                           // a shell
        {u"serve --scenario sl"_s, {u"slow-notifier"_s}},                           // a scenario
        {u"serve --scenario=sl"_s, {u"slow-notifier"_s}},                           // a scenario after =
        {u"activity keep f"_s, {u"forever"_s}},                                     // one of a few words
    };
}

} // namespace

class TestCliCompletion : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void lineIsCompleted();
    void aFileIsCompleted_data() { Shells::addRows(); }
    void aFileIsCompleted();
    void bashQuotingMatchesTheLine_data();
    void bashQuotingMatchesTheLine();
    void installedScriptWorks_data() { Shells::addRows(); }
    void installedScriptWorks();
    void toolNamesAreCompleted_data();
    void toolNamesAreCompleted();
    void namesComeOnlyFromFiles();
    void damagedFilesAreIgnored();
    void optionsAreOfferedWithTheirHelp();
    void helpNamesEveryAction();
    void json();

private:
    [[nodiscard]] QStringList offered(const QStringList &words) const;

    std::unique_ptr<Shells> m_shells;
};

void TestCliCompletion::init()
{
    m_shells = std::make_unique<Shells>();
}

QStringList TestCliCompletion::offered(const QStringList &words) const
{
    const QStringList start = listOf("complete -- resource-console");
    const RunResult ran = m_shells->console().run(start + words + QStringList{QString()});
    if (ran.exitCode != 0 || !ran.err.isEmpty())
        return {QString::fromUtf8(ran.details())};
    return QString::fromUtf8(ran.out).split(u'\n', Qt::SkipEmptyParts);
}

void TestCliCompletion::lineIsCompleted()
{
    m_shells->saveProfiles(listOf("home work -dash"), Shells::serverAddress(0));
    m_shells->saveTools(Shells::serverAddress(0), CatalogKind::General, {u"list_alerts"_s});
    m_shells->saveTools(Shells::serverAddress(0), CatalogKind::CodeHosting, {u"get_issue"_s});
    for (const ExpectedOffer &one : completedLines()) {
        const QStringList typed = one.line.split(u' ');
        const RunResult ran = m_shells->console().run(listOf("complete -- resource-console", typed));
        QStringList offered; // a shell filters them like this
        for (const QString &row : QString::fromUtf8(ran.out).split(u'\n', Qt::SkipEmptyParts)) {
            if (row.startsWith(typed.last()))
                offered.append(row.section(u'\t', 0, 0));
        }
        QVERIFY2(ran.err.isEmpty() && bareWords(offered) == sortedWords(one.words),
                 qPrintable(one.line + u": "_s + QString::fromUtf8(ran.details())));
    }
}

void TestCliCompletion::aFileIsCompleted()
{
    QFETCH(QString, shell);
    const QByteArray fault = m_shells->install(shell);
    QVERIFY2(fault.isEmpty(), fault);
    QFile file(m_shells->console().home() + u"/my entries.csv"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QList<QStringList> started =
        m_shells->started(shell,
                          {typedStart + u"send --file my"_s, typedStart + u"send --file=my"_s,
                           typedStart + u"tools diff my"_s, typedStart + u"send my"_s},
                          Loaded::Sourced);
    QCOMPARE(started,
             (QList<QStringList>{listOf("send --file", u"my entries.csv"_s), listOf("send", u"--file=my entries.csv"_s),
                                 listOf("tools diff", u"my entries.csv"_s), listOf("send my")}));
}

void TestCliCompletion::optionsAreOfferedWithTheirHelp()
{
    Command fresh;
    fresh.word = u"polish"_s;
    fresh.options = {{u"--shine"_s, {}, u"how"_s}};
    const QList<Candidate> offered = candidatesFor(listOf("resource-console polish --"), {fresh}).rows;
    QCOMPARE(offered.first().text, u"--shine"_s);
    QCOMPARE(offered.first().help, u"how"_s);
}

void TestCliCompletion::bashQuotingMatchesTheLine_data()
{
    addColumns<QString, QString>("line", "offered");
    const QString start = u"resource-console polish "_s;
    const QString unquoted = uR"(two\ \$x\')"_s;
    QTest::newRow("no quote") << start + u"two"_s << unquoted;
    QTest::newRow("double quote") << start + u"\"two"_s << uR"(two \$x')"_s;
    QTest::newRow("single quote") << start + u"'two"_s << uR"(two $x'\''')"_s;
    QTest::newRow("behind a colon") << start + u"a:"_s << u"b"_s;
    QTest::newRow("behind a variable and an option") << u"A=b resource-console --json polish tw"_s << unquoted;
    QTest::newRow("behind a redirection") << u"resource-console polish 2>x tw"_s << unquoted;
}

void TestCliCompletion::bashQuotingMatchesTheLine()
{
    QFETCH(QString, line);
    QFETCH(QString, offered);
    Command fresh;
    fresh.word = u"polish"_s;
    fresh.actions = {{{}, {oneOf(u"WHAT"_s, {u"two $x'"_s, u"a:b"_s})}}};
    const QString breaks = u" \t\n\"'@><=;|&(:"_s;
    QCOMPARE(textsOf(bashCandidates(line, breaks, {fresh}).rows, &Candidate::text), QStringList{offered});
    QCOMPARE(bashCandidates(u"resource-console polish >"_s, breaks, {fresh}).after, Candidates::Files);
}

void TestCliCompletion::installedScriptWorks()
{
    QFETCH(QString, shell);
    const QByteArray fault = m_shells->install(shell);
    QVERIFY2(fault.isEmpty(), fault);
    m_shells->saveProfiles({u"two words"_s});
    const QList<QStringList> started = m_shells->started(
        shell, {typedStart + u"act"_s, typedStart + u"check --profile=two"_s, typedStart + u"profile show "_s},
        Loaded::FromFolder);
    QCOMPARE(started, (QList<QStringList>{listOf("activity"), listOf("check", u"--profile=two words"_s),
                                          listOf("profile show", u"two words"_s)}));
}

void TestCliCompletion::toolNamesAreCompleted_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("variable"); // SERVICE_MCP_URL
    QTest::addColumn<QStringList>("names");
    QTest::newRow("of the only profile") << QStringList() << QString() << listOf("a b");
    QTest::newRow("of the environment") << QStringList() << Shells::serverAddress(1) << listOf("c");
    QTest::newRow("of an option") << listOf("--mcp-url", Shells::serverAddress(2)) << Shells::serverAddress(1)
                                  << listOf("d");
    QTest::newRow("of a catalog") << listOf("--catalog code-hosting") << QString() << listOf("b");
    QTest::newRow("of the demo service") << listOf("--demo") << Shells::serverAddress(1) << QStringList();
    QTest::newRow("of what is no address") << listOf("--mcp-url $(x)") << QString() << QStringList();
}

void TestCliCompletion::toolNamesAreCompleted()
{
    QFETCH(QStringList, words);
    QFETCH(QString, variable);
    QFETCH(QStringList, names);
    m_shells->saveProfiles({u"home"_s}, Shells::serverAddress(0));
    m_shells->saveTools(Shells::serverAddress(0), CatalogKind::General, listOf("a a"));
    m_shells->saveTools(Shells::serverAddress(0), CatalogKind::CodeHosting, listOf("b a"));
    m_shells->saveTools(Shells::serverAddress(1), CatalogKind::General, {u"c"_s});
    m_shells->saveTools(Shells::serverAddress(2), CatalogKind::General, {u"d"_s});
    if (!variable.isEmpty())
        m_shells->console().set(u"SERVICE_MCP_URL"_s, variable);
    if (words.contains(u"code-hosting"_s))
        names.append(u"a"_s);
    QCOMPARE(offered(listOf("tools show", words)), names);
}

void TestCliCompletion::namesComeOnlyFromFiles()
{
    // any request would be noticed
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QLocalServer bus;
    const QString busPath = m_shells->console().home() + u"/bus"_s;
    QVERIFY(bus.listen(busPath));
    m_shells->console().set(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path="_s + busPath);
    const QString address = u"http://127.0.0.1:%1"_s.arg(server.serverPort());
    m_shells->saveProfiles(listOf("home", Shells::unusualNames()), address);
    m_shells->saveTools(address, CatalogKind::General, listOf("get_time", Shells::unusualNames()));
    const auto all = [this] {
        QStringList paths;
        QDirIterator files(m_shells->console().home(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            paths.append(files.next());
        return sortedWords(paths);
    };
    const QStringList before = all();
    QCOMPARE(offered(listOf("profile show")), listOf("home"));
    QCOMPARE(offered(listOf("tools show --profile home")), listOf("get_time"));
    QCoreApplication::processEvents();
    QVERIFY(!server.hasPendingConnections());
    QVERIFY(!bus.hasPendingConnections());
    QCOMPARE(all(), before);
}

void TestCliCompletion::damagedFilesAreIgnored()
{
    m_shells->saveProfiles({u"home"_s}, Shells::serverAddress(0));
    const QString file = m_shells->console().home() + u"/resource-console/profiles.json"_s;
    QVERIFY(QFile::resize(file, 20));
    QCOMPARE(offered(listOf("profile show")), QStringList());
    QVERIFY(QFile::exists(file));
    m_shells->saveProfiles({u"home"_s}, Shells::serverAddress(0));
    m_shells->saveTools(Shells::serverAddress(0), CatalogKind::General, {u"a"_s});
    QDirIterator lists(m_shells->console().home(), {u"*-*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(lists.hasNext());
    const QString list = lists.next();
    QVERIFY(QFile::resize(list, 30));
    QCOMPARE(offered(listOf("tools show")), QStringList());
    QVERIFY(QFile::exists(list));
}

void TestCliCompletion::helpNamesEveryAction()
{
    for (const Command &command : allCommands()) {
        const QStringList words = command.usage.join(u' ').split(QRegularExpression(u"[ |]"_s));
        for (const ActionRow &action : command.actions)
            QVERIFY2(action.word.isEmpty() || words.contains(action.word) || words.contains(u'[' + action.word + u']'),
                     qPrintable(command.word + u' ' + action.word));
    }
}

void TestCliCompletion::json()
{
    const RunResult script = ended(0, m_shells->console().run(listOf("completion fish --json")));
    QCOMPARE(membersOf(script.json()), listOf("script shell"));
    const RunResult plain = m_shells->console().run(listOf("completion fish"));
    QCOMPARE(script.json()["script"_L1].toString().toUtf8(), plain.out);
}

RC_TEST(TestCliCompletion)

} // namespace rc::tst_cli_completion

#include "tst_cli_completion.moc"
