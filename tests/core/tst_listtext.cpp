// SPDX-License-Identifier: GPL-3.0-or-later
// List separators in each language of the program, and in others.
#include "core/translation.h"
#include "core/words/listtext.h"
#include "support/testprogram.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_listtext {

class TestListText : public QObject
{
    Q_OBJECT

private slots:
    void eachLanguage_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("clauses");
        QTest::newRow("the test's own") << u"C"_s << u"debug, info"_s << u"debug; info"_s;
        QTest::newRow("English") << u"en_US"_s << u"debug, info"_s << u"debug; info"_s;
        QTest::newRow("German") << u"de_AT"_s << u"debug, info"_s << u"debug; info"_s;
        QTest::newRow("Spanish") << u"es_MX"_s << u"debug, info"_s << u"debug; info"_s;
        QTest::newRow("French, with a space before") << u"fr_FR"_s << u"debug, info"_s << u"debug\u202f; info"_s;
        QTest::newRow("Arabic") << u"ar_EG"_s << u"debug، info"_s << u"debug؛ info"_s;
        QTest::newRow("Japanese") << u"ja_JP"_s << u"debug、info"_s << u"debug；info"_s;
        QTest::newRow("Chinese, in which the program speaks English")
            << u"zh_CN"_s << u"debug, info"_s << u"debug; info"_s;
    }

    void eachLanguage()
    {
        QFETCH(QString, locale);
        const QLocale before;
        const auto restored = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(withLatinDigits(QLocale(locale)));
        QTEST(listText({u"debug"_s, u"info"_s}), "list");
        QTEST(clausesText({u"debug"_s, u"info"_s}), "clauses");
    }

    void oneTextStaysAsItIs()
    {
        QCOMPARE(listText({}), QString());
        QCOMPARE(listText({u"debug"_s}), u"debug"_s);
        QCOMPARE(clausesText({u"debug"_s}), u"debug"_s);
    }

    void sentencesHaveARoomBetween()
    {
        QCOMPARE(sentencesText({u"One."_s, {}, u"Two."_s, {}}), u"One. Two."_s);
        QCOMPARE(sentencesText({{}, u"One."_s}), u"One."_s);
        QCOMPARE(sentencesText({u"一。"_s, u"二？"_s, u"三"_s, u"四"_s}), u"一。二？三 四"_s);
        QCOMPARE(sentencesText({}), QString());
    }

    void everyLanguageHasLatinDigits()
    {
        for (const ProgramLanguage &language : programLanguages()) {
            const QLocale locale = withLatinDigits(QLocale(language.code));
            QCOMPARE(locale.zeroDigit(), u"0"_s);
            QCOMPARE(locale.language(), QLocale(language.code).language());
        }
        QCOMPARE(withLatinDigits(QLocale(u"ar_EG"_s)).toString(84), u"84"_s);
    }

    void anotherLocaleStaysAsItIs()
    {
        for (const QString &name : {u"de_AT"_s, u"ar_MA"_s, u"fr_CA"_s})
            QCOMPARE(withLatinDigits(QLocale(name)), QLocale(name));
    }
};

RC_PLAIN_TEST(TestListText)

} // namespace rc::tst_listtext

#include "tst_listtext.moc"
