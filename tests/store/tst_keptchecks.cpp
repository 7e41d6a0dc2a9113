// SPDX-License-Identifier: GPL-3.0-or-later
// A stored check is returned for its profile only, in the order of the requests.
#include "store/profiles/keptchecks.h"
#include "support/testprogram.h"

#include <QFileInfo>

namespace rc::tst_keptchecks {

namespace {

std::optional<Result<QByteArray>> loaded(KeptChecks &checks, const QString &profile)
{
    std::optional<Result<QByteArray>> answer;
    QObject context;
    checks.load(profile, &context, [&](Result<QByteArray> bytes) { answer = std::move(bytes); });
    RC_TRY_REQUIRE(answer.has_value());
    return answer;
}

} // namespace

class TestKeptChecks : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void comesBackForItsProfileOnly()
    {
        KeptChecks checks(path());
        checks.keep(u"a/b"_s, "one", this, [](const Result<void> &kept) { QVERIFY(kept); });
        checks.keep(u"ä\u202e"_s, "two", this, [](const Result<void> &kept) { QVERIFY(kept); });
        QCOMPARE(**loaded(checks, u"a/b"_s), "one");
        QCOMPARE(**loaded(checks, u"ä\u202e"_s), "two");
        QCOMPARE(**loaded(checks, u"none"_s), QByteArray());
    }

    void theLastOneStaysAfterARestart()
    {
        {
            KeptChecks checks(path());
            for (int i = 0; i < 20; ++i)
                checks.keep(u"p"_s, QByteArray::number(i), this, [](const Result<void> &) {});
        }
        KeptChecks checks(path());
        QCOMPARE(**loaded(checks, u"p"_s), "19");
    }

    void onlyItsOwnerMayReadIt()
    {
        KeptChecks checks(path());
        checks.keep(u"p"_s, "x", this, [](const Result<void> &) {});
        QVERIFY(loaded(checks, u"p"_s)->has_value());
        const QFileInfoList files = QDir(path()).entryInfoList(QDir::Files);
        QCOMPARE(files.size(), 1);
        const auto others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
        QVERIFY(!(files.first().permissions() & others));
        QVERIFY(!(QFileInfo(path()).permissions() & others));
    }

    void goesWithTheProfile()
    {
        KeptChecks checks(path());
        checks.keep(u"p"_s, "x", this, [](const Result<void> &) {});
        QCOMPARE(**loaded(checks, u"p"_s), "x");
        checks.forget(u"p"_s);
        QCOMPARE(**loaded(checks, u"p"_s), QByteArray());
        QVERIFY(QDir(path()).entryList(QDir::Files).isEmpty());
    }

    void whatIsSetAsideComesBack()
    {
        KeptChecks checks(path());
        const auto isPutBack = [](const Result<void> &back) { QVERIFY(back); };
        checks.keep(u"p"_s, "first", this, [](const Result<void> &) {});
        checks.setAside(u"p"_s);
        QCOMPARE(**loaded(checks, u"p"_s), QByteArray());
        QVERIFY(QDir(path()).entryList(QDir::Files).isEmpty()); // a removed profile leaves nothing on disk
        checks.keep(u"p"_s, "second", this, [](const Result<void> &) {});
        checks.setAside(u"p"_s);
        checks.putBack(u"p"_s, this, isPutBack);
        QCOMPARE(**loaded(checks, u"p"_s), "second");
        checks.putBack(u"p"_s, this, isPutBack);
        QCOMPARE(**loaded(checks, u"p"_s), "first");
        checks.putBack(u"p"_s, this, isPutBack); // nothing left to restore
        QCOMPARE(**loaded(checks, u"p"_s), "first");
    }

    void nothingSetAsidePutsNothingBack()
    {
        KeptChecks checks(path());
        checks.setAside(u"p"_s);
        checks.putBack(u"p"_s, this, [](const Result<void> &back) { QVERIFY(back); });
        QCOMPARE(**loaded(checks, u"p"_s), QByteArray());
        QVERIFY(!QDir(path()).exists());
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        writeBytes(m_folder->filePath(u"checks"_s), {});
        KeptChecks checks(path());
        std::optional<Result<void>> answer;
        checks.keep(u"p"_s, "x", this, [&](const Result<void> &kept) { answer = kept; });
        QTRY_VERIFY(answer.has_value());
        QVERIFY(!answer->has_value());
        QCOMPARE(answer->error().kind, ErrorKind::FileFailed);
        QVERIFY(answer->error().detail.contains(path()));
    }

    void nobodyIsToldWhoIsGone()
    {
        bool told = false;
        KeptChecks checks(path());
        auto context = std::make_unique<QObject>();
        checks.load(u"p"_s, context.get(), [&](const Result<QByteArray> &) { told = true; });
        context.reset();
        QVERIFY(loaded(checks, u"q"_s)->has_value());
        QVERIFY(!told);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"checks"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

RC_TEST(TestKeptChecks)

} // namespace rc::tst_keptchecks

#include "tst_keptchecks.moc"
