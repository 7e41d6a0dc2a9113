// SPDX-License-Identifier: GPL-3.0-or-later
// A spreadsheet executes no outside text, however it splits the file.
#include "core/entry/csv.h"
#include "support/testprogram.h"

#include <QRandomGenerator>

namespace rc::tst_csv {

namespace {

const QString formulaSigns = u"=+-@\uFF0B\uFF0D\uFF1D\uFF20\uFE62\uFE63\uFE66\uFE6B\u2212"_s;

/// The cells seen by a program that splits at `delimiter`, and that supports quotes only at the start of a cell, or not
/// at all.
QStringList cellsAt(QChar delimiter, bool knowsQuotes, const QString &file)
{
    QStringList cells;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < file.size(); ++i) {
        const QChar c = file.at(i);
        if (quoted && c == u'"' && i + 1 < file.size() && file.at(i + 1) == u'"') {
            cell += c;
            ++i;
        } else if (quoted && c == u'"') {
            quoted = false;
        } else if (knowsQuotes && !quoted && c == u'"' && cell.trimmed().isEmpty()) {
            quoted = true;
        } else if (!quoted && (c == delimiter || c == u'\n' || c == u'\r')) {
            cells.append(std::exchange(cell, {}));
        } else {
            cell += c;
        }
    }
    return cells << cell;
}

bool isFormula(const QString &cell)
{
    for (const QChar c : cell) {
        if (c == u'"' || c.isSpace())
            continue;
        return formulaSigns.contains(c);
    }
    return false;
}

} // namespace

class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void cellsAreNeverFormulas_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("equals") << u"=1+1"_s;
        QTest::newRow("behind a semicolon") << u"a;=1+1"_s;
        QTest::newRow("behind a tab") << u"a\t@SUM(1)"_s;
        QTest::newRow("behind a line feed") << u"a\n-1+cmd|x"_s;
        QTest::newRow("behind a carriage return") << u"a\r+1"_s;
        QTest::newRow("behind a quote") << u"a;\"=1"_s;
        QTest::newRow("behind quotes and spaces") << u"a; \"\" =1"_s;
        QTest::newRow("behind a space") << u" =1"_s;
        QTest::newRow("full width") << u"\uFF1D1+1"_s;
        QTest::newRow("full width, behind a semicolon") << u";\uFF20x"_s;
        QTest::newRow("small") << u"\uFE661"_s;
        QTest::newRow("minus sign") << u"\u22121"_s;
    }

    void cellsAreNeverFormulas()
    {
        QFETCH(QString, text);
        const QString file = QString::fromUtf8(csvLine({"x", csvTextCell(text), "y"}));
        for (const QChar delimiter : {u',', u';', u'\t'}) {
            for (const bool knowsQuotes : {true, false}) {
                // Without quotes our own commas always split, which no text can prevent.
                if (delimiter == u',' && !knowsQuotes)
                    continue;
                const QStringList cells = cellsAt(delimiter, knowsQuotes, file);
                for (const QString &cell : cells)
                    QVERIFY2(!isFormula(cell), qPrintable(u"%1 in %2"_s.arg(cell, file)));
            }
        }
    }

    void textIsNeverAFormula();

    void plainTextIsUnchanged_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("words") << u"Payment of 12,50 - refused"_s;
        QTest::newRow("signs inside") << u"a=b; c-d, user@example.org"_s;
        QTest::newRow("JSON") << u"{\"a\": -1, \"b\": \"'x'\"}"_s;
        QTest::newRow("a trace") << u"first\n\tat second"_s;
    }

    void plainTextIsUnchanged()
    {
        QFETCH(QString, text);
        QCOMPARE(csvTextCell(text), text.toUtf8());
    }
};

void TestCsv::textIsNeverAFormula()
{
    const QString letters = u"a'=;\t\n\r\" ,+-@\uFF1D\u2028é"_s;
    QRandomGenerator random(16);
    for (int round = 0; round < 20'000; ++round) {
        QString text;
        for (int length = random.bounded(12); length > 0; --length)
            text += letters.at(random.bounded(int(letters.size())));
        const QByteArray file = csvLine({"x", csvTextCell(text), "y"});
        CsvReader reader(file);
        const auto row = reader.next();
        QVERIFY(row);
        QCOMPARE(row->cells.size(), 3);
        QCOMPARE(row->cells.at(1), csvTextCell(text));
        for (const QChar delimiter : {u',', u';', u'\t'}) {
            for (const QString &cell : cellsAt(delimiter, true, QString::fromUtf8(file)))
                QVERIFY2(!isFormula(cell), qPrintable(u"%1 in %2"_s.arg(cell, QString::fromUtf8(file))));
        }
    }
}

} // namespace rc::tst_csv

RC_TEST(rc::tst_csv::TestCsv)

#include "tst_csv.moc"
