// SPDX-License-Identifier: GPL-3.0-or-later
// Over two hundred changes, each found and classified; over a hundred equivalent spellings, none reported.
#include "catalog/difference/worddiff.h"
#include "catalog/differencecases.h"
#include "support/testprogram.h"

namespace rc::tst_tooldifference {

class TestToolDifference : public QObject
{
    Q_OBJECT

private slots:
    void eachKindHasItsName()
    {
        const QSet<QString> names{differenceKindName(DifferenceKind::Added),
                                  differenceKindName(DifferenceKind::Removed),
                                  differenceKindName(DifferenceKind::Changed)};
        QCOMPARE(names.size(), 3);
    }

    void schemas_data()
    {
        addColumns<QByteArray, QByteArray, Severity>("before", "after", "weight");
        for (const SchemaCase &one : schemaCases) {
            for (const auto &[place, schema] : schemaPlaces) {
                const auto at = [around = schema](const char *part) { return QByteArray(around).replace("%1", part); };
                QTest::addRow("%s %s", one.name, place)
                    << toolWith("inputSchema", at(one.before)) << toolWith("inputSchema", at(one.after)) << one.input;
            }
            QTest::addRow("%s of the result", one.name)
                << toolWith("outputSchema", one.before) << toolWith("outputSchema", one.after) << one.output;
        }
    }

    void schemas()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QVERIFY(!jsonFault(before) && !jsonFault(after));
        const QList<ToolChange> changes = toolChanges(toolOf(before), toolOf(after));
        QVERIFY(!changes.isEmpty());
        QTEST(maxSeverity(changes), "weight");
        QVERIFY(toolHash(toolOf(before)) != toolHash(toolOf(after)));
    }

    void wholeTools_data()
    {
        addColumns<QByteArray, QByteArray, Severity>("before", "after", "weight");
        for (const WholeCase &one : wholeCases)
            QTest::newRow(one.name) << toolBeside(one.before) << toolBeside(one.after) << one.severity;
    }

    void wholeTools() { schemas(); }

    void equivalentSpellingsAreEqual_data()
    {
        addColumns<QByteArray, QByteArray>("one", "other");
        const auto all = spellings();
        for (const auto &[name, spelling] : all) {
            QTest::newRow(name.constData()) << spelled << spelling;
            for (const auto &[second, other] : all)
                QTest::newRow((name + " and " + second).constData()) << spelling << other;
        }
    }

    void equivalentSpellingsAreEqual()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, other);
        QVERIFY(!jsonFault(one) && !jsonFault(other));
        QVERIFY(toolChanges(toolOf(one), toolOf(other)).isEmpty());
        QCOMPARE(toolHash(toolOf(one)), toolHash(toolOf(other)));
    }

    /// The tools of a list in a hundred random orders.
    void reorderings()
    {
        QList<Tool> tools;
        for (int i = 0; i < 9; ++i)
            tools.append(toolOf(R"({"name":"tool)" + QByteArray::number(i) + R"(","description":"d"})"));
        QList<Tool> other = tools;
        for (int round = 0; round < 100; ++round) {
            other.move(round % 9, (round * 4 + 1) % 9);
            QVERIFY(catalogDifference(tools, other).isEmpty());
            QCOMPARE(catalogHash(tools), catalogHash(other));
        }
    }

    void catalogs()
    {
        const QList<Tool> before{toolOf(R"({"name":"a"})"), toolOf(R"({"name":"b"})"), toolOf(R"({"name":"c"})"),
                                 toolOf(R"({"name":"c","description":"second"})")};
        const QList<Tool> after{toolOf(R"({"name":"n"})"), toolOf(R"({"name":"c"})"),
                                toolOf(R"({"name":"b","title":"B"})"),
                                toolOf(R"({"name":"c","description":"another second"})")};
        const QList<ToolDifference> differences = catalogDifference(before, after);
        QCOMPARE(differences.size(), 4);
        QCOMPARE(differences.at(0).name, u"a"_s);
        QCOMPARE(differences.at(0).fate, DifferenceKind::Removed);
        QCOMPARE(differences.at(0).severity(), breaks);
        QCOMPARE(differences.at(1).name, u"b"_s);
        QCOMPARE(differences.at(1).severity(), wording);
        QCOMPARE(differences.at(2).name, u"c"_s); // the second one with that name
        QCOMPARE(differences.at(2).changes.first().after, u"another second"_s);
        QCOMPARE(differences.at(3).name, u"n"_s);
        QCOMPARE(differences.at(3).fate, DifferenceKind::Added);
        QCOMPARE(differences.at(3).severity(), harmless);
    }

    void pathsAndTexts()
    {
        const QList<ToolChange> changes = toolChanges(
            toolOf(toolWith("inputSchema", R"({"properties":{"repo":{"properties":{"owner":{"minimum":1}}}}})")),
            toolOf(toolWith("inputSchema", R"({"properties":{"repo":{"properties":{"owner":{"minimum":5}}}}})")));
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.first().where, u"inputSchema: repo.owner.minimum"_s);
        QCOMPARE(changes.first().before, u"1"_s);
        QCOMPARE(changes.first().after, u"5"_s);
        QVERIFY(!changes.first().what.isEmpty());
    }

    void manyParameters();

    void changedWordsAreMarked_data()
    {
        addColumns<QString, QString, QString>("before", "after", "marked");
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

    void changedWordsAreMarked()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QString told;
        for (const WordPiece &piece : wordDifference(before, after))
            told += piece.kind == WordPiece::Kind::Same      ? piece.text
                    : piece.kind == WordPiece::Kind::Removed ? u"[-"_s + piece.text + u']'
                                                             : u"{+"_s + piece.text + u'}';
        QTEST(told, "marked");
    }

    void longTextsAreShownInFull()
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
            if (piece.kind != WordPiece::Kind::Removed)
                now += piece.text;
        }
        QCOMPARE(old, u"same "_s + before);
        QCOMPARE(now, u"same "_s + after);
    }
};

void TestToolDifference::manyParameters()
{
    const auto tool = [](int from) {
        QList<QByteArray> members;
        for (int i = from; i < from + 10'000; ++i)
            members.append("\"p" + QByteArray::number(i) + R"(":{"type":"string"})");
        return toolOf(toolWith("inputSchema", "{\"properties\":{" + members.join(',') + "}}"));
    };
    QCOMPARE(toolChanges(tool(0), tool(1)).size(), 2);
}

RC_TEST(TestToolDifference)

} // namespace rc::tst_tooldifference

#include "tst_tooldifference.moc"
