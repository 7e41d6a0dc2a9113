// SPDX-License-Identifier: GPL-3.0-or-later
// Calling a tool in the window: its form, its request, and one call for each press.
#include "catalog/schema/argumentscheck.h"
#include "core/url/resourceurl.h"
#include "service/tools/toolcalljob.h"
#include "support/testprogram.h"
#include "tests/everything/everythingserver.h"
#include "tests/ui/console.h"
#include "ui/forms/fieldwidget.h"
#include "ui/tools/call/callpanel.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/holdbutton.h"

#include <QGuiApplication>

namespace rc::tst_callpanel {

namespace {

Tool toolOf(const QString &name, const QByteArray &schema, bool readOnly = true)
{
    Tool tool;
    tool.name = name;
    tool.inputSchema = schema;
    tool.annotations.readOnly = readOnly;
    tool.raw = "{}";
    return tool;
}

/// A console on the demo service, with a panel in a window.
struct CallBench : DemoBench
{
    CallBench()
    {
        QObject::connect(session.demo(), &DemoService::served, session.demo(),
                         [this](const ServedRequest &) { ++requests; });
    }

    void open(const Tool &tool, const CatalogKind &kind = CatalogKind::General)
    {
        panel = std::make_unique<CallPanel>(kind, tool, session, theme);
        panel->resize(1100, 700);
        panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
        panel->activateWindow();
    }

    template<typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        return panel->findChild<Widget *>(name);
    }
    template<typename Editor>
    [[nodiscard]] Editor *field(const QString &pointer) const
    {
        return find<Editor>(u"field:"_s + pointer);
    }
    [[nodiscard]] QString request() const { return find<QPlainTextEdit>(u"callRequest"_s)->toPlainText(); }
    [[nodiscard]] QString outcome() const
    {
        const auto *label = find<QLabel>(u"callOutcome"_s);
        return label ? label->text() : QString();
    }
    [[nodiscard]] QString state() const { return find<QLabel>(u"callState"_s)->text(); }
    void pressCtrlEnter() const { QTest::keyClick(panel->firstFocus(), Qt::Key_Return, Qt::ControlModifier); }

    int requests = 0;
    std::unique_ptr<CallPanel> panel;
};

/// “Send empty string” in the context menu of a field.
QAction *emptyActionOf(QPlainTextEdit &edit)
{
    if (QWidget *open = QApplication::activePopupWidget())
        open->close();
    emit edit.customContextMenuRequested({});
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    return menu ? menu->findChild<QAction *>(u"sendEmpty"_s) : nullptr;
}

} // namespace

class TestCallPanel : public QObject
{
    Q_OBJECT

private slots:
    void aTaskCanBeLeftInProgress()
    {
        CallBench bench;
        const EverythingServer server;
        Profile profile = profileOf(u"tasks"_s, sampleUrl, server.base());
        profile.customCatalogs = {EverythingServer::catalog()};
        bench.add(profile);
        bench.session.keys().key().holdForSession(Secret("key-of-everything-1"));
        bench.open(toolOf(u"slow_compute"_s, "{\"properties\":{\"seconds\":{\"type\":\"integer\"}}}"),
                   EverythingServer::catalog());
        auto *leave = bench.find<QPushButton>(u"leaveTask"_s);
        QVERIFY(leave->isHidden());
        QVERIFY(bench.panel->fillIn("{\"seconds\":60}"));
        bench.pressCtrlEnter();
        QTRY_VERIFY(!leave->isHidden());
        QVERIFY(bench.panel->isBusy());
        leave->click();
        QTRY_VERIFY(!bench.panel->isBusy());
        QVERIFY(leave->isHidden());
        QCOMPARE(bench.outcome(), outcomeName(CallOutcome::InProgress));
    }

    void typingUpdatesTheRequest()
    {
        CallBench bench;
        bench.open(
            toolOf(u"echo"_s, R"({"properties":{"text":{"type":"string"},"n":{"type":"number","default":1.50}}})"));
        QTest::keyClicks(bench.field<QPlainTextEdit>(u"/text"_s), u"hi"_s);
        QTest::keyClicks(bench.field<QLineEdit>(u"/n"_s), u"1.0"_s);
        bench.find<QPushButton>(u"requestLayout"_s)->click();
        QTRY_VERIFY2(bench.request().contains(R"("arguments":{"text":"hi","n":1.0})"_L1), qPrintable(bench.request()));
        QVERIFY(bench.request().contains(u"X-API-Key: $SERVICE_API_KEY"_s));
        QVERIFY(bench.request().contains(u"X-User-Username: demo"_s));
        QCOMPARE(bench.requests, 0);
    }

