// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service's catalogs are valid, and are sent as written.
#include "demo/detail/demotools.h"
#include "support/testprogram.h"

#include <QSet>

namespace rc::tst_democatalog {

class TestDemoCatalog : public QObject
{
    Q_OBJECT

private slots:
    void catalogIsValid_data()
    {
        QTest::addColumn<QString>("catalog");
        QTest::addColumn<int>("atLeast");
        QTest::newRow("general") << u"general"_s << 12;
        QTest::newRow("code hosting") << u"code-hosting"_s << 38;
    }

    void catalogIsValid()
    {
        QFETCH(QString, catalog);
        QFETCH(int, atLeast);
        const QList<QByteArray> tools = rc::demoTools(catalog);
        QVERIFY(tools.size() >= atLeast);

        static const QRegularExpression nameForm(u"^[A-Za-z0-9_.-]{1,128}$"_s);
        static const QSet<QString> hints{u"title"_s, u"readOnlyHint"_s, u"destructiveHint"_s, u"idempotentHint"_s,
                                         u"openWorldHint"_s};
        QSet<QString> names;
        QSet<QString> kinds; // a demo with only one kind of tool would not show the distinctions of the Tools page
        for (const QByteArray &text : tools) {
            QVERIFY(!text.contains('\n'));
            const QJsonObject tool = QJsonDocument::fromJson(text).object();
            const QString name = tool["name"_L1].toString();
            QVERIFY2(nameForm.match(name).hasMatch(), text.constData());
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
            QVERIFY2(!tool["description"_L1].toString().isEmpty(), qPrintable(name));

            const QJsonObject schema = tool["inputSchema"_L1].toObject();
            QCOMPARE(schema["type"_L1].toString(), u"object"_s);
            const QJsonObject properties = schema["properties"_L1].toObject();
            for (const auto &property : properties)
                QVERIFY2(property.toObject().contains("type"_L1), qPrintable(name));
            const QJsonArray allRequired = schema["required"_L1].toArray();
            for (const auto &required : allRequired)
                QVERIFY2(properties.contains(required.toString()), qPrintable(name));
            const QJsonObject annotations = tool["annotations"_L1].toObject();
            for (const QString &hint : annotations.keys()) {
                QVERIFY2(hints.contains(hint), qPrintable(name + u": "_s + hint));
                if (annotations[hint].toBool())
                    kinds.insert(hint);
            }
            for (const QString &member : {u"annotations"_s, u"title"_s}) {
                if (!tool.contains(member))
                    kinds.insert(u"no "_s + member);
            }
        }
        QVERIFY(kinds.contains(QSet{u"readOnlyHint"_s, u"destructiveHint"_s, u"no annotations"_s, u"no title"_s}));
    }

    void elementsAreTakenApart_data();

    void elementsAreTakenApart()
    {
        QFETCH(QByteArray, array);
        QFETCH(QList<QByteArray>, elements);
        QCOMPARE(rc::compactElements(array), elements);
    }
};

void TestDemoCatalog::elementsAreTakenApart_data()
{
    QTest::addColumn<QByteArray>("array");
    QTest::addColumn<QList<QByteArray>>("elements");
    QTest::newRow("empty") << QByteArray("[ ]") << QList<QByteArray>();
    QTest::newRow("white space goes, order stays") << QByteArray("[\n  {\"b\": 1,\n \"a\": [1, 2]},\n  {}\n]\n")
                                                   << QList<QByteArray>{R"({"b":1,"a":[1,2]})", "{}"};
    QTest::newRow("white space and brackets in a text stay")
        << QByteArray(R"([{"a": "x, ] } y"}, {"b": "\" ,"}, {"c": "\\"}])")
        << QList<QByteArray>{R"({"a":"x, ] } y"})", R"({"b":"\" ,"})", R"({"c":"\\"})"};
}

RC_PLAIN_TEST(TestDemoCatalog)

} // namespace rc::tst_democatalog

#include "tst_democatalog.moc"
