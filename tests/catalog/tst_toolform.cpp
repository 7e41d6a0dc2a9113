// SPDX-License-Identifier: GPL-3.0-or-later
// A form created from a schema: its fields, its arguments, and that it only sends values the user gave.
#include "catalog/form/toolform.h"
#include "core/textsof.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_toolform {

namespace {

QByteArray objectOf(const QByteArray &properties, const QByteArray &more = {})
{
    return R"({"type":"object","properties":{)" + properties + '}' + (more.isEmpty() ? QByteArray() : ',' + more) + '}';
}

QByteArray argumentsOf(const ToolForm &form)
{
    QList<ArgumentFault> faults;
    const QByteArray json = form.arguments(faults);
    return faults.isEmpty() ? json : faultText(faults.first()).toUtf8();
}

QByteArray filled(const QByteArray &schema, const QByteArray &arguments)
{
    ToolForm form(schema);
    return form.fill(arguments) ? argumentsOf(form) : QByteArray("no");
}

} // namespace

class TestToolForm : public QObject
{
    Q_OBJECT

private slots:
    void kinds_data();
    void kinds();
    void emptyFieldsAreNotSent_data();
    void emptyFieldsAreNotSent();
    void steps_data();
    void steps();
    void removalsCanBeUndone();
    void obsoleteRemovalsCannotBeUndone();
    void fieldsHaveLabels();
    void additionalProperties();
    void roundTrips_data();
    void roundTrips();
    void unsupportedValuesStayJson_data();
    void unsupportedValuesStayJson();
    void checksInput();
    void recursiveSchemasExpandOnDemand();
};