    void requiredResourceIsProposed()
    {
        CallBench bench;
        bench.open(toolOf(u"check"_s, R"({"properties":{"resource_uuid":{"type":"string"},"id":{"type":"string"},)"
                                      R"("resource":{"type":"string"}},"required":["resource_uuid","id"]})"));
        const QString uuid = parseResourceUrl(bench.session.profile().resource)->resource.uuid;
        QCOMPARE(bench.field<QPlainTextEdit>(u"/resource_uuid"_s)->toPlainText(), uuid);
        QCOMPARE(bench.field<QPlainTextEdit>(u"/id"_s)->toPlainText(), QString());
        QCOMPARE(bench.field<QPlainTextEdit>(u"/resource"_s)->toPlainText(), QString()); // optional
        QVERIFY(bench.request().contains(uuid));
        QCOMPARE(bench.requests, 0);
    }

    void emptyTextIsSentOnlyOnRequest()
    {
        CallBench bench;
        bench.open(toolOf(u"echo"_s, R"({"properties":{"text":{"type":"string"}}})"));
        bench.find<QPushButton>(u"requestLayout"_s)->click();
        auto *edit = bench.field<QPlainTextEdit>(u"/text"_s);
        QTest::keyClicks(edit, u"a"_s);
        QTest::keyClick(edit, Qt::Key_Backspace);
        QTRY_VERIFY(bench.request().contains(R"("arguments":{})"_L1));
        const QString unsent = edit->placeholderText();
        QAction *empty = emptyActionOf(*edit);
        QVERIFY(empty && empty->isEnabled() && !empty->isChecked());
        empty->trigger();
        QTRY_VERIFY(bench.request().contains(R"("arguments":{"text":""})"_L1));
        QVERIFY(edit->placeholderText() != unsent); // the placeholder shows whether it is sent
        QVERIFY(emptyActionOf(*edit)->isChecked());
        QTest::keyClicks(edit, u"a"_s);
        empty = emptyActionOf(*edit);
        QVERIFY(!empty->isEnabled() && !empty->isChecked());
        QTest::keyClick(edit, Qt::Key_Backspace); // is not sent again
        QTRY_VERIFY(bench.request().contains(R"("arguments":{})"_L1));
        QCOMPARE(edit->placeholderText(), unsent);
    }

    void listsObjectsAndUnions()
    {
        CallBench bench;
        bench.open(toolOf(u"echo"_s,
                          R"({"properties":{"l":{"type":"array","items":{"type":"string"}},)"
                          R"("o":{"properties":{"p":{"type":"boolean"}}},"u":{"type":["integer","null"]}}})"));
        bench.find<QPushButton>(u"requestLayout"_s)->click();
        QTest::keyClick(bench.field<QCheckBox>(u"/l"_s), Qt::Key_Space);
        QTRY_VERIFY(bench.find<QPushButton>(u"addElement:/l"_s));
        for (const QString &pointer : {u"/l/0"_s, u"/l/1"_s}) {
            bench.find<QPushButton>(u"addElement:/l"_s)->click();
            QTRY_VERIFY(bench.field<QPlainTextEdit>(pointer));
            QTest::keyClicks(bench.field<QPlainTextEdit>(pointer), pointer.right(1));
        }
        QTRY_VERIFY(bench.request().contains(R"("l":["0","1"])"_L1));
        QTest::keyClick(bench.field<QCheckBox>(u"/o"_s), Qt::Key_Space);
        QTRY_VERIFY(bench.field<QComboBox>(u"/o/p"_s));
        bench.field<QComboBox>(u"/o/p"_s)->setCurrentIndex(2);
        QTRY_VERIFY(bench.request().contains(R"("o":{"p":false})"_L1));
        bench.field<QComboBox>(u"/u"_s)->setCurrentIndex(2);
        QTRY_VERIFY(bench.request().contains(R"("u":null)"_L1));
    }

