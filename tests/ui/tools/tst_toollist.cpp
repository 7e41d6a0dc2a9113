// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the list of the Tools page: filter, groups, order, both catalogs, the selected tool, and hostile catalogs.
#include "catalog/review/toolcost.h"
#include "core/words/displaytext.h"
#include "service/tools/toollistjob.h"
#include "support/testprogram.h"
#include "tests/generators/toolcatalogs.h"
#include "tests/ui/console.h"
#include "ui/parts/statetokens.h"
#include "ui/tools/list/toollistpane.h"
#include "ui/tools/list/toolmodel.h"

#include <QAbstractItemModelTester>
#include <QDialog>
#include <QLocale>
#include <QScrollBar>

namespace rc::tst_toollist {

namespace {

ToolCatalog catalogOf(const CatalogKind &kind, const QByteArray &tools)
{
    const Result<ToolPage> page = toolPage(R"({"tools":)" + tools + '}');
    ToolCatalog catalog;
    catalog.kind = kind;
    catalog.tools = page ? page->tools : QList<Tool>();
    catalog.complete = true;
    catalog.pages = 1;
    catalog.bytes = tools.size();
    catalog.url = QUrl(u"https://mcp.example.net/"_s + wireWord(kind));
    catalog.at = QDateTime(QDate(2026, 11, 21), QTime(14, 2, 11));
    return catalog;
}

ToolCatalog general()
{
    return catalogOf(CatalogKind::General, R"([
        {"name":"search_records","title":"Search records","description":"Finds records","annotations":{"readOnlyHint":true}},
        {"name":"issue_create","title":"create issue","annotations":{"destructiveHint":false},
         "inputSchema":{"properties":{"milestone":{}}}},
        {"name":"issue_delete","description":"Deletes one issue for good"}])");
}

ToolCatalog codeHosting()
{
    return catalogOf(CatalogKind::CodeHosting, R"([
        {"name":"merge","description":"Merges"},
        {"name":"issue_create","description":"The other one of this name"}])");
}

/// The rows of the list from the top, with headings in brackets.
QString rowsOf(const QAbstractItemModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.data(ToolModel::HeadingRole).toBool())
            rows.append(u'[' + index.data().toString() + u' ' + index.data(ToolModel::CountRole).toString() + u']');
        else
            rows.append(index.data().toString());
    }
    return rows.join(u", "_s);
}

struct Pane : Bench
{
    Pane()
        : pane(settings, theme)
    {
        pane.resize(400, 600);
        pane.show();
    }
    void type(const QString &text) { pane.filterField()->setText(text); }
    [[nodiscard]] ToolListView *list() const { return pane.findChild<ToolListView *>(); }
    [[nodiscard]] QString rows() const { return rowsOf(*list()->model()); }
    [[nodiscard]] QString chosen() const { return pane.current() ? pane.current()->name : QString(); }
    [[nodiscard]] QString label(const QString &name) const
    {
        const auto *found = pane.findChild<QLabel *>(name);
        return found->isHidden() ? QString() : found->text();
    }
    /// The text of the “Details” window.
    [[nodiscard]] QString details()
    {
        pane.findChild<QPushButton *>(u"listDetails"_s)->click();
        const std::unique_ptr<QDialog> window(pane.findChild<QDialog *>(u"textWindow"_s));
        return window ? window->findChild<QPlainTextEdit *>()->toPlainText() : QString();
    }
    void arrange(const QString &action)
    {
        pane.findChild<SortButton *>()->menu()->findChild<QAction *>(action)->trigger();
    }

    ToolListPane pane;
};

} // namespace