void TestToolForm::kinds_data()
{
    addColumns<QByteArray, FieldKind>("schema", "kind");
    const auto row = [](const char *name, const char *schema, FieldKind kind) {
        QTest::newRow(name) << QByteArray(schema) << kind;
    };
    row("text", R"({"type":"string"})", FieldKind::Text);
    row("number", R"({"type":"number"})", FieldKind::Number);
    row("whole number", R"({"type":"integer"})", FieldKind::Integer);
    row("truth", R"({"type":"boolean"})", FieldKind::Truth);
    row("null", R"({"type":"null"})", FieldKind::Null);
    row("list", R"({"type":"array","items":{"type":"string"}})", FieldKind::List);
    row("list without a word about its elements", R"({"type":"array"})", FieldKind::List);
    row("object", R"({"type":"object"})", FieldKind::Object);
    row("implied object", R"({"properties":{}})", FieldKind::Object);
    row("date", R"({"type":"string","format":"date"})", FieldKind::Date);
    row("time", R"({"type":"string","format":"time"})", FieldKind::Time);
    row("date and time", R"({"type":"string","format":"date-time"})", FieldKind::DateTime);
    row("enum", R"({"type":"string","enum":["a","b"]})", FieldKind::Choice);
    row("const", R"({"const":1})", FieldKind::Choice);
    row("branches of constants", R"({"oneOf":[{"const":1,"title":"One"},{"const":2}]})", FieldKind::Choice);
    row("nullable by anyOf", R"({"anyOf":[{"type":"string"},{"type":"null"}]})", FieldKind::Union);
    row("nullable by type", R"({"type":["string","null"]})", FieldKind::Union);
    row("one type in a list", R"({"type":["string"]})", FieldKind::Text);
    row("branches that only add to a text", R"({"type":"string","anyOf":[{"minLength":2},{"pattern":"x"}]})",
        FieldKind::Text);
    row("object with demands on its members", R"({"properties":{"a":{}},"anyOf":[{"required":["a"]}]})",
        FieldKind::Object);
    row("reference", R"({"$ref":"#/$defs/n"})", FieldKind::Integer);
    row("all of", R"({"allOf":[{"description":"x"},{"$ref":"#/$defs/n"}]})", FieldKind::Integer);
    row("remote reference", R"({"$ref":"https://example.com/x"})", FieldKind::Json);
    row("reference into nowhere", R"({"$ref":"#/$defs/none"})", FieldKind::Json);
    row("reference to itself", R"({"$ref":"#/properties/x"})", FieldKind::Json);
    row("no type", R"({"description":"anything"})", FieldKind::Json);
    row("a type there is not", R"({"type":"any"})", FieldKind::Json);
    row("places with schemas of their own", R"({"type":"array","prefixItems":[{}]})", FieldKind::Json);
    row("not even a schema", "7", FieldKind::Json);
    row("wrong types everywhere", R"({"type":{},"enum":"a","anyOf":7,"properties":null})", FieldKind::Json);
}

void TestToolForm::kinds()
{
    QFETCH(QByteArray, schema);
    QFETCH(FieldKind, kind);
    const ToolForm form(objectOf("\"x\":" + schema, R"("$defs":{"n":{"type":"integer"}})"));
    QCOMPARE(form.root().children.size(), std::size_t(1));
    QCOMPARE(form.root().children.front()->kind, kind);
}

void TestToolForm::emptyFieldsAreNotSent_data()
{
    addColumns<QByteArray, QByteArray>("schema", "expected");
    QTest::newRow("optional of each kind")
        << objectOf(
               R"("a":{"type":"string","default":"x"},"b":{"type":"integer","default":3},"c":{"type":"boolean"},)"
               R"("d":{"enum":["x"]},"e":{"type":"array"},"f":{"type":"object"},"g":{"type":["string","null"]},"h":{})")
        << QByteArray("{}");
    QTest::newRow("no schema at all") << QByteArray() << QByteArray("{}");
    QTest::newRow("true") << QByteArray("true") << QByteArray("{}");
    QTest::newRow("true or false") << QByteArray(R"({"type":"boolean"})") << QByteArray("{}");
    QTest::newRow("a choice") << QByteArray(R"({"type":"object","enum":[{},{"a":1}]})") << QByteArray("{}");
    QTest::newRow("required containers, and what can only be one thing")
        << objectOf(
               R"("a":{"type":"array"},"b":{"properties":{"c":{"type":"string"}}},"k":{"const":"x"},"n":{"type":"null"})",
               R"("required":["a","b","k","n"])")
        << QByteArray(R"({"a":[],"b":{},"k":"x","n":null})");
}

void TestToolForm::emptyFieldsAreNotSent()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, expected);
    QCOMPARE(argumentsOf(ToolForm(schema)), expected);
}

void TestToolForm::steps_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("steps"); // of play(), between semicolons
    QTest::addColumn<QByteArray>("sent");
    const auto row = [](const char *name, const QByteArray &schema, const QString &steps, const QByteArray &sent) {
        QTest::newRow(name) << schema << steps << sent;
    };
    const QByteArray text = objectOf(R"("a":{"type":"string"})");
    row("a text that is added is empty", text, u"give /a"_s, R"({"a":""})");
    row("a text may become empty", text, u"type /a x;type /a "_s, R"({"a":""})");
    row("a text taken back", text, u"type /a x;drop /a"_s, "{}");
    row("a number without digits is not given", objectOf(R"("n":{"type":"integer"})"), u"type /n 1;type /n  "_s, "{}");
    row("nor is an empty date", objectOf(R"("d":{"type":"string","format":"date"})"), u"type /d 2026-11-21;type /d "_s,
        "{}");
    row("a default is not sent", objectOf(R"("n":{"type":"number","default":1.50})"), {}, "{}");
    const QByteArray number = objectOf(R"("n":{"type":"number"})");
    for (const QByteArray digits : {"1.0", "9007199254740993", "1e-7", "-0", "123456789012345678901234567890.10"})
        row(digits, number, u"type /n "_s + QLatin1StringView(digits), "{\"n\":" + digits + '}');
    row("spaces around a number", number, u"type /n  12 "_s, R"({"n":12})");
    row("a comma", number, u"type /n 1,5"_s,
        "n: “1,5” is not a number. Use digits, with a point or exponent if needed, such as -12.50 or 1e-7.");
    const QByteArray truth = objectOf(R"("b":{"type":"boolean","default":true})");
    row("neither true nor false", truth, {}, "{}");
    row("false", truth, u"choose /b 1"_s, R"({"b":false})");
    row("true", truth, u"choose /b 0"_s, R"({"b":true})");
    row("no longer true", truth, u"choose /b 0;choose /b -1"_s, "{}");
    row("in the order of the schema", objectOf(R"("z":{"type":"string"},"a":{"type":"string"})"),
        u"type /a 1;type /z 2\n\"\u2028"_s, R"({"z":"2\n\"\u2028","a":"1"})");
    const QByteArray nested =
        objectOf(R"("o":{"properties":{"p":{"properties":{"q":{"type":"string"}}}},"required":["p"]})");
    row("an optional object", nested, u"give /o"_s, R"({"o":{"p":{}}})");
    row("an optional object taken back", nested, u"give /o;drop /o"_s, "{}");
    row("a nested value includes its containers", nested, u"give /o;drop /o;type /o/p/q x"_s,
        R"({"o":{"p":{"q":"x"}}})");
    const QByteArray list =
        objectOf(R"("l":{"type":"array","items":{"type":"string"}},"n":{"type":"array","items":{"type":"number"}})");
    row("an empty list", list, u"give /l"_s, R"({"l":[]})");
    const QString abc = u"add /l;type /l/0 a;add /l;type /l/1 b;add /l;type /l/2 c;"_s;
    row("elements", list, abc, R"({"l":["a","b","c"]})");
    row("an element removed", list, abc + u"remove /l 1;type /l/1 C"_s, R"({"l":["a","C"]})");
    row("an empty element", list, u"add /l"_s, R"({"l":[""]})");
    row("an element without a number", list, u"add /n"_s, "n[0]: No value entered.");
    const QByteArray choice =
        objectOf(R"("u":{"anyOf":[{"type":"string"},{"type":"integer"},)"
                 R"({"title":"Range","properties":{"from":{"type":"integer"}},"required":["from"]},{"type":"null"}]})");
    row("a form chosen, but nothing entered", choice, u"choose /u 1"_s, "{}");
    row("a number of several forms", choice, u"choose /u 1;inner /u 7"_s, R"({"u":7})");
    row("an object of several forms", choice, u"choose /u 2;type /u/from 1"_s, R"({"u":{"from":1}})");
    row("null of several forms", choice, u"choose /u 3"_s, R"({"u":null})");
    row("none of several forms", choice, u"choose /u 3;choose /u -1"_s, "{}");
    const QByteArray open = objectOf(R"("a":{"type":"string"})", R"("additionalProperties":{"type":"integer"})");
    row("a name of its own without a value", open, u"name b/c"_s, "b/c: No value entered.");
    row("a name of its own", open, u"name b/c;type /b~1c 1"_s, R"({"b/c":1})");
    row("a name that exists", open, u"name a"_s, "{}");
}

/// Presses the keys of a form: "type /a x", "choose /b 1".
void TestToolForm::steps()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, steps);
    ToolForm form(schema);
    for (const QString &step : steps.split(u';', Qt::SkipEmptyParts)) {
        const QString word = step.section(u' ', 0, 0);
        const QString pointer = step.section(u' ', 1, 1);
        const QString value = step.section(u' ', 2);
        if (word == "name"_L1) {
            static_cast<void>(form.addMember(form.root(), pointer));
            continue;
        }
        FormField *field = form.at(pointer);
        QVERIFY2(field, qPrintable(step));
        if (word == "give"_L1 || word == "drop"_L1)
            form.setIncluded(*field, word == "give"_L1);
        else if (word == "type"_L1)
            form.type(*field, value);
        else if (word == "inner"_L1)
            form.type(*field->children.front(), value);
        else if (word == "choose"_L1)
            form.choose(*field, value.toInt());
        else if (word == "add"_L1)
            form.addElement(*field);
        else if (word == "remove"_L1)
            form.removeElement(*field, value.toInt());
        else
            QFAIL(qPrintable(step));
    }
    QTEST(argumentsOf(form), "sent");
}

