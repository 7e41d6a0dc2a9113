// SPDX-License-Identifier: GPL-3.0-or-later
// Text from a hostile service or a pasted profile is plain on every page: it is never rich text, hidden characters are
// marked, and a key that the service echoes is masked.
#include "core/words/displaytext.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "tests/support/headerlines.h"
#include "trust/keyencodings.h"
#include "ui/check/checkpage.h"
#include "ui/console.h"
#include "ui/send/sendpage.h"
#include "ui/tools/inspector/toolinspector.h"
#include "ui/tools/page/toolspage.h"

namespace rc::tst_hostiletext {

namespace {

/// An image of a file, a directional override raw and escaped as JSON, a tag character, an escape.
const QByteArray hostileJson =
    "<img src='file:///etc/hostname'><b>x</b>\xE2\x80\xAE\\u202Eabc\\uDB40\\uDC41\\u001b[31m\\u200B" +
    escapedForJson(canaryKey);
/// For a profile's name, which cannot contain hidden characters.
const QString rich = u"<img src='file:///etc/hostname'><b>x</b>"_s;

Profile profileAt(const HostileServer &server)
{
    return profileOf(u"p"_s + rich,
                     server.url(u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s).toString(),
                     server.url(QString()).toString(), u"mara"_s);
}

/// A description of the fault; empty if there is none.
QString faultOf(const QWidget &page)
{
    for (const QLabel *label : page.findChildren<QLabel *>()) {
        if (label->textFormat() != Qt::PlainText)
            return u"a label may be rich: "_s + label->objectName() + label->text();
    }
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (widget->toolTip().contains(u"<img"_s))
            return u"a rich tool tip: "_s + widget->toolTip();
    }
    for (const QString &text : shownTexts(page)) {
        if (hasHiddenText(text))
            return u"hidden: "_s + displayText(text);
        if (timesSeen(text.toUtf8(), canaryKey) > 0)
            return u"the key: "_s + text;
    }
    return {};
}

bool shows(const QWidget &page, const QString &text)
{
    const QStringList texts = shownTexts(page);
    return std::any_of(texts.cbegin(), texts.cend(), [&](const QString &one) { return one.contains(text); });
}

template<class SomePage>
struct Open
{
    explicit Open(const Script &script)
        : server(script)
    {
        if (!bench.session.book().save(profileAt(server)))
            qFatal("the profile was not kept");
        bench.session.keys().key().holdForSession(Secret(canaryKey));
        if constexpr (std::is_same_v<SomePage, CheckPage>)
            page = std::make_unique<SomePage>(bench.session, bench.checks, bench.theme);
        else
            page = std::make_unique<SomePage>(bench.session, bench.theme);
        page->show();
    }

    HostileServer server;
    Bench bench;
    std::unique_ptr<SomePage> page;
};

Script refusal()
{
    return Script::response(403, "application/json", "{\"error\":\"" + hostileJson + "\"}");
}

Script list()
{
    return Script::json("{\"jsonrpc\":\"2.0\",\"id\":\"resource-console-1\",\"result\":{\"tools\":[{\"name\":\"" +
                        hostileJson + "\",\"title\":\"" + hostileJson + "\",\"description\":\"" + hostileJson +
                        "\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"" + hostileJson +
                        "\":{\"type\":\"string\",\"description\":\"" + hostileJson + "\"}}}}]}}");
}

} // namespace

class TestHostileText : public QObject
{
    Q_OBJECT

private slots:
    void theCheckPage()
    {
        const Open<CheckPage> open(refusal());
        open.page->refresh();
        QTRY_VERIFY(!open.page->isBusy());
        QCOMPARE(faultOf(*open.page), QString());
        QVERIFY(shows(*open.page, u"⟨U+202E⟩"_s));
        QVERIFY(shows(*open.page, u"•••"_s));
        QVERIFY(headerLines(open.server.connections().join(), "X-API-Key", canaryKey) > 0);
    }

    void theSendPage_data()
    {
        QTest::addColumn<Script>("script");
        QTest::newRow("refused") << refusal();
        QTest::newRow("accepted") << Script::json("{\"echo\":\"" + hostileJson + "\"}");
        QTest::newRow("redirected") << Script::response(302, "application/json", "{\"error\":\"" + hostileJson + "\"}",
                                                        "Location: /x/" + canaryKey.toPercentEncoding() + "\r\n");
        QTest::newRow("too many") << Script::response(429, "application/json", "{\"error\":\"" + hostileJson + "\"}",
                                                      "Retry-After: " + canaryKey + "\r\n");
    }

    void theSendPage()
    {
        QFETCH(Script, script);
        const Open<SendPage> open(script);
        open.page->template findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(u"hello"_s);
        open.page->template findChild<QPushButton *>(u"sendButton"_s)->click();
        QTRY_COMPARE(open.page->template findChildren<QWidget *>(u"outcomeCard"_s).size(), 1);
        if (auto *whole = open.page->template findChild<QPushButton *>(u"wholeReply"_s)) // where it is not in the card
            whole->click();
        QCOMPARE(faultOf(*open.page), QString());
        QVERIFY(shows(*open.page, u"⟨U+202E⟩"_s));
        QVERIFY(shows(*open.page, u"•••"_s));
    }

    void theToolsPage()
    {
        const Open<ToolsPage> open(list());
        open.page->refresh();
        QTRY_VERIFY(!open.page->isBusy());
        auto *tools = open.page->template findChild<QListView *>(u"toolList"_s);
        QVERIFY(tools->model()->rowCount() > 0);
        tools->setCurrentIndex(tools->model()->index(0, 0));
        QVERIFY(shows(*open.page, u"⟨U+202E⟩"_s));
        QVERIFY(shows(*open.page, u"•••"_s));
        // The raw name identifies the tool and the index serves the filter; neither is shown.
        for (const QLabel *label : open.page->template findChildren<QLabel *>()) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            QVERIFY2(!hasHiddenText(label->text()), qPrintable(displayText(label->text())));
        }
        for (const QString &text : shownTexts(*open.page))
            QVERIFY2(timesSeen(text.toUtf8(), canaryKey) == 0, qPrintable(text));
        open.page->template findChild<ToolDetail *>(u"toolDetail"_s)->showTab(ToolDetail::JsonTab);
        const auto *json = open.page->template findChild<QPlainTextEdit *>(u"toolJson"_s);
        QVERIFY(json && json->toPlainText().contains(u"•••"_s));
    }

    void theWindow()
    {
        HostileServer server(refusal());
        Bench bench;
        QVERIFY(bench.session.book().save(profileAt(server)));
        bench.session.keys().key().holdForSession(Secret(canaryKey));
        MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const QLabel *label : window.findChildren<QLabel *>())
            QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
        auto *name = window.findChild<QPushButton *>(u"profileButton"_s);
        QVERIFY(!hasHiddenText(window.windowTitle()));
        if (name)
            QVERIFY(!hasHiddenText(name->text()) && !name->toolTip().contains(u"<img"_s));
    }
};

RC_WIDGET_TEST(TestHostileText)

} // namespace rc::tst_hostiletext

#include "tst_hostiletext.moc"
