// SPDX-License-Identifier: GPL-3.0-or-later
// Every way for data to leave this program, and the only files that may use it: a list that a new file must be added
// to.
#include "sources.h"
#include "support/testprogram.h"

namespace rc::tst_waysout {

namespace {

struct Way
{
    const char *name;
    QString pattern;
    QString example;   ///< must match the pattern, so that it cannot become useless
    QStringList files; ///< all files that use it, with the reason
};

const QList<Way> &ways()
{
    static const QList<Way> list{
        {"builds an HTTP request",
         u"\\bQ(NetworkRequest|NetworkAccessManager|RestAccessManager|HttpMultiPart|HttpNetworkRequest)\\b"_s,
         u"QNetworkRequest wire(url);"_s,
         {u"app/wire/http/httpcall.cpp"_s,
          u"app/wire/http/httpconnections.cpp"_s, // shares it between calls
          u"app/wire/http/httpconnections.h"_s}},
        {"holds an HTTP reply",
         u"\\bQ(NetworkReply|RestReply)\\b"_s,
         u"QNetworkReply *reply = send();"_s,
         {u"app/wire/http/detail/replyfault.cpp"_s, // reads its error code
          u"app/wire/http/detail/replyfault.h"_s, u"app/wire/http/httpcall.cpp"_s,
          u"app/wire/http/httpconnections.cpp"_s}}, // ends remaining ones
        {"opens a socket",
         u"\\bQ(Tcp|Udp|Ssl|Sctp|Local|Web)Socket\\b|\\bconnectToHost|\\bconnectToServer\\b|\\bQDtls"_s,
         u"QTcpSocket socket;"_s,
         {u"app/demo/detail/demoserver.cpp"_s, // its clients' connections
          u"app/wire/probe/probes.cpp"_s, u"app/wire/probe/probes.h"_s,
          u"app/wire/tls/tlsauthorities.cpp"_s, // only the names of TLS versions
          u"ui/frame/runningwindow.cpp"_s,      // between windows of a user
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
         {u"ui/forms/formview.cpp"_s,     // opens a browser on request, for an address from a server
          u"ui/help/aboutwindow.cpp"_s}}, // opens the file manager, for the program's own folder
        // Arbitrary paths are opened by regularfile.h.
        {"opens a file",
         u"\\bQ(File|SaveFile|TemporaryFile|Settings)\\s+\\w+\\s*[({;]|\\bfopen\\b|\\bi?o?fstream\\b"_s,
         u"QFile file(path);"_s,
         {u"app/cli/activity/activity.cpp"_s,                                   // opened by openToReplace()
          u"app/cli/completion/completion.cpp"_s, u"app/cli/frame/input.cpp"_s, // an open descriptor
          u"app/cli/frame/options.cpp"_s, u"app/cli/parse.cpp"_s,               // standard input
          u"app/core/files/regularfile.cpp"_s, u"app/demo/detail/demotools.cpp"_s,
          u"app/service/send/sdkrule.h"_s,          // opened by openToAppend()
          u"app/store/activity/activityfile.cpp"_s, // after fileFault()
          u"app/store/files/textfile.cpp"_s, u"ui/frame/window.cpp"_s, u"ui/theme/theme.cpp"_s}},
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
         {u"app/store/keychain/systemkeychain.cpp"_s, // whether the keyring is locked
          u"ui/parts/notifier.cpp"_s,                 // a change noticed by a watch
          u"ui/theme/systemmotion.cpp"_s}},           // dark mode, reduced motion
        {"talks to the keychain",
         u"\\bQKeychain::"_s,
         u"QKeychain::ReadPasswordJob job(service);"_s,
         {u"app/store/keychain/systemkeychain.cpp"_s}},
        // Everything else needs a system header.
        {"includes a header of the system's",
         u"#include "
         u"<(sys/|net/|netinet/|arpa/|linux/|netdb|unistd|fcntl|spawn|dlfcn|termios|windows|winsock|curl/|openssl/|"
         u"asio|boost/)"_s,
         u"#include <sys/socket.h>"_s,
         {u"app/cli/frame/commandrun.cpp"_s,   // Ctrl-C
          u"app/cli/frame/input.cpp"_s,        // hidden key input
          u"app/cli/frame/terminal.cpp"_s,     // whether it is one, and its width
          u"app/core/accountfolders.cpp"_s,    // the account's home folder
          u"app/core/files/regularfile.cpp"_s, // opens without blocking
          u"app/processguard_linux.cpp"_s,     // no core files
          u"app/store/files/filelock.cpp"_s,   // the kernel's file lock
          u"app/wire/http/signonguard.cpp"_s,  // no automatic sign-on
          u"ui/frame/sameuser_linux.cpp"_s}},  // the user at the other end of a window's socket
    };
    return list;
}

/// Without comments, which may mention functions that the code does not call.
QString codeOf(const QString &path)
{
    static const QRegularExpression comment(u"(^|\\s)//[^\\n]*"_s);
    return textOf(path).remove(comment);
}

} // namespace

class TestWaysOut : public QObject
{
    Q_OBJECT

private slots:
    void onlyListedFilesUseIt_data()
    {
        QTest::addColumn<qsizetype>("index");
        for (qsizetype i = 0; i < ways().size(); ++i)
            QTest::newRow(ways().at(i).name) << i;
    }

    void onlyListedFilesUseIt()
    {
        QFETCH(qsizetype, index);
        const Way &way = ways().at(index);
        const QRegularExpression pattern(way.pattern, QRegularExpression::MultilineOption);
        QVERIFY2(pattern.isValid(), qPrintable(pattern.errorString()));
        QVERIFY(pattern.match(way.example).hasMatch());
        const QStringList all = productSources();
        QVERIFY(all.size() > 100);
        QStringList taking;
        for (const QString &file : all) {
            if (pattern.match(codeOf(file)).hasMatch())
                taking.append(file);
        }
        QCOMPARE(taking, way.files);
    }
};

RC_PLAIN_TEST(TestWaysOut)

} // namespace rc::tst_waysout

#include "tst_waysout.moc"