void TestToolForm::removalsCanBeUndone()
{
    ToolForm form(objectOf(R"("l":{"type":"array","items":{"type":"string"}})", R"("additionalProperties":{})"));
    FormField &list = *form.at(u"/l"_s);
    form.setIncluded(list, true);
    for (const QString &text : {u"a"_s, u"b"_s, u"c"_s})
        form.type(form.addElement(list), text);
    FormField *own = form.addMember(form.root(), u"own"_s);
    form.type(*own, u"1"_s);
    const QByteArray whole = argumentsOf(form);
    const qsizetype fields = form.fields();
    form.removeElement(list, 1);
    form.removeElement(list, 0);
    form.removeMember(form.root(), *own);
    QCOMPARE(argumentsOf(form), R"({"l":["c"]})");
    QCOMPARE(form.undoRemoval()->name, u"own"_s);
    QCOMPARE(form.undoRemoval()->text, u"a"_s);
    QCOMPARE(argumentsOf(form), R"({"l":["a","c"],"own":1})");
    QCOMPARE(form.undoRemoval()->pointer, u"/l/1"_s);
    QCOMPARE(argumentsOf(form), whole);
    QCOMPARE(form.fields(), fields);
    QCOMPARE(form.undoRemoval(), nullptr);
}

void TestToolForm::obsoleteRemovalsCannotBeUndone()
{
    ToolForm form(objectOf(R"("l":{"type":"array","items":{"type":"string"}})", R"("additionalProperties":{})"));
    form.removeMember(form.root(), *form.addMember(form.root(), u"own"_s));
    form.type(*form.addMember(form.root(), u"own"_s), u"2"_s); // another one with that name
    QCOMPARE(form.undoRemoval(), nullptr);
    QCOMPARE(argumentsOf(form), R"({"own":2})");
    FormField &list = *form.at(u"/l"_s);
    form.setIncluded(list, true);
    form.type(form.addElement(list), u"a"_s);
    form.removeElement(list, 0);
    QVERIFY(form.fill(R"({"l":["b"]})")); // other arguments
    QCOMPARE(form.undoRemoval(), nullptr);
    QCOMPARE(argumentsOf(form), R"({"l":["b"]})");
}

