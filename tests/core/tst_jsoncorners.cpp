// SPDX-License-Identifier: GPL-3.0-or-later
// Each corner case of JSON in data/jsoncorners.tsv is accepted with all digits, or refused, as in RFC 8259.
#include "core/datatable.h"
#include "core/json/jsontape.h"

namespace rc::tst_jsoncorners {

class TestJsonCorners : public QObject
{
    Q_OBJECT

private slots:
    void accepts_data() { rows(true); }

    void accepts()
    {
        QFETCH(QByteArray, json);
        const std::optional<Error> fault = jsonFault(json);
        QVERIFY2(!fault, fault ? qPrintable(fault->detail) : "");
        // Nested one level deeper, if possible: returned as sent.
        const QByteArray around = '[' + json + ']';
        if (jsonFault(around))
            return;
        QCOMPARE(jsonElements(around).value(), QList<QByteArray>{json.trimmed()});
        QVERIFY(!jsonFault(jsonIndented(json)));
    }

    void refuses_data() { rows(false); }

    void refuses()
    {
        QFETCH(QByteArray, json);
        const std::optional<Error> fault = jsonFault(json);
        QVERIFY(fault);
        QCOMPARE(fault->kind, ErrorKind::NotJson);
        QVERIFY(!fault->detail.isEmpty());
    }

private:
    static void rows(bool taken)
    {
        QTest::addColumn<QByteArray>("json");
        for (const QStringList &corner : dataRows(u"jsoncorners.tsv"_s)) {
            if ((corner[1] == "takes"_L1) == taken)
                QTest::addRow("%s: %s", qPrintable(corner[0]), qPrintable(corner[2])) << expanded(corner[3]).toLatin1();
        }
    }
};

RC_TEST(TestJsonCorners)

} // namespace rc::tst_jsoncorners

#include "tst_jsoncorners.moc"
