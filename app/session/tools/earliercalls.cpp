// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/earliercalls.h"

#include "core/json/strictjson.h"
#include "session/activity/records.h"
#include "store/activity/activitylog.h"
#include "wire/http/slashredirect.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype mostCalls = 60;
constexpr int mostRecords = 200; ///< maximum of records read
constexpr qsizetype longestAnswer = 256 * 1024;
constexpr qsizetype longestArguments = 64 * 1024;

bool isStructure(const QByteArray &json)
{
    return (json.startsWith('{') || json.startsWith('[')) && json.size() <= longestAnswer && !jsonFault(json);
}

QList<QByteArray> answersOf(const ToolResult &result)
{
    QList<QByteArray> answers;
    if (isStructure(result.structured))
        return {result.structured}; // the text repeats it
    for (const ContentBlock &block : result.blocks) {
        const QByteArray text = block.text.toUtf8().trimmed();
        if (block.kind == ContentBlock::Kind::Text && isStructure(text))
            answers.append(text);
    }
    return answers;
}

/// The result in a recorded response: JSON, or one event of a stream.
std::optional<ToolResult> resultIn(const QString &reply)
{
    QList<QByteArray> documents{reply.toUtf8().trimmed()};
    if (!documents.constFirst().startsWith('{')) {
        documents.clear();
        for (const QByteArray &line : reply.toUtf8().split('\n')) {
            if (line.startsWith("data:"))
                documents.append(line.mid(5).trimmed());
        }
    }
    for (const QByteArray &document : std::as_const(documents)) {
        const auto json = jsonFault(document) ? std::nullopt : jsonMember(document, u"result"_s);
        if (const auto result = json ? toolResult(*json) : Result<ToolResult>(failure(ErrorKind::NotUnderstood)))
            return *result;
    }
    return std::nullopt;
}

std::optional<EarlierCall> madeOf(const ToolCall &call, const ToolResult &result, const QDateTime &at)
{
    if (result.isError || call.arguments.size() > longestArguments)
        return std::nullopt;
    return EarlierCall{call.kind, call.name, withoutSecrets(call.arguments), at, answersOf(result)};
}

} // namespace

std::optional<EarlierCall> earlierCall(const ToolCallResult &result)
{
    if (result.outcome != CallOutcome::Answered)
        return std::nullopt;
    return madeOf(result.call, result.result, result.at);
}

std::optional<EarlierCall> earlierCall(const ActivityRecord &record)
{
    const std::optional<ToolCall> call = callOf(record);
    if (!call || record.outcome != ActivityOutcome::Passed)
        return std::nullopt;
    const std::optional<ToolResult> result = resultIn(record.reply);
    return result ? madeOf(*call, *result, record.at) : std::nullopt;
}

EarlierCalls::EarlierCalls(RecordedProfile profile, QUrl toolServer, QObject *parent)
    : QObject(parent)
    , m_profile(std::move(profile))
    , m_toolServer(std::move(toolServer))
{
}

void EarlierCalls::load(ActivityLog &log)
{
    ActivityFilter filter;
    filter.kinds = {ActivityKind::Call};
    filter.outcomes = {ActivityOutcome::Passed};
    setHistory(filter, m_profile);
    log.run<QList<EarlierCall>>(
        [filter, toolServer = m_toolServer](ActivityFile &file) {
            QList<EarlierCall> calls;
            const auto page = file.page(filter, std::nullopt, mostRecords, ActivityDetail::Whole);
            for (const ActivityRecord &record : page ? page->records : QList<ActivityRecord>()) {
                const std::optional<EarlierCall> call = earlierCall(record);
                if (call && record.resource == logForm(catalogAddress(toolServer, call->kind)))
                    calls.append(*call);
                if (calls.size() == mostCalls)
                    break;
            }
            return calls;
        },
        this,
        [this](const QList<EarlierCall> &calls) {
            if (calls.isEmpty())
                return;
            m_calls += calls; // older than those of this session
            m_calls.resize(std::min(m_calls.size(), mostCalls));
            emit changed();
        });
}

void EarlierCalls::add(const ToolCallResult &result)
{
    const std::optional<EarlierCall> call = earlierCall(result);
    if (!call)
        return;
    m_calls.prepend(*call);
    m_calls.resize(std::min(m_calls.size(), mostCalls));
    emit changed();
}

EarlierValues EarlierCalls::values(const CatalogKind &kind) const
{
    QList<EarlierAnswer> answers;
    for (const EarlierCall &call : m_calls) {
        for (const QByteArray &json : call.answers) {
            if (call.kind == kind)
                answers.append({call.tool, json});
        }
    }
    return EarlierValues(answers);
}

QList<EarlierCall> EarlierCalls::callsOf(const CatalogKind &kind, const QString &tool) const
{
    QList<EarlierCall> calls;
    for (const EarlierCall &call : m_calls) {
        const bool isKnown = std::any_of(calls.cbegin(), calls.cend(), [&call](const EarlierCall &other) {
            return other.arguments == call.arguments;
        });
        if (call.kind == kind && call.tool == tool && call.arguments != "{}" && !isKnown &&
            calls.size() < mostEarlierArguments)
            calls.append(call);
    }
    return calls;
}

} // namespace rc

#include "moc_earliercalls.cpp"
