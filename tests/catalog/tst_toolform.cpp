// SPDX-License-Identifier: GPL-3.0-or-later
// A form created from a schema: its fields, its arguments, and that it only sends values the user gave.
#include "catalog/form/toolform.h"
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
    return faults.isEmpty() ? json : shownFault(faults.first()).toUtf8();
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
    void nothingGivenNothingSent_data();
    void nothingGivenNothingSent();
    void emptyIsNotUntouched();
    void defaultsAreNotSent();
    void digitsStayAsTyped_data();
    void digitsStayAsTyped();
    void truthHasThreeStates();
    void ordersAsTheSchema();
    void optionalObjects();
    void lists();
    void removalsComeBack();
    void whatHasNoPlaceAnyMoreStaysAway();
    void unions();
    void ownNames();
    void roundTrips_data();
    void roundTrips();
    void whatDoesNotFitIsKeptAsJson_data();
    void whatDoesNotFitIsKeptAsJson();
    void checksWhatWasTyped();
    void recursionOpensStepByStep();
};

void TestToolForm::kinds_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<FieldKind>("kind");
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

void TestToolForm::nothingGivenNothingSent_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("expected");
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

void TestToolForm::nothingGivenNothingSent()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, expected);
    QCOMPARE(argumentsOf(ToolForm(schema)), expected);
}

void TestToolForm::emptyIsNotUntouched()
{
    ToolForm form(objectOf(R"("a":{"type":"string"},"n":{"type":"integer"},"d":{"type":"string","format":"date"})"));
    FormField &text = *form.at(u"/a"_s);
    form.setGiven(text, true);
    QCOMPARE(argumentsOf(form), R"({"a":""})");
    form.type(text, u"x"_s);
    form.type(text, QString());
    QCOMPARE(argumentsOf(form), R"({"a":""})");
    form.setGiven(text, false);
    QCOMPARE(argumentsOf(form), "{}");
    // A number or a date without digits is not given.
    form.type(*form.at(u"/n"_s), u"1"_s);
    form.type(*form.at(u"/n"_s), u" "_s);
    form.type(*form.at(u"/d"_s), u"2026-11-21"_s);
    form.type(*form.at(u"/d"_s), QString());
    QCOMPARE(argumentsOf(form), "{}");
}

void TestToolForm::defaultsAreNotSent()
{
    const ToolForm form(objectOf(R"("n":{"type":"number","default":1.50})"));
    QCOMPARE(form.at(u"/n"_s)->defaultValue, "1.50");
    QCOMPARE(argumentsOf(form), "{}");
}

void TestToolForm::digitsStayAsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("sent");
    for (const char *number : {"1.0", "9007199254740993", "1e-7", "-0", "123456789012345678901234567890.10"})
        QTest::newRow(number) << QString::fromLatin1(number) << QByteArray("{\"n\":") + number + '}';
    QTest::newRow("spaces around") << u" 12 "_s << QByteArray(R"({"n":12})");
    const QByteArray isNone =
        " is not a number. Use digits, with a point or exponent if needed, such as -12.50 or 1e-7.";
    QTest::newRow("1,5") << u"1,5"_s << "n: “1,5”" + isNone;
}

void TestToolForm::digitsStayAsTyped()
{
    QFETCH(QString, typed);
    QFETCH(QByteArray, sent);
    ToolForm form(objectOf(R"("n":{"type":"number"})"));
    form.type(*form.at(u"/n"_s), typed);
    QCOMPARE(argumentsOf(form), sent);
}

void TestToolForm::truthHasThreeStates()
{
    ToolForm form(objectOf(R"("b":{"type":"boolean","default":true})"));
    FormField &truth = *form.at(u"/b"_s);
    QCOMPARE(truth.chosen, -1);
    form.choose(truth, 1);
    QCOMPARE(argumentsOf(form), R"({"b":false})");
    form.choose(truth, 0);
    QCOMPARE(argumentsOf(form), R"({"b":true})");
    form.choose(truth, -1);
    QCOMPARE(argumentsOf(form), "{}");
}

void TestToolForm::ordersAsTheSchema()
{
    ToolForm form(objectOf(R"("z":{"type":"string"},"a":{"type":"string"})"));
    form.type(*form.at(u"/a"_s), u"1"_s);
    form.type(*form.at(u"/z"_s), u"2\n\"\u2028"_s);
    QCOMPARE(argumentsOf(form), R"({"z":"2\n\"\u2028","a":"1"})");
}

void TestToolForm::optionalObjects()
{
    ToolForm form(objectOf(R"("o":{"properties":{"p":{"properties":{"q":{"type":"string"}}}},"required":["p"]})"));
    FormField &object = *form.at(u"/o"_s);
    QVERIFY(object.children.empty());
    form.setGiven(object, true);
    QCOMPARE(argumentsOf(form), R"({"o":{"p":{}}})");
    form.setGiven(object, false);
    QCOMPARE(argumentsOf(form), "{}");
    // Entering a nested value includes its containers.
    form.type(*form.at(u"/o/p/q"_s), u"x"_s);
    QCOMPARE(argumentsOf(form), R"({"o":{"p":{"q":"x"}}})");
}

void TestToolForm::lists()
{
    ToolForm form(
        objectOf(R"("l":{"type":"array","items":{"type":"string"}},"n":{"type":"array","items":{"type":"number"}})"));
    FormField &list = *form.at(u"/l"_s);
    form.setGiven(list, true);
    QCOMPARE(argumentsOf(form), R"({"l":[]})");
    for (const QString &text : {u"a"_s, u"b"_s, u"c"_s})
        form.type(form.addElement(list), text);
    form.removeElement(list, 1);
    QCOMPARE(argumentsOf(form), R"({"l":["a","c"]})");
    QCOMPARE(form.at(u"/l/1"_s)->text, u"c"_s);
    form.addElement(list); // an empty text
    QCOMPARE(argumentsOf(form), R"({"l":["a","c",""]})");
    form.addElement(*form.at(u"/n"_s));
    QCOMPARE(argumentsOf(form), "n[0]: No value entered.");
}

