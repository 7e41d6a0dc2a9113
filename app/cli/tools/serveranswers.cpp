// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tools/serveranswers.h"

#include "catalog/schema/argumentscheck.h"
#include "cli/frame/arguments.h"
#include "cli/frame/input.h"
#include "cli/frame/terminal.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 maxAnswersBytes = 1024 * 1024;
const QString defaultsWord = u"defaults"_s;

Result<QList<QByteArray>> objectsIn(const QByteArray &json)
{
    if (const auto fault = jsonFault(json))
        return failure(Cli::tr("%1 is not JSON: %2").arg(u"--answers"_s, fault->detail));
    const QList<QByteArray> objects = jsonElements(json).value_or(QList<QByteArray>{json});
    const bool areObjects =
        std::ranges::all_of(objects, [](const QByteArray &item) { return jsonMembers(item).has_value(); });
    if (!areObjects)
        return failure(Cli::tr("--answers must be a JSON object, or a list with one per question."));
    return objects;
}

/// {"action":"decline"}, {"action":"accept","content":{…}}, or only the fields.
ServerAnswer answerIn(const QByteArray &object)
{
    const auto action = jsonMember(object, u"action"_s);
    const QString word = action ? jsonText(*action).value_or(QString()) : QString();
    const auto content = jsonMember(object, u"content"_s);
    const auto members = jsonMembers(object);
    const bool isComplete = members && members->size() == (content ? 2 : 1);
    for (const AnswerAction known : {AnswerAction::Accept, AnswerAction::Decline, AnswerAction::Cancel}) {
        if (isComplete && word == wireWord(known))
            return {known, content.value_or("{}")};
    }
    return {AnswerAction::Accept, object};
}

constexpr qsizetype maxFieldName = 60; // within a terminal row
constexpr qsizetype maxFieldText = 400;
const QString serverMark = u"> "_s;

struct FormEntry
{
    QString name;
    QByteArray schema;
    bool required = false;
    bool secret = false;
};

QList<FormEntry> entriesOf(const ServerQuestion &question)
{
    QList<FormEntry> entries;
    const auto tape = JsonTape::read(question.schema);
    if (!tape || !tape->root().member("properties").isObject())
        return entries;
    QStringList required;
    if (const JsonValue names = tape->root().member("required"); names.isArray()) {
        for (const JsonValue name : names)
            required.append(name.text().value_or(QString()));
    }
    for (const JsonValue property : tape->root().member("properties"))
        entries.append({property.key(), property.raw().toByteArray(), required.contains(property.key()),
                        question.secretFields.contains(property.key())});
    return entries;
}

/// Marks a server's text, so that none of its rows looks like ours.
QStringList markedLines(const QString &text)
{
    constexpr int narrow = 60;
    const int columns = outputSize().columns > narrow ? outputSize().columns : narrow;
    QStringList lines;
    for (const QString &line : displayText(text, LineBreaks::Keep).split(u'\n')) {
        for (const QString &row : wrappedTo(line, columns - serverMark.size() - 1))
            lines.append(serverMark + row);
    }
    return lines;
}

QString textIn(const QByteArray &schema, const QString &member)
{
    const auto value = jsonMember(schema, member);
    return value ? jsonText(*value).value_or(QString()) : QString();
}

/// The fixed values of a field, raw, with their display names.
QList<std::pair<QByteArray, QString>> choicesIn(const QByteArray &schema)
{
    QList<std::pair<QByteArray, QString>> choices;
    for (const QByteArray &value :
         jsonElements(jsonMember(schema, u"enum"_s).value_or("[]")).value_or(QList<QByteArray>()))
        choices.append({value, jsonText(value).value_or(QString::fromUtf8(value))});
    for (const QString &word : {u"oneOf"_s, u"anyOf"_s}) {
        for (const QByteArray &item :
             jsonElements(jsonMember(schema, word).value_or("[]")).value_or(QList<QByteArray>())) {
            const auto value = jsonMember(item, u"const"_s);
            if (!value)
                continue;
            const QString title = textIn(item, u"title"_s);
            choices.append({*value, title.isEmpty() ? jsonText(*value).value_or(QString::fromUtf8(*value)) : title});
        }
    }
    return choices;
}

std::optional<QByteArray> choiceFor(const QList<std::pair<QByteArray, QString>> &choices, const QString &typed)
{
    for (const auto &[value, name] : choices) {
        if (jsonText(value).value_or(QString::fromUtf8(value)) == typed)
            return value;
    }
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (isNumber && number >= 1 && number <= choices.size())
        return choices.at(number - 1).first;
    return std::nullopt;
}

