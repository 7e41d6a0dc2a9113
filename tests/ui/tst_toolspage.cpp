// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the Tools page: what it reads out of a schema, how it filters, what it shows of the demo service's catalogs.
#include "tests/ui/console.h"
#include "ui/theme/theme.h"
#include "ui/tools/annotationtext.h"
#include "ui/tools/parametertable.h"
#include "ui/tools/tooldetail.h"
#include "ui/tools/toolmodel.h"
#include "ui/tools/toolspage.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

Tool tool(const QString &name, const QString &description = {}, const QByteArray &schema = {})
{
    Tool result;
    result.name = name;
    result.description = description;
    result.inputSchema = schema;
    result.raw = "{}";
    return result;
}

} // namespace

class TestToolsPage : public QObject
{
    Q_OBJECT

private slots:
    void readsParametersOutOfASchema_data();
    void readsParametersOutOfASchema();
    void marksRequiredParametersInTheOrderSent();
    void hiddenCharactersAreMarked();
    void richTextInADescriptionStaysPlain();
    void saysWhatIsAssumedWhereNothingIsStated();
    void fetchesNothingByItself();
    void refreshListsBothCatalogsAndKeepsTheSelection();
};

void TestToolsPage::readsParametersOutOfASchema_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QString>("type");
    QTest::newRow("plain type") << QByteArray(R"({"type":"string"})") << u"string"_s;
    QTest::newRow("array of texts") << QByteArray(R"({"type":"array","items":{"type":"string"}})") << u"string[]"_s;
    QTest::newRow("array of anything") << QByteArray(R"({"type":"array"})") << u"array"_s;
    QTest::newRow("few values") << QByteArray(R"({"type":"string","enum":["create","update"]})")
                                << u"create | update"_s;
    QTest::newRow("many values") << QByteArray(R"({"enum":["a","b","c","d","e"]})") << u"enum (5)"_s;
    QTest::newRow("several types") << QByteArray(R"({"type":["string","null"]})") << u"string | null"_s;
    QTest::newRow("any of") << QByteArray(R"({"anyOf":[{"type":"number"},{"type":"null"}]})") << u"number | null"_s;
    QTest::newRow("reference is not followed")
        << QByteArray(R"({"$ref":"https://evil.example/s"})") << u"https://evil.example/s"_s;
    QTest::newRow("nothing stated") << QByteArray("{}") << QString();
}

void TestToolsPage::readsParametersOutOfASchema()
{
    QFETCH(QByteArray, property);
    QFETCH(QString, type);
    const QList<ParameterRow> rows = parameterRows(R"({"type":"object","properties":{"x":)" + property + "}}");
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first().type, type);
}

void TestToolsPage::marksRequiredParametersInTheOrderSent()
{
    const QList<ParameterRow> rows =
        parameterRows(R"({"properties":{"b":{"description":"second"},"a":{}},"required":["a"]})");
    QCOMPARE(rows, (QList<ParameterRow>{{u"b"_s, false, {}, u"second"_s}, {u"a"_s, true, {}, {}}}));
    QCOMPARE(parameterRows("not json"), QList<ParameterRow>());
    QCOMPARE(parameterRows({}), QList<ParameterRow>());
}

void TestToolsPage::hiddenCharactersAreMarked()
{
    ToolModel model;
    ToolCatalog catalog;
    catalog.tools = {tool(u"merge"_s, u"merges\u202Eeverything"_s), tool(u"read"_s, u"reads"_s)};
    model.setTools(catalog.kind, catalog.tools);
    model.setIndexes(catalog.kind, toolIndexes(catalog));
    QVERIFY(model.index(0).data(ToolModel::HiddenTextRole).toBool());
    QVERIFY(!model.index(1).data(ToolModel::HiddenTextRole).toBool());
    Theme theme(ThemeChoice::Light);
    ToolDetail detail(theme);
    detail.showTool(model.tool(0));
    QVERIFY(!detail.findChild<QLabel *>(u"toolDescription"_s)->text().contains(QChar(0x202E)));
}

void TestToolsPage::richTextInADescriptionStaysPlain()
{
    Theme theme(ThemeChoice::Light);
    ToolDetail detail(theme);
    const QString evil = u"<img src=\"file:///etc/passwd\"><b>bold</b>"_s;
    detail.showTool(tool(u"x"_s, evil));
    QCOMPARE(detail.findChild<QLabel *>(u"toolDescription"_s)->text(), evil);
    for (const QLabel *label : detail.findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
}

void TestToolsPage::saysWhatIsAssumedWhereNothingIsStated()
{
    QStringList words;
    for (const AnnotationChip &chip : annotationChips({}))
        words.append(chip.text);
    QCOMPARE(words, QStringList({u"writes"_s, u"destructive (not stated: yes)"_s, u"open world (not stated: yes)"_s}));
    ToolAnnotations reading;
    reading.readOnly = true;
    reading.openWorld = false;
    QCOMPARE(annotationChips(reading), (QList<AnnotationChip>{{u"reads"_s, Token::Passed}}));
}

void TestToolsPage::fetchesNothingByItself()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    QSignalSpy served(bench.current.demo(), &DemoService::served);
    ToolsPage page(bench.current, bench.theme);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QVERIFY(!page.isBusy());
    QCOMPARE(served.count(), 0);
}

void TestToolsPage::refreshListsBothCatalogsAndKeepsTheSelection()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    ToolsPage page(bench.current, bench.theme);
    page.show();
    page.refresh();
    QVERIFY(page.isBusy());
    QTRY_VERIFY(!page.isBusy());
    auto *list = page.findChild<QListView *>(u"toolList"_s);
    const int all = list->model()->rowCount();
    QVERIFY(all > 5);
    QCOMPARE(page.findChild<QLabel *>(u"toolCount"_s)->text(), u"%1 of %1"_s.arg(all));

    list->setCurrentIndex(list->model()->index(3, 0));
    const QString chosen = page.findChild<QLabel *>(u"toolName"_s)->text();
    QVERIFY(!chosen.isEmpty());
    page.refresh();
    QTRY_VERIFY(!page.isBusy());
    QCOMPARE(page.findChild<QLabel *>(u"toolName"_s)->text(), chosen);
    QCOMPARE(list->currentIndex().row(), 3);

    page.findChild<QLineEdit *>(u"toolFilter"_s)->setText(chosen);
    QVERIFY(list->model()->rowCount() >= 1);
    QVERIFY(list->model()->rowCount() < all);
    QCOMPARE(page.findChild<QLabel *>(u"toolName"_s)->text(), chosen);
}

QTEST_MAIN(TestToolsPage)
#include "tst_toolspage.moc"
