// SPDX-License-Identifier: GPL-3.0-or-later
// Text in a pseudo-language, 40 % longer than English, fits on every page, from left to right and from right to left,
// at the smallest window size and the usual one.
#include "support/pseudolocale.h"
#include "support/testprogram.h"
#include "ui/cuttext.h"
#include "ui/shownpage.h"

#include <QScopeGuard>

using namespace Qt::StringLiterals;

namespace rc::tst_pseudolocale {

class TestPseudoLocale : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void keepsWhatIsNoText_data();
    void keepsWhatIsNoText();
    void isLonger();
    void everyPageIsWhole_data();
    void everyPageIsWhole();
};

void TestPseudoLocale::keepsWhatIsNoText_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("kept");
    QTest::newRow("placeholder") << u"Sent %1 of %2"_s << u"%2"_s;
    QTest::newRow("in the way of the locale") << u"%L1 bytes"_s << u"%L1"_s;
    QTest::newRow("count") << u"%n finding(s)"_s << u"%n"_s;
    QTest::newRow("mnemonic") << u"&Save as new"_s << u"&S"_s;
    QTest::newRow("ampersand") << u"This && that"_s << u" && "_s;
    QTest::newRow("end of a line") << u"One\nother"_s << u"\n"_s;
    QTest::newRow("tag") << u"A <b>bold</b> word"_s << u"<b>"_s;
}

void TestPseudoLocale::keepsWhatIsNoText()
{
    QFETCH(QString, source);
    QFETCH(QString, kept);
    for (const PseudoScript script : {PseudoScript::Accented, PseudoScript::RightToLeft})
        QCOMPARE(pseudoText(source, script).count(kept), source.count(kept));
}

void TestPseudoLocale::isLonger()
{
    const QString source = u"Send test entry…"_s;
    for (const PseudoScript script : {PseudoScript::Accented, PseudoScript::RightToLeft}) {
        const QString text = pseudoText(source, script);
        QVERIFY(text.size() >= source.size() * 13 / 10);
        QVERIFY(text.endsWith(u'…'));
    }
    QVERIFY(pseudoText(source, PseudoScript::RightToLeft).isRightToLeft());
    QVERIFY(!pseudoText(source, PseudoScript::Accented).isRightToLeft());
}

void TestPseudoLocale::everyPageIsWhole_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<PseudoScript>("script");
    for (const QString &id : everyPage()) {
        QTest::newRow(qPrintable(id)) << id << PseudoScript::Accented;
        QTest::newRow(qPrintable(id + u", from right to left"_s)) << id << PseudoScript::RightToLeft;
    }
}

void TestPseudoLocale::everyPageIsWhole()
{
    QFETCH(QString, id);
    QFETCH(PseudoScript, script);
    PseudoLocale locale(script);
    QVERIFY(QCoreApplication::installTranslator(&locale));
    QGuiApplication::setLayoutDirection(script == PseudoScript::RightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const auto asBefore = qScopeGuard([&locale] {
        QCoreApplication::removeTranslator(&locale);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    });
    Bench bench;
    const auto window = windowOn(bench, id);
    for (const QSize size : {QSize(1180, 760), window->minimumSize()}) {
        window->resize(size);
        QTRY_VERIFY2(cutTexts(*window).isEmpty(),
                     qPrintable(u"%1x%2\n"_s.arg(size.width()).arg(size.height()) + cutTexts(*window).join(u'\n')));
    }
}

RC_WIDGET_TEST(TestPseudoLocale)

} // namespace rc::tst_pseudolocale

#include "tst_pseudolocale.moc"
