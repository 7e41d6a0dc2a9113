// SPDX-License-Identifier: GPL-3.0-or-later
// A message in the status line disappears by itself and with its page; a lasting state stays.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/frame/statusline.h"
#include "ui/parts/page.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_statusline {

class TestStatusLine : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void aMessageGoesByItself();
    void whatIsUnderWayKeepsItsMessage();
    void aMessageGoesWithItsPage();
    void whatEndedUnseenIsToldOnItsPage();
    void thereIsOneCancel();
};

void TestStatusLine::aMessageGoesByItself()
{
    const Theme theme(ThemeChoice::Light);
    StatusLine line(theme);
    line.setPatience(1ms);
    line.setLasting(u"lasts"_s);
    line.say(u"said"_s);
    QVERIFY(line.text().contains(u"lasts"_s) && line.text().contains(u"said"_s));
    QTRY_COMPARE(line.text(), u"lasts"_s);
    QCOMPARE(line.message(), QString());
}

void TestStatusLine::whatIsUnderWayKeepsItsMessage()
{
    const Theme theme(ThemeChoice::Light);
    StatusLine line(theme);
    line.setPatience(1ms);
    line.setBusy(true);
    line.say(u"sending"_s);
    QSignalSpy turned(&line, &QObject::objectNameChanged);
    QTimer::singleShot(30ms, &line, [&line] { line.setObjectName(u"later"_s); });
    QTRY_COMPARE(turned.count(), 1);
    QCOMPARE(line.text(), u"sending"_s);
    line.setBusy(false);
    QTRY_COMPARE(line.text(), QString());
}

void TestStatusLine::aMessageGoesWithItsPage()
{
    Bench bench;
    bench.keepSample();
    MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
    window.show();
    window.showPage(u"send"_s);
    emit window.builtPage(u"send"_s)->statusChanged(u"of send"_s);
    const auto *line = window.findChild<StatusLine *>();
    QVERIFY(line->text().contains(u"of send"_s));
    window.showPage(u"setup"_s);
    QVERIFY(!line->text().contains(u"of send"_s));
    window.showPage(u"send"_s);
    QVERIFY(!line->text().contains(u"of send"_s));
}

void TestStatusLine::whatEndedUnseenIsToldOnItsPage()
{
    Bench bench;
    bench.keepSample();
    MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
    window.show();
    window.showPage(u"send"_s);
    window.showPage(u"setup"_s);
    emit window.builtPage(u"send"_s)->statusChanged(u"ended"_s);
    const auto *line = window.findChild<StatusLine *>();
    QVERIFY(!line->text().contains(u"ended"_s));
    window.showPage(u"send"_s);
    QVERIFY(line->text().contains(u"ended"_s));
}

void TestStatusLine::thereIsOneCancel()
{
    const Theme theme(ThemeChoice::Light);
    StatusLine line(theme);
    const auto *cancel = line.findChild<QPushButton *>(u"cancelButton"_s);
    line.setBusy(true);
    QVERIFY(!cancel->isHidden());
    line.setBusy(true, false); // the page has its own progress
    QVERIFY(cancel->isHidden());
    Bench bench;
    bench.keepSample();
    MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
    for (const QString &page : {u"check"_s, u"send"_s, u"tools"_s}) {
        window.showPage(page);
        QVERIFY2(window.builtPage(page)->showsItsWork(), qPrintable(page));
    }
}

RC_WIDGET_TEST(TestStatusLine)

} // namespace rc::tst_statusline

#include "tst_statusline.moc"
