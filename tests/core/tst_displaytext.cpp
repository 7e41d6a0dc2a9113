// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that outside text shows everything and has no effect, and the separators of lists in each language.
#include "core/translation.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "support/testprogram.h"

#include <QLocale>

namespace rc::tst_displaytext {

class TestDisplayText : public QObject
{
    Q_OBJECT

private slots:
    void marksInvisibleCharacters_data()
    {
        addColumns<uint, QString>("codePoint", "mark");
        const auto row = [](const char *name, uint codePoint, const QString &mark) {
            QTest::newRow(name) << codePoint << mark;
        };
        row("NUL", 0x00, u"⟨U+0000⟩"_s);
        row("carriage return alone", 0x0D, u"⟨U+000D⟩"_s);
        row("escape", 0x1B, u"⟨U+001B⟩"_s);
        row("C1 control sequence", 0x9B, u"⟨U+009B⟩"_s);
        row("combining grapheme joiner", 0x34F, u"⟨U+034F⟩"_s);
        row("Hangul filler", 0x3164, u"⟨U+3164⟩"_s);
        row("zero-width space", 0x200B, u"⟨U+200B⟩"_s);
        row("line separator", 0x2028, u"⟨U+2028⟩"_s);
        row("right-to-left override", 0x202E, u"⟨U+202E⟩"_s);
        row("left-to-right isolate", 0x2066, u"⟨U+2066⟩"_s);
        row("blank Braille pattern", 0x2800, u"⟨U+2800⟩"_s);
        row("private use", 0xE000, u"⟨U+E000⟩"_s);
        row("lone high surrogate", 0xD800, u"⟨U+D800⟩"_s);
        row("lone low surrogate", 0xDFFF, u"⟨U+DFFF⟩"_s);
        row("variation selector", 0xFE0F, u"⟨U+FE0F⟩"_s);
        row("byte order mark", 0xFEFF, u"⟨U+FEFF⟩"_s);
        row("non-character", 0xFFFE, u"⟨U+FFFE⟩"_s);
        row("tag letter", 0xE0041, u"⟨U+E0041⟩"_s);
        row("variation selector of the supplement", 0xE0100, u"⟨U+E0100⟩"_s);
    }

    void marksInvisibleCharacters()
    {
        QFETCH(uint, codePoint);
        QFETCH(QString, mark);
        const QString character = codePoint < 0x10000 ? QString(QChar(static_cast<char16_t>(codePoint)))
                                                      : QString::fromStdU32String({static_cast<char32_t>(codePoint)});
        const QString text = u'a' + character + u'b';
        QVERIFY(rc::hasHiddenText(text));
        QCOMPARE(rc::displayText(text), u'a' + mark + u'b');
        QCOMPARE(rc::displayText(character, LineBreaks::Keep), mark);
        QVERIFY(!rc::hasHiddenText(rc::displayText(text)));
    }

    void plainTextIsUnchanged_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("tab") << u"a\tb"_s;
        QTest::newRow("accents") << u"Zoë, naïve"_s;
        QTest::newRow("combining accent") << u"e\u0301"_s;
        QTest::newRow("Hebrew") << u"שלום"_s;
        QTest::newRow("emoji") << u"🦊"_s;
        QTest::newRow("markup") << u"<b>&amp;</b>"_s;
        QTest::newRow("no-break space") << u"10\u00a0%"_s;
    }

    void plainTextIsUnchanged()
    {
        QFETCH(QString, text);
        QCOMPARE(rc::displayText(text), text);
        QCOMPARE(rc::displayBytes(text.toUtf8()), text);
        QVERIFY(!rc::hasHiddenText(text));
    }

    void marksOrKeepsLineBreaks()
    {
        QCOMPARE(rc::displayText(u"a\nb\r\nc"_s), u"a⏎b⏎c"_s);
        QCOMPARE(rc::displayText(u"a\nb\r\nc"_s, LineBreaks::Keep), u"a\nb\nc"_s);
        QCOMPARE(rc::displayText(u"a\rb"_s, LineBreaks::Keep), u"a⟨U+000D⟩b"_s);
        QCOMPARE(rc::displayText(u"\r\r\n"_s), u"⟨U+000D⟩⏎"_s);
        QVERIFY(!rc::hasHiddenText(u"a\nb\r\nc"_s));
        QVERIFY(rc::hasHiddenText(u"a\rb"_s));
    }