    void itemsStayInOrderAndCanBeRestored()
    {
        CallBench bench;
        bench.open(toolOf(u"echo"_s,
                          R"({"required":["l"],"properties":{"l":{"type":"array","items":{"type":"string"}},)"
                          R"("n":{"type":"integer"}}})"));
        bench.find<QPushButton>(u"requestLayout"_s)->click();
        for (const QString &pointer : {u"/l/0"_s, u"/l/1"_s}) {
            bench.find<QPushButton>(u"addElement:/l"_s)->click();
            QTest::keyClicks(bench.field<QPlainTextEdit>(pointer), pointer.right(1));
        }
        // Later elements still come before the rest of the form, and the form before the button.
        QStringList stops;
        auto *first = bench.find<QPushButton>(u"closeCall"_s);
        for (QWidget *next = first->nextInFocusChain(); next != first && stops.size() < 500;
             next = next->nextInFocusChain())
            stops.append(next->objectName());
        const QList<qsizetype> positions{stops.indexOf(u"field:/l/0"_s), stops.indexOf(u"field:/l/1"_s),
                                         stops.indexOf(u"field:/n"_s),   stops.indexOf(u"copyCallCurl"_s),
                                         stops.indexOf(u"holdToCall"_s), stops.indexOf(u"callButton"_s)};
        QVERIFY2(positions.first() >= 0 && std::is_sorted(positions.cbegin(), positions.cend()),
                 qPrintable(stops.join(u' ')));
        QVERIFY(!bench.panel->undoRemoval());
        bench.find<QPushButton>(u"removeField"_s)->click();
        QTRY_VERIFY(bench.request().contains(R"("l":["1"])"_L1));
        // The focus is not in a field, where Ctrl+Z would undo typing.
        QTRY_COMPARE(bench.panel->window()->focusWidget(), bench.find<QPushButton>(u"addElement:/l"_s));
        QVERIFY(bench.panel->undoRemoval());
        QTRY_VERIFY(bench.request().contains(R"("l":["0","1"])"_L1));
        QTRY_COMPARE(bench.panel->window()->focusWidget(), bench.field<QPlainTextEdit>(u"/l/0"_s));
    }

    void curlAndRequestHaveAVariableForTheToken()
    {
        CallBench bench;
        bench.session.keys().token().holdForSession(Secret("t0ken-of-a-test"));
        for (const CatalogKind &kind : {CatalogKind::CodeHosting, CatalogKind::General}) {
            const bool hasToken = kind == CatalogKind::CodeHosting;
            bench.open(toolOf(u"list_alerts"_s, "{}"), kind);
            bench.find<QPushButton>(u"copyCallCurl"_s)->click();
            const QString curl = QGuiApplication::clipboard()->text();
            for (const QString &text : {curl, bench.request()}) {
                QVERIFY2(!text.contains(u"t0ken"_s), qPrintable(text));
                QVERIFY2(text.contains(u"$SERVICE_API_KEY"_s) && text.contains(u"X-User-Username: demo"_s),
                         qPrintable(text));
                QCOMPARE(text.contains(u"Authorization: Bearer "_s), hasToken);
                QCOMPARE(text.contains(u"$SERVICE_CODE_HOSTING_TOKEN"_s), hasToken);
            }
        }
    }

