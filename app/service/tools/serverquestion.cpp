// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/serverquestion.h"

#include "core/json/jsontext.h"
#include "core/url/address.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/secretnames.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct QuestionTr
{
    RC_DECLARE_PHRASES(rc::ServerQuestion)
};
constexpr qsizetype maxQuestionsAtOnce = 20;
constexpr qsizetype maxUrlLength = 8 * 1024;
constexpr qsizetype maxRecordedMessage = 4'000; // in a record

bool looksLikeApiKey(const QString &text)
{
    static const QRegularExpression named(
        u"(?i)(api|access|secret)[\\s_-]*key|\\b(api|access|auth|bearer)[\\s_-]*token|x-api-key"_s);
    return named.match(text).hasMatch();
}

void readForm(JsonValue params, ServerQuestion &question)
{
    question.kind = ServerQuestion::Kind::Form;
    const JsonValue schema = params.member("requestedSchema");
    if (!schema.isObject()) {
        question.fault = QuestionTr::tr("The requested form has no fields.");
        return;
    }
    question.schema = schema.raw().toByteArray();
    question.asksForKey = looksLikeApiKey(question.message);
    constexpr qsizetype maxDescription = 400;
    for (const JsonValue property : schema.member("properties").members()) {
        const QString name = property.key();
        const QString description = property.textOf("description").left(maxDescription);
        const QString text = QStringList{name, spacedName(name), property.textOf("title"), description}.join(u' ');
        if (isSecretName(property.textOf("format")) || property.member("writeOnly").isBool(true) ||
            isSecretName(description) || isSecretName(text))
            question.secretFields.append(name);
        question.asksForKey = question.asksForKey || looksLikeApiKey(text);
    }
}

void readUrl(JsonValue params, ServerQuestion &question)
{
    question.kind = ServerQuestion::Kind::Url;
    question.urlText = params.textOf("url");
    if (question.urlText.isEmpty() || question.urlText.size() > maxUrlLength) {
        question.fault = QuestionTr::tr("The requested address is missing or far too long.");
        return;
    }
    const auto address = parseAddress(question.urlText);
    const QUrl url(question.urlText, QUrl::StrictMode);
    if (!address || !url.isValid() || !url.userInfo().isEmpty() || hasHiddenText(question.urlText)) {
        question.fault =
            QuestionTr::tr("The requested address cannot be opened safely: %1").arg(displayText(question.urlText));
        return;
    }
    question.url = url;
}

constexpr std::array actionTable = std::to_array<EnumRow<AnswerAction>>(
    {{AnswerAction::Accept, "accept"_L1}, {AnswerAction::Decline, "decline"_L1}, {AnswerAction::Cancel, "cancel"_L1}});

} // namespace

QLatin1StringView wireWord(AnswerAction action)
{
    return rowOf(actionTable, action).word;
}

ServerQuestion serverQuestion(const QString &method, JsonValue params)
{
    ServerQuestion question;
    question.method = method;
    if (method != "elicitation/create"_L1) {
        question.fault = QuestionTr::tr("This program does not support “%1”.").arg(displayText(method));
        return question;
    }
    if (params.raw().size() > maxQuestionBytes) {
        question.fault = QuestionTr::tr("The server’s question has %1 bytes, and at most %2 can be shown.")
                             .arg(params.raw().size())
                             .arg(maxQuestionBytes);
        return question;
    }
    question.message = params.textOf("message");
    const QString mode = params.member("mode").text().value_or(u"form"_s);
    if (mode == "url"_L1)
        readUrl(params, question);
    else if (mode == "form"_L1)
        readForm(params, question);
    else
        question.fault = QuestionTr::tr("This program does not support “%1”.").arg(displayText(mode));
    return question;
}

QList<ServerQuestion> questionsIn(JsonValue inputRequests)
{
    QList<ServerQuestion> questions;
    for (const JsonValue request : inputRequests.members()) {
        if (questions.size() >= maxQuestionsAtOnce)
            break;
        ServerQuestion question = serverQuestion(request.textOf("method"), request.member("params"));
        question.key = request.key();
        questions.append(question);
    }
    return questions;
}

std::optional<InputRequest> inputRequest(const QByteArray &result)
{
    if (!result.contains("input_required"))
        return std::nullopt;
    const auto tape = JsonTape::read(result);
    if (!tape || tape->root().member("resultType").text() != u"input_required"_s)
        return std::nullopt;
    InputRequest request;
    if (const JsonValue state = tape->root().member("requestState"); state.isText())
        request.requestState = state.raw().toByteArray();
    request.questions = questionsIn(tape->root().member("inputRequests"));
    return request;
}

QByteArray answerJson(const ServerQuestion &question, const ServerAnswer &answer)
{
    QByteArray json = "{\"action\":\"" + QByteArray(wireWord(answer.action).data()) + '"';
    if (answer.action == AnswerAction::Accept && question.kind == ServerQuestion::Kind::Form)
        json += ",\"content\":" + (answer.content.isEmpty() ? QByteArray("{}") : answer.content);
    return json + '}';
}

QByteArray withDefaults(const ServerQuestion &question, const QByteArray &content)
{
    const auto present = JsonTape::read(content);
    const JsonValue given = present && present->root().isObject() ? present->root() : JsonValue();
    QList<JsonMember> members = rawMembers(given, [](JsonValue) { return false; });
    const auto schema = JsonTape::read(question.schema);
    const JsonValue properties = schema ? schema->root().member("properties") : JsonValue();
    for (const JsonValue property : properties.members()) {
        const JsonValue value = property.member("default");
        if (value && !given.member(property.keyUtf8()) && !question.secretFields.contains(property.key()))
            members.append({rawMember(property).first, value.raw().toByteArray()});
    }
    return jsonObject(members);
}

QByteArray exchangesJson(const QList<ServerExchange> &exchanges)
{
    QList<QByteArray> rows;
    for (const ServerExchange &exchange : exchanges) {
        const ServerQuestion &question = exchange.question;
        const bool isForm = question.kind == ServerQuestion::Kind::Form;
        QList<JsonMember> members{{"method", jsonString(question.method)},
                                  {"message", jsonString(question.message.left(maxRecordedMessage))}};
        if (question.kind != ServerQuestion::Kind::Other)
            members.append(JsonMember("mode", isForm ? "\"form\"" : "\"url\""));
        if (question.kind == ServerQuestion::Kind::Url)
            members.append({"host", jsonString(question.url.host(QUrl::FullyEncoded))});
        if (!question.fault.isEmpty())
            members.append({"fault", jsonString(question.fault)});
        members.append(
            JsonMember("action", exchange.answer ? jsonString(wireWord(exchange.answer->action)) : "null"_ba));
        const auto content = JsonTape::read(
            isForm && exchange.answer && !exchange.containedKey ? exchange.answer->content : QByteArray());
        QList<JsonMember> fields;
        for (const JsonValue member : content ? content->root().members() : QList<JsonValue>())
            fields.append(JsonMember(rawMember(member).first, "\"(not stored)\""));
        if (!fields.isEmpty())
            members.append({"content", jsonObject(fields)});
        if (exchange.containedKey)
            members.append(JsonMember("heldKey", "true"));
        rows.append(jsonObject(members));
    }
    return jsonArray(rows);
}

} // namespace rc
