// SPDX-License-Identifier: GPL-3.0-or-later
// Each corner case of JSON in data/jsoncorners.tsv is accepted with all digits, or refused, as in RFC 8259.
#include "core/json/jsontape.h"
#include "support/testprogram.h"

#include <QMap>

namespace rc::tst_jsoncorners {

namespace {

struct Corner
{
    QByteArray kind; ///< its class
    bool taken = false;
    QByteArray name;
    QByteArray json;
};

/// `\xNN`, `\n`, `\r`, `\t` and `\\`.
QByteArray unescaped(const QByteArray &text)
{
    static const QMap<char, char> letters{{'n', '\n'}, {'r', '\r'}, {'t', '\t'}, {'\\', '\\'}};
    QByteArray plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != '\\') {
            plain += text[at];
        } else if (text[at + 1] == 'x') {
            plain += QByteArray::fromHex(text.mid(at + 2, 2));
            at += 3;
        } else {
            plain += letters.value(text[++at]);
        }
    }
    return plain;
}

QByteArray expanded(const QByteArray &text)
{
    static const QRegularExpression repeated(u"~\\{(\\d+):([^}]*)\\}"_s);
    QString whole = QString::fromLatin1(text);
    for (auto found = repeated.match(whole); found.hasMatch(); found = repeated.match(whole))
        whole.replace(found.capturedStart(), found.capturedLength(),
                      found.captured(2).repeated(found.captured(1).toLongLong()));
    return unescaped(whole.toLatin1());
}

QList<Corner> corners()
{
    QFile file(inSourceFolder(u"tests/core/data/jsoncorners.tsv"_s));
    QList<Corner> found;
    if (!file.open(QIODevice::ReadOnly))
        return found;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        const QList<QByteArray> columns = line.split('\t');
        if (!line.startsWith('#') && columns.size() == 4)
            found.append({columns[0], columns[1] == "takes", columns[2], expanded(columns[3])});
    }
    return found;
}

} // namespace

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
        const QList<Corner> all = corners();
        for (const Corner &corner : all) {
            if (corner.taken == taken)
                QTest::addRow("%s: %s", corner.kind.constData(), corner.name.constData()) << corner.json;
        }
    }
};

RC_TEST(TestJsonCorners)

} // namespace rc::tst_jsoncorners

#include "tst_jsoncorners.moc"
