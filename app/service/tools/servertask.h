// SPDX-License-Identifier: GPL-3.0-or-later
// A call that the server continues alone and that can be queried by ID: a task of 2025-11-25, or of the extension
// io.modelcontextprotocol/tasks. Everything in it is outside text.
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
    Canceled
};
[[nodiscard]] QLatin1StringView wireWord(TaskStatus status); ///< as in the protocol: working input_required …
[[nodiscard]] constexpr bool isOver(TaskStatus status)
{
    return status == TaskStatus::Completed || status == TaskStatus::Failed || status == TaskStatus::Canceled;
}

constexpr qsizetype maxTaskIdLength = 1024; ///< characters; it is used in a header, a record and a command

struct ServerTask
{
    QString id;
    TaskStatus status = TaskStatus::Working;
    QString message;                 ///< the server's status message
    std::optional<qint64> pollMs;    ///< minimum pause between queries, set by the server
    std::optional<qint64> ttlMs;     ///< lifetime of the task from its creation; nullopt: unlimited or not stated
    QList<ServerQuestion> questions; ///< for InputRequired, in the extension: the questions
    QByteArray result;               ///< for Completed, in the extension: the call's result, raw JSON
    QByteArray error;                ///< for Failed, in the extension: a JSON-RPC error, raw JSON
};

/// Known reasons why a server may have lost a task.
struct TaskLossHints
{
    QDateTime expiresAt; ///< its expiry as stated by the server; invalid: never, or not stated
    QString callerKey;   ///< keyFingerprint() of the call's key, if another one was used for the query

    bool operator==(const TaskLossHints &) const = default;
};

/// The task in a call's result: {"resultType":"task",…} or {"task":{…}}. nullopt for other results; NotUnderstood for a
/// task that cannot be queried.
[[nodiscard]] std::optional<Result<ServerTask>> startedTask(const QByteArray &result);
/// The result of a `tasks/get` for `id`. NotUnderstood if it is invalid or about another task.
[[nodiscard]] Result<ServerTask> taskState(const QByteArray &result, const QString &id);

/// The pause before the next query: the server's, within bounds.
[[nodiscard]] std::chrono::milliseconds pollPause(const ServerTask &task);
constexpr std::chrono::milliseconds defaultPollPause{2'000};
constexpr std::chrono::milliseconds minPollPause{100};
constexpr std::chrono::milliseconds maxPollPause{60'000};

} // namespace rc

Q_DECLARE_METATYPE(rc::ServerTask)
