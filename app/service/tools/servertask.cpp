// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/servertask.h"

#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct TaskTr
{
    RC_DECLARE_PHRASES(rc::ServerTask)
};

constexpr std::array statusTable = std::to_array<EnumRow<TaskStatus>>({
    {TaskStatus::Working, "working"_L1},
    {TaskStatus::InputRequired, "input_required"_L1},
    {TaskStatus::Completed, "completed"_L1},
    {TaskStatus::Failed, "failed"_L1},
    {TaskStatus::Canceled, "cancelled"_L1},
});

std::optional<qint64> integerIn(JsonValue object, QByteArrayView key)
{
    const JsonValue value = object.member(key);
    bool isInteger = false;
    const qint64 number = value.kind() == JsonKind::Number ? value.raw().toByteArray().toLongLong(&isInteger) : 0;
    return isInteger && number >= 0 ? std::optional(number) : std::nullopt;
}

/// The two revisions use different names for these times.
std::optional<qint64> integerInEither(JsonValue object, QByteArrayView key, QByteArrayView olderKey)
{
    const auto value = integerIn(object, key);
    return value ? value : integerIn(object, olderKey);
}

Result<ServerTask> readTask(JsonValue object)
{
    ServerTask task;
    task.id = object.textOf("taskId");
    if (task.id.isEmpty() || task.id.size() > maxTaskIdLength)
        return failure(ErrorKind::NotUnderstood, TaskTr::tr("The task has no ID, or one that is too long."));
    const QString word = object.textOf("status");
    const auto status = enumFromWord(statusTable, word);
    if (!status)
        return failure(ErrorKind::NotUnderstood,
                       TaskTr::tr("The task is in an unknown state: “%1”.").arg(displayText(word)));
    task.status = *status;
    task.message = object.textOf("statusMessage");
    task.pollMs = integerInEither(object, "pollIntervalMs", "pollInterval");
    task.ttlMs = integerInEither(object, "ttlMs", "ttl");
    task.questions = questionsIn(object.member("inputRequests"));
    task.result = object.member("result").raw().toByteArray();
    task.error = object.member("error").raw().toByteArray();
    return task;
}

} // namespace

QLatin1StringView wireWord(TaskStatus status)
{
    return rowOf(statusTable, status).word;
}

std::optional<Result<ServerTask>> startedTask(const QByteArray &result)
{
    if (!result.contains("task"))
        return std::nullopt;
    const auto tape = JsonTape::read(result);
    if (!tape)
        return std::nullopt;
    const JsonValue root = tape->root();
    if (root.member("resultType").text() == u"task"_s)
        return readTask(root);
    const JsonValue task = root.member("task");
    if (task.isObject() && !root.member("content") && !root.member("structuredContent") && task.member("taskId"))
        return readTask(task);
    return std::nullopt;
}

Result<ServerTask> taskState(const QByteArray &result, const QString &id)
{
    RC_TRY(tape, JsonTape::read(result));
    RC_TRY(task, readTask(tape->root()));
    if (task->id != id)
        return failure(ErrorKind::NotUnderstood,
                       TaskTr::tr("The server responded about another task, “%1”.").arg(displayText(task->id)));
    return *task;
}

std::chrono::milliseconds pollPause(const ServerTask &task)
{
    if (!task.pollMs)
        return defaultPollPause;
    return std::clamp(std::chrono::milliseconds(*task.pollMs), minPollPause, maxPollPause);
}

} // namespace rc
