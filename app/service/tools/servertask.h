// SPDX-License-Identifier: GPL-3.0-or-later
// A call that its server goes on with by itself, and is asked about by its ID: a task of 2025-11-25, or of the
// extension io.modelcontextprotocol/tasks. Everything in it is outside text.
#pragma once

#include "core/result.h"
#include "service/tools/serverquestion.h"

#include <QByteArray>
#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <chrono>
#include <optional>

namespace rc {

enum class TaskStatus {
    Working,
    InputRequired,
    Completed,
    Failed,
    Cancelled
};
[[nodiscard]] QLatin1StringView wireWord(TaskStatus status); ///< as the protocol has it: working input_required …
[[nodiscard]] constexpr bool isOver(TaskStatus status)
{
    return status == TaskStatus::Completed || status == TaskStatus::Failed || status == TaskStatus::Cancelled;
}

constexpr qsizetype longestTaskId = 1024; ///< characters; it goes into a header, a record and a command

struct ServerTask
{
    QString id;
    TaskStatus status = TaskStatus::Working;
    QString message;              ///< what the server says of its state
    std::optional<qint64> pollMs; ///< how long the server wants to be left alone in between
    std::optional<qint64> ttlMs;  ///< how long it keeps the task, from its beginning; nothing: without limit, or unsaid
    QList<ServerQuestion> questions; ///< with InputRequired, of the extension: what it waits for
    QByteArray result;               ///< with Completed, of the extension: the result of the call, raw JSON
    QByteArray error;                ///< with Failed, of the extension: a JSON-RPC error, raw JSON
};

/// What is known here of why a server may not tell of a task any more.
struct TaskTrace
{
    QDateTime keptUntil; ///< as the server said while it told; invalid: without end, or it did not say
    QString madeWith;    ///< keyFingerprint() of the key of the call, where that is not the one that was asked with

    bool operator==(const TaskTrace &) const = default;
};

/// The task that a server made of a call, in its result: {"resultType":"task",…} or {"task":{…}}. Nothing of another
/// result; NotUnderstood for a task that cannot be asked about.
[[nodiscard]] std::optional<Result<ServerTask>> startedTask(const QByteArray &result);
/// The result of a `tasks/get` about `id`. NotUnderstood for what is none, or about another task.
[[nodiscard]] Result<ServerTask> taskState(const QByteArray &result, const QString &id);

/// How long to wait before the next question: what the server asks for, within bounds.
[[nodiscard]] std::chrono::milliseconds pollPause(const ServerTask &task);
constexpr std::chrono::milliseconds usualPoll{2'000}; ///< where the server names none
constexpr std::chrono::milliseconds leastPoll{100};
constexpr std::chrono::milliseconds longestPoll{60'000};

} // namespace rc

Q_DECLARE_METATYPE(rc::ServerTask)
