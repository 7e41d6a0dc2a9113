// SPDX-License-Identifier: GPL-3.0-or-later
// The server's tasks: calls that it continues alone, by time.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QString>

#include <chrono>
#include <functional>
#include <optional>

namespace rc {

class EverythingTasks
{
public:
    struct Plan
    {
        std::chrono::milliseconds length{0};
        QJsonObject asks = {}; ///< questions by key, which must all be answered first
        /// The call's result from the answers; or, for a protocol error, the error.
        std::function<QJsonObject(const QJsonObject &answers)> end;
        bool fails = false; ///< ends with a protocol error
    };

    enum class Form {
        Extension, ///< io.modelcontextprotocol/tasks
        Session    ///< 2025-11-25
    };

    /// The new task's first state.
    [[nodiscard]] QJsonObject create(Plan plan, Form form);
    /// For `tasks/get`; nullopt if there is no such task.
    [[nodiscard]] std::optional<QJsonObject> state(const QString &id, Form form) const;
    /// In a session: the `tasks/result`, and the time until it is ready.
    struct End
    {
        QJsonObject object;
        bool isError = false;
        std::chrono::milliseconds in{0};
    };
    [[nodiscard]] End end(const QString &id) const;
    // Of a task that there is:
    /// Answers to what is asked; others are ignored.
    void update(const QString &id, const QJsonObject &responses);
    /// One that is over stays as it is.
    void cancel(const QString &id);

private:
    struct Task
    {
        Plan plan;
        QDateTime created;
        QDateTime updated;
        QDateTime ready; ///< invalid while a question is open
        QJsonObject answers = {};
        bool canceled = false;
    };

    [[nodiscard]] static QString statusOf(const Task &task, Form form);
    [[nodiscard]] static QJsonObject told(const QString &id, const Task &task, Form form);

    QHash<QString, Task> m_tasks;
};

} // namespace rc
