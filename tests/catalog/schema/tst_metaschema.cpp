// SPDX-License-Identifier: GPL-3.0-or-later
// Valid and invalid schemas by draft.
#include "catalog/schema/schemakeywords.h"
#include "core/textsof.h"
#include "support/testprogram.h"

#include <array>

namespace rc::tst_metaschema {

namespace {

constexpr std::array allDrafts{SchemaDraft::Draft4, SchemaDraft::Draft6, SchemaDraft::Draft7, SchemaDraft::Draft2019,
                               SchemaDraft::Draft2020};

QStringList placesIn(const QByteArray &schema, SchemaDraft draft)
{
    const auto tape = JsonTape::read(schema);
    const ArgumentsReport report = checkSchema(tape->root(), draft);
    return textsOf(report.faults + report.warnings, &ArgumentFault::pointer);
}

} // namespace

class TestMetaschema : public QObject
{
    Q_OBJECT

private slots:
    void drafts_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("name"); // empty: none
        QTest::newRow("2020-12") << u"https://json-schema.org/draft/2020-12/schema"_s << u"2020-12"_s;
        QTest::newRow("2019-09") << u"https://json-schema.org/draft/2019-09/schema#"_s << u"2019-09"_s;
        QTest::newRow("draft-07") << u"http://json-schema.org/draft-07/schema#"_s << u"draft-07"_s;
        QTest::newRow("draft-07, as some write it") << u"https://json-schema.org/draft-07/schema"_s << u"draft-07"_s;
        QTest::newRow("draft-06") << u"http://json-schema.org/draft-06/schema#"_s << u"draft-06"_s;
        QTest::newRow("draft-04") << u"http://json-schema.org/draft-04/schema#"_s << u"draft-04"_s;
        QTest::newRow("another host") << u"https://example.net/draft-07/schema"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
    }

    void drafts()
    {
        QFETCH(QString, address);
        QFETCH(QString, name);
        const auto draft = schemaDraft(address);
        QCOMPARE(draft ? draftName(*draft) : QString(), name);
    }

    void invalidSchemasAreLocated_data();
    void invalidSchemasAreLocated()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, place);
        QFETCH(QByteArray, invalidIn);
        for (const SchemaDraft draft : allDrafts) {
            const bool isInvalid = invalidIn.contains("46790"[int(draft)]);
            QCOMPARE(placesIn(schema, draft), isInvalid ? QStringList{place} : QStringList());
        }
    }

    /// No schema makes the check slow, and a large one is checked completely.
    void largeSchemas()
    {
        QJsonObject properties{{u"last"_s, QJsonObject{{u"type"_s, u"x"_s}}}};
        for (int i = 0; i < 5000; ++i)
            properties.insert(u"p%1"_s.arg(i), QJsonObject{{u"type"_s, u"string"_s}, {u"description"_s, u"d"_s}});
        const QByteArray wide = QJsonDocument(QJsonObject{{u"properties"_s, properties}}).toJson();
        QCOMPARE(placesIn(wide, SchemaDraft::Draft2020), QStringList{u"/properties/last/type"_s});
    }
};

