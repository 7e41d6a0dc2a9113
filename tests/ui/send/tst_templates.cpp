// SPDX-License-Identifier: GPL-3.0-or-later
// Templates in the window: saved from the composer, chosen, renamed, reordered, deleted and restored; each change is
// written at once, and a failed write is reported and changes nothing.
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/send/compose/composer.h"
#include "ui/send/compose/templatepanel.h"
#include "ui/send/sendpage.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_templates {

class TestTemplates : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void everyChangeIsOnDisk();
    void namesStayDifferentAndNotEmpty();
    void theLastDeletionsComeBackWhereTheyWere();
    void whatCannotBeKeptChangesNothing();
    void anotherWindowsTemplatesAreSeen();
    void whatIsComposedIsSavedWithItsPlaceholders();
    void whatCannotGoOutIsNotSaved();
    void aChosenTemplateIsComposed();
    void thePanelArranges();
};

namespace {

EntryTemplate named(const QString &name)
{
    return {name, Level::Error, u"{counter}"_s, {{u"n"_s, ExtraField::Type::Number, u"1.0"_s}}};
}

QStringList namesOf(const QList<EntryTemplate> &templates)
{
    QStringList names;
    for (const EntryTemplate &made : templates)
        names.append(made.name);
    return names;
}

QAction *actionOf(const QMenu &menu, const QString &text)
{
    for (QAction *action : menu.actions()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

/// The Send page of a console, and its templates on disk.
struct PageBench : Bench
{
    PageBench()
        : page(session, theme)
        , store(folder.filePath(u"templates.json"_s))
    {
        keepSample();
        page.show();
        menu = page.findChild<TemplateButton *>()->menu();
    }

    [[nodiscard]] QStringList kept() const { return namesOf(store.load().value()); }
    void choose(const QString &text) const
    {
        emit menu->aboutToShow();
        QAction *action = actionOf(*menu, text);
        QVERIFY2(action != nullptr, qPrintable(text));
        action->trigger();
    }
    void click(const char *name) const { page.findChild<QPushButton *>(QLatin1StringView(name))->click(); }
    [[nodiscard]] QListView *list() const { return page.findChild<QListView *>(u"templateList"_s); }

    SendPage page;
    TemplateStore store;
    QMenu *menu = nullptr;
};

} // namespace

void TestTemplates::everyChangeIsOnDisk()
{
    QTemporaryDir folder;
    const TemplateStore store(folder.filePath(u"templates.json"_s));
    TemplateModel model(store);
    QAbstractItemModelTester tester(&model);
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
        QVERIFY(model.add(named(name)));
    QCOMPARE(namesOf(store.load().value()), QStringList({u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(store.load().value().first(), named(u"a"_s));
    QVERIFY(model.move(2, 0));
    QCOMPARE(namesOf(store.load().value()), QStringList({u"c"_s, u"a"_s, u"b"_s}));
    QVERIFY(model.move(0, 1));
    QCOMPARE(namesOf(store.load().value()), QStringList({u"a"_s, u"c"_s, u"b"_s}));
    QVERIFY(!model.move(0, 3) && !model.move(-1, 0));
    QVERIFY(model.setData(model.index(1), u" renamed "_s));
    QCOMPARE(namesOf(store.load().value()), QStringList({u"a"_s, u"renamed"_s, u"b"_s}));
    QCOMPARE(model.templates(), store.load().value());
}

void TestTemplates::namesStayDifferentAndNotEmpty()
{
    QTemporaryDir folder;
    TemplateModel model(TemplateStore(folder.filePath(u"templates.json"_s)));
    QSignalSpy failed(&model, &TemplateModel::failed);
    QVERIFY(model.add(named(u"deploy"_s)) && model.add(named(u"Deploy"_s)));
    QCOMPARE(namesOf(model.templates()), QStringList({u"deploy"_s, u"Deploy (2)"_s}));
    QVERIFY(!model.setData(model.index(1), u"DEPLOY"_s));
    QVERIFY(!model.setData(model.index(1), u"  "_s));
    QCOMPARE(failed.count(), 2);
    QVERIFY(model.setData(model.index(0), u"DEPLOY"_s)); // its own name in a different case
    QCOMPARE(namesOf(model.templates()), QStringList({u"DEPLOY"_s, u"Deploy (2)"_s}));
}

void TestTemplates::theLastDeletionsComeBackWhereTheyWere()
{
    QTemporaryDir folder;
    const TemplateStore store(folder.filePath(u"templates.json"_s));
    TemplateModel model(store);
    QAbstractItemModelTester tester(&model);
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
        QVERIFY(model.add(named(name)));
    const QList<EntryTemplate> before = model.templates();
    QVERIFY(!model.canUndo());
    QVERIFY(model.remove(1) && model.remove(0));
    QCOMPARE(namesOf(store.load().value()), QStringList({u"c"_s}));
    QVERIFY(model.undo() && model.undo());
    QCOMPARE(store.load().value(), before);
    QVERIFY(!model.undo());
}

void TestTemplates::whatCannotBeKeptChangesNothing()
{
    QTemporaryDir folder;
    QFile blocked(folder.filePath(u"blocked"_s));
    QVERIFY(blocked.open(QIODevice::WriteOnly)); // a file blocks the path of the folder
    TemplateModel model(TemplateStore(folder.filePath(u"blocked/templates.json"_s)));
    QSignalSpy failed(&model, &TemplateModel::failed);
    QVERIFY(!model.add(named(u"a"_s)));
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains(u"blocked"_s));
}

void TestTemplates::anotherWindowsTemplatesAreSeen()
{
    const PageBench bench;
    QVERIFY(bench.store.save({named(u"from elsewhere & more"_s)}));
    emit bench.menu->aboutToShow();
    QVERIFY(actionOf(*bench.menu, u"from elsewhere && more"_s));
    for (const EntryTemplate &made : builtInTemplates())
        QVERIFY2(actionOf(*bench.menu, made.name), qPrintable(made.name));
}

void TestTemplates::whatIsComposedIsSavedWithItsPlaceholders()
{
    const PageBench bench;
    bench.page.findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(u"deploy {counter}"_s);
    bench.choose(u"Save this entry as a template…"_s);
    auto *name = bench.page.findChild<QLineEdit *>(u"templateName"_s);
    QVERIFY(name->isVisible());
    name->setText(u"mine"_s);
    bench.click("saveTemplate");
    QCOMPARE(bench.kept(), QStringList({u"mine"_s}));
    QCOMPARE(bench.store.load().value().first().message, u"deploy {counter}"_s);
    QVERIFY(bench.page.findChild<TemplatePanel *>()->isHidden());
}

void TestTemplates::whatCannotGoOutIsNotSaved()
{
    const PageBench bench;
    bench.page.findChild<QPlainTextEdit *>(u"message"_s)->clear();
    bench.choose(u"Save this entry as a template…"_s);
    bench.page.findChild<QLineEdit *>(u"templateName"_s)->setText(u"mine"_s);
    bench.click("saveTemplate");
    QVERIFY(bench.kept().isEmpty());
    QVERIFY(bench.page.findChild<QLabel *>(u"templateWords"_s)->isVisible());
}

void TestTemplates::aChosenTemplateIsComposed()
{
    const PageBench bench;
    bench.choose(builtInTemplates().at(1).name);
    const LogEntry composed = bench.page.findChild<Composer *>()->entry();
    QCOMPARE(composed.level, Level::Warning);
    QCOMPARE(composed.message, builtInTemplates().at(1).message);
    QCOMPARE(composed.extra, builtInTemplates().at(1).extra);
    const QString preview = bench.page.findChild<QPlainTextEdit *>(u"preview"_s)->toPlainText();
    QVERIFY2(!preview.contains(u"{host}"_s), qPrintable(preview));
}

void TestTemplates::thePanelArranges()
{
    const PageBench bench;
    QVERIFY(bench.store.save({named(u"a"_s), named(u"b"_s)}));
    bench.choose(u"Rename, reorder, delete…"_s);
    QVERIFY(bench.list()->isVisible());
    QCOMPARE(bench.list()->currentIndex().row(), 0);
    bench.click("templateDown");
    QCOMPARE(bench.kept(), QStringList({u"b"_s, u"a"_s}));
    QCOMPARE(bench.list()->currentIndex().row(), 1); // the selection moves with it
    bench.click("templateUp");
    QCOMPARE(bench.kept(), QStringList({u"a"_s, u"b"_s}));
    auto *undo = bench.page.findChild<QPushButton *>(u"templateUndo"_s);
    QVERIFY(!undo->isVisible());
    bench.click("templateDelete");
    QCOMPARE(bench.kept(), QStringList({u"b"_s}));
    QVERIFY(undo->isVisible());
    undo->click();
    QCOMPARE(bench.kept(), QStringList({u"a"_s, u"b"_s}));
    bench.click("templateDelete");
    QVERIFY(QTest::qWaitForWindowActive(bench.list()->window()));
    bench.list()->setFocus();
    QTest::keyClick(bench.list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.kept(), QStringList({u"a"_s, u"b"_s}));
    bench.click("templateDone");
    QVERIFY(bench.page.findChild<TemplatePanel *>()->isHidden());
}

RC_WIDGET_TEST(TestTemplates)

} // namespace rc::tst_templates

#include "tst_templates.moc"