    void marksInvalidUtf8_data()
    {
        addColumns<QByteArray, QString>("bytes", "shown");
        QTest::newRow("0xFF") << "a\xff"_ba << u"a⟨0xFF⟩"_s;
        QTest::newRow("continuation alone") << "\x80"_ba << u"⟨0x80⟩"_s;
        QTest::newRow("half of a character") << "\xc3"_ba << u"⟨0xC3⟩"_s;
        QTest::newRow("overlong slash") << "\xc0\xaf"_ba << u"⟨0xC0⟩⟨0xAF⟩"_s;
        QTest::newRow("overlong in three bytes") << "\xe0\x80\xaf"_ba << u"⟨0xE0⟩⟨0x80⟩⟨0xAF⟩"_s;
        QTest::newRow("encoded surrogate") << "\xed\xa0\x80"_ba << u"⟨0xED⟩⟨0xA0⟩⟨0x80⟩"_s;
        QTest::newRow("beyond Unicode") << "\xf4\x90\x80\x80"_ba << u"⟨0xF4⟩⟨0x90⟩⟨0x80⟩⟨0x80⟩"_s;
        QTest::newRow("good after bad") << "\xc3(\xc3\xa9"_ba << u"⟨0xC3⟩(é"_s;
        QTest::newRow("escape") << "\x1b[0m"_ba << u"⟨U+001B⟩[0m"_s;
        QTest::newRow("four bytes") << "\xf0\x9f\xa6\x8a"_ba << u"🦊"_s;
        QTest::newRow("return before a bad byte") << "\r\xff"_ba << u"⟨U+000D⟩⟨0xFF⟩"_s;
    }

    void marksInvalidUtf8()
    {
        QFETCH(QByteArray, bytes);
        QTEST(rc::displayBytes(bytes), "shown");
    }

    void cutsLongTexts();

    void neverCutsInsideACharacterOrMark()
    {
        QCOMPARE(rc::displayText(u"ab🦊c"_s, LineBreaks::Mark, 3), u"ab… (2 more)"_s);
        QCOMPARE(rc::displayText(u"ab\x1b[mc"_s, LineBreaks::Mark, 6), u"ab… (4 more)"_s);
    }

    void joinsListsInEveryLanguage_data()
    {
        addColumns<QString, QString, QString>("locale", "list", "clauses");
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

    void joinsListsInEveryLanguage()
    {
        QFETCH(QString, locale);
        const QLocale before;
        const auto restored = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(withLatinDigits(QLocale(locale)));
        QTEST(listText({u"debug"_s, u"info"_s}), "list");
        QTEST(clausesText({u"debug"_s, u"info"_s}), "clauses");
    }

    void singleTextIsUnchanged()
    {
        QCOMPARE(listText({}), QString());
        QCOMPARE(listText({u"debug"_s}), u"debug"_s);
        QCOMPARE(clausesText({u"debug"_s}), u"debug"_s);
    }

    void sentencesAreSeparatedBySpaces()
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

    void otherLocalesAreUnchanged()
    {
        for (const QString &name : {u"de_AT"_s, u"ar_MA"_s, u"fr_CA"_s})
            QCOMPARE(withLatinDigits(QLocale(name)), QLocale(name));
    }
};

void TestDisplayText::cutsLongTexts()
{
    QCOMPARE(rc::displayText(QString(2000, u'x')), QString(2000, u'x'));
    QCOMPARE(rc::displayText(QString(2003, u'x')), QString(2000, u'x') + u"… (3 more)"_s);
    QCOMPARE(rc::displayText(u"abcdef"_s, LineBreaks::Mark, 4), u"abcd… (2 more)"_s);
    QCOMPARE(rc::displayBytes("abcdef"_ba, LineBreaks::Mark, 4), u"abcd… (2 more)"_s);
    QVERIFY(rc::displayText(QString(1'000'000, QChar(0x202E))).size() < 2100);
}

RC_PLAIN_TEST(TestDisplayText)

} // namespace rc::tst_displaytext

#include "tst_displaytext.moc"