/// Outside of the class, because moc misreads raw strings in it.
void TestMetaschema::invalidSchemasAreLocated_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("place");        // of the fault
    QTest::addColumn<QByteArray>("invalidIn"); // one digit per draft: 4 6 7 9 0
    const auto row = [](const char *name, const char *schema, const QString &place, const char *invalidIn) {
        QTest::newRow(name) << QByteArray(schema) << place << QByteArray(invalidIn);
    };
    row("nothing", "{}", {}, "");
    row("true", "true", {}, "4");
    row("text", R"("x")", {}, "46790");
    row("every kind", R"({"type":["string","null"],"minLength":0,"enum":["a"],"default":{},"x-own":7,"nullable":1})",
        {}, "");
    row("unknown type", R"({"type":"strng"})", u"/type"_s, "46790");
    row("any", R"({"properties":{"a":{"type":"any"}}})", u"/properties/a/type"_s, "46790");
    row("unknown type in a list", R"({"type":["string","x"]})", u"/type/1"_s, "46790");
    row("the same type twice", R"({"type":["string","string"]})", u"/type/1"_s, "46790");
    row("no type in the list", R"({"type":[]})", u"/type"_s, "46790");
    row("exclusive truth", R"({"minimum":0,"exclusiveMinimum":true})", u"/exclusiveMinimum"_s, "6790");
    row("exclusive number", R"({"exclusiveMaximum":5})", u"/exclusiveMaximum"_s, "4");
    row("items in a list", R"({"items":[{"type":"string"}]})", u"/items"_s, "0");
    row("items as text", R"({"items":"string"})", u"/items"_s, "46790");
    row("additional items", R"({"additionalItems":"x"})", u"/additionalItems"_s, "4679");
    row("prefix items", R"({"prefixItems":[]})", u"/prefixItems"_s, "0");
    row("required null", R"({"required":null})", u"/required"_s, "46790");
    row("required true", R"({"properties":{"a":{"required":true}}})", u"/properties/a/required"_s, "46790");
    row("nothing required", R"({"required":[]})", u"/required"_s, "4");
    row("required twice", R"({"required":["a","a"]})", u"/required/1"_s, "46790");
    row("an object for branches", R"({"anyOf":{"type":"string"}})", u"/anyOf"_s, "46790");
    row("no branch", R"({"oneOf":[]})", u"/oneOf"_s, "46790");
    row("a branch that is none", R"({"allOf":[{},7]})", u"/allOf/1"_s, "46790");
    row("pattern", R"({"pattern":"(?<n>[a-z"})", u"/pattern"_s, "46790");
    row("pattern of another dialect", R"({"pattern":"(?i)a"})", u"/pattern"_s, "46790");
    row("good pattern", R"({"pattern":"^[a-z]+$"})", {}, "");
    row("pattern as a number", R"({"pattern":7})", u"/pattern"_s, "46790");
    row("pattern of a name", R"({"patternProperties":{"[":{}}})", u"/patternProperties/["_s, "46790");
    row("negative length", R"({"minLength":-1})", u"/minLength"_s, "46790");
    row("length as text", R"({"maxLength":"7"})", u"/maxLength"_s, "46790");
    row("length with a fraction", R"({"maxLength":1.5})", u"/maxLength"_s, "46790");
    row("length 2.0", R"({"maxLength":2.0})", {}, "");
    row("multiple of nothing", R"({"multipleOf":0})", u"/multipleOf"_s, "46790");
    row("additional as text", R"({"additionalProperties":"false"})", u"/additionalProperties"_s, "46790");
    row("description as a number", R"({"description":5})", u"/description"_s, "46790");
    row("choices as text", R"({"enum":"a"})", u"/enum"_s, "46790");
    row("no choices", R"({"enum":[]})", u"/enum"_s, "4");
    row("properties in a list", R"({"properties":[]})", u"/properties"_s, "46790");
    row("a property that is text", R"({"properties":{"a":"string"}})", u"/properties/a"_s, "46790");
    row("a property called type", R"({"properties":{"type":{"type":"string"},"required":{},"$ref":{}}})", {}, "");
    row("in a definition", R"({"definitions":{"a":{"type":7}}})", u"/definitions/a/type"_s, "46790");
    row("in $defs", R"({"$defs":{"a":{"type":7}}})", u"/$defs/a/type"_s, "90");
    row("beside a reference", R"({"$ref":"#/definitions/a","minLength":"x","definitions":{"a":{}}})", u"/minLength"_s,
        "90");
    row("a reference that is none", R"({"$ref":7})", u"/$ref"_s, "46790");
    row("dependencies", R"({"dependencies":{"a":["b"],"c":{},"d":"e"}})", u"/dependencies/d"_s, "46790");
    row("unique as text", R"({"uniqueItems":"yes"})", u"/uniqueItems"_s, "46790");
    row("in a default", R"({"default":{"type":7},"enum":[{"type":7}],"x":{"type":7}})", {}, "");
}

RC_TEST(TestMetaschema)

} // namespace rc::tst_metaschema

#include "tst_metaschema.moc"