void TestToolForm::fieldsHaveLabels()
{
    const ToolForm form(
        objectOf(R"("u":{"anyOf":[{"type":"string"},{"type":"integer"},{"title":"Range"},{"type":"null"}]})"));
    QCOMPARE(textsOf(form.at(u"/u"_s)->options, &FormField::Option::label),
             (QStringList{u"text"_s, u"a whole number"_s, u"Range"_s, u"null"_s}));
    QCOMPARE(ToolForm(objectOf(R"("n":{"default":1.50})")).at(u"/n"_s)->defaultValue, "1.50");
    const ToolForm limited(objectOf(
        R"("n":{"type":"integer","minimum":1,"maxLength":9},"s":{"type":"string","minLength":2,"maxLength":9},)"
        R"("l":{"type":"array","uniqueItems":true},"f":{"type":"string","title":"T","format":"uri"})"));
    QCOMPARE(textsOf(limited.root().children, [](const auto &field) { return field->limits; }),
             (QStringList{u"at least 1"_s, u"length at least 2 · length at most 9"_s, u"unique elements"_s,
                          u"format: uri"_s}));
}

void TestToolForm::additionalProperties()
{
    ToolForm form(objectOf(R"("a":{"type":"string"})", R"("additionalProperties":{"type":"integer"})"));
    QVERIFY(form.root().allowsMore);
    QCOMPARE(form.addMember(form.root(), u"a"_s), nullptr);
    FormField *own = form.addMember(form.root(), u"b/c"_s);
    QCOMPARE(own->kind, FieldKind::Integer);
    form.removeMember(form.root(), *own);
    QCOMPARE(argumentsOf(form), "{}");
    QVERIFY(!ToolForm(objectOf("", R"("additionalProperties":false)")).root().allowsMore);
}

void TestToolForm::roundTrips_data()
{
    addColumns<QByteArray, QByteArray>("schema", "arguments");
    const auto row = [](const char *name, const QByteArray &schema, const char *arguments) {
        QTest::newRow(name) << schema << QByteArray(arguments);
    };
    row("nothing", objectOf(R"("a":{"type":"string"})"), "{}");
    row("each kind",
        objectOf(
            R"("t":{"type":"string"},"n":{"type":"number"},"i":{"type":"integer"},"b":{"type":"boolean"},)"
            R"("e":{"enum":["x",2,null]},"d":{"type":"string","format":"date"},"l":{"items":{"type":"number"}},)"
            R"("o":{"properties":{"p":{"type":"string"}}},"u":{"type":["string","integer","null"]},"j":{}, "z":{"type":"null"})"),
        R"({"t":"","n":1.0,"i":9007199254740993,"b":false,"e":2,"d":"2026-11-21","l":[1.0,-0],"o":{"p":"q"},"u":3,"j":{"k":[1.10]},"z":null})");
    row("objects by branch",
        objectOf(R"("u":{"oneOf":[{"properties":{"k":{"const":"a"},"x":{"type":"string"}},"required":["k"]},)"
                 R"({"properties":{"k":{"const":"b"},"y":{"type":"number"}},"required":["k"]}]})"),
        R"({"u":{"k":"b","y":2.50}})");
    row("a recursive tree",
        R"({"properties":{"node":{"$ref":"#/$defs/n"}},"$defs":{"n":{"type":"object","properties":{"v":{"type":"integer"},"next":{"$ref":"#/$defs/n"}}}}})",
        R"({"node":{"v":1,"next":{"v":2,"next":{"v":3}}}})");
    row("names the schema does not know", objectOf(R"("a":{"type":"string"})"), R"({"a":"x","b":{"c":[1.0]}})");
    row("a null where null may be", objectOf(R"("a":{"anyOf":[{"type":"string"},{"type":"null"}]})"), R"({"a":null})");
    row("an empty list and an empty object", objectOf(R"("l":{"type":"array"},"o":{"type":"object"})"),
        R"({"l":[],"o":{}})");
    row("no schema", {}, R"({"a":1})");
    row("more elements than a form shows", objectOf(R"("l":{"items":{"type":"number"}})"),
        ("{\"l\":[1" + QByteArray(",1").repeated(300) + "]}").constData());
}

