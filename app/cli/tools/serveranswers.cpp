// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tools/serveranswers.h"

#include "catalog/schema/argumentscheck.h"
#include "cli/frame/hiddeninput.h"
#include "cli/frame/inputfile.h"
#include "cli/frame/terminal.h"
#include "cli/frame/terminalscreen.h"
#include "cli/tools/answerprompts.h"
#include "core/json/jsonparts.h"
#include "core/json/strictjson.h"
#include "core/words/displaytext.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 longestAnswers = 1024 * 1024;
const QString byDefaults = u"defaults"_s;

Result<QByteArray> answersIn(const QString &path)
{
    RC_TRY(bytes, inputFile(path, longestAnswers));
    return bytes->trimmed();
}

Result<QList<QByteArray>> objectsIn(const QByteArray &json)
{
    if (const auto fault = jsonFault(json))
        return failure(badInput(Cli::tr("--answers is not JSON: %1").arg(fault->detail)));
    const QList<QByteArray> objects = jsonElements(json).value_or(QList<QByteArray>{json});
    const bool all = std::all_of(objects.cbegin(), objects.cend(),
                                 [](const QByteArray &one) { return jsonMembers(one).has_value(); });
    if (!all)
        return failure(badInput(Cli::tr(
            "--answers must be a JSON object with the form’s fields, or a list with one object per question.")));
    return objects;
}

/// {"action":"decline"}, {"action":"accept","content":{…}}, or the fields alone.
ServerAnswer answerIn(const QByteArray &object)
{
    const auto action = jsonMember(object, u"action"_s);
    const QString word = action ? jsonText(*action).value_or(QString()) : QString();
    const auto content = jsonMember(object, u"content"_s);
    const auto members = jsonMembers(object);
    const bool whole = members && members->size() == (content ? 2 : 1);
    for (const AnswerAction one : {AnswerAction::Accept, AnswerAction::Decline, AnswerAction::Cancel}) {
        if (whole && word == wireWord(one))
            return {one, content.value_or("{}")};
    }
    return {AnswerAction::Accept, object};
}

} // namespace

OptionRow answersOption()
{
    return {u"--answers"_s,
            {u"FILE|-|defaults"_s, ValueKind::File},
            Cli::tr("call: input for the server’s questions: a JSON object with the form’s fields, or a list "
                    "with one object per question; “defaults” accepts every form with its default values")};
}

Result<ServerAnswers> ServerAnswers::from(const Arguments &arguments, bool standardInputIsTaken)
{
    ServerAnswers answers;
    if (!arguments.has(u"--answers"_s)) {
        const bool person = canAsk() && errorsAreTerminal() && !standardInputIsTaken;
        answers.m_from = person ? From::Person : From::Nobody;
        return answers;
    }
    const QString given = arguments.value(u"--answers"_s);
    if (given == byDefaults) {
        answers.m_from = From::Defaults;
        return answers;
    }
    if (given == "-"_L1 && standardInputIsTaken)
        return failure(badInput(Cli::tr("--answers - and another option cannot both read standard input.")));
    RC_TRY(bytes, answersIn(given));
    RC_TRY(objects, objectsIn(*bytes));
    answers.m_from = From::Document;
    answers.m_document = *objects;
    return answers;
}

ServerAnswer ServerAnswers::answerTo(const ServerQuestion &question, const QString &host, Terminal &terminal)
{
    for (const QString &line : questionLines(question, host))
        terminal.error(line);
    switch (m_from) {
    case From::Nobody:
        break;
    case From::Defaults:
        if (question.kind == ServerQuestion::Kind::Form)
            return fitting(question, {AnswerAction::Accept, defaultContent(question)}, terminal);
        terminal.error(Cli::tr("Declined: an address has no default value."));
        m_missedOne = true;
        return {AnswerAction::Decline, {}};
    case From::Document:
        return fromDocument(question, terminal);
    case From::Person:
        return askPerson(question, terminal);
    }
    m_missedOne = true;
    return {AnswerAction::Cancel, {}};
}

ServerAnswer ServerAnswers::fromDocument(const ServerQuestion &question, Terminal &terminal)
{
    if (m_used >= m_document.size()) {
        terminal.error(Cli::tr("Canceled: --answers has %1 entries, and this is question %2.")
                           .arg(m_document.size())
                           .arg(m_used + 1));
        m_missedOne = true;
        return {AnswerAction::Cancel, {}};
    }
    ServerAnswer answer = answerIn(m_document.at(m_used++));
    if (answer.action == AnswerAction::Accept && question.kind == ServerQuestion::Kind::Form)
        answer.content = withDefaults(question, answer.content);
    return fitting(question, answer, terminal);
}

ServerAnswer ServerAnswers::fitting(const ServerQuestion &question, ServerAnswer answer, Terminal &terminal)
{
    if (answer.action != AnswerAction::Accept || question.kind != ServerQuestion::Kind::Form)
        return answer;
    const ArgumentsReport report = checkArguments(question.schema, answer.content);
    for (const ArgumentFault &warning : report.warnings)
        terminal.note(shownFault(warning));
    if (report.faults.isEmpty())
        return answer;
    for (const ArgumentFault &fault : report.faults)
        terminal.error(shownFault(fault));
    terminal.error(Cli::tr("Canceled: the input does not match the form."));
    m_missedOne = true;
    return {AnswerAction::Cancel, {}};
}

} // namespace rc