void TestToolForm::removalsComeBack()
{
    ToolForm form(objectOf(R"("l":{"type":"array","items":{"type":"string"}})", R"("additionalProperties":{})"));
    FormField &list = *form.at(u"/l"_s);
    form.setGiven(list, true);
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
    QCOMPARE(form.undoRemoval()->place, u"/l/1"_s);
    QCOMPARE(argumentsOf(form), whole);
    QCOMPARE(form.fields(), fields);
    QCOMPARE(form.undoRemoval(), nullptr);
}

void TestToolForm::whatHasNoPlaceAnyMoreStaysAway()
{
    ToolForm form(objectOf(R"("l":{"type":"array","items":{"type":"string"}})", R"("additionalProperties":{})"));
    form.removeMember(form.root(), *form.addMember(form.root(), u"own"_s));
    form.type(*form.addMember(form.root(), u"own"_s), u"2"_s); // another one with that name
    QCOMPARE(form.undoRemoval(), nullptr);
    QCOMPARE(argumentsOf(form), R"({"own":2})");
    FormField &list = *form.at(u"/l"_s);
    form.setGiven(list, true);
    form.type(form.addElement(list), u"a"_s);
    form.removeElement(list, 0);
    QVERIFY(form.fill(R"({"l":["b"]})")); // other arguments
    QCOMPARE(form.undoRemoval(), nullptr);
    QCOMPARE(argumentsOf(form), R"({"l":["b"]})");
}

void TestToolForm::unions()
{
    ToolForm form(objectOf(
        R"("u":{"anyOf":[{"type":"string"},{"type":"integer"},)"
        R"({"title":"Range","properties":{"from":{"type":"integer"}},"required":["from"]},{"type":"null"}]})"));
    FormField &field = *form.at(u"/u"_s);
    QStringList labels;
    for (const FormField::Option &option : field.options)
        labels.append(option.label);
    QCOMPARE(labels, (QStringList{u"text"_s, u"a whole number"_s, u"Range"_s, u"null"_s}));
    form.choose(field, 1);
    QCOMPARE(argumentsOf(form), "{}"); // chosen, but nothing entered
    form.type(*field.children.front(), u"7"_s);
    QCOMPARE(argumentsOf(form), R"({"u":7})");
    form.choose(field, 2);
    form.type(*form.at(u"/u/from"_s), u"1"_s);
    QCOMPARE(argumentsOf(form), R"({"u":{"from":1}})");
    form.choose(field, 3);
    QCOMPARE(argumentsOf(form), R"({"u":null})");
    form.choose(field, -1);
    QCOMPARE(argumentsOf(form), "{}");
}

void TestToolForm::ownNames()
{
    ToolForm form(objectOf(R"("a":{"type":"string"})", R"("additionalProperties":{"type":"integer"})"));
    QVERIFY(form.root().takesMore);
    QCOMPARE(form.addMember(form.root(), u"a"_s), nullptr);
    FormField *own = form.addMember(form.root(), u"b/c"_s);
    QCOMPARE(own->kind, FieldKind::Integer);
    QCOMPARE(argumentsOf(form), "b/c: No value entered.");
    form.type(*own, u"1"_s);
    QCOMPARE(argumentsOf(form), R"({"b/c":1})");
    form.removeMember(form.root(), *own);
    QCOMPARE(argumentsOf(form), "{}");
    QVERIFY(!ToolForm(objectOf("", R"("additionalProperties":false)")).root().takesMore);
}

void TestToolForm::roundTrips_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("arguments");
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

void TestToolForm::whatDoesNotFitIsKeptAsJson_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("number for a text") << QByteArray(R"({"type":"string"})") << QByteArray("1.0");
    QTest::newRow("text for a number") << QByteArray(R"({"type":"number"})") << QByteArray(R"("1")");
    QTest::newRow("not among the choices") << QByteArray(R"({"enum":["a"]})") << QByteArray(R"("b")");
    QTest::newRow("no branch") << QByteArray(R"({"anyOf":[{"type":"null"},{"type":"boolean"}]})") << QByteArray("[1]");
    QTest::newRow("object for a list") << QByteArray(R"({"type":"array"})") << QByteArray(R"({"a":1.0})");
    QTest::newRow("text for null") << QByteArray(R"({"type":"null"})") << QByteArray(R"("")");
    QTest::newRow("an empty date") << QByteArray(R"({"type":"string","format":"date"})") << QByteArray(R"("")");
}

void TestToolForm::whatDoesNotFitIsKeptAsJson()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    ToolForm form(objectOf("\"x\":" + schema));
    QVERIFY(form.fill("{\"x\":" + value + '}'));
    QCOMPARE(argumentsOf(form), "{\"x\":" + value + '}');
    QCOMPARE(form.at(u"/x"_s)->kind, FieldKind::Json);
    QVERIFY(!form.check().remarks().isEmpty() || !form.check().faults.isEmpty());
}

void TestToolForm::checksWhatWasTyped()
{
    ToolForm form(objectOf(R"("n":{"type":"integer","minimum":1},"j":{"type":"object","prefix":1},"m":{})",
                           R"("required":["n","m"])"));
    const auto faults = [&form] {
        QStringList places;
        for (const ArgumentFault &fault : form.check().faults)
            places.append(fault.place);
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

void TestToolForm::recursionOpensStepByStep()
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
