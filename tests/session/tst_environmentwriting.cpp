// SPDX-License-Identifier: GPL-3.0-or-later
// A variable is set in a real file: whole, with its permissions, and never over what others wrote.
#include "session/profile/environmentwriting.h"
#include "support/require.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace rc::tst_environmentwriting {

namespace {

class Written
{
public:
    explicit Written(const QByteArray &bytes) { write(bytes); }

    void write(const QByteArray &bytes) const
    {
        QFile file(path());
        RC_REQUIRE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u".env"_s); }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(path());
        RC_REQUIRE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

} // namespace

class TestEnvironmentWriting : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsWrittenBeforeItIsWanted();
    void permissionsStay();
    void aLinkStaysALink();
    void whatOthersWroteStays();
    void whatIsNoFileIsRefused();
};

void TestEnvironmentWriting::nothingIsWrittenBeforeItIsWanted()
{
    const Written file("# mine\r\nX='old'\r\n");
    const auto change = EnvironmentChange::prepared(file.path(), u"X"_s, u"new"_s);
    QVERIFY(change.has_value());
    QCOMPARE(file.bytes(), QByteArray("# mine\r\nX='old'\r\n"));
    QCOMPARE(change->line(), 2);
    QCOMPARE(change->before(), u"X='old'"_s);
    QCOMPARE(change->after(), u"X='new'"_s);
    QVERIFY(change->write().has_value());
    QCOMPARE(file.bytes(), QByteArray("# mine\r\nX='new'\r\n"));
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1); // nothing is left beside it
}

void TestEnvironmentWriting::permissionsStay()
{
    const Written file("X=old\n");
    const auto own = QFile::ReadOwner | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(file.path(), own));
    const auto change = EnvironmentChange::prepared(file.path(), u"X"_s, u"new"_s);
    QVERIFY(change.has_value() && change->write().has_value());
    const QFile::Permissions all = own | QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther |
                                   QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
    QCOMPARE(QFile::permissions(file.path()) & all, QFile::Permissions(own));
}

void TestEnvironmentWriting::aLinkStaysALink()
{
    const Written file("X=old\n");
    const QString link = file.folder() + u"/link"_s;
    QVERIFY(QFile::link(file.path(), link));
    const auto change = EnvironmentChange::prepared(link, u"X"_s, u"new"_s);
    QVERIFY(change.has_value() && change->write().has_value());
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(file.bytes(), QByteArray("X=new\n"));
}

void TestEnvironmentWriting::whatOthersWroteStays()
{
    const Written file("X=old\n");
    const auto change = EnvironmentChange::prepared(file.path(), u"X"_s, u"new"_s);
    QVERIFY(change.has_value());
    file.write("X=theirs\n");
    const Result<void> written = change->write();
    QVERIFY(!written.has_value());
    QCOMPARE(written.error().kind, ErrorKind::BadInput);
    QCOMPARE(file.bytes(), QByteArray("X=theirs\n"));
}

void TestEnvironmentWriting::whatIsNoFileIsRefused()
{
    const Written file("X=old\n");
    QVERIFY(!EnvironmentChange::prepared(file.folder(), u"X"_s, u"new"_s).has_value());
    QVERIFY(!EnvironmentChange::prepared(file.path() + u"x"_s, u"X"_s, u"new"_s).has_value());
}

RC_TEST(TestEnvironmentWriting)

} // namespace rc::tst_environmentwriting

#include "tst_environmentwriting.moc"
