// SPDX-License-Identifier: GPL-3.0-or-later
// A later start hands its Resource URL to the running window, which shows it in the field and neither saves nor sends
// it.
#include "core/url/resourceurl.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/frame/runningwindow.h"
#include "ui/frame/window.h"

#include <QLocalServer>
#include <QLocalSocket>
#include <QProcess>
#include <QScopeGuard>
#include <QThread>
#include <QTimer>

#include <array>
#include <atomic>

namespace rc::tst_runningwindow {

namespace {

/// Hands over from another thread while the event loop receives it, as another process would.
bool handedOver(const QString &name, const QString &text)
{
    std::atomic<int> result = -1;
    const std::unique_ptr<QThread> start(
        QThread::create([&] { result = RunningWindow::sendText(name, text) ? 1 : 0; }));
    start->start();
    if (!rc::waitFor([&] { return result >= 0; }))
        return false;
    start->wait();
    return result == 1;
}

/// A command prefix that runs another command as a different user.
struct Prefix
{
    QStringList words; ///< < empty: this account cannot do that
};

Prefix otherPerson()
{
    const QStringList nobody{u"setpriv"_s, u"--reuid=65534"_s, u"--regid=65534"_s, u"--clear-groups"_s};
    for (const QStringList &words : {nobody, QStringList{u"sudo"_s, u"-n"_s} + nobody}) {
        if (QProcess::execute(words.first(), words.mid(1) + QStringList{u"true"_s}) == 0)
            return {words};
    }
    return {};
}

/// Runs a script as another user, with `place` as its argument.
class Stranger
{
public:
    Stranger(const Prefix &prefix, const QString &script, const QString &place)
    {
        const QStringList words = prefix.words + QStringList{u"/usr/bin/python3"_s, u"-c"_s, script, place};
        m_process.start(words.first(), words.mid(1));
    }
    ~Stranger()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    [[nodiscard]] bool says(const QByteArray &line)
    {
        return rc::waitFor([&] { return m_process.canReadLine() && m_process.readLine() == line; });
    }

private:
    QProcess m_process;
};

} // namespace

class TestRunningWindow : public QObject
{
    Q_OBJECT

private slots:
    void aLaterStartHandsOver_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Resource URL") << sampleUrl;
        QTest::newRow("line breaks, quotes, other scripts") << u"a\nb\r\"%41 \u202e ünï 資源"_s;
        QTest::newRow("longest") << QString(maxStartTextLength, u'€');
        QTest::newRow("nothing") << QString();
    }

    void aLaterStartHandsOver()
    {
        QFETCH(QString, text);
        RunningWindow running(name());
        QVERIFY(running.listen());
        QSignalSpy received(&running, &RunningWindow::received);
        QVERIFY(handedOver(name(), text));
        QTRY_COMPARE(received.size(), 1);
        QCOMPARE(received.first().first().toString(), text);
        QVERIFY(handedOver(name(), u"again"_s));
        QTRY_COMPARE(received.size(), 2);
    }

    void noWindowIsRunning() { QVERIFY(!RunningWindow::sendText(name(), sampleUrl)); }

    void staleSocketIsReplaced()
    {
        QFile left(name());
        QVERIFY(left.open(QIODevice::WriteOnly)); // no process answers there
        left.close();
        RunningWindow running(name());
        QVERIFY(running.listen());
        QVERIFY(handedOver(name(), sampleUrl));
    }

    void theFirstWindowKeepsListening()
    {
        RunningWindow first(name());
        QVERIFY(first.listen());
        QSignalSpy received(&first, &RunningWindow::received);
        RunningWindow second(name());
        QVERIFY(!second.listen());
        QVERIFY(handedOver(name(), sampleUrl));
        QTRY_COMPARE(received.size(), 1);
    }

    void unresponsiveWindowTimesOut()
    {
        QLocalServer silent;
        QVERIFY(silent.listen(name()));
        QVERIFY(!RunningWindow::sendText(name(), sampleUrl));
    }

    void invalidMessagesAreIgnored()
    {
        RunningWindow running(name());
        QVERIFY(running.listen());
        QSignalSpy received(&running, &RunningWindow::received);
        QLocalSocket socket;
        socket.connectToServer(name());
        QVERIFY(socket.waitForConnected());
        socket.write(QByteArray(1'000'000, 'x')); // an unterminated line
        QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
        QCOMPARE(received.size(), 0);
        QVERIFY(handedOver(name(), sampleUrl));
        QTRY_COMPARE(received.size(), 1);
    }