class TestToolList : public QObject
{
    Q_OBJECT

private slots:
    void assumedEffectIsExplained()
    {
        ToolModel model;
        model.setTools(CatalogKind::General, general().tools);
        int explained = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const bool isAssumed = model.index(row).data(ToolModel::AssumedRole).toBool();
            QCOMPARE(!model.index(row).data(Qt::ToolTipRole).toString().isEmpty(), isAssumed);
            explained += isAssumed ? 1 : 0;
        }
        QVERIFY(explained > 0 && explained < model.rowCount());
    }

    void filterFindsAndCounts()
    {
        Pane test;
        QAbstractItemModelTester tester(test.list()->model());
        test.pane.setCatalog(general());
        QCOMPARE(test.label(u"toolCount"_s), u"3 of 3"_s);
        test.type(u"ISSUE"_s);
        QCOMPARE(test.rows(), u"create issue, issue_delete"_s);
        QCOMPARE(test.label(u"toolCount"_s), u"2 of 3"_s);
        test.type(u"issue destructive:no"_s);
        QCOMPARE(test.rows(), u"create issue"_s);
        test.type(u"milestone"_s);
        QCOMPARE(test.rows(), u"create issue"_s);
        QCOMPARE(test.label(u"nothingFound"_s), QString());
        test.type(u"new"_s);
        QVERIFY(test.label(u"nothingFound"_s).contains(u"“new”"_s));
        test.type({});
        QCOMPARE(test.list()->model()->rowCount(), 3);
        QCOMPARE(test.label(u"nothingFound"_s), QString());
        test.pane.setCatalog(catalogOf(CatalogKind::General, "[]"));
        QVERIFY(!test.label(u"nothingFound"_s).isEmpty());
    }

    void catalogsAreListedOneBelowTheOther()
    {
        Pane test;
        QAbstractItemModelTester tester(test.list()->model());
        test.pane.setCatalog(general());
        test.pane.setCatalog(codeHosting());
        test.pane.setShown({CatalogKind::General, CatalogKind::CodeHosting});
        QCOMPARE(test.rows(), u"[General tools 3], Search records, create issue, issue_delete, "
                              "[Code-hosting tools 2], merge, issue_create"_s);
        test.type(u"issue"_s);
        QCOMPARE(test.rows(),
                 u"[General tools 2 of 3], create issue, issue_delete, [Code-hosting tools 1 of 2], issue_create"_s);
        test.type(u"catalog:code-hosting"_s);
        QCOMPARE(test.rows(), u"[General tools 0 of 3], [Code-hosting tools 2], merge, issue_create"_s);
        test.pane.setShown({CatalogKind::CodeHosting});
        QCOMPARE(test.rows(), u"merge, issue_create"_s);
    }

    void sortOrders_data()
    {
        addColumns<QString, QString>("action", "rows");
        QTest::newRow("as sent") << u"as-sent"_s << u"Search records, create issue, issue_delete"_s;
        QTest::newRow("by shown name, in any case")
            << u"shown-name"_s << u"create issue, issue_delete, Search records"_s;
        QTest::newRow("by name") << u"name"_s << u"create issue, issue_delete, Search records"_s;
        QTest::newRow("destructive first") << u"effect"_s << u"issue_delete, create issue, Search records"_s;
        QTest::newRow("largest first") << u"size"_s << u"create issue, Search records, issue_delete"_s;
        QTest::newRow("changed first") << u"changed-first"_s << u"issue_delete, create issue, Search records"_s;
    }

    void sortOrders()
    {
        QFETCH(QString, action);
        QFETCH(QString, rows);
        ToolModel model;
        QAbstractItemModelTester tester(&model);
        model.setTools(CatalogKind::General, general().tools);
        model.setMarks(CatalogKind::General, {{}, {.isNew = true}, {.changed = true}});
        model.setOrder(toolOrderFromWord(action));
        QCOMPARE(rowsOf(model), rows);
    }

    void arrangementIsSaved()
    {
        Pane test;
        test.pane.setCatalog(general());
        test.arrange(u"name"_s);
        QCOMPARE(test.rows(), u"create issue, issue_delete, Search records"_s);
        ToolListPane next(test.settings, test.theme);
        next.setCatalog(general());
        QCOMPARE(rowsOf(*next.findChild<ToolListView *>()->model()), test.rows());
        test.backing.setValue("tools/order"_L1, u"no such order"_s);
        ToolListPane last(test.settings, test.theme);
        QCOMPARE(last.findChild<SortButton *>()->order(), ToolOrder::AsSent);
    }

    void selectedToolSurvives()
    {
        Pane test;
        test.pane.setCatalog(general());
        test.pane.setCatalog(codeHosting());
        test.list()->setCurrentIndex(test.list()->model()->index(1, 0));
        const auto isStill = [&test] {
            return test.chosen() == "issue_create"_L1 && test.pane.currentKey().catalog == CatalogKind::General;
        };
        QVERIFY(isStill());
        test.pane.setCatalog(general());
        QVERIFY(isStill());
        // In another order and with other words.
        ToolCatalog rotated = general();
        std::rotate(rotated.tools.begin(), rotated.tools.begin() + 1, rotated.tools.end());
        rotated.tools.first().description = u"Something else"_s;
        QSignalSpy currentChanged(&test.pane, &ToolListPane::currentChanged);
        test.pane.setCatalog(rotated);
        QVERIFY(isStill() && currentChanged.count() > 0);
        QCOMPARE(test.pane.current()->description, u"Something else"_s);
        test.type(u"search"_s);
        QCOMPARE(test.chosen(), u"search_records"_s);
        test.type({});
        QVERIFY(isStill());
        test.pane.setShown({CatalogKind::CodeHosting});
        QCOMPARE(test.chosen(), u"merge"_s);
        test.pane.setShown({CatalogKind::General});
        QVERIFY(isStill());
        test.type(u"issue"_s);
        QVERIFY(isStill());
        test.arrange(u"size"_s);
        QVERIFY(isStill());
    }

    void firstMatchIsSelectedWhileTheSelectionIsHidden()
    {
        Pane test;
        test.pane.setCatalog(general());
        QSignalSpy currentChanged(&test.pane, &ToolListPane::currentChanged);
        test.type(u"issue"_s);
        QCOMPARE(currentChanged.count(), 0); // only after typing has paused
        QTRY_COMPARE(currentChanged.count(), 1);
        QCOMPARE(test.chosen(), u"issue_create"_s);
        QTest::keyClick(test.pane.filterField(), Qt::Key_Down);
        QTest::keyClick(test.list(), Qt::Key_Down);
        QCOMPARE(test.chosen(), u"issue_delete"_s);
        test.type({});
        QCOMPARE(test.chosen(), u"issue_delete"_s);
    }

    void keyboardSkipsHeadings()
    {
        Pane test;
        test.pane.setCatalog(general());
        test.pane.setCatalog(codeHosting());
        test.pane.setShown({CatalogKind::General, CatalogKind::CodeHosting});
        test.pane.activateWindow();
        test.pane.filterField()->setFocus();
        QTest::keyClick(test.pane.filterField(), Qt::Key_Down);
        QTRY_VERIFY(test.list()->hasFocus());
        QCOMPARE(test.chosen(), u"search_records"_s);
        QTest::keyClick(test.list(), Qt::Key_End);
        QCOMPARE(test.pane.currentKey(), (ToolKey{CatalogKind::CodeHosting, u"issue_create"_s, 0}));
        QTest::keyClick(test.list(), Qt::Key_Up);
        QTest::keyClick(test.list(), Qt::Key_Up);
        QCOMPARE(test.chosen(), u"issue_delete"_s); // not the heading between them
        QTest::keyClick(test.list(), Qt::Key_Down);
        QCOMPARE(test.chosen(), u"merge"_s);
        QTest::keyClick(test.list(), Qt::Key_Home);
        QCOMPARE(test.chosen(), u"search_records"_s);
        QTest::keyClick(test.list(), Qt::Key_Up);
        auto *catalog = test.pane.findChild<CatalogItem *>();
        QTRY_VERIFY(catalog->hasFocus()); // the catalogs are the first item
        QVERIFY(test.pane.isCatalogChosen());
        QTest::keyClick(catalog, Qt::Key_Up);
        QTRY_VERIFY(test.pane.filterField()->hasFocus());
    }

    void catalogIsItsOwnItem()
    {
        Pane test;
        test.pane.setCatalog(general());
        auto *catalog = test.pane.findChild<CatalogItem *>();
        QCOMPARE(catalog->parentWidget(), test.list()->parentWidget()); // as the first row of the list
        const auto selected = [&test] { return test.list()->selectionModel()->selectedIndexes().size(); };
        QSignalSpy currentChanged(&test.pane, &ToolListPane::currentChanged);
        QSignalSpy opened(&test.pane, &ToolListPane::opened);
        QCOMPARE(selected(), 1);
        catalog->click();
        QVERIFY(test.pane.isCatalogChosen() && catalog->isChecked());
        QCOMPARE(selected(), 0);
        QCOMPARE(currentChanged.count(), 1);
        QCOMPARE(opened.count(), 1);
        catalog->click(); // a second press does not clear it
        QVERIFY(catalog->isChecked());
        // Later data does not select another tool.
        test.type(u"issue"_s);
        test.pane.setReview(CatalogKind::General, {{}, {}, {}}, {});
        QVERIFY(test.pane.isCatalogChosen());
        QCOMPARE(selected(), 0);
        test.type({});
        // The previously selected tool is one press away, although it is the list's current one.
        QTest::mouseClick(test.list()->viewport(), Qt::LeftButton, {},
                          test.list()->visualRect(test.list()->currentIndex()).center());
        QVERIFY(!test.pane.isCatalogChosen() && !catalog->isChecked());
        QCOMPARE(selected(), 1);
        QCOMPARE(test.chosen(), u"search_records"_s);
        catalog->click();
        QTest::keyClick(catalog, Qt::Key_Down);
        QVERIFY(!test.pane.isCatalogChosen());
        ToolMark critical;
        critical.maxSeverity = FindingSeverity::Critical;
        critical.tokens = 1200;
        test.pane.setReview(CatalogKind::General, {critical, {}, {}}, {});
        QVERIFY(catalog->accessibleName().contains(QLocale().toString(1200)));
        ToolCatalog instructed = general();
        instructed.instructions = u"Use these tools only to read."_s;
        test.pane.setCatalog(instructed);
        test.pane.setReview(CatalogKind::General, {critical, {}, {}}, {});
        const int tokens = 1200 + estimatedTokens(instructed.instructions.toUtf8()); // a model reads them as well
        QVERIFY(catalog->accessibleName().contains(QLocale().toString(tokens)));
    }

    void escapeClearsBeforeItCancels()
    {
        Pane test;
        test.pane.setCatalog(general());
        test.type(u"issue"_s);
        QKeyEvent shortcutOverride(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
        shortcutOverride.ignore();
        QCoreApplication::sendEvent(test.pane.filterField(), &shortcutOverride);
        QVERIFY(shortcutOverride.isAccepted());
        QTest::keyClick(test.pane.filterField(), Qt::Key_Escape);
        QCOMPARE(test.pane.filterField()->text(), QString());
        QKeyEvent again(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
        again.ignore();
        QCoreApplication::sendEvent(test.pane.filterField(), &again);
        QVERIFY(!again.isAccepted()); // the window handles it now
    }

    void queryTermsAreSuggested()
    {
        Pane test;
        const auto *words = test.pane.findChild<QMenu *>(u"queryWords"_s);
        test.type(u"issue"_s);
        QTest::keyClick(test.pane.filterField(), Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY(words->isVisible());
        const QList<QAction *> actions = words->actions();
        QVERIFY(actions.size() > int(queryWords().size()));
        for (QAction *action : actions) {
            if (action->text().startsWith("param:\t"_L1))
                action->trigger();
        }
        QCOMPARE(test.pane.filterField()->text(), u"issue param:"_s);
    }

    void marksAreShownAndSearchable()
    {
        Pane test;
        test.pane.setCatalog(general());
        ToolMark changed;
        changed.changed = true;
        ToolMark found;
        found.rules = ruleBit(FindingRule::AddressedToModel);
        found.maxSeverity = FindingSeverity::Critical;
        const auto *model = test.list()->model();
        QSignalSpy reset(model, &QAbstractItemModel::modelReset);
        test.pane.setReview(CatalogKind::General, {changed, {.isNew = true}, found}, u"About 31,000 tokens."_s);
        QCOMPARE(reset.count(), 0); // the reader's position stays
        QVERIFY(model->index(1, 0).data(ToolModel::NewRole).toBool());
        QVERIFY(model->index(0, 0).data(ToolModel::ChangedRole).toBool());
        QVERIFY(model->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"changed"_s));
        QCOMPARE(model->index(2, 0).data(ToolModel::FindingRole).toInt(), int(FindingSeverity::Critical));
        QVERIFY(model->index(2, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(findingSeverityName(FindingSeverity::Critical)));
        QVERIFY(test.details().contains(u"31,000 tokens"_s));
        test.type(u"changed"_s);
        QCOMPARE(test.rows(), u"Search records"_s);
        test.type(u"finding:addressed-to-model"_s);
        QCOMPARE(test.rows(), u"issue_delete"_s);
        test.pane.setReview(CatalogKind::General, {{}, {}, {}}, {}); // marked as reviewed
        QCOMPARE(test.list()->model()->rowCount(), 0);
    }

    void detailsHaveTheRemainingFields()
    {
        Pane test;
        test.pane.setCatalog(general());
        ToolCatalog other = codeHosting();
        other.complete = false;
        other.version = "2026-07-28";
        test.pane.setCatalog(other);
        const QString one = test.details();
        for (const QString &part : {u"mcp.example.net/general"_s, u"1 page"_s, u"complete"_s, u"plain requests"_s,
                                    u"14:02"_s, QLocale().toString(2)})
            QVERIFY2(one.contains(part), qPrintable(part + u" in "_s + one));
        QVERIFY(!one.contains(u"code-hosting"_s));
        test.pane.setShown({CatalogKind::General, CatalogKind::CodeHosting});
        const QString both = test.details();
        for (const QString &part : {u"mcp.example.net/general"_s, u"mcp.example.net/code-hosting"_s, u"incomplete"_s,
                                    u"MCP 2026-07-28"_s, catalogName(CatalogKind::CodeHosting).text()})
            QVERIFY2(both.contains(part), qPrintable(part + u" in "_s + both));
    }

    void hostileCatalogIsHarmless()
    {
        const Result<ToolPage> page = toolPage(badTools());
        QVERIFY(page);
        QCOMPARE(page->problems.size(), 7); // five that are not objects or have no name, and two more without a name
        ToolCatalog catalog;
        catalog.tools = page->tools;
        catalog.bytes = badTools().size();
        Pane test;
        QAbstractItemModelTester tester(test.list()->model());
        test.pane.setCatalog(catalog);
        for (const QString &action : {u"name"_s, u"effect"_s, u"shown-name"_s})
            test.arrange(action);
        const auto *model = test.list()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            for (const int role : {int(Qt::DisplayRole), int(ToolModel::NameRole), int(ToolModel::DescriptionRole),
                                   int(Qt::AccessibleTextRole)}) {
                const QString text = model->index(row, 0).data(role).toString();
                QVERIFY2(!hasHiddenText(text) && !text.contains(u'\n'), qPrintable(text));
                QVERIFY(text.size() < 1000);
            }
            test.list()->setCurrentIndex(model->index(row, 0));
            (void)test.pane.grab();
        }
        // Two tools with the same name are selected separately.
        test.pane.choose({CatalogKind::General, u"twice"_s, 1});
        QCOMPARE(test.pane.current()->description, u"The second of two."_s);
        test.pane.setCatalog(catalog);
        QCOMPARE(test.pane.current()->description, u"The second of two."_s);
        test.type(u"hidden"_s);
        QTRY_COMPARE(test.pane.findChild<ToolModel *>()->shownTools(), 2);
        int marked = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            marked += model->index(row, 0).data(ToolModel::HiddenTextRole).toBool() ? 1 : 0;
        QCOMPARE(marked, 2);
    }

    void mayBeDestroyedWhileReading()
    {
        Bench bench;
        ToolCatalog catalog;
        catalog.tools = toolPage(manyTools(2000))->tools;
        catalog.bytes = 1'000'000;
        auto pane = std::make_unique<ToolListPane>(bench.settings, bench.theme);
        pane->setCatalog(catalog);
        pane->setCatalog(catalog);
        pane.reset();
        ToolListPane other(bench.settings, bench.theme);
        other.setCatalog(catalog);
        other.filterField()->setText(u"param:owner"_s);
        other.clear(); // while the catalog is indexed
        other.setCatalog(catalog);
        auto *model = other.findChild<ToolModel *>();
        QVERIFY(!model->isSearchable());
        auto *count = other.findChild<QLabel *>(u"toolCount"_s);
        QVERIFY(!count->text().contains(u"2,000"_s)); // the filter has not run yet, and the label does not claim that
                                                      // it has
        QTRY_VERIFY(model->shownTools() < model->allTools());
        QVERIFY(count->text().contains(u"2,000"_s));
    }
};

RC_WIDGET_TEST(TestToolList)

} // namespace rc::tst_toollist

#include "tst_toollist.moc"
