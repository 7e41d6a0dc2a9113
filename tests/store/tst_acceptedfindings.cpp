// SPDX-License-Identifier: GPL-3.0-or-later
// Accepted and reviewed items in real files: by endpoint, atomic, and never silently lost.
#include "store/catalogs/acceptedfindings.h"
#include "support/filebytes.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace rc::tst_acceptedfindings {

namespace {

const QUrl general(u"https://logs.example.net/mcp/"_s);
const QUrl hosting(u"https://logs.example.net/github/"_s);
const AcceptedFinding hidden{u"merge"_s, u"hidden-text"_s, u"description"_s, "abc"};
const AcceptedFinding other{u"merge"_s, u"oversized"_s, QString(), "abc"};

} // namespace

class TestAcceptedFindings : public QObject
{
    Q_OBJECT

private slots:
    void acceptedAndTakenBack()
    {
        const QTemporaryDir home;
        const QString path = home.filePath(u"accepted.json"_s);
        QVERIFY(AcceptedFindings(path).accept(general, {hidden, other}));
        QVERIFY(AcceptedFindings(path).accept(general, {hidden})); // twice counts once
        QCOMPARE(*AcceptedFindings(path).of(general), (QSet<AcceptedFinding>{hidden, other}));
        QVERIFY(AcceptedFindings(path).withdraw(general, {hidden}));
        QCOMPARE(*AcceptedFindings(path).of(general), QSet<AcceptedFinding>{other});
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void endpointsAreApart()
    {
        const QTemporaryDir home;
        AcceptedFindings findings(home.filePath(u"accepted.json"_s));
        QVERIFY(findings.accept(general, {hidden}));
        QVERIFY(findings.accept(hosting, {hidden}));
        QVERIFY(findings.withdraw(hosting, {hidden}));
        QCOMPARE(findings.of(general)->size(), 1);
        QVERIFY(findings.of(hosting)->isEmpty());
    }

    void aDamagedFileIsMovedAsideAndSaid()
    {
        const QTemporaryDir home;
        const QString path = home.filePath(u"accepted.json"_s);
        writeBytes(path, "{");
        AcceptedFindings findings(path);
        const auto read = findings.of(general);
        QVERIFY(!read);
        QVERIFY(read.error().detail.contains(path));
        QCOMPARE(QDir(home.path()).entryList({u"*.corrupt-*"_s}).size(), 1);
        QVERIFY(findings.of(general)->isEmpty());
    }

    void aNewerFileIsLeftAlone();

    void lookedAtIsKeptByEndpoint()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath(u"looked-at"_s);
        QVERIFY(SeenToolsFile(folder).add(general, {{u"a"_s, "1"}, {u"b"_s, "2"}}));
        QVERIFY(SeenToolsFile(folder).add(general, {{u"b"_s, "3"}}));
        const auto seen = SeenToolsFile(folder).of(general);
        QVERIFY(seen && *seen);
        QCOMPARE(**seen, (QHash<QString, QByteArray>{{u"a"_s, "1"}, {u"b"_s, "3"}}));
        QVERIFY(!*SeenToolsFile(folder).of(hosting));
    }

    void nothingLookedAtYetIsNotEverythingForgotten()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath(u"looked-at"_s);
        QVERIFY(!*SeenToolsFile(folder).of(general));
        QVERIFY(!QDir(folder).exists());
        QVERIFY(SeenToolsFile(folder).add(general, {}));
        QVERIFY(SeenToolsFile(folder).of(general)->has_value()); // an empty list was seen
    }
};

void TestAcceptedFindings::aNewerFileIsLeftAlone()
{
    const QTemporaryDir home;
    const QString path = home.filePath(u"accepted.json"_s);
    writeBytes(path, R"({"version":2,"accepted":[]})");
    QVERIFY(!AcceptedFindings(path).accept(general, {hidden}));
    QCOMPARE(bytesOf(path), QByteArray(R"({"version":2,"accepted":[]})"));
}

RC_TEST(TestAcceptedFindings)

} // namespace rc::tst_acceptedfindings

#include "tst_acceptedfindings.moc"
