// SPDX-License-Identifier: GPL-3.0-or-later
// Opening anything at a path neither blocks nor reads endlessly, even through a link.
#include "core/files/authoritiesfile.h"
#include "core/files/regularfile.h"
#include "support/testprogram.h"

#include <atomic>
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
        QTest::addColumn<QString>("path");
        QTest::addColumn<MaybeFault>("named");
        QTest::addColumn<MaybeFault>("own");
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
        for (const FileOwner owner : {FileOwner::Person, FileOwner::Program}) {
            const MaybeFault &expected = owner == FileOwner::Person ? named : own;
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

    void nothingElseIsAppendedTo_data() { onlyRegularFilesAreRead_data(); }

    void nothingElseIsAppendedTo()
    {
        QFETCH(QString, path);
        QFETCH(MaybeFault, own);
        const bool isRefused = own == FileFault::Kind::NotRegular || own == FileFault::Kind::IsLink;
        const qint64 before = QFile(path).size();
        QFile file(path);
        QCOMPARE(openToAppend(file, FileOwner::Program).has_value(), !isRefused);
        QCOMPARE(QFile(path).size(), before);
    }

    void aFileThatChangesStaysBelowTheCap();

    void authoritiesNeedTheFullPath()
    {
        const QString path = m_folder.filePath(u"file"_s);
        QVERIFY(readAuthorities(path).bytes);
        QVERIFY(!readAuthorities(QDir::current().relativeFilePath(path)).bytes);
    }

private:
    QTemporaryDir m_folder;
};

void TestRegularFile::aFileThatChangesStaysBelowTheCap()
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
        const auto bytes = readRegularFile(path, FileOwner::Person, cap);
        if (bytes ? bytes->size() > cap : bytes.error().kind != FileFault::Kind::TooLarge)
            QTest::qFail("neither whole nor too large", __FILE__, __LINE__);
    }
    done = true;
    other.join();
}

RC_TEST(TestRegularFile)

} // namespace rc::tst_regularfile

#include "tst_regularfile.moc"
