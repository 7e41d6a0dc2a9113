// SPDX-License-Identifier: GPL-3.0-or-later
// Every way out of this program, and the only files that may take it: one list, which a new file has to get into.
#include "support/testpaths.h"
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_waysout {

namespace {

struct Way
{
    const char *name;
    QString pattern;
    QString example;   ///< what the pattern has to find, lest it find nothing for ever
    QStringList files; ///< all that take it, and why they may
};

const QList<Way> &ways()
{
    static const QList<Way> list{
        {"builds an HTTP request",
         u"\\bQ(NetworkRequest|NetworkAccessManager|RestAccessManager|HttpMultiPart|HttpNetworkRequest)\\b"_s,
         u"QNetworkRequest wire(url);"_s,
         {u"app/wire/http/httpcall.cpp"_s,
          u"app/wire/http/httpconnections.cpp"_s, // keeps what several calls use
          u"app/wire/http/httpconnections.h"_s}},
        {"holds an HTTP reply",
         u"\\bQ(NetworkReply|RestReply)\\b"_s,
         u"QNetworkReply *reply = send();"_s,
         {u"app/wire/http/detail/replyfault.cpp"_s, // reads its error's number
          u"app/wire/http/detail/replyfault.h"_s, u"app/wire/http/httpcall.cpp"_s,
          u"app/wire/http/httpconnections.cpp"_s}}, // ends those that are left
        {"opens a socket",
         u"\\bQ(Tcp|Udp|Ssl|Sctp|Local|Web)Socket\\b|\\bconnectToHost|\\bconnectToServer\\b|\\bQDtls"_s,
         u"QTcpSocket socket;"_s,
         {u"app/demo/detail/demoserver.cpp"_s, // holds those of its clients
          u"app/wire/probe/probes.cpp"_s,
          u"app/wire/tls/tlspolicy.cpp"_s, // the names of TLS versions only
          u"ui/frame/runningwindow.cpp"_s, // from one window of a person to another
          u"ui/frame/runningwindow.h"_s}},
        {"listens",
         u"\\bQ(Tcp|Local|Ssl|WebSocket|Http|AbstractHttp)Server\\b"_s,
         u"QTcpServer server;"_s,
         {u"app/demo/detail/demoserver.cpp"_s, u"ui/frame/runningwindow.cpp"_s, u"ui/frame/runningwindow.h"_s}},
        {"looks a name up",
         u"\\bQ(HostInfo|DnsLookup)\\b"_s,
         u"QHostInfo::fromName(name);"_s,
         {u"app/wire/probe/probes.cpp"_s}},
        {"starts another program",
         u"\\bQProcess\\b|\\bQDesktopServices\\b|(^|[^\\w.>:])(::|std::)?(system|popen|fork|vfork|exec[lv]p?e?|posix_"
         u"spawnp?)"
         u"\\s*\\("_s,
         u"std::system(\"curl\");"_s,
         {u"ui/forms/questionview.cpp"_s, // a browser, by a press, on an address that a server wants opened
          u"ui/help/aboutwindow.cpp"_s}}, // the file manager, on the program's own folder
        // A path that could be anything is opened by regularfile.h.
        {"opens a file",
         u"\\bQ(File|SaveFile|TemporaryFile|Settings)\\s+\\w+\\s*[({;]|\\bfopen\\b|\\bi?o?fstream\\b"_s,
         u"QFile file(path);"_s,
         {u"app/cli/activity/activity.cpp"_s,                                       // opened by openToReplace()
          u"app/cli/completion/completion.cpp"_s, u"app/cli/frame/inputfile.cpp"_s, // a descriptor that is open
          u"app/cli/frame/options.cpp"_s, u"app/cli/parse.cpp"_s,                   // standard input
          u"app/core/files/regularfile.cpp"_s, u"app/demo/detail/demotools.cpp"_s,
          u"app/service/send/sdkrule.h"_s,          // opened by openToAppend()
          u"app/store/activity/activityfile.cpp"_s, // after fileFault()
          u"app/store/files/textfile.cpp"_s, u"ui/frame/window.cpp"_s, u"ui/theme/tintedicon.cpp"_s}},
        {"loads a library of its own choice",
         u"\\bQ(Library|PluginLoader)\\b|\\bdlopen\\b|\\bQWebEngine|\\bQQml|\\bcurl_easy"_s,
         u"QLibrary library(name);"_s,
         {u"app/core/programpart.cpp"_s,                           // the program's own: the keychain
          u"app/partloader.cpp"_s,                                 // its command line and its window
          u"app/store/activity/detail/activityconnection.cpp"_s}}, // the SQLite that Qt's driver has loaded
        {"makes a system call of the network",
         u"(^|[^\\w.>])::(socket|connect|send|sendto|sendmsg|bind|listen|accept|getaddrinfo|gethostbyname|syscall)\\s*\\("_s,
         u"::connect(fd, address, size);"_s,
         {}},
        {"talks over D-Bus",
         u"\\bQDBus(Connection|Interface|AbstractInterface|Server)\\b"_s,
         u"QDBusConnection::sessionBus();"_s,
         {u"app/store/keychain/secretservice.cpp"_s, // whether the keyring is locked
          u"ui/parts/notifier.cpp"_s,                // a change that a watch saw
          u"ui/theme/systemscheme.cpp"_s}},          // light or dark
        {"talks to the keychain",
         u"\\bQKeychain::"_s,
         u"QKeychain::ReadPasswordJob job(service);"_s,
         {u"app/store/keychain/systemkeychain.cpp"_s}},
        // Everything else there is comes with a header of the system's.
        {"includes a header of the system's",
         u"#include "
         u"<(sys/|net/|netinet/|arpa/|linux/|netdb|unistd|fcntl|spawn|dlfcn|termios|windows|winsock|curl/|openssl/|"
         u"asio|boost/)"_s,
         u"#include <sys/socket.h>"_s,
         {u"app/cli/frame/hiddeninput.cpp"_s,         // a key typed without being seen
          u"app/cli/frame/interrupt.cpp"_s,           // Ctrl-C
          u"app/cli/frame/terminalscreen_unix.cpp"_s, // whether it is one, and how wide
          u"app/cli/frame/terminalscreen_win.cpp"_s,
          u"app/core/accountfolders.cpp"_s,     // the account's home folder
          u"app/core/files/regularfile.cpp"_s,  // opens without waiting
          u"app/processguard_linux.cpp"_s,      // no core files
          u"app/store/files/filelock.cpp"_s,    // the kernel's lock of a file
          u"app/wire/http/signonguard.cpp"_s,   // no sign-on by itself
          u"ui/frame/sameperson_linux.cpp"_s}}, // who is at the other end of a window's socket
    };
    return list;
}

QStringList sources()
{
    const QDir top(inSourceFolder({}));
    QStringList files;
    for (const QString &folder : {u"app"_s, u"ui"_s}) {
        QDirIterator entries(top.filePath(folder), {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext())
            files.append(top.relativeFilePath(entries.next()));
    }
    files.sort();
    return files;
}

/// Without comments: they may speak of what they do not do.
QString codeOf(const QString &path)
{
    QFile file(QDir(inSourceFolder({})).filePath(path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression comment(u"(^|\\s)//[^\\n]*"_s);
    return QString::fromUtf8(file.readAll()).remove(comment);
}

} // namespace

class TestWaysOut : public QObject
{
    Q_OBJECT

private slots:
    void onlyTheseFilesTakeIt_data();
    void onlyTheseFilesTakeIt();
};

void TestWaysOut::onlyTheseFilesTakeIt_data()
{
    QTest::addColumn<qsizetype>("index");
    for (qsizetype i = 0; i < ways().size(); ++i)
        QTest::newRow(ways().at(i).name) << i;
}

void TestWaysOut::onlyTheseFilesTakeIt()
{
    QFETCH(qsizetype, index);
    const Way &way = ways().at(index);
    const QRegularExpression pattern(way.pattern, QRegularExpression::MultilineOption);
    QVERIFY2(pattern.isValid(), qPrintable(pattern.errorString()));
    QVERIFY(pattern.match(way.example).hasMatch());
    const QStringList all = sources();
    QVERIFY(all.size() > 100);
    QStringList taking;
    for (const QString &file : all) {
        if (pattern.match(codeOf(file)).hasMatch())
            taking.append(file);
    }
    QCOMPARE(taking, way.files);
}

RC_PLAIN_TEST(TestWaysOut)

} // namespace rc::tst_waysout

#include "tst_waysout.moc"