QString promptOf(const FormEntry &entry)
{
    const QString title = textIn(entry.schema, u"title"_s);
    QString prompt = serverMark + displayText(title.isEmpty() ? entry.name : title, LineBreaks::Mark, maxFieldName);
    const auto choices = choicesIn(entry.schema);
    QStringList names;
    for (const auto &[value, name] : choices)
        names.append(QString::number(names.size() + 1) + u" = "_s + displayText(name, LineBreaks::Mark, maxFieldName));
    if (!names.isEmpty())
        prompt += u" ("_s + listText(names) + u')';
    const auto value = entry.secret ? std::nullopt : jsonMember(entry.schema, u"default"_s);
    if (value)
        prompt += u" ["_s +
                  displayText(jsonText(*value).value_or(QString::fromUtf8(*value)), LineBreaks::Mark, maxFieldName) +
                  u']';
    else if (!entry.required)
        prompt += u' ' + Cli::tr("[leave empty to skip]");
    return prompt + u": "_s;
}

/// A member of the content; nullopt to omit it.
struct TypedValue
{
    bool ended = false;
    std::optional<QByteArray> value;
};

/// Prints the warnings and faults; whether there are no faults.
bool reportArguments(const ArgumentsReport &report, Terminal &terminal)
{
    for (const ArgumentFault &warning : report.warnings)
        terminal.note(faultText(warning));
    for (const ArgumentFault &fault : report.faults)
        terminal.error(faultText(fault));
    return report.faults.isEmpty();
}

TypedValue ask(const FormEntry &entry, Terminal &terminal)
{
    while (true) {
        const auto line = readTypedLine(promptOf(entry), entry.secret ? Echo::No : Echo::Yes);
        if (!line)
            return {true, std::nullopt};
        const QString typed = QString::fromUtf8(entry.secret ? *line : line->trimmed());
        if (typed.isEmpty()) {
            const auto value = entry.secret ? std::nullopt : jsonMember(entry.schema, u"default"_s);
            if (value || !entry.required)
                return {false, value};
        }
        const auto value = typedValue(entry.schema, typed);
        if (!value) {
            terminal.error(Cli::tr("This field does not accept that value."));
            continue;
        }
        if (reportArguments(checkValue(entry.schema, *value), terminal))
            return {false, value};
    }
}

} // namespace

OptionRow answersOption()
{
    return {u"--answers"_s,
            {u"FILE|-|defaults"_s, ValueKind::File},
            Cli::tr("JSON input for the server’s questions, or “defaults”")};
}

Result<ServerAnswers> ServerAnswers::from(const Arguments &arguments, bool isStdinUsed)
{
    ServerAnswers answers;
    if (!arguments.has(u"--answers"_s)) {
        const bool canAsk = canPrompt() && errorsAreTerminal() && !isStdinUsed;
        answers.m_from = canAsk ? From::User : From::None;
        return answers;
    }
    const QString given = arguments.value(u"--answers"_s);
    if (given == defaultsWord) {
        answers.m_from = From::Defaults;
        return answers;
    }
    if (given == "-"_L1 && isStdinUsed)
        return stdinUsedTwice();
    RC_TRY(bytes, inputFile(given, maxAnswersBytes));
    RC_TRY(objects, objectsIn(bytes->trimmed()));
    answers.m_from = From::Document;
    answers.m_document = *objects;
    return answers;
}

ServerAnswer ServerAnswers::answerTo(const ServerQuestion &question, const QString &host, Terminal &terminal)
{
    for (const QString &line : questionLines(question, host))
        terminal.error(line);
    switch (m_from) {
    case From::None:
        break;
    case From::Defaults:
        if (question.kind == ServerQuestion::Kind::Form)
            return checkedAnswer(question, {AnswerAction::Accept, withDefaults(question)}, terminal);
        terminal.error(Cli::tr("Declined: an address has no default value."));
        m_hasUnanswered = true;
        return {AnswerAction::Decline, {}};
    case From::Document:
        return fromDocument(question, terminal);
    case From::User:
        return promptUser(question, terminal);
    }
    m_hasUnanswered = true;
    return {AnswerAction::Cancel, {}};
}

ServerAnswer ServerAnswers::fromDocument(const ServerQuestion &question, Terminal &terminal)
{
    if (m_used >= m_document.size()) {
        terminal.error(Cli::tr("Canceled: --answers has %1 entries, and this is question %2.")
                           .arg(m_document.size())
                           .arg(m_used + 1));
        m_hasUnanswered = true;
        return {AnswerAction::Cancel, {}};
    }
    ServerAnswer answer = answerIn(m_document.at(m_used++));
    if (answer.action == AnswerAction::Accept && question.kind == ServerQuestion::Kind::Form)
        answer.content = withDefaults(question, answer.content);
    return checkedAnswer(question, answer, terminal);
}

