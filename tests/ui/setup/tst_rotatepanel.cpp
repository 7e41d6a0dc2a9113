// SPDX-License-Identifier: GPL-3.0-or-later
// A key is rotated in the window on the demo service: tested, switched, undone, and never shown.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/setup/key/rotatepanel.h"
#include "ui/widgets/fittedtable.h"

namespace rc::tst_rotatepanel {

namespace {

/// The panel on the demo service, where this program uses `old` as its key.
class Shown : public Bench
{
public:
    explicit Shown(const QByteArray &old)
    {
        QVERIFY(session.useDemo());
        good = QString::fromLatin1(session.demo()->key().reveal());
        session.keys().key().holdForSession(Secret(old.isEmpty() ? good.toLatin1() : old));
        panel = std::make_unique<RotatePanel>(session, theme);
        panel->resize(1000, 600);
        panel->open({});
    }

    void tryKey(const QString &key) const
    {
        part<QLineEdit>(u"rotateField"_s)->setText(key);
        part<QPushButton>(u"rotateTry"_s)->click();
        QTRY_VERIFY(!panel->isBusy());
    }

    template<typename Widget>
    [[nodiscard]] Widget *part(const QString &name) const
    {
        return ::part<Widget>(*panel, name);
    }

    QString good;
    std::unique_ptr<RotatePanel> panel;
};

} // namespace

class TestRotatePanel : public QObject
{
    Q_OBJECT

private slots:
    void refusedKeyCannotBeSaved()
    {
        Shown shown({});
        shown.tryKey(u"wrong-key-1234"_s);
        QVERIFY(!shown.part<QPushButton>(u"rotateSwitch"_s)->isVisible());
        QCOMPARE(shown.readKey(), shown.good.toLatin1());
        QVERIFY(shownTexts(*shown.panel->findChild<FittedTable *>()->parentWidget()).join(u' ').contains(u"401"_s));
        shown.tryKey(shown.good); // the same key
        QVERIFY(!shown.part<QPushButton>(u"rotateSwitch"_s)->isVisible());
    }

    void editingTheKeyClearsItsMessage()
    {
        Shown shown({});
        QSignalSpy statusMessage(shown.panel.get(), &RotatePanel::statusMessage);
        const auto last = [&statusMessage] { return statusMessage.constLast().constFirst().toString(); };
        shown.tryKey(u"wrong-key-1234"_s);
        QVERIFY(!last().isEmpty());
        QTest::keyClicks(shown.part<QLineEdit>(u"rotateField"_s), u"5"_s); // a different key
        QCOMPARE(last(), QString());
        shown.tryKey(u"wrong-key-1234"_s);
        QVERIFY(!last().isEmpty());
        shown.part<QPushButton>(u"rotateClose"_s)->click();
        QCOMPARE(last(), QString());
    }

    void closingWhileBusy()
    {
        Shown shown({});
        shown.part<QLineEdit>(u"rotateField"_s)->setText(u"wrong-key-1234"_s);
        shown.part<QPushButton>(u"rotateTry"_s)->click();
        shown.part<QPushButton>(u"rotateClose"_s)->click();
        QVERIFY(shown.panel->isHidden() && !shown.panel->isBusy());
        QCoreApplication::processEvents();
        QCOMPARE(shown.readKey(), shown.good.toLatin1());
    }

    void escClosesItAndReturnsTheFocus()
    {
        WindowOn<SampleBench> console;
        console.window->showPage(u"setup"_s);
        console.session.keys().key().holdForSession(Secret("old-key-that-died"));
        auto *opener = console.part(u"rotateButton"_s);
        QTRY_VERIFY(opener->isVisible());
        console.click(u"rotateButton"_s);
        auto *field = console.part(u"rotateField"_s);
        QVERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        QVERIFY(opener->hasFocus());
    }

    void keysAreNeverShown()
    {
        Shown shown("old-key-that-died");
        shown.tryKey(shown.good);
        const QString texts = shownTexts(*shown.panel).join(u' ');
        QVERIFY(!texts.contains(shown.good) && !texts.contains(u"old-key-that-died"_s));
        shown.part<QPushButton>(u"rotateSwitch"_s)->click();
        QTRY_VERIFY(shown.part<QLineEdit>(u"rotateField"_s)->text().isEmpty());
    }

    void stepsFollowEachOther()
    {
        Shown shown("old-key-that-died");
        const auto sees = [&shown](const char *name) {
            return shown.part<QWidget>(QString::fromLatin1(name))->isVisible();
        };
        QVERIFY(shown.panel->stage() == RotateStage::Paste);
        QVERIFY(sees("rotatePaste") && !sees("rotateSwitch") && !sees("keySteps"));
        shown.tryKey(u"wrong-key-1234"_s);
        // Both keys are refused, so there is no switch, and another key can be pasted.
        QVERIFY(shown.panel->stage() == RotateStage::Compare);
        QVERIFY(sees("rotatePaste") && sees("keySteps") && !sees("rotateSwitch"));
        shown.tryKey(shown.good);
        QVERIFY(shown.panel->stage() == RotateStage::Switch);
        QVERIFY(sees("rotateSwitch") && !sees("rotateLetGo") && !sees("rotateSeen"));
        shown.part<QPushButton>(u"rotateSwitch"_s)->click();
        // No other profile uses the previous key, so it can be deleted.
        QTRY_VERIFY(shown.panel->stage() == RotateStage::Delete);
        QVERIFY(!sees("rotatePaste") && sees("rotateSeen") && sees("rotateUndo") && sees("rotateLetGo"));
        shown.part<QPushButton>(u"rotateSeenAgain"_s)->setFocus();
        for (const QString &next : {u"rotateUndo"_s, u"rotateLetGo"_s, u"rotateClose"_s}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget()->objectName(), next);
        }
        shown.part<QPushButton>(u"rotateLetGo"_s)->click();
        QTRY_VERIFY(shown.panel->stage() == RotateStage::Done);
        QVERIFY(!sees("rotateUndo") && !sees("rotateLetGo") && sees("rotateClose"));
        QVERIFY(shown.part<QLabel>(u"rotateStep"_s)->text().contains(u"✓"_s));
        shown.part<QPushButton>(u"rotateClose"_s)->click();
        shown.panel->open({});
        QVERIFY(shown.panel->stage() == RotateStage::Paste);
    }
};

RC_WIDGET_TEST(TestRotatePanel)

} // namespace rc::tst_rotatepanel

#include "tst_rotatepanel.moc"
