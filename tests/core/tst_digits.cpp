// SPDX-License-Identifier: GPL-3.0-or-later
// Ports, codes and markers use the digits of all numbers, in every language.
#include "core/translation.h"
#include "support/testprogram.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_digits {

class TestDigits : public QObject
{
    Q_OBJECT

private slots:
    void everyLanguageHasThem();
    void anotherLocaleStaysAsItIs();
};

void TestDigits::everyLanguageHasThem()
{
    for (const ProgramLanguage &language : programLanguages()) {
        const QLocale locale = withLatinDigits(QLocale(language.code));
        QCOMPARE(locale.zeroDigit(), u"0"_s);
        QCOMPARE(locale.language(), QLocale(language.code).language());
    }
    QCOMPARE(withLatinDigits(QLocale(u"ar_EG"_s)).toString(84), u"84"_s);
}

void TestDigits::anotherLocaleStaysAsItIs()
{
    for (const QString &name : {u"de_AT"_s, u"ar_MA"_s, u"fr_CA"_s})
        QCOMPARE(withLatinDigits(QLocale(name)), QLocale(name));
}

RC_PLAIN_TEST(TestDigits)

} // namespace rc::tst_digits

#include "tst_digits.moc"
