// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the removed and added words.
#include "catalog/difference/worddiff.h"
#include "support/testprogram.h"

namespace rc::tst_worddiff {

class TestWordDiff : public QObject
{
    Q_OBJECT

private slots:
    void marksWords_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("marked");
        QTest::newRow("the same") << u"one two"_s << u"one two"_s << u"one two"_s;
        QTest::newRow("a word") << u"the old way"_s << u"the new way"_s << u"the [-old]{+new} way"_s;
        QTest::newRow("added at the end") << u"one"_s << u"one two"_s << u"one{+ two}"_s;
        QTest::newRow("gone at the start") << u"one two"_s << u"two"_s << u"[-one ]two"_s;
        QTest::newRow("a mark") << u"Yes, do."_s << u"Yes. do."_s << u"Yes[-,]{+.} do."_s;
        QTest::newRow("from nothing") << QString() << u"all"_s << u"{+all}"_s;
        QTest::newRow("to nothing") << u"all"_s << QString() << u"[-all]"_s;
        QTest::newRow("two places") << u"a b c d e"_s << u"a X c Y e"_s << u"a [-b]{+X} c [-d]{+Y} e"_s;
        QTest::newRow("one more of the same") << u"a a"_s << u"a a a"_s << u"a a{+ a}"_s;
    }

    void marksWords()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, marked);
        QString told;
        for (const WordPiece &piece : wordDifference(before, after))
            told += piece.kind == WordPiece::Kind::Same   ? piece.text
                    : piece.kind == WordPiece::Kind::Gone ? u"[-"_s + piece.text + u']'
                                                          : u"{+"_s + piece.text + u'}';
        QCOMPARE(told, marked);
    }

    void textsThatAreTooLongAreStillWhole()
    {
        QString before;
        QString after;
        for (int i = 0; i < 60'000; ++i) {
            before += u"a%1 "_s.arg(i);
            after += u"b%1 "_s.arg(i);
        }
        QString old;
        QString now;
        for (const WordPiece &piece : wordDifference(u"same "_s + before, u"same "_s + after)) {
            if (piece.kind != WordPiece::Kind::Added)
                old += piece.text;
            if (piece.kind != WordPiece::Kind::Gone)
                now += piece.text;
        }
        QCOMPARE(old, u"same "_s + before);
        QCOMPARE(now, u"same "_s + after);
    }
};

RC_TEST(TestWordDiff)

} // namespace rc::tst_worddiff

#include "tst_worddiff.moc"