void TestToolForm::roundTrips()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, arguments);
    QCOMPARE(filled(schema, arguments), arguments);
}

void TestToolForm::unsupportedValuesStayJson_data()
{
    addColumns<QByteArray, QByteArray>("schema", "value");
    QTest::newRow("number for a text") << QByteArray(R"({"type":"string"})") << QByteArray("1.0");
    QTest::newRow("text for a number") << QByteArray(R"({"type":"number"})") << QByteArray(R"("1")");
    QTest::newRow("not among the choices") << QByteArray(R"({"enum":["a"]})") << QByteArray(R"("b")");
    QTest::newRow("no branch") << QByteArray(R"({"anyOf":[{"type":"null"},{"type":"boolean"}]})") << QByteArray("[1]");
    QTest::newRow("object for a list") << QByteArray(R"({"type":"array"})") << QByteArray(R"({"a":1.0})");
    QTest::newRow("text for null") << QByteArray(R"({"type":"null"})") << QByteArray(R"("")");
    QTest::newRow("an empty date") << QByteArray(R"({"type":"string","format":"date"})") << QByteArray(R"("")");
}

void TestToolForm::unsupportedValuesStayJson()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    ToolForm form(objectOf("\"x\":" + schema));
    QVERIFY(form.fill("{\"x\":" + value + '}'));
    QCOMPARE(argumentsOf(form), "{\"x\":" + value + '}');
    QCOMPARE(form.at(u"/x"_s)->kind, FieldKind::Json);
    QVERIFY(!form.check().remarks().isEmpty() || !form.check().faults.isEmpty());
}

void TestToolForm::checksInput()
{
    ToolForm form(objectOf(R"("n":{"type":"integer","minimum":1},"j":{"type":"object","prefix":1},"m":{})",
                           R"("required":["n","m"])"));
    const auto faults = [&form] {
        QStringList places;
        for (const ArgumentFault &fault : form.check().faults)
            places.append(fault.pointer);
        return places;
    };
    QCOMPARE(faults(), (QStringList{u"/n"_s, u"/m"_s}));
    form.type(*form.at(u"/n"_s), u"x"_s);
    form.type(*form.at(u"/m"_s), u"{"_s);
    QCOMPARE(faults(), (QStringList{u"/n"_s, u"/m"_s}));
    QVERIFY(form.check().faults.first().what.contains(u"“x”"_s));
    form.type(*form.at(u"/n"_s), u"0"_s);
    form.type(*form.at(u"/m"_s), u"{}"_s);
    QCOMPARE(faults(), QStringList{u"/n"_s});
}

void TestToolForm::recursiveSchemasExpandOnDemand()
{
    // Required recursively: no value can be complete, and the form must still end.
    ToolForm form(R"({"properties":{"n":{"$ref":"#"}},"required":["n"]})");
    QVERIFY(form.fields() <= maxFormDepth + 1);
    const FormField *field = &form.root();
    while (!field->children.empty())
        field = field->children.front().get();
    QCOMPARE(field->kind, FieldKind::Json);
}

RC_TEST(TestToolForm)

} // namespace rc::tst_toolform

#include "tst_toolform.moc"
