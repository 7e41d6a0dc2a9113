// SPDX-License-Identifier: GPL-3.0-or-later
// Tests grouping and order of listed tools, and the data taken from a review.
#include "catalog/query/toolarrangement.h"
#include "catalog/query/toolquery.h"
#include "support/testprogram.h"

namespace rc::tst_toolarrangement {

namespace {

QList<Tool> named(const QStringList &names)
{
    QList<Tool> tools;
    for (const QString &name : names) {
        Tool tool;
        tool.name = name;
        tools.append(tool);
    }
    return tools;
}

QString listed(const QList<Tool> &tools, const ToolArrangement &arrangement)
{
    QStringList names;
    for (const ToolArrangement::Place &place : arrangement.places)
        names.append(tools.at(place.tool).name);
    return names.join(u' ');
}

} // namespace

class TestToolArrangement : public QObject
{
    Q_OBJECT

private slots:
    void prefixEndsAtTheFirstSeparator_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("prefix");
        QTest::newRow("underscore") << u"issue_create_now"_s << u"issue"_s;
        QTest::newRow("hyphen") << u"issue-create_now"_s << u"issue"_s;
        QTest::newRow("dot") << u"issue.create"_s << u"issue"_s;
        QTest::newRow("slash") << u"issue/create"_s << u"issue"_s;
        QTest::newRow("none") << u"issue"_s << QString();
        QTest::newRow("separator first") << u"_issue"_s << QString();
    }

    void prefixEndsAtTheFirstSeparator()
    {
        QFETCH(QString, name);
        QFETCH(QString, prefix);
        QCOMPARE(toolPrefix(name), prefix);
    }

    void prefixesThatAreSharedAreGroups()
    {
        const QList<Tool> tools =
            named({u"merge"_s, u"Repo_get"_s, u"issue_get"_s, u"repo-list"_s, u"issue_list"_s, u"a_b"_s});
        const ToolArrangement arrangement = arrangedTools(tools, {}, ToolGrouping::Prefix, ToolOrder::AsSent);
        QCOMPARE(arrangement.groups, (QList<ToolGroup>{{u"issue"_s, {}}, {u"repo"_s, {}}, {}}));
        QCOMPARE(listed(tools, arrangement), u"issue_get issue_list Repo_get repo-list merge a_b"_s);
    }

    void everyToolIsListedOnceInEachArrangement()
    {
        QList<Tool> tools = named({u"b_1"_s, u"a_2"_s, {}, u"b_1"_s, u"a"_s, u"_"_s});
        tools[1].annotations.readOnly = true;
        for (const ToolGrouping grouping : toolGroupings()) {
            for (const ToolOrder order : toolOrders()) {
                QList<bool> seen(tools.size(), false);
                for (const ToolArrangement::Place &place : arrangedTools(tools, {}, grouping, order).places) {
                    QVERIFY(!seen.at(place.tool));
                    seen[place.tool] = true;
                }
                QVERIFY(!seen.contains(false));
            }
        }
    }

    void equalOnesStayInTheOrderSent()
    {
        const QList<Tool> tools = named({u"c"_s, u"a"_s, u"b"_s});
        for (const ToolOrder order : {ToolOrder::Effect, ToolOrder::Size, ToolOrder::ChangedFirst})
            QCOMPARE(listed(tools, arrangedTools(tools, {}, ToolGrouping::Flat, order)), u"c a b"_s);
    }

    void largestAreThoseThatTakeMostTokens()
    {
        QList<Tool> tools = named({u"a"_s, u"b"_s});
        tools[0].raw = QByteArray(100, ' ');
        QCOMPARE(listed(tools, arrangedTools(tools, {}, ToolGrouping::Flat, ToolOrder::Size)), u"a b"_s);
        QList<ToolMarks> marks(2);
        marks[0].tokens = 10;
        marks[1].tokens = 20;
        QCOMPARE(listed(tools, arrangedTools(tools, marks, ToolGrouping::Flat, ToolOrder::Size)), u"b a"_s);
    }

    void wordsOfTheSettingsLeadBack()
    {
        for (const ToolGrouping grouping : toolGroupings())
            QCOMPARE(toolGroupingFromWord(QString(wireWord(grouping))), grouping);
        for (const ToolOrder order : toolOrders())
            QCOMPARE(toolOrderFromWord(QString(wireWord(order))), order);
        QCOMPARE(toolGroupingFromWord(u"zebra"), ToolGrouping::Flat);
        QCOMPARE(toolOrderFromWord({}), ToolOrder::AsSent);
    }

    void marksOfAReview()
    {
        CatalogReview review;
        review.kind = CatalogKind::CodeHosting;
        review.marks.resize(2);
        review.marks[0].changed = true;
        review.marks[1].tokens = 30;
        review.marks[1].heaviest = FindingWeight::Warning;
        review.findings = {{FindingRule::NameClash, CatalogKind::CodeHosting, 1, {}, {}, {}},
                           {FindingRule::HiddenText, CatalogKind::General, 0, {}, {}, {}}, // of the other catalog
                           {FindingRule::Oversized, CatalogKind::CodeHosting, 7, {}, {}, {}}};
        const QList<ToolMarks> marks = queryMarks(review);
        QCOMPARE(marks.size(), 2);
        QCOMPARE(marks.at(0), (ToolMarks{false, true, false, 0, {}, 0}));
        QCOMPARE(marks.at(1),
                 (ToolMarks{false, false, false, ruleBit(FindingRule::NameClash), FindingWeight::Warning, 30}));
    }
};

RC_TEST(TestToolArrangement)

} // namespace rc::tst_toolarrangement

#include "tst_toolarrangement.moc"
