// SPDX-License-Identifier: GPL-3.0-or-later
// Opening anything at a path neither blocks nor reads endlessly, even through a link. Nothing is stored in a folder
// relative to the working folder, nor in “/” without HOME.
#include "core/accountfolders.h"
#include "core/files/regularfile.h"
#include "support/testprogram.h"

#include <atomic>
#include <pwd.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace rc::tst_regularfile {

namespace {

using MaybeFault = std::optional<FileFault::Kind>;

constexpr qint64 cap = 64 * 1024;

} // namespace

class TestRegularFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char *name : {"HOME", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "XDG_RUNTIME_DIR"})
            m_before.insert(QByteArray(name), qgetenv(name));
        writeBytes(m_folder.filePath(u"file"_s), "text");
        QVERIFY(QFile::link(m_folder.filePath(u"file"_s), m_folder.filePath(u"link"_s)));
        QVERIFY(QFile::link(m_folder.filePath(u"pipe"_s), m_folder.filePath(u"link-to-pipe"_s)));
        QVERIFY(QFile::link(m_folder.filePath(u"nowhere"_s), m_folder.filePath(u"dangling"_s)));
        QVERIFY(QFile::link(m_folder.filePath(u"loop"_s), m_folder.filePath(u"loop"_s)));
        QCOMPARE(::mkfifo(QFile::encodeName(m_folder.filePath(u"pipe"_s)).constData(), 0600), 0);
        writeBytes(m_folder.filePath(u"sparse"_s), {});
        QCOMPARE(::truncate(QFile::encodeName(m_folder.filePath(u"sparse"_s)).constData(), 10LL << 30), 0);
    }

    void onlyRegularFilesAreRead_data()
    {
        using Kind = FileFault::Kind;
        addColumns<QString, MaybeFault, MaybeFault>("path", "named", "own");
        const auto row = [this](const char *name, MaybeFault named, MaybeFault own) {
            QTest::newRow(name) << (QLatin1StringView(name).startsWith(u'/')
                                        ? QString::fromLatin1(name)
                                        : m_folder.filePath(QString::fromLatin1(name)))
                                << named << own;
        };
        row("file", {}, {});
        row("missing", Kind::Missing, Kind::Missing);
        row(".", Kind::NotRegular, Kind::NotRegular);
        row("pipe", Kind::NotRegular, Kind::NotRegular);
        row("/dev/zero", Kind::NotRegular, Kind::NotRegular);
        row("/dev/ptmx", Kind::NotRegular, Kind::NotRegular);
        row("link", {}, Kind::IsLink);
        row("link-to-pipe", Kind::NotRegular, Kind::IsLink);
        row("dangling", Kind::Missing, Kind::IsLink);
        row("loop", Kind::Failed, Kind::IsLink);
        row("sparse", Kind::TooLarge, Kind::TooLarge);
    }

    void onlyRegularFilesAreRead()
    {
        QFETCH(QString, path);
        QFETCH(MaybeFault, named);
        QFETCH(MaybeFault, own);
        for (const FileOwner owner : {FileOwner::User, FileOwner::Program}) {
            const MaybeFault &expected = owner == FileOwner::User ? named : own;
            const auto bytes = readRegularFile(path, owner, cap);
            QCOMPARE(bytes.has_value(), !expected);
            if (!bytes)
                QCOMPARE(int(bytes.error().kind), int(*expected));
            else
                QCOMPARE(*bytes, "text"_ba);
            if (expected == FileFault::Kind::IsLink) // whose words say what to do
                QCOMPARE(fileError(path, bytes.error()).kind, ErrorKind::FileUnusable);
        }
    }

    void onlyRegularFilesAreAppendedTo_data() { onlyRegularFilesAreRead_data(); }

    void onlyRegularFilesAreAppendedTo()
    {
        QFETCH(QString, path);
        QFETCH(MaybeFault, own);
        const bool isRefused = own == FileFault::Kind::NotRegular || own == FileFault::Kind::IsLink;
        const qint64 before = QFile(path).size();
        QFile file(path);
        QCOMPARE(openToAppend(file, FileOwner::Program).has_value(), !isRefused);
        QCOMPARE(QFile(path).size(), before);
    }

    void growingFileIsReadUpToTheCap();

    void authoritiesNeedAnAbsolutePath()
    {
        const QString path = m_folder.filePath(u"file"_s);
        QVERIFY(readAuthorities(path).bytes);
        QVERIFY(!readAuthorities(QDir::current().relativeFilePath(path)).bytes);
    }

    void cleanup()
    {
        for (auto one = m_before.cbegin(); one != m_before.cend(); ++one)
            qputenv(one.key().constData(), one.value());
    }

    void missingHomeFolder_data()
    {
        QTest::addColumn<QByteArray>("home");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("relative") << QByteArray("home/ada");
        QTest::newRow("this folder") << QByteArray(".");
        QTest::newRow("not expanded") << QByteArray("~");
        QTest::newRow("not UTF-8") << QByteArray("/home/ad\xE9");
        QTest::newRow("not set") << QByteArray();
    }

    void missingHomeFolder()
    {
#ifdef Q_OS_UNIX
        QFETCH(QByteArray, home);
        if (home.isNull())
            qunsetenv("HOME");
        else
            qputenv("HOME", home);
        sanitizeFolderVariables();
        QCOMPARE(qgetenv("HOME"), QByteArray(::getpwuid(::getuid())->pw_dir));
        qputenv("HOME", "/elsewhere");
        sanitizeFolderVariables();
        QCOMPARE(qgetenv("HOME"), "/elsewhere"_ba);
#endif
    }

    void xdgFolders_data()
    {
        addColumns<QByteArray, QByteArray, QByteArray>("name", "set", "used");
        QTest::newRow("absolute") << "XDG_RUNTIME_DIR"_ba << "/run/user/1"_ba << "/run/user/1"_ba;
        QTest::newRow("relative") << "XDG_RUNTIME_DIR"_ba << "run"_ba << QByteArray();
        QTest::newRow("this folder") << "XDG_RUNTIME_DIR"_ba << "./"_ba << QByteArray();
        QTest::newRow("not expanded") << "XDG_RUNTIME_DIR"_ba << "~/run"_ba << QByteArray();
        QTest::newRow("a variable") << "XDG_RUNTIME_DIR"_ba << "$HOME/run"_ba << QByteArray();
        QTest::newRow("not UTF-8") << "XDG_RUNTIME_DIR"_ba << "/run/\xFF"_ba << QByteArray();
        QTest::newRow("a list") << "XDG_DATA_DIRS"_ba << "/usr/share:share:/opt:"_ba << "/usr/share:/opt"_ba;
        QTest::newRow("a relative list") << "XDG_CONFIG_DIRS"_ba << "etc:./xdg"_ba << QByteArray();
        QTest::newRow("an absolute list") << "XDG_CONFIG_DIRS"_ba << "/etc/xdg"_ba << "/etc/xdg"_ba;
    }

    void xdgFolders()
    {
#ifdef Q_OS_UNIX
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, set);
        qputenv(name.constData(), set);
        sanitizeFolderVariables();
        QTEST(qgetenv(name.constData()), "used");
#endif
    }

private:
    QTemporaryDir m_folder;

    QMap<QByteArray, QByteArray> m_before;
};

void TestRegularFile::growingFileIsReadUpToTheCap()
{
    const QString path = m_folder.filePath(u"changing"_s);
    writeBytes(path, {});
    std::atomic_bool done = false;
    std::thread other([&] {
        const QByteArray name = QFile::encodeName(path);
        for (qint64 size = 0; !done; size = (size + 4099) % (4 * cap))
            (void)::truncate(name.constData(), size);
    });
    for (int i = 0; i < 2'000; ++i) {
        const auto bytes = readRegularFile(path, FileOwner::User, cap);
        if (bytes ? bytes->size() > cap : bytes.error().kind != FileFault::Kind::TooLarge)
            QTest::qFail("neither whole nor too large", __FILE__, __LINE__);
    }
    done = true;
    other.join();
}

RC_TEST(TestRegularFile)

} // namespace rc::tst_regularfile

#include "tst_regularfile.moc"
