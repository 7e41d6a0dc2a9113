// SPDX-License-Identifier: GPL-3.0-or-later
// check on a terminal: updates in place, several screen sizes, and the state after an interrupt. Elsewhere: plain
// lines.
#include "check/evidence/step.h"
#include "check/evidence/steprows.h"
#include "cli/check/checkcommand.h"
#include "cli/frame/terminal.h"
#include "console.h"
#include "ptyprocess.h"
#include "screen.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_cli_live {

namespace {

const QByteArray key = "live-key-0123456789";

/// A run of the program on a screen.
class OnScreen
{
public:
    OnScreen(const Console &console, const QStringList &arguments, PtyProcess::Size size)
        : screen(size.columns, size.rows)
        , process(rc::consoleBinary(), arguments, console.environment(), size, [this](const QByteArray &bytes) {
            all += bytes;
            screen.feed(bytes);
        })
    {
    }

    [[nodiscard]] QStringList linesWith(const QString &text) const { return screen.lines().filter(text); }

    /// Lines that begin with a state and this title.
    [[nodiscard]] qsizetype stepsNamed(const QString &title) const
    {
        return screen.lines().filter(QRegularExpression(u"^\\S (\\w+( \\w+)? +)?"_s + title)).size();
    }

    QByteArray all;
    Screen screen;
    PtyProcess process;
};

/// The titles of a check's lines while all folds are closed.
QStringList titles(bool headingsToo)
{
    QStringList titles;
    for (const CheckRow &row : checkRows(waitingSteps())) {
        if (headingsToo || !row.isHeading)
            titles.append(row.title);
    }
    return titles;
}

} // namespace

