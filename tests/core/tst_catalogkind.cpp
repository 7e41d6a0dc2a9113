// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogs of a tool server: those of the interface, and further ones of a profile.
#include "core/profile/profile.h"
#include "core/tool/catalogkind.h"
#include "core/tool/toolcatalog.h"
#include "support/testprogram.h"

namespace rc::tst_catalogkind {

class TestCatalogKind : public QObject
{
    Q_OBJECT

private slots:
    void theInterfacesOnesAreFixed()
    {
        QCOMPARE(CatalogKind(), CatalogKind::General);
        QCOMPARE(CatalogKind::General.path(), u"/mcp/"_s);
        QCOMPARE(CatalogKind::CodeHosting.path(), u"/github/"_s);
        QVERIFY(CatalogKind::General != CatalogKind::CodeHosting && !CatalogKind::CodeHosting.isFurther());
        QCOMPARE(interfaceCatalogs().size(), 2);
        QCOMPARE(catalogNameOf(u"general"_s), catalogName(CatalogKind::General));
    }

    void aFurtherOneIsItsNameAndPath()
    {
        const auto asana = furtherCatalog(u" asana "_s, u" asana/ "_s);
        QVERIFY(asana);
        QVERIFY(asana->isFurther());
        QCOMPARE(*asana, CatalogKind(u"asana"_s, u"/asana/"_s));
        QVERIFY(*asana != CatalogKind(u"asana"_s, u"/b/"_s));
        QCOMPARE(catalogAddress(QUrl(u"https://mcp.example.net/x/"_s), *asana),
                 QUrl(u"https://mcp.example.net/x/asana/"_s));
        QVERIFY(catalogName(*asana).contains(u"asana"_s));
        QCOMPARE(catalogNameOf(u"asana"_s), catalogName(*asana)); // even if no profile has it
        QVERIFY(catalogNameOf(u"a\u202eb"_s).contains(u"U+202E"_s));
        Profile profile;
        profile.furtherCatalogs = {*asana};
        QCOMPARE(allCatalogs(profile), interfaceCatalogs() << *asana);
        QCOMPARE(catalogFromWord(u"asana", allCatalogs(profile)), std::optional(*asana));
        QVERIFY(!catalogFromWord(u"asana", interfaceCatalogs()));
    }

    void typed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kept");
        QTest::newRow("none") << u" "_s << u""_s;
        QTest::newRow("one") << u"asana=/asana/"_s << u"asana=/asana/"_s;
        QTest::newRow("two, with blanks and no slash first")
            << u" asana = asana/ ,, crm_2=/a/b"_s << u"asana=/asana/, crm_2=/a/b"_s;
        QTest::newRow("percent") << u"a=/%C3%A9/"_s << u"a=/%C3%A9/"_s;
        QTest::newRow("an endpoint without its slash") << u"a=/mcp"_s << u"a=/mcp"_s;
        QTest::newRow("equals in the path") << u"a=/b=c/"_s << u"a=/b=c/"_s;
    }

    void typed()
    {
        QFETCH(QString, text);
        const auto catalogs = furtherCatalogsFrom(text);
        QVERIFY(catalogs);
        QTEST(furtherCatalogsText(*catalogs), "kept");
        QCOMPARE(furtherCatalogsFrom(furtherCatalogsText(*catalogs)).value(), *catalogs);
    }

    void unfit_data()
    {
        QTest::addColumn<QString>("text");
        addTextRows("asana  =/a/  Asana=/a/  -a=/a/  a b=/a/  general=/a/  code-hosting=/a/  both=/a/  "
                    "all=/a/  a=  a=/  a=/a/../b/  a=/%2e%2E/b/  a=/./  a=//evil.example/  a=/a?b  a=/a#b  "
                    "a=/a b  a=/a\\b  a=/mcp/  a=/github/  a=/é/  a=/a/,a=/b/  a=/a/,b=/a/  "
                    "a=/a/,b=/b/,c=/c/,d=/d/,e=/e/");
        QTest::newRow("long name") << QString(33, u'a') + u"=/a/"_s;
        QTest::newRow("long path") << u"a=/"_s + QString(256, u'a');
    }

    void unfit()
    {
        QFETCH(QString, text);
        const auto catalogs = furtherCatalogsFrom(text);
        QVERIFY(!catalogs);
        QCOMPARE(catalogs.error().kind, ErrorKind::BadInput);
        QVERIFY(!catalogs.error().detail.isEmpty());
    }

    void theyComeInOrder()
    {
        QList<CatalogKind> kinds{
            {u"b"_s, u"/b/"_s}, CatalogKind::CodeHosting, {u"a"_s, u"/a/"_s}, CatalogKind::General};
        std::sort(kinds.begin(), kinds.end());
        QCOMPARE(kinds, (QList<CatalogKind>{
                            CatalogKind::General, CatalogKind::CodeHosting, {u"a"_s, u"/a/"_s}, {u"b"_s, u"/b/"_s}}));
    }
};

RC_TEST(TestCatalogKind)

} // namespace rc::tst_catalogkind

#include "tst_catalogkind.moc"
