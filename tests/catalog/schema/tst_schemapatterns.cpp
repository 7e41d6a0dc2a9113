// SPDX-License-Identifier: GPL-3.0-or-later
// ECMA-262 patterns in an engine of another dialect, and patterns designed to run forever.
#include "catalog/schema/schemapatterns.h"
#include "support/testprogram.h"

namespace rc::tst_schemapatterns {

class TestSchemaPatterns : public QObject
{
    Q_OBJECT

private slots:
    void matches_data()
    {
        addColumns<QString, QString, bool>("pattern", "text", "found");
        const auto row = [](const QString &pattern, const QString &text, bool found) {
            const QString name = pattern + (found ? u" in "_s : u" not in "_s) + text;
            QTest::newRow(name.toUtf8().constData()) << pattern << text << found;
        };
        row(uR"(^a$)"_s, u"a"_s, true);
        row(uR"(^a$)"_s, u"a\n"_s, false); // the end is the end
        row(uR"(b)"_s, u"abc"_s, true);
        row(uR"(^\d+$)"_s, u"19"_s, true);
        row(uR"(^\d+$)"_s, u"১৯"_s, false); // ASCII digits only
        row(uR"(^\D$)"_s, u"১"_s, true);
        row(uR"(^\w+$)"_s, u"a_1"_s, true);
        row(uR"(^\w+$)"_s, u"é"_s, false);
        row(uR"(^\W$)"_s, u"é"_s, true);
        row(uR"(^\s$)"_s, u"\u00a0"_s, true);
        row(uR"(^\s$)"_s, u"\ufeff"_s, true);
        row(uR"(^\s$)"_s, u"\u2003"_s, true);
        row(uR"(^\s$)"_s, u"\u0001"_s, false);
        row(uR"(^\S$)"_s, u"\u2029"_s, false);
        row(uR"(^[\s\d]+$)"_s, u" 1\u00a02"_s, true);
        row(uR"(^[^\S ]$)"_s, u"\t"_s, true);
        row(uR"(^[\w-.]+$)"_s, u"a-b.c"_s, true); // next to a character class it is not a range
        row(uR"(^[a-\d]+$)"_s, u"a-1"_s, true);
        row(uR"(^[[:a]+$)"_s, u"[a:"_s, true);
        row(uR"(^[\]\\]+$)"_s, uR"(]\)"_s, true);
        row(uR"(^[]$)"_s, u""_s, false);
        row(uR"(^[^]$)"_s, u"\n"_s, true);
        row(uR"(^.$)"_s, u"\u2028"_s, false);
        row(uR"(^.$)"_s, u"🐲"_s, true);
        row(uR"(^🐲*$)"_s, u"🐲🐲"_s, true);
        row(uR"(^🐲*$)"_s, u"🐉"_s, false);
        row(uR"(^[🐲🐉]$)"_s, u"🐉"_s, true);
        row(uR"(^\u{1F432}$)"_s, u"🐲"_s, true);
        row(uR"(^\uD83D\uDC32$)"_s, u"🐲"_s, true);
        row(uR"(^\cC$)"_s, u"\u0003"_s, true);
        row(uR"(^\x41\t$)"_s, u"A\t"_s, true);
        row(uR"(^a{2,3}$)"_s, u"aa"_s, true);
        row(uR"(^a{2}$)"_s, u"aaa"_s, false);
        row(uR"(^a{,2}$)"_s, u"a{,2}"_s, true);
        row(uR"(^(a|b)\1$)"_s, u"aa"_s, true);
        row(uR"(^(a|b)\1$)"_s, u"ab"_s, false);
        row(uR"(^(?:(a)|b)\1$)"_s, u"b"_s, true); // an unmatched group is empty
        row(uR"(^(?<x>a)\k<x>$)"_s, u"aa"_s, true);
        row(uR"(^(?=a)(?!ab)..$)"_s, u"ac"_s, true);
        row(uR"((?<=a)b)"_s, u"ab"_s, true);
        row(uR"(^\p{Lu}\p{Letter}+$)"_s, u"Žá"_s, true);
        row(uR"(^\p{Script=Greek}+$)"_s, u"αβ"_s, true);
        row(uR"(^\P{ASCII}$)"_s, u"é"_s, true);
        row(uR"(^[\p{digit}x]+$)"_s, u"1x৭"_s, true);
        row(uR"(\bfoo\b)"_s, u"a foo."_s, true);
        row(uR"(^\/\-\.$)"_s, u"/-."_s, true);
    }

    void matches()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QFETCH(bool, found);
        QCOMPARE(SchemaPatterns().matches(pattern, text), found);
    }

    void invalidPatterns_data()
    {
        QTest::addColumn<QString>("pattern");
        // The last ones belong to other dialects and would have another meaning here.
        addTextRows("(  )  [a  *a  a**  a++  \\  \\u12  \\xg1  \\uD83D  \\p{Nonsense}  "
                    "\\A  \\Z  \\h  (?i)a  (?P<a>b)  (?R)  (*ACCEPT)  (?>a)  \\Qa\\E");
        QTest::newRow("long") << QString(5000, u'a');
    }

    void invalidPatterns()
    {
        QFETCH(QString, pattern);
        QVERIFY(!SchemaPatterns().matches(pattern, u"a"_s));
    }

    void stopsAtTheStepLimit_data()
    {
        addColumns<QString, QString>("pattern", "text");
        const QString many(40, u'a');
        QTest::newRow("repeats of repeats") << u"^(a+)+$"_s << many + u'!';
        QTest::newRow("in a long text") << u"(a+)+$"_s << QString(5000, u'a') + u'!';
        QTest::newRow("two ways for each letter") << u"^(a|a)*$"_s << many + u'!';
        QTest::newRow("by references back") << u"^(a*)*\\1$"_s << many + u'!';
        QTest::newRow("stars in a row") << u"a*a*a*a*a*a*a*a*[bc]"_s << QString(2000, u'a');
        QTest::newRow("a megabyte") << u"(x+x+)+y"_s << QString(1'000'000, u'x');
        QTest::newRow("a look ahead at each letter") << u"(?=(.*)*!)z"_s << QString(10'000, u'a');
    }

    void stopsAtTheStepLimit()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QVERIFY(!SchemaPatterns().matches(pattern, text));
    }

    void patternsShareOneBudget()
    {
        SchemaPatterns patterns;
        const QString text = QString(30, u'a') + u'!';
        std::optional<bool> last;
        for (int i = 0; i < 3000; ++i)
            last = patterns.matches(u"^(a+)+[bc]{0,%1}$"_s.arg(i), text);
        QVERIFY(!last);
    }
};

RC_TEST(TestSchemaPatterns)

} // namespace rc::tst_schemapatterns

#include "tst_schemapatterns.moc"