    void linkOnlyOpensAPanel()
    {
        HostileServer server(Script::json("{\"status\":\"ok\"}"));
        WindowBench bench;
        bench.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        MainWindow &window = *bench.window;
        const QString other = server.url(u"/tools/u/eve/resources/11111111-2222-4333-8444-555555555555/"_s).toString();
        window.openText(other);
        const auto *panel = window.findChild<QWidget *>(u"linkMessage"_s);
        QVERIFY(panel->isVisible());
        QCOMPARE(window.focusWidget(), panel); // Enter has no effect there
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        QVERIFY(panel->isVisible());
        const auto *field = window.findChild<QLineEdit *>(u"resourceField"_s);
        QCOMPARE(field->text(), sampleUrl);
        QCOMPARE(bench.session.profile().resource, sampleUrl);
        QCOMPARE(bench.profiles.load().value().first().resource, sampleUrl);
        window.showMinimized();
        window.openText({});
        QVERIFY(!window.isMinimized());
        QVERIFY(server.connections().isEmpty());
        window.findChild<QPushButton *>(u"openLinkHere"_s)->click();
        QVERIFY(!panel->isVisible());
        QVERIFY(bench.session.book().isEdited());
        QCOMPARE(bench.session.profile().resource, other);
        QCOMPARE(bench.profiles.load().value().first().resource, sampleUrl);
        QVERIFY(server.connections().isEmpty());
    }

    void linkCreatesAProfileWithoutAKey()
    {
        WindowBench bench;
        bench.session.keys().key().holdForSession(Secret("k3y-0f-a-test"));
        MainWindow &window = *bench.window;
        window.openText(u"https://logs.elsewhere.example/u/eve/resources/11111111-2222-4333-8444-555555555555/"_s);
        window.findChild<QPushButton *>(u"openLinkAsNew"_s)->click();
        QCOMPARE(bench.session.book().profiles().size(), 2);
        QVERIFY(bench.session.profile().resource.contains(u"elsewhere"_s));
        QCOMPARE(bench.session.keys().state(), KeyState::Absent);
    }

    void linkNeverContainsAKey_data()
    {
        QTest::addColumn<bool>("hasProfile");
        QTest::newRow("with a profile") << true;
        QTest::newRow("on the first page") << false;
    }

    void linkNeverContainsAKey()
    {
        QFETCH(bool, hasProfile);
        const WindowBench bench(hasProfile);
        MainWindow &window = *bench.window;
        window.openText(u"SERVICE_RESOURCE="_s + sampleUrl + u"\nSERVICE_API_KEY=k3y-0f-an-attacker\n"_s);
        QCOMPARE(bench.session.keys().state(), KeyState::Absent);
        QVERIFY(!window.findChild<QWidget *>(u"openLinkHere"_s) ||
                !window.findChild<QWidget *>(u"openLinkHere"_s)->isVisible());
        for (const QLineEdit *field : window.findChildren<QLineEdit *>())
            QVERIFY2(!field->text().contains(u"attacker"_s), qPrintable(field->objectName()));
        QCOMPARE(bench.session.book().profiles().size(), hasProfile ? 1 : 0);
    }

    void newCheckStartsInTheField()
    {
        HostileServer server(Script::json("{\"status\":\"ok\"}"));
        WindowBench bench;
        MainWindow &window = *bench.window;
        window.showPage(u"send"_s);
        window.openText({});
        const auto *field = window.findChild<QLineEdit *>(u"resourceField"_s);
        QCOMPARE(window.currentPage(), u"check"_s);
        QCOMPARE(window.focusWidget(), field);
        QCOMPARE(field->text(), sampleUrl);
        QCOMPARE(field->selectedText(), sampleUrl); // typing or pasting replaces it
        QCOMPARE(bench.session.profile().resource, sampleUrl);
        QVERIFY(server.connections().isEmpty());
    }

    void newCheckStartsOnTheFirstPage()
    {
        WindowBench bench(false);
        MainWindow &window = *bench.window;
        const auto *field = window.findChild<QLineEdit *>(u"firstField"_s);
        window.setFocus();
        QVERIFY(window.focusWidget() != field);
        window.openText({});
        QCOMPARE(window.focusWidget(), field);
        window.openText(sampleUrl);
        QCOMPARE(field->text(), sampleUrl);
        QVERIFY(!bench.session.book().hasProfile());
    }

