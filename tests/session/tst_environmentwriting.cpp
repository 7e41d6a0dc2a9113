// SPDX-License-Identifier: GPL-3.0-or-later
// Values are written into a real file: atomically, with its permissions, and with a private copy.
#include "session/profile/environmentwriting.h"
#include "support/testprogram.h"

#include <QFileInfo>

namespace rc::tst_environmentwriting {

namespace {

constexpr QFile::Permissions everybody = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup |
                                         QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther |
                                         QFile::ExeOther;

} // namespace

class TestEnvironmentWriting : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theOldFileIsKept()
    {
        const QByteArray before = "# mine\nX='old'\nOTHER=1\n";
        write(before);
        const auto written = writeEnvironment(path(), {{u"X"_s, u"new"_s}, {u"Y"_s, u"more"_s}});
        QVERIFY(written);
        QCOMPARE(*written, copy());
        QCOMPARE(bytesOf(path()), "# mine\nX=new\nOTHER=1\nY=more\n"_ba);
        QCOMPARE(bytesOf(copy()), before);
        QCOMPARE(QFile::permissions(copy()) & everybody, QFile::Permissions(QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 2); // and no other files
    }

    void permissionsStay()
    {
        write("X=old\n");
        const auto shared = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
        QVERIFY(QFile::setPermissions(path(), shared));
        QVERIFY(writeEnvironment(path(), {{u"X"_s, u"new"_s}}));
        QCOMPARE(QFile::permissions(path()) & everybody, QFile::Permissions(shared));
        QCOMPARE(QFile::permissions(copy()) & everybody, QFile::Permissions(QFile::ReadOwner | QFile::WriteOwner));
    }

    void aLinkStaysALink()
    {
        write("X=old\n");
        const QString link = m_folder->filePath(u"link"_s);
        QVERIFY(QFile::link(path(), link));
        QVERIFY(writeEnvironment(link, {{u"X"_s, u"new"_s}}));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(bytesOf(path()), "X=new\n"_ba);
    }

    void aKeyIsWrittenByItself()
    {
        write("SERVICE_USERNAME=nora\n");
        QVERIFY(writeEnvironment(path(), u"SERVICE_API_KEY"_s, Secret("k3y"_ba)));
        QCOMPARE(bytesOf(path()), "SERVICE_USERNAME=nora\nSERVICE_API_KEY=k3y\n"_ba);
    }

    void whatCannotBeWrittenChangesNothing()
    {
        write("X=old\n");
        QVERIFY(!writeEnvironment(path(), {{u"X"_s, u"a\nb"_s}}));
        QVERIFY(!writeEnvironment(m_folder->path(), {{u"X"_s, u"new"_s}}));
        QVERIFY(!writeEnvironment(path() + u"x"_s, {{u"X"_s, u"new"_s}}));
        // without a copy nothing is written
        QVERIFY(QDir().mkdir(copy()));
        QVERIFY(!writeEnvironment(path(), {{u"X"_s, u"new"_s}}));
        QCOMPARE(bytesOf(path()), "X=old\n"_ba);
    }

private:
    void write(const QByteArray &bytes) const { writeBytes(path(), bytes); }
    [[nodiscard]] QString path() const { return m_folder->filePath(u".env"_s); }
    [[nodiscard]] QString copy() const { return m_folder->filePath(u".env.bak"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

RC_TEST(TestEnvironmentWriting)

} // namespace rc::tst_environmentwriting

#include "tst_environmentwriting.moc"