ServerAnswer ServerAnswers::checkedAnswer(const ServerQuestion &question, ServerAnswer answer, Terminal &terminal)
{
    if (answer.action != AnswerAction::Accept || question.kind != ServerQuestion::Kind::Form)
        return answer;
    if (reportArguments(checkArguments(question.schema, answer.content), terminal))
        return answer;
    terminal.error(Cli::tr("Canceled: the input does not match the form."));
    m_hasUnanswered = true;
    return {AnswerAction::Cancel, {}};
}

std::optional<QByteArray> typedValue(const QByteArray &field, const QString &typed)
{
    const QString type = textIn(field, u"type"_s);
    const auto choices = choicesIn(field);
    if (type == "array"_L1) {
        const QByteArray items = jsonMember(field, u"items"_s).value_or("{}");
        QList<QByteArray> values;
        for (const QString &part : typed.split(u',', Qt::SkipEmptyParts)) {
            const auto value = typedValue(items, part.trimmed());
            if (!value)
                return std::nullopt;
            values.append(*value);
        }
        return jsonArray(values);
    }
    if (!choices.isEmpty())
        return choiceFor(choices, typed);
    if (type == "boolean"_L1) {
        const QString word = typed.toLower();
        if (word == "y"_L1 || word == "yes"_L1 || word == "true"_L1)
            return QByteArray("true");
        if (word == "n"_L1 || word == "no"_L1 || word == "false"_L1)
            return QByteArray("false");
        return std::nullopt;
    }
    if (type == "number"_L1 || type == "integer"_L1)
        return isJsonNumber(typed) ? std::optional(typed.toLatin1()) : std::nullopt;
    return jsonString(typed);
}

ServerAnswer promptUser(const ServerQuestion &question, Terminal &terminal)
{
    const bool isForm = question.kind == ServerQuestion::Kind::Form;
    const auto word = readTypedLine(
        isForm ? Cli::tr("Fill in the form? Type y, d to decline, or anything else to cancel: ")
               : Cli::tr("Type y when you have finished there, d to decline, or anything else to cancel: "),
        Echo::Yes);
    const QByteArray choice = word.value_or(QByteArray()).trimmed().toLower();
    if (choice == "d")
        return {AnswerAction::Decline, {}};
    if (choice != "y")
        return {AnswerAction::Cancel, {}};
    if (!isForm)
        return {AnswerAction::Accept, {}};
    QByteArrayList members;
    for (const FormEntry &entry : entriesOf(question)) {
        const TypedValue typed = ask(entry, terminal);
        if (typed.ended)
            return {AnswerAction::Cancel, {}};
        if (typed.value)
            members.append(jsonString(entry.name) + ':' + *typed.value);
    }
    return {AnswerAction::Accept, '{' + members.join(',') + '}'};
}

QStringList questionLines(const ServerQuestion &question, const QString &host)
{
    QStringList lines{Cli::tr("The tool server %1 asks:").arg(displayText(host))};
    lines += markedLines(question.message);
    if (!question.fault.isEmpty())
        lines.append(question.fault);
    if (question.kind == ServerQuestion::Kind::Url && question.url.isValid()) {
        lines.append(Cli::tr("The server asks you to open this address on %1. This program does not open it:")
                         .arg(displayText(question.url.host(QUrl::FullyEncoded))));
        lines.append(serverMark + displayText(question.urlText, LineBreaks::Mark, question.urlText.size()));
        if (question.url.scheme() != "https"_L1)
            lines.append(Cli::tr("This address is not encrypted, so others can read what you enter there."));
    }
    for (const FormEntry &entry : entriesOf(question)) {
        const QString words = textIn(entry.schema, u"description"_s);
        QString line = displayText(entry.name, LineBreaks::Mark, maxFieldName);
        if (entry.required)
            line += u" *"_s;
        if (!words.isEmpty())
            line += u": "_s + displayText(words, LineBreaks::Mark, maxFieldText);
        lines += markedLines(line);
    }
    if (question.asksForKey)
        lines.append(Cli::tr("Warning: this form seems to request an API key. Do not type it here."));
    else if (!question.secretFields.isEmpty())
        lines.append(
            Cli::tr("Warning: this form seems to request a secret (%1), which no server may request in a form.")
                .arg(displayText(listText(question.secretFields))));
    return lines;
}

} // namespace rc