class TestCliLive : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<Console>();
        m_console->set(u"TERM"_s, u"xterm-256color"_s);
        m_console->set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
    }

    void countsColumns_data()
    {
        addColumns<QString, qsizetype>("text", "columns");
        QTest::newRow("nothing") << QString() << qsizetype(0);
        QTest::newRow("letters") << u"Grün ✓ …"_s << qsizetype(8);
        QTest::newRow("CJK") << u"漢字か"_s << qsizetype(6);
        QTest::newRow("full width") << u"ＡＢ"_s << qsizetype(4);
        QTest::newRow("emoji") << QString::fromUcs4(U"\U0001F600", 1) << qsizetype(2);
        QTest::newRow("an accent of its own") << u"e\u0301"_s << qsizetype(1);
    }

    void countsColumns()
    {
        QFETCH(QString, text);
        QFETCH(qsizetype, columns);
        QCOMPARE(columnsOf(text), columns);
    }

    void textFitsTheWidth()
    {
        QCOMPARE(elidedTo(u"abcd"_s, 4), u"abcd"_s);
        QCOMPARE(elidedTo(u"abcde"_s, 4), u"abc…"_s);
        QCOMPARE(elidedTo(u"漢字漢"_s, 4), u"漢…"_s); // half a letter is not shown
        QCOMPARE(elidedTo(u"abc"_s, 0), QString());
        QCOMPARE(wrappedTo(QString(), 4), QStringList{QString()});
        QCOMPARE(wrappedTo(u"ab cd ef"_s, 5), listOf(u"ab cd"_s, "ef"));
        QCOMPARE(wrappedTo(u"ab  cd"_s, 3), listOf("ab cd"));
        QCOMPARE(wrappedTo(u"abcdef"_s, 4), listOf("abcd ef"));
        QCOMPARE(wrappedTo(u"漢字"_s, 1), listOf("漢 字"));
        QCOMPARE(wrappedTo(u"ae\u0301b"_s, 2), listOf("ae\u0301 b"));
    }

    void allStepsAreShownAtOnce_data()
    {
        QTest::addColumn<int>("columns");
        QTest::newRow("80 columns") << 80;
        QTest::newRow("40 columns") << 40;
        QTest::newRow("12 columns") << 12;
    }

    /// The entry never gets a response, so the check stays in progress until Ctrl+C.
    void allStepsAreShownAtOnce()
    {
        QFETCH(int, columns);
        const ScriptedServer silent([](const ReceivedRequest &) { return QByteArray("silent"); });
        OnScreen run(*m_console, listOf("check --resource", silent.resourceUrl()), {columns, 40});
        const QStringList rows = titles(true);
        const auto startsAt = [&run, &rows](const StepId &id) {
            const QString title = levelOf(id) ? foldTitle(StepFold::Levels) : stepTitle(id).text();
            return run.screen.lines().value(rows.indexOf(title)).left(1);
        };
        QTRY_VERIFY(u"|/-\\"_s.contains(startsAt(StepId::Ingest)) && !startsAt(StepId::Ingest).isEmpty());
        QTRY_COMPARE(startsAt(StepId::Tcp), u"✓"_s);
        const QStringList lines = run.screen.lines();
        QCOMPARE(lines.size(), rows.size());
        // Between two redraws, since a read may end within one.
        QTRY_VERIFY(run.screen.row() == int(rows.size()) && run.screen.column() == 0);
        QCOMPARE(startsAt(StepId::Url), u"✓"_s);
        QCOMPARE(startsAt(StepId::Tls), u"–"_s);
        QCOMPARE(startsAt(StepId::LevelWarning), u"·"_s);
        if (columns >= 40) {
            for (qsizetype row = 0; row < rows.size(); ++row)
                QVERIFY2(lines.at(row).contains(rows.at(row)), qPrintable(lines.join(u'\n')));
            QVERIFY2(lines.at(rows.indexOf(stepTitle(StepId::Key))).endsWith(u'…'), qPrintable(lines.join(u'\n')));
        }
        // the spinner moves in place
        const QString before = startsAt(StepId::Ingest);
        QTRY_VERIFY(startsAt(StepId::Ingest) != before);
        QCOMPARE(run.screen.lines().size(), rows.size());

        run.process.type("\x03");
        QCOMPARE(run.process.waitForEnd(), 130);
        QCOMPARE(run.screen.column(), 0);
        QVERIFY(run.screen.row() > int(rows.size()));
        QVERIFY(run.screen.wraps() && !run.screen.isColoured());
        QCOMPARE(run.screen.foreign(), QStringList());
        QVERIFY2(!run.screen.lines().join(u'\n').contains(u"^C"_s), run.all);
        const QString whole = run.screen.lines().join(u' ').simplified();
        if (columns >= 40)
            QVERIFY2(whole.contains(u"canceled; "_s), qPrintable(whole));
    }

    void causeIsShownOnce()
    {
        const auto failed = [](const QString &title, const QString &hint) {
            CheckRow row{title, false, true, {}};
            row.step.state = StepState::Failed;
            row.step.hint = hint;
            row.step.reply = u"no"_s;
            return row;
        };
        ShownHints told;
        const ShownHints::HintText first = told.hintFor(failed(u"One"_s, u"It is wrong."_s));
        QCOMPARE(first.hint, u"It is wrong."_s);
        QCOMPARE(first.reply, u"no"_s);
        const ShownHints::HintText second = told.hintFor(failed(u"Two"_s, u"It is wrong."_s));
        QVERIFY2(second.hint.contains(u"One"_s) && !second.hint.contains(u"wrong"_s), qPrintable(second.hint));
        QVERIFY(second.reply.isEmpty());
        QCOMPARE(told.hintFor(failed(u"Three"_s, u"It is old."_s)).hint, u"It is old."_s);
    }

    void theStepsAreShownOnceAtTheEnd_data()
    {
        addColumns<int, int>("columns", "rows");
        QTest::newRow("wide") << 120 << 40;
        QTest::newRow("usual") << 80 << 40;
        QTest::newRow("narrow") << 40 << 60;
        QTest::newRow("as high as the steps and its cursor") << 100 << 14;
        QTest::newRow("narrow, so that the end scrolls") << 40 << 16;
    }

    void theStepsAreShownOnceAtTheEnd()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        OnScreen run(*m_console, listOf("check --demo"), {columns, rows});
        QCOMPARE(run.process.waitForEnd(), 0);
        QCOMPARE(run.screen.foreign(), QStringList());
        QVERIFY(run.screen.wraps() && !run.screen.isColoured());
        QCOMPARE(run.screen.column(), 0);
        const QString whole = run.screen.lines().join(u' ').simplified();
        const RunResult same = m_console->run(listOf("check --demo --json"));
        QVERIFY2(whole.endsWith(same.json()["verdict"_L1].toString()), qPrintable(whole));
        QVERIFY2(!whole.contains(u'…'), qPrintable(whole)); // nothing is left out at the end
        for (const QString &title : titles(false)) {
            const qsizetype count = run.stepsNamed(title);
            QVERIFY2(count == 1 || (run.screen.scrolled() > 0 && count == 0), qPrintable(title + whole));
        }
        if (run.screen.scrolled() == 0) {
            QCOMPARE(whole.count(u'✓'), 8);
            QVERIFY2(whole.contains(u"DEBUG, INFO, WARNING"_s), qPrintable(whole));
        }
        QVERIFY(!run.all.contains("demo_")); // start of the demo service's key
    }

    void aFailedStepIsExplained()
    {
        ScriptedServer server;
        server.setResponse(httpResponse(403, "{\"error\":\"forbidden\",\"k\":\"" + key + "\"}"));
        OnScreen run(*m_console, listOf("check --resource", server.resourceUrl()), {60, 60});
        QCOMPARE(run.process.waitForEnd(), 4);
        QVERIFY2(run.linesWith(u"✗ Send an entry"_s).size() == 1, run.all);
        const QString whole = run.screen.lines().join(u' ').simplified();
        const RunResult same = m_console->run(listOf("check --json --resource", server.resourceUrl()));
        const QJsonValue ingest = same.json()["rungs"_L1].toArray().at(StepId::Ingest);
        QCOMPARE(ingest["cause"_L1].toString(), u"refused-without-name"_s);
        QVERIFY2(whole.contains(ingest["hint"_L1].toString().simplified()), qPrintable(whole));
        QVERIFY2(whole.contains(u"\"forbidden\""_s), qPrintable(whole));
        QVERIFY2(whole.contains(same.json()["verdict"_L1].toString()), qPrintable(whole));
        QVERIFY2(whole.endsWith(stoppedText(StepId::Ingest)), qPrintable(whole));
        QVERIFY(!run.all.contains(key));
    }

    void serverTextCannotMoveTheCursor()
    {
        ScriptedServer server;
        server.setResponse("HTTP/1.1 403 No\x1b[2J\r\nContent-Type: application/json\r\nContent-Length: 58\r\n"
                           "Connection: close\r\n\r\n{\"error\":\"\\u001b[2J\\u001b[H\\u009b5A "
                           "\xe2\x80\xae\x1b[9A\x1b]0;x\x07 \\r\\n\"}    ");
        OnScreen run(*m_console, listOf("check --resource", server.resourceUrl()), {80, 60});
        QVERIFY(run.process.waitForEnd() > 0);
        QCOMPARE(run.screen.foreign(), QStringList());
        for (const QString &title : titles(false))
            QVERIFY2(run.stepsNamed(title) == 1, qPrintable(run.screen.lines().join(u'\n')));
        for (const char *sequence : {"\x1b[2J", "\x1b[H", "\x1b[9A", "\x1b]", "\xc2\x9b", "\x07"})
            QVERIFY2(!run.all.contains(sequence), run.all);
    }

    void colorsFollowTheOptions_data()
    {
        QTest::addColumn<QString>("noColor"); // empty: not set
        addColumns<QStringList, bool, bool>("options", "onScreen", "inPipe");
        const auto row = [](const char *name, const QString &noColor, const QStringList &options, bool onScreen,
                            bool inPipe) { QTest::newRow(name) << noColor << options << onScreen << inPipe; };
        const QString color = u"--color"_s;
        row("nothing said", {}, {}, true, false);
        row("auto", {}, {color, u"auto"_s}, true, false);
        row("always", {}, {color, u"always"_s}, true, true);
        row("never", {}, {color, u"never"_s}, false, false);
        row("NO_COLOR", u"1"_s, {color, u"auto"_s}, false, false);
        row("always, whatever NO_COLOR says", u"1"_s, {color, u"always"_s}, true, true);
        row("never in a document", {}, {color, u"always"_s, u"--json"_s}, false, false);
    }

    void colorsFollowTheOptions()
    {
        QFETCH(QString, noColor);
        QFETCH(QStringList, options);
        if (!noColor.isEmpty())
            m_console->set(u"NO_COLOR"_s, noColor);
        const QStringList words = listOf("send hello --demo", options);
        OnScreen run(*m_console, words, {80, 40});
        QCOMPARE(run.process.waitForEnd(), 0);
        QTEST(run.all.contains("\x1b[32m"), "onScreen");
        const RunResult piped = ended(0, m_console->run(words));
        QTEST(piped.out.contains("\x1b[32m"), "inPipe");
    }

    void plainOutput_data()
    {
        addColumns<QString, int, QStringList, bool>("term", "rows", "more", "escapes");
        QTest::newRow("a dumb terminal") << u"dumb"_s << 40 << QStringList() << false;
        QTest::newRow("no room for the steps") << u"xterm"_s << 13 << QStringList() << true;
        QTest::newRow("a document") << u"xterm"_s << 40 << listOf("--json") << false;
        QTest::newRow("a report") << u"xterm"_s << 40 << listOf("--markdown") << false;
        QTest::newRow("quiet") << u"xterm"_s << 40 << listOf("--quiet") << false;
    }

    void plainOutput()
    {
        QFETCH(QString, term);
        QFETCH(int, rows);
        QFETCH(QStringList, more);
        QFETCH(bool, escapes);
        m_console->set(u"TERM"_s, term);
        OnScreen run(*m_console, listOf("check --demo", more), {100, rows});
        QCOMPARE(run.process.waitForEnd(), 0);
        QCOMPARE(run.all.contains('\x1b'), escapes); // colors
        for (const char *movement : {"A", "K", "J", "?7l"})
            QVERIFY2(!QString::fromUtf8(run.all).contains(QRegularExpression(
                         u"\x1b\\[[0-9]*"_s + QRegularExpression::escape(QLatin1StringView(movement)))),
                     run.all);
        const RunResult piped = m_console->run(listOf("check --demo", more));
        QVERIFY2(!piped.out.contains('\x1b'), piped.details());
    }

    void hiddenCharactersBecomeEscapes_data()
    {
        addColumns<QByteArray, QByteArray>("json", "shown");
        QTest::newRow("plain") << QByteArray(R"({"a":1.0})") << QByteArray(R"({"a":1.0})");
        QTest::newRow("letters stay") << QByteArray("\"\xc3\xbc\xe6\xbc\xa2\"")
                                      << QByteArray("\"\xc3\xbc\xe6\xbc\xa2\"");
        QTest::newRow("one-character CSI") << QByteArray("\"\xc2\x9b\"") << QByteArray(R"("\u009b")");
        QTest::newRow("delete") << QByteArray("\"\x7f\"") << QByteArray(R"("\u007f")");
        QTest::newRow("override") << QByteArray("\"\xe2\x80\xae\"") << QByteArray(R"("\u202e")");
        QTest::newRow("tag beyond the first plane")
            << QByteArray("\"\xf3\xa0\x81\x81\"") << QByteArray(R"("\udb40\udc41")");
        QTest::newRow("an emoji stays") << QByteArray("\"\xf0\x9f\x98\x80\"") << QByteArray("\"\xf0\x9f\x98\x80\"");
        QTest::newRow("around it all stays")
            << QByteArray("[1,\"\xc3\xbc\xc2\x9bz\",2]") << QByteArray("[1,\"\xc3\xbc\\u009bz\",2]");
    }

    void hiddenCharactersBecomeEscapes()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, shown);
        QCOMPARE(rc::withVisibleStrings(json), shown);
        QCOMPARE(QJsonDocument::fromJson('[' + shown + ']'),
                 QJsonDocument::fromJson('[' + json + ']')); // the same meaning
    }

private:
    std::unique_ptr<Console> m_console;
};

RC_TEST(TestCliLive)

} // namespace rc::tst_cli_live

#include "tst_cli_live.moc"
