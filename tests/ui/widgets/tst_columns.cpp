// SPDX-License-Identifier: GPL-3.0-or-later
// Two columns become one when one of them would get less than its minimum.
#include "support/testprogram.h"
#include "ui/widgets/columns.h"

#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_columns {

class TestColumns : public QObject
{
    Q_OBJECT

private slots:
    void longerWordsAreStackedEarlier();
    void whatIsHiddenAsksForNothing();
};

void TestColumns::longerWordsAreStackedEarlier()
{
    Columns columns;
    columns.setNarrowByContents();
    auto *left = new QLabel(u"short"_s, &columns);
    columns.add(left, 3);
    columns.add(new QLabel(u"short"_s, &columns), 2);
    columns.resize(300, 60);
    columns.show();
    QVERIFY(!columns.isStacked());
    left->setText(u"as long as the words of some languages are, and longer"_s);
    QTRY_VERIFY(columns.isStacked());
    columns.resize(2000, 60);
    QVERIFY(!columns.isStacked());
}

void TestColumns::whatIsHiddenAsksForNothing()
{
    Columns columns;
    columns.setNarrowByContents();
    auto *right = new QLabel(u"as long as the words of some languages are, and longer"_s, &columns);
    columns.add(new QLabel(u"short"_s, &columns), 1);
    columns.add(right, 1);
    right->hide();
    columns.resize(300, 60);
    columns.show();
    QVERIFY(!columns.isStacked());
    right->show();
    QTRY_VERIFY(columns.isStacked());
}

RC_WIDGET_TEST(TestColumns)

} // namespace rc::tst_columns

#include "tst_columns.moc"
