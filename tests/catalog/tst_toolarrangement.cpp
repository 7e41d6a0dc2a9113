// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the order of listed tools, and the data taken from a review.
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

QString listed(const QList<Tool> &tools, const QList<qsizetype> &arrangement)
{
    QStringList names;
    for (const qsizetype tool : arrangement)
        names.append(tools.at(tool).name);
    return names.join(u' ');
}

} // namespace

class TestToolArrangement : public QObject
{
    Q_OBJECT

private slots:
    void everyToolIsListedOnceInEachArrangement()
    {
        QList<Tool> tools = named({u"b_1"_s, u"a_2"_s, {}, u"b_1"_s, u"a"_s, u"_"_s});
        tools[1].annotations.readOnly = true;
        for (const ToolOrder order : toolOrders()) {
            QList<bool> seen(tools.size(), false);
            for (const qsizetype tool : arrangedTools(tools, {}, order)) {
                QVERIFY(!seen.at(tool));
                seen[tool] = true;
            }
            QVERIFY(!seen.contains(false));
        }
    }

    void equalOnesStayInTheOrderSent()
    {
        const QList<Tool> tools = named({u"c"_s, u"a"_s, u"b"_s});
        for (const ToolOrder order : {ToolOrder::Effect, ToolOrder::Size, ToolOrder::ChangedFirst})
            QCOMPARE(listed(tools, arrangedTools(tools, {}, order)), u"c a b"_s);
    }

    void largestAreThoseThatTakeMostTokens()
    {
        QList<Tool> tools = named({u"a"_s, u"b"_s});
        tools[0].raw = QByteArray(100, ' ');
        QCOMPARE(listed(tools, arrangedTools(tools, {}, ToolOrder::Size)), u"a b"_s);
        QList<ToolMarks> marks(2);
        marks[0].tokens = 10;
        marks[1].tokens = 20;
        QCOMPARE(listed(tools, arrangedTools(tools, marks, ToolOrder::Size)), u"b a"_s);
    }

    void wordsOfTheSettingsLeadBack()
    {
        for (const ToolOrder order : toolOrders())
            QCOMPARE(toolOrderFromWord(QString(wireWord(order))), order);
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
