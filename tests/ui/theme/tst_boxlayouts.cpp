// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and columns contain their items in the given order and spacing.
#include "support/testprogram.h"
#include "ui/theme/boxlayouts.h"

#include <QTest>
#include <QWidget>

namespace rc::tst_boxlayouts {

class TestBoxLayouts : public QObject
{
    Q_OBJECT

private slots:
    void whatStandsInARow()
    {
        QWidget owner;
        auto *first = new QWidget(&owner);
        auto *second = new QWidget(&owner);
        QVBoxLayout *inner = makeColumn({.spacing = 3});
        QHBoxLayout *row = makeRow(&owner, {QMargins(1, 2, 3, 4), 5},
                                   {first, {second, 7, Qt::AlignTop}, {inner, 2}, room(9), stretch()});
        QCOMPARE(owner.layout(), row);
        QCOMPARE(row->contentsMargins(), QMargins(1, 2, 3, 4));
        QCOMPARE(row->spacing(), 5);
        QCOMPARE(row->count(), 5);
        QCOMPARE(row->itemAt(0)->widget(), first);
        QCOMPARE(row->stretch(0), 0);
        QCOMPARE(row->itemAt(1)->widget(), second);
        QCOMPARE(row->stretch(1), 7);
        QCOMPARE(row->itemAt(1)->alignment(), Qt::AlignTop);
        QCOMPARE(row->itemAt(2)->layout(), inner);
        QCOMPARE(row->stretch(2), 2);
        QCOMPARE(row->itemAt(3)->sizeHint().width(), 9);
        QVERIFY(!row->itemAt(3)->expandingDirections().testFlag(Qt::Horizontal));
        QCOMPARE(row->stretch(4), 1);
        QVERIFY(row->itemAt(4)->expandingDirections().testFlag(Qt::Horizontal));
    }

    void whatIsNotGivenIsTheStyles()
    {
        QWidget owner;
        QWidget plain;
        const QVBoxLayout byHand(&plain);
        const QVBoxLayout *column = makeColumn(&owner, {});
        QCOMPARE(column->contentsMargins(), byHand.contentsMargins());
        QCOMPARE(column->spacing(), byHand.spacing());
        QWidget bare;
        QCOMPARE(makeColumn(&bare, {noMargins})->contentsMargins(), QMargins());
    }
};

RC_WIDGET_TEST(TestBoxLayouts)

} // namespace rc::tst_boxlayouts

#include "tst_boxlayouts.moc"