    void ctrlEnterCallsOnce()
    {
        CallBench bench;
        bench.open(toolOf(u"list_alerts"_s, R"({"properties":{"state":{"enum":["open","any"]}}})"));
        bench.pressCtrlEnter();
        bench.pressCtrlEnter(); // the second half of a double press
        QVERIFY(bench.panel->isBusy());
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::Answered));
        QCOMPARE(bench.requests, 1);
        QVERIFY(bench.find<QPlainTextEdit>(u"blockText"_s)->toPlainText().contains(u"a-17: open"_s));
    }

    void focusStaysWhenAToolIsCalled_data()
    {
        QTest::addColumn<bool>("isDestructive");
        QTest::newRow("from a field") << false;
        QTest::newRow("from the hold button") << true;
    }

    void focusStaysWhenAToolIsCalled()
    {
        QFETCH(bool, isDestructive);
        CallBench bench;
        bench.open(toolOf(u"list_alerts"_s, R"({"properties":{"state":{"enum":["open","any"]}}})", !isDestructive));
        auto *button = bench.find<QPushButton>(u"callButton"_s);
        QWidget *field = bench.panel->firstFocus();
        field->setFocus();
        bench.pressCtrlEnter();
        if (isDestructive) {
            auto *hold = bench.find<HoldButton>(u"holdToCall"_s);
            hold->setHoldTime(std::chrono::milliseconds(1));
            QTest::keyPress(hold, Qt::Key_Space);
            QTRY_VERIFY(bench.panel->isBusy() || !bench.outcome().isEmpty());
        }
        QVERIFY(!bench.panel->isBusy() || bench.panel->window()->focusWidget() == button);
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::Answered));
        QCOMPARE(bench.panel->window()->focusWidget(), isDestructive ? static_cast<QWidget *>(button) : field);
    }

    void opensAtTheFirstEmptyField_data()
    {
        addColumns<QByteArray, QString>("schema", "focus");
        const QByteArray properties = R"("properties":{"resource":{"type":"string"},"note":{"type":"string"},)"
                                      R"("text":{"type":"string"}}})";
        QTest::newRow("a required one") << R"({"required":["resource","text"],)" + properties << u"field:/text"_s;
        QTest::newRow("an optional one") << R"({"required":["resource"],)" + properties << u"field:/note"_s;
        QTest::newRow("none") << QByteArray(R"({"required":["resource"],"properties":{"resource":{"type":"string"}}})")
                              << u"callButton"_s;
    }

    void opensAtTheFirstEmptyField()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, focus);
        CallBench bench;
        bench.open(toolOf(u"echo"_s, schema));
        QVERIFY(!bench.field<QPlainTextEdit>(u"/resource"_s)->toPlainText().isEmpty()); // from the profile
        QCOMPARE(bench.panel->firstFocus()->objectName(), focus);
    }

    void errorsAreShownNextToTheirFields()
    {
        CallBench bench;
        bench.open(toolOf(u"get_entry"_s,
                          R"({"properties":{"entry_id":{"type":"string"},"n":{"type":"integer","maximum":5}},)"
                          R"("required":["entry_id"]})"));
        QTest::keyClicks(bench.field<QLineEdit>(u"/n"_s), u"9"_s);
        bench.pressCtrlEnter();
        QStringList shown;
        for (const QLabel *label : bench.panel->findChildren<QLabel *>(u"fieldFault"_s)) {
            if (label->isVisible())
                shown.append(label->text());
        }
        QCOMPARE(shown, (QStringList{u"Required"_s, checkValue(R"({"maximum":5})", "9").faults.first().what}));
        QCOMPARE(bench.state(), u"Not called: 2 argument(s) do not match the tool’s schema."_s);
        QCOMPARE(bench.requests, 0);
        // The message disappears when the value is corrected.
        QTest::keyClick(bench.field<QLineEdit>(u"/n"_s), Qt::Key_Backspace);
        QTest::keyClicks(bench.field<QPlainTextEdit>(u"/entry_id"_s), u"e"_s);
        QTRY_COMPARE(bench.state(), QString());
    }

    void callAnyway()
    {
        CallBench bench;
        bench.open(toolOf(u"acknowledge_alert"_s, R"({"properties":{"alert_id":{"type":"string","maxLength":2}}})"));
        QTest::keyClicks(bench.field<QPlainTextEdit>(u"/alert_id"_s), u"a-17"_s);
        QVERIFY(!bench.find<QPushButton>(u"callAnyway"_s)->isVisible());
        bench.pressCtrlEnter();
        QCOMPARE(bench.requests, 0);
        QTRY_VERIFY(bench.find<QPushButton>(u"callAnyway"_s)->isVisible());
        bench.find<QPushButton>(u"callAnyway"_s)->click();
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::Answered));
        QCOMPARE(bench.requests, 1);
    }

    void destructiveToolsNeedConfirmation()
    {
        CallBench bench;
        bench.open(toolOf(u"list_alerts"_s, "{}", false)); // without annotations, a tool counts as destructive
        bench.pressCtrlEnter();
        auto *guard = bench.find<QWidget>(u"callGuard"_s);
        auto *hold = bench.find<HoldButton>(u"holdToCall"_s);
        QVERIFY(guard->isVisible());
        QVERIFY(!guard->findChild<QLabel *>(u"guardWords"_s)->text().isEmpty());
        QCOMPARE(bench.requests, 0);
        hold->setHoldTime(std::chrono::milliseconds(60'000));
        QTest::keyPress(hold, Qt::Key_Space);
        QTest::keyRelease(hold, Qt::Key_Space);
        QVERIFY(!bench.panel->isBusy()); // released early
        hold->setHoldTime(std::chrono::milliseconds(1));
        QTest::keyPress(hold, Qt::Key_Space);
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::Answered));
        QCOMPARE(bench.requests, 1);
        QVERIFY(guard->isHidden());
    }

    void unreviewedOrCriticalToolsNeedConfirmation()
    {
        CallBench bench;
        bench.open(toolOf(u"list_alerts"_s, "{}"));
        bench.panel->setUnreviewed(u"It changed."_s);
        QSignalSpy reviewRequested(bench.panel.get(), &CallPanel::reviewRequested);
        bench.pressCtrlEnter();
        auto *guard = bench.find<QWidget>(u"callGuard"_s);
        auto *hold = bench.find<HoldButton>(u"holdToCall"_s);
        QVERIFY(guard->isVisible());
        QVERIFY(hold->isHidden());
        QTest::keyClick(bench.find<QPushButton>(u"reviewTool"_s), Qt::Key_Space);
        QCOMPARE(reviewRequested.size(), 1);
        QCOMPARE(bench.requests, 0);
        bench.panel->setUnreviewed({});
        QVERIFY(guard->isHidden());
        bench.panel->setSuspicion(u"It hides text."_s);
        // A press soon after the last one counts as a double press.
        QTRY_VERIFY((bench.pressCtrlEnter(), guard->isVisible()) && hold->isVisible());
        QCOMPARE(bench.requests, 0);
        hold->setHoldTime(std::chrono::milliseconds(1));
        QTest::keyPress(hold, Qt::Key_Space);
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::Answered));
        QCOMPARE(bench.requests, 1);
    }

    void toolError()
    {
        CallBench bench;
        bench.open(toolOf(u"mute_resource"_s, "{}"));
        bench.pressCtrlEnter();
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::ToolError));
        QVERIFY(bench.find<QPlainTextEdit>(u"blockText"_s)->toPlainText().contains(u"required property"_s));
        bench.open(toolOf(u"no_such_tool"_s, "{}"));
        bench.pressCtrlEnter();
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::Refused));
        QCOMPARE(bench.find<QLabel>(u"callWords"_s)->text(), u"the server did not accept the call"_s);
    }

    void progressAndCancel()
    {
        CallBench bench;
        bench.open(toolOf(u"run_health_check"_s,
                          R"({"properties":{"resource":{"type":"string"},"check_name":{"type":"string"}}})"));
        QTest::keyClicks(bench.field<QPlainTextEdit>(u"/resource"_s), u"r"_s);
        QTest::keyClicks(bench.field<QPlainTextEdit>(u"/check_name"_s), u"http"_s);
        bench.pressCtrlEnter();
        QTRY_VERIFY2(bench.state().startsWith(u"In progress: 1 of 8"_s), qPrintable(bench.state()));
        bench.panel->cancel();
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::Unknown));
        QVERIFY(bench.find<QLabel>(u"callWords"_s)->text().contains(u"You canceled"_s));
        QVERIFY(!bench.panel->isBusy());
    }

    void otherResourceGetsNoCall()
    {
        CallBench bench;
        bench.open(toolOf(u"list_alerts"_s, "{}"));
        bench.saveSampleProfile();
        QVERIFY(!bench.panel->belongsToCurrent());
        bench.pressCtrlEnter();
        QVERIFY(!bench.panel->isBusy());
        QCOMPARE(bench.requests, 0);
    }

    void resultIsCheckedAgainstItsSchema_data()
    {
        addColumns<QByteArray, bool>("structured", "isError");
        QTest::addColumn<int>("lines"); // a heading and the fault
        QTest::newRow("fits") << QByteArray(R"({"n":1})") << false << 1;
        QTest::newRow("does not fit") << QByteArray(R"({"n":"1"})") << false << 2;
        QTest::newRow("missing") << QByteArray() << false << 2;
        QTest::newRow("an error needs none") << QByteArray() << true << 0;
    }

    void resultIsCheckedAgainstItsSchema()
    {
        QFETCH(QByteArray, structured);
        QFETCH(bool, isError);
        QFETCH(int, lines);
        const Theme theme(ThemeChoice::Light);
        ToolCallResult result;
        result.outcome = isError ? CallOutcome::ToolError : CallOutcome::Answered;
        result.result.structured = structured;
        result.result.isError = isError;
        const std::unique_ptr<QWidget> view(
            resultView(result, R"({"type":"object","properties":{"n":{"type":"integer"}}})", theme));
        const auto *check = view->findChild<QLabel *>(u"structureCheck"_s);
        QCOMPARE(check ? int(check->text().split(u'\n').size()) : 0, lines);
    }

    void imagesAreNamedAndSaved()
    {
        CallBench bench;
        bench.open(
            toolOf(u"count_entries"_s, R"({"properties":{"resource":{"type":"string"},"since":{"type":"string"}}})"));
        QVERIFY(bench.panel->fillIn(R"({"resource":"r","since":"s"})"));
        bench.pressCtrlEnter();
        QTRY_COMPARE(bench.outcome(), outcomeName(CallOutcome::Answered));
        QVERIFY(bench.find<QPushButton>(u"saveBlock"_s));
    }

    void hostileSchemasOpen_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QByteArray many;
        for (int i = 0; i < 10'000; ++i)
            many += "\"p" + QByteArray::number(i) + "\":{},";
        QTest::newRow("ten thousand properties") << "{\"properties\":{" + many.chopped(1) + "}}";
        QTest::newRow("depth 60") << QByteArray(R"({"properties":{"a":)").repeated(30) + "{}" +
                                         QByteArray("}}").repeated(30);
        QTest::newRow("a reference to itself") << QByteArray("{\"$ref\":\"#\"}");
        QTest::newRow("required all the way down")
            << QByteArray("{\"properties\":{\"n\":{\"$ref\":\"#\"}},\"required\":[\"n\"]}");
        QTest::newRow("not JSON") << QByteArray("{");
        QTest::newRow("hidden text") << QByteArray(
            "{\"properties\":{\"a\\n\\u202eb\":{\"type\":\"string\",\"description\":\"<img src='file:///x'>\"}}}");
    }

    void hostileSchemasOpen()
    {
        QFETCH(QByteArray, schema);
        CallBench bench;
        bench.open(toolOf(u"list_alerts"_s, schema));
        QVERIFY(bench.panel->firstFocus());
        bench.pressCtrlEnter();
        QTRY_VERIFY(!bench.panel->isBusy());
        for (const QLabel *label : bench.panel->findChildren<QLabel *>()) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            QVERIFY(!label->text().contains(QChar(0x202e)));
        }
    }

    void resultsStayWithTheirTool()
    {
        PageOn<ToolsScreen, DemoBench> console;
        ToolsScreen &screen = console.page;
        screen.resize(1000, 700);
        screen.refresh();
        QTRY_VERIFY(!screen.isBusy() && screen.page()->catalog(CatalogKind::General));
        screen.open({CatalogKind::General, u"list_alerts"_s, "{}"});
        auto *first = screen.findChild<CallPanel *>(u"callPanel"_s);
        QVERIFY(first && first->isVisible());
        QTest::keyClick(first->firstFocus(), Qt::Key_Return, Qt::ControlModifier);
        // While it runs, another tool's form is opened, and then the first one again.
        screen.open({CatalogKind::General, u"get_entry"_s, R"({"entry_id":"e-1"})"});
        QVERIFY(!first->isVisible());
        QTRY_VERIFY(!screen.isBusy());
        screen.open({CatalogKind::General, u"list_alerts"_s, "{}"});
        QVERIFY(first->isVisible());
        QVERIFY(first->findChild<QLabel *>(u"callOutcome"_s));
        // Esc returns to the list and calls nothing.
        screen.cancel();
        QVERIFY(screen.page()->isVisible());
        QCOMPARE(screen.focusWidget()->objectName(), u"callTool"_s);
        QCOMPARE(screen.findChild<QLabel *>(u"toolName"_s)->text(), u"list_alerts"_s);
        // After a change of the resource no form of the old one remains.
        console.saveSampleProfile();
        QTRY_VERIFY(screen.findChildren<CallPanel *>().isEmpty());
    }

    void callIsRepeatedFromActivity()
    {
        PageOn<ToolsScreen, DemoBench> console;
        ToolsScreen &screen = console.page;
        screen.resize(1000, 700);
        // Nothing is listed yet, so the list is fetched first, and nothing is called.
        screen.open({CatalogKind::General, u"acknowledge_alert"_s, R"({"alert_id":"a-18"})"});
        QTRY_VERIFY(screen.findChild<CallPanel *>(u"callPanel"_s));
        auto *panel = screen.findChild<CallPanel *>(u"callPanel"_s);
        QCOMPARE(panel->findChild<QPlainTextEdit *>(u"field:/alert_id"_s)->toPlainText(), u"a-18"_s);
        QVERIFY(!panel->isBusy());
        QSignalSpy statusChanged(&screen, &Page::statusChanged);
        screen.open({CatalogKind::General, u"gone"_s, "{}"});
        QVERIFY(screen.page()->isVisible());
        QVERIFY(statusChanged.last().first().toString().contains(u"cannot be called again"_s));
    }
};

RC_WIDGET_TEST(TestCallPanel)

} // namespace rc::tst_callpanel

#include "tst_callpanel.moc"
