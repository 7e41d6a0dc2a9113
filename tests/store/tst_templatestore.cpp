// SPDX-License-Identifier: GPL-3.0-or-later
// Templates on disk: saved ones are loaded in order with their digits, and a broken file is never lost.
#include "store/profiles/templatestore.h"
#include "support/testprogram.h"

namespace rc::tst_templatestore {

namespace {

const QList<EntryTemplate> two{
    {u"second first"_s,
     Level::Alert,
     u"{marker} \u202e \"quoted\"\nline"_s,
     {{u"n"_s, ExtraField::Type::Number, u"1.0"_s},
      {u"big"_s, ExtraField::Type::Number, u"9007199254740993"_s},
      {u"tiny"_s, ExtraField::Type::Number, u"1e-7"_s},
      {u"host"_s, ExtraField::Type::Text, u"{host}"_s}}},
    {u"a"_s, Level::Debug, {}, {}},
};

} // namespace

class TestTemplateStore : public QObject
{
    Q_OBJECT

private slots:
    void anAbsentFileIsAnEmptyList()
    {
        QTemporaryDir folder;
        const auto templates = TemplateStore(folder.filePath(u"a/templates.json"_s)).load();
        QVERIFY(templates.has_value());
        QVERIFY(templates->isEmpty());
    }

    void whatIsSavedIsLoadedInItsOrder()
    {
        QTemporaryDir folder;
        const TemplateStore store(folder.filePath(u"a/templates.json"_s));
        QVERIFY(store.save(two).has_value());
        QCOMPARE(store.load().value(), two);
        QVERIFY(store.save({two.last(), two.first()}).has_value());
        QCOMPARE(store.load().value(), QList<EntryTemplate>({two.last(), two.first()}));
    }

    void aBrokenFileIsMovedAsideByteForByte()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"templates.json"_s);
        writeBytes(path, "{ nearly");
        const TemplateStore store(path);
        const auto loaded = store.load();
        QVERIFY(!loaded.has_value());
        QCOMPARE(loaded.error().kind, ErrorKind::FileUnusable);
        const QStringList aside = QDir(folder.path()).entryList({u"templates.json.corrupt-*"_s});
        QCOMPARE(aside.size(), 1);
        QVERIFY(loaded.error().detail.contains(aside.first()));
        QCOMPARE(bytesOf(folder.filePath(aside.first())), QByteArray("{ nearly"));
        QVERIFY(store.load().value().isEmpty());
    }

    void aNewerFileIsNeverOverwritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"templates.json"_s);
        const QByteArray newer = R"({"version":2,"templates":[{"name":"from the future"}]})";
        writeBytes(path, newer);
        QVERIFY(!TemplateStore(path).load().has_value());
        QVERIFY(!TemplateStore(path).save(two).has_value());
        QCOMPARE(bytesOf(path), newer);
    }

    void whatIsNoTemplateIsLeftOut()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"templates.json"_s);
        writeBytes(path, R"({"version":1,"templates":[7,{"name":"","level":"info"},{"name":"x","level":"loud"},)"
                         R"({"name":"good","level":"error","message":"m","extra":3}]})");
        QCOMPARE(TemplateStore(path).load().value(), QList<EntryTemplate>({{u"good"_s, Level::Error, u"m"_s, {}}}));
    }

    void itLiesBesideTheProfiles()
    {
        QCOMPARE(templatesFile(u"/somewhere/profiles.json"_s), u"/somewhere/templates.json"_s);
    }
};

RC_TEST(TestTemplateStore)

} // namespace rc::tst_templatestore

#include "tst_templatestore.moc"
