// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which values of earlier results a field offers: by name and noun, valid for its schema, and never a likely
// secret.
#include "catalog/form/earliervalues.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_earliervalues {

namespace {

QStringList offered(const QList<EarlierAnswer> &answers, const QString &tool, const QByteArray &properties)
{
    const ToolForm form("{\"type\":\"object\",\"properties\":{" + properties + "}}");
    QStringList texts;
    for (const EarlierValue &value : EarlierValues(answers).offeredTo(*form.root().children.front(), tool))
        texts.append(value.text);
    return texts;
}

} // namespace

class TestEarlierValues : public QObject
{
    Q_OBJECT

private slots:
    void areOfferedByNameAndNoun_data();
    void areOfferedByNameAndNoun();
    void theNewestComesFirstAndNoneTwice();
    void areBounded();
    void secretsLeaveTheArguments();
};

void TestEarlierValues::areOfferedByNameAndNoun_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QStringList>("values");
    const auto row = [](const char *name, const QByteArray &answer, const QString &tool, const QByteArray &field,
                        const QStringList &values) { QTest::newRow(name) << answer << tool << field << values; };
    const QByteArray text = R"("entry_id":{"type":"string"})";
    row("same name", R"({"entry_id":"7f3a"})", u"show"_s, text, {u"7f3a"_s});
    row("the same in another spelling", R"({"entryId":"7f3a"})", u"show"_s, text, {u"7f3a"_s});
    row("id of that noun", R"({"entries":[{"id":"a"},{"id":"b"}]})", u"show"_s, text, {u"a"_s, u"b"_s});
    row("id of another noun", R"({"teams":[{"id":"a"}]})", u"show"_s, text, {});
    row("id of what the tool searches", R"([{"id":"a"}])", u"show"_s, text, {u"a"_s}); // of search_entries
    row("bare id by the tool's noun", R"({"entry_id":"a"})", u"get_entry"_s, R"("id":{"type":"string"})", {u"a"_s});
    row("bare id under that noun", R"({"entry":{"id":"a"}})", u"getEntry"_s, R"("id":{"type":"string"})", {u"a"_s});
    row("bare id of another tool", R"({"team_id":"a"})", u"get_entry"_s, R"("id":{"type":"string"})", {});
    row("number", R"({"issues":[{"number":42}]})", u"close"_s, R"("issue_number":{"type":"integer"})", {u"42"_s});
    row("number for a text", R"({"entry_id":42})", u"show"_s, text, {});
    row("text for a number", R"({"entry_id":"x"})", u"show"_s, R"("entry_id":{"type":"integer"})", {});
    row("outside of the limits", R"({"entry_id":"x"})", u"show"_s, R"("entry_id":{"type":"string","minLength":2})", {});
    row("date", R"({"since":"2026-11-21"})", u"show"_s, R"("since":{"type":"string","format":"date"})",
        {u"2026-11-21"_s});
    row("no date", R"({"since":"soon"})", u"show"_s, R"("since":{"type":"string","format":"date"})", {});
    row("a choice has its own", R"({"entry_id":"a"})", u"show"_s, R"("entry_id":{"enum":["a"]})", {});
    row("field for a secret", R"({"api_key":"a"})", u"show"_s, R"("api_key":{"type":"string"})", {});
    row("field described as one", R"({"entry_id":"a"})", u"show"_s,
        R"("entry_id":{"type":"string","description":"The password."})", {});
    row("field in the form of one", R"({"entry_id":"a"})", u"show"_s,
        R"("entry_id":{"type":"string","format":"password"})", {});
    row("member named like one", R"({"session_token":{"entry_id":"a"}})", u"show"_s, text, {});
    row("characters that nobody sees", "{\"entry_id\":\"a\xE2\x80\xAE\"}", u"show"_s, text, {});
    row("several lines", R"({"entry_id":"a\nb"})", u"show"_s, text, {});
    row("no JSON", "entry_id: a", u"show"_s, text, {});
}

void TestEarlierValues::areOfferedByNameAndNoun()
{
    QFETCH(QByteArray, answer);
    QFETCH(QString, tool);
    QFETCH(QByteArray, field);
    QFETCH(QStringList, values);
    QCOMPARE(offered({{u"search_entries"_s, answer}}, tool, field), values);
}

void TestEarlierValues::theNewestComesFirstAndNoneTwice()
{
    const QList<EarlierAnswer> answers{{u"b"_s, R"({"entry_id":"new"})"},
                                       {u"a"_s, R"([{"entry_id":"old"},{"entry_id":"new"}])"}};
    QCOMPARE(offered(answers, u"show"_s, R"("entry_id":{"type":"string"})"), QStringList({u"new"_s, u"old"_s}));
}

void TestEarlierValues::areBounded()
{
    QByteArray many;
    for (int i = 0; i < 20'000; ++i)
        many += (i > 0 ? ",{\"entry_id\":\"" : "{\"entry_id\":\"") + QByteArray::number(i) + "\"}";
    QCOMPARE(offered({{u"a"_s, '[' + many + ']'}}, u"show"_s, R"("entry_id":{"type":"string"})").size(), mostOffered);
    QCOMPARE(offered({{u"a"_s, QByteArray(100'000, '[')}}, u"show"_s, R"("entry_id":{"type":"string"})").size(), 0);
    QCOMPARE(offered({{u"a"_s, R"({"entry_id":")" + QByteArray(1000, 'x') + "\"}"}}, u"show"_s,
                     R"("entry_id":{"type":"string"})")
                 .size(),
             0);
}

void TestEarlierValues::secretsLeaveTheArguments()
{
    QCOMPARE(withoutSecrets(R"({"owner":"mara","apiKey":"x","deep":[{"password":"y","n":1.50}],"pin code":1})"),
             QByteArray(R"({"owner":"mara","deep":[{"n":1.50}]})"));
    QCOMPARE(withoutSecrets("[1]"), QByteArray("{}"));
    QCOMPARE(withoutSecrets("{"), QByteArray("{}"));
}

RC_TEST(TestEarlierValues)

} // namespace rc::tst_earliervalues

#include "tst_earliervalues.moc"
