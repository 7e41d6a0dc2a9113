// SPDX-License-Identifier: GPL-3.0-or-later
// A row of items of different heights: each is vertically centered, and the row is as high as its highest item.
#include "support/testprogram.h"
#include "ui/widgets/flowlayout.h"

#include <QTest>
#include <QWidget>

namespace rc::tst_flowlayout {

class TestFlowLayout : public QObject
{
    Q_OBJECT

private slots:
    void whatIsLowerIsInTheMiddleOfItsRow();
};

void TestFlowLayout::whatIsLowerIsInTheMiddleOfItsRow()
{
    QWidget row;
    auto *layout = new FlowLayout(&row, 8);
    QList<QWidget *> things;
    for (const QSize &size : {QSize(40, 40), QSize(40, 20), QSize(40, 10)}) {
        auto *thing = new QWidget(&row);
        thing->setFixedSize(size);
        layout->addWidget(thing);
        things.append(thing);
    }
    QCOMPARE(layout->heightForWidth(96), 40 + 8 + 10); // the third has a row of its own
    row.resize(96, 58);
    row.show();
    QTRY_COMPARE(things.at(1)->geometry(), QRect(48, 10, 40, 20));
    QCOMPARE(things.at(0)->geometry(), QRect(0, 0, 40, 40));
    QCOMPARE(things.at(2)->geometry(), QRect(0, 48, 40, 10));
}

RC_WIDGET_TEST(TestFlowLayout)

} // namespace rc::tst_flowlayout

#include "tst_flowlayout.moc"