    // The desktop action starts the program while a window runs, and that window is told instead of opening a new one.
    void aNewCheckIsHandedOver()
    {
        const std::array<const char *, 2> variables{"XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"};
        const std::array<QByteArray, 2> before{qgetenv(variables[0]), qgetenv(variables[1])};
        const auto restored = qScopeGuard([&] {
            for (std::size_t i = 0; i < variables.size(); ++i) {
                if (before[i].isNull())
                    qunsetenv(variables[i]);
                else
                    qputenv(variables[i], before[i]);
            }
        });
        for (const char *variable : variables)
            qputenv(variable, m_folder.path().toLocal8Bit());
        QThread other; // acts as another process that begins to listen while this one starts
        QObject listening;
        listening.moveToThread(&other);
        std::atomic<int> received = 0;
        std::atomic<bool> listens = false;
        RunningWindow *running = nullptr;
        connect(&other, &QThread::started, &listening, [&] {
            running = new RunningWindow(runningWindowName());
            connect(running, &RunningWindow::received, running,
                    [&](const QString &text) { received += text.isEmpty() ? 1 : 0; });
            listens = running->listen();
        });
        connect(&other, &QThread::finished, &listening, [&] { delete running; }, Qt::DirectConnection);
        const auto ended = qScopeGuard([&] {
            other.quit();
            other.wait();
        });
        other.start();
        QTRY_VERIFY(listens);
        QTimer patience; // a second window would never close
        connect(&patience, &QTimer::timeout, qApp, &QCoreApplication::quit);
        patience.start(10'000);
        QCOMPARE(runWindow({u"--new-check"_s}), 0);
        QTRY_COMPARE(received.load(), 1);
    }

    void socketIsPrivate()
    {
        RunningWindow running(name());
        QVERIFY(running.listen());
        QCOMPARE(QFileInfo(name()).permissions() &
                     (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
    }

    void sharedFolderIsNotUsed_data()
    {
        QTest::addColumn<int>("others");
        QTest::newRow("others may look in") << int(QFile::ReadOther | QFile::ExeOther);
        QTest::newRow("others may write") << int(QFile::WriteOther | QFile::ExeOther);
        QTest::newRow("the group may write") << int(QFile::WriteGroup | QFile::ExeGroup);
        QTest::newRow("nobody else") << 0;
    }

    void sharedFolderIsNotUsed()
    {
        QFETCH(int, others);
        const QTemporaryDir folder;
        const QString place = folder.filePath(u"w"_s);
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                                         QFile::Permissions(others)));
        RunningWindow running(place);
        QCOMPARE(running.listen(), others == 0);
        QCOMPARE(QFileInfo::exists(place), others == 0);
        // Nothing is handed over there either, even if a process listens.
        QLocalServer somebody;
        QVERIFY(others == 0 || somebody.listen(place));
        QSignalSpy asked(&somebody, &QLocalServer::newConnection);
        QCOMPARE(handedOver(place, sampleUrl), others == 0);
        QCOMPARE(asked.size(), 0);
    }

    void noSocketWithoutARuntimeFolder()
    {
        const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
        const auto back = qScopeGuard([&] { qputenv("XDG_RUNTIME_DIR", before); });
        qputenv("XDG_RUNTIME_DIR", {});
        QCOMPARE(runningWindowName(), QString());
        RunningWindow running(runningWindowName());
        QVERIFY(!running.listen());
        QVERIFY(!RunningWindow::sendText(runningWindowName(), sampleUrl));
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.path()));
        QVERIFY(runningWindowName().startsWith(m_folder.path()));
    }

    /// Another user may have created a socket before the folder was closed to others, or found another way in.
    void otherUsersGetNothing()
    {
        const Prefix other = otherPerson();
        if (other.words.isEmpty())
            return; // an ordinary account without sudo cannot switch users
        const QTemporaryDir folder;
        const QString place = folder.filePath(u"w"_s);
        const QFile::Permissions own = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
        QVERIFY(QFile::setPermissions(folder.path(), own | QFile::WriteOther | QFile::ExeOther | QFile::ReadOther));
        Stranger stranger(other,
                          u"import os,socket,sys\n"
                          "s=socket.socket(socket.AF_UNIX)\n"
                          "s.bind(sys.argv[1]); os.chmod(sys.argv[1],0o777); s.listen(); print('there', flush=True)\n"
                          "c,_=s.accept(); print('got', c.recv(100), flush=True)\n"_s,
                          place);
        QVERIFY(stranger.says("there\n"));
        QVERIFY(QFile::setPermissions(folder.path(), own));
        QVERIFY(QFileInfo::exists(place));
        QVERIFY(!handedOver(place, sampleUrl));
        QVERIFY(stranger.says("got b''\n"));
    }

    void otherUsersAreIgnored()
    {
        const Prefix other = otherPerson();
        if (other.words.isEmpty())
            return;
        const QTemporaryDir folder;
        const QString place = folder.filePath(u"w"_s);
        RunningWindow running(place);
        QVERIFY(running.listen());
        QSignalSpy received(&running, &RunningWindow::received);
        const QFile::Permissions everybody = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther |
                                             QFile::WriteOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(folder.path(), everybody) && QFile::setPermissions(place, everybody));
        Stranger stranger(other,
                          u"import socket,sys\n"
                          "s=socket.socket(socket.AF_UNIX)\n"
                          "s.connect(sys.argv[1])\n"
                          "try:\n"
                          "  s.sendall(b'https://logs.example.net/u/x/\\n')\n"
                          "  said=s.recv(100)\n"
                          "except OSError:\n"
                          "  said=b''\n"
                          "print('got', said, flush=True)\n"_s,
                          place);
        QVERIFY(stranger.says("got b''\n"));
        QCOMPARE(received.size(), 0);
    }

private:
    [[nodiscard]] QString name() const { return m_folder.filePath(u"w"_s); }
    QTemporaryDir m_folder;
};

RC_WIDGET_TEST(TestRunningWindow)

} // namespace rc::tst_runningwindow

#include "tst_runningwindow.moc"
