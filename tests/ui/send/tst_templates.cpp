// SPDX-License-Identifier: GPL-3.0-or-later
// Templates in the window: saved from the composer, chosen, deleted and restored; each change is written at once,
// and a failed write is reported and changes nothing.
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/send/compose/composer.h"
#include "ui/send/sendpage.h"

namespace rc::tst_templates {

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
        saveSampleProfile();
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
    void remove(const QString &name) const
    {
        emit menu->aboutToShow();
        QAction *action = actionOf(*menu->findChild<QMenu *>(u"deleteTemplates"_s), name);
        QVERIFY2(action != nullptr, qPrintable(name));
        action->trigger();
    }

    SendPage page;
    TemplateStore store;
    QMenu *menu = nullptr;
};

} // namespace

class TestTemplates : public QObject
{
    Q_OBJECT

private slots:
    void namesStayUnique()
    {
        QTemporaryDir folder;
        const Theme theme(ThemeChoice::Light);
        const TemplateStore store(folder.filePath(u"templates.json"_s));
        QWidget page;
        TemplateButton button(store, theme, &page);
        button.add(named(u" deploy "_s));
        button.add(named(u"Deploy"_s));
        QCOMPARE(namesOf(store.load().value()), QStringList({u"deploy"_s, u"Deploy (2)"_s}));
        QCOMPARE(store.load().value().first(), named(u"deploy"_s));
    }

    void deletedTemplatesAreRestoredInPlace()
    {
        PageBench bench;
        QVERIFY(bench.store.save({named(u"a"_s), named(u"b"_s), named(u"c"_s)}));
        QVERIFY(!bench.page.undoRemoval());
        bench.remove(u"b"_s);
        bench.remove(u"a"_s);
        QCOMPARE(bench.kept(), QStringList({u"c"_s}));
        bench.choose(u"Undo deletion"_s);
        QCOMPARE(bench.kept(), QStringList({u"a"_s, u"c"_s}));
        QVERIFY(bench.page.undoRemoval()); // Ctrl+Z
        QCOMPARE(bench.kept(), QStringList({u"a"_s, u"b"_s, u"c"_s}));
        QVERIFY(!bench.page.undoRemoval());
    }

    void saveErrorChangesNothing()
    {
        QTemporaryDir folder;
        QFile blocked(folder.filePath(u"blocked"_s));
        QVERIFY(blocked.open(QIODevice::WriteOnly)); // a file blocks the path of the folder
        const Theme theme(ThemeChoice::Light);
        QWidget page;
        TemplateButton button(TemplateStore(folder.filePath(u"blocked/templates.json"_s)), theme, &page);
        QSignalSpy failed(&button, &TemplateButton::failed);
        button.add(named(u"a"_s));
        QVERIFY(!failed.isEmpty());
        QVERIFY(failed.last().first().toString().contains(u"blocked"_s));
    }

    void templatesOfAnotherWindowAreShown()
    {
        const PageBench bench;
        QVERIFY(bench.store.save({named(u"from elsewhere & more"_s)}));
        emit bench.menu->aboutToShow();
        QVERIFY(actionOf(*bench.menu, u"from elsewhere && more"_s));
        for (const EntryTemplate &made : builtInTemplates())
            QVERIFY2(actionOf(*bench.menu, made.name), qPrintable(made.name));
    }

    void templateIsSavedWithItsPlaceholders()
    {
        const PageBench bench;
        auto *message = bench.page.findChild<QPlainTextEdit *>(u"message"_s);
        message->clear();
        bench.choose(u"Save this entry as a template…"_s);
        auto *name = bench.page.findChild<QLineEdit *>(u"templateName"_s);
        QVERIFY(name->isVisible());
        name->setText(u"mine"_s);
        bench.click("saveTemplate"); // an entry without a message cannot be sent
        QVERIFY(bench.kept().isEmpty());
        QVERIFY(bench.page.findChild<QLabel *>(u"templateWords"_s)->isVisible());
        message->setPlainText(u"deploy {counter}"_s);
        bench.click("saveTemplate");
        QCOMPARE(bench.kept(), QStringList({u"mine"_s}));
        QCOMPARE(bench.store.load().value().first().message, u"deploy {counter}"_s);
        QVERIFY(bench.page.findChild<QWidget *>(u"templateNaming"_s)->isHidden());
    }

    void chosenTemplateFillsTheComposer()
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
};

RC_WIDGET_TEST(TestTemplates)

} // namespace rc::tst_templates

#include "tst_templates.moc"
