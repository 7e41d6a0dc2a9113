// SPDX-License-Identifier: GPL-3.0-or-later
// What is equal stays in its order, and nothing is lost.
#include "core/stablesort.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_stablesort {

class TestStableSort : public QObject
{
    Q_OBJECT

private slots:
    void equalsStayInTheirOrder_data()
    {
        QTest::addColumn<QStringList>("list");
        QTest::addColumn<QStringList>("sorted");
        QTest::newRow("nothing") << QStringList{} << QStringList{};
        QTest::newRow("one") << QStringList{u"a"_s} << QStringList{u"a"_s};
        QTest::newRow("all equal") << QStringList{u"b"_s, u"c"_s, u"a"_s} << QStringList{u"b"_s, u"c"_s, u"a"_s};
        QTest::newRow("some equal") << QStringList{u"ccc"_s, u"b"_s, u"aaa"_s, u""_s, u"a"_s}
                                    << QStringList{u""_s, u"b"_s, u"a"_s, u"ccc"_s, u"aaa"_s};
    }

    void equalsStayInTheirOrder()
    {
        QFETCH(QStringList, list);
        QFETCH(QStringList, sorted);
        const QStringList copy = list;
        rc::sortStably(list, [](const QString &one, const QString &other) { return one.size() < other.size(); });
        QCOMPARE(list, sorted);
        QCOMPARE(copy.size(), list.size()); // whoever shares the list keeps theirs
        QVERIFY(std::none_of(copy.cbegin(), copy.cend(), [](const QString &text) { return text.isNull(); }));
    }

    void manyInRandomOrder()
    {
        QRandomGenerator random(7);
        QList<std::pair<int, int>> list; // what is sorted by, and the place it had
        for (int i = 0; i < 5000; ++i)
            list.append({random.bounded(20), i});
        QList<std::pair<int, int>> sorted = list;
        std::sort(sorted.begin(), sorted.end());
        rc::sortStably(list, [](const auto &one, const auto &other) { return one.first < other.first; });
        QVERIFY(list == sorted);
    }
};

RC_TEST(TestStableSort)

} // namespace rc::tst_stablesort

#include "tst_stablesort.moc"
