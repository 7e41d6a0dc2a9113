// SPDX-License-Identifier: GPL-3.0-or-later
// The tasks of the server: calls that it goes on with by itself, each by the clock.
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
        QJsonObject asks = {}; ///< requests by their keys, which all have to be answered first
        /// The result of the call, from what was answered; or, with `isError` of the protocol, the error.
        std::function<QJsonObject(const QJsonObject &answers)> end;
        bool fails = false; ///< with an error of the protocol instead of a result
    };

    enum class Form {
        Extension, ///< io.modelcontextprotocol/tasks
        Session    ///< 2025-11-25
    };

    /// The new task as it is told at first.
    [[nodiscard]] QJsonObject create(Plan plan, Form form);
    /// As `tasks/get` tells it; nothing of a task there is not.
    [[nodiscard]] std::optional<QJsonObject> state(const QString &id, Form form) const;
    /// Of a session: what `tasks/result` has, and how long until it is there.
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
        QDateTime ready; ///< invalid while something is asked
        QJsonObject answers = {};
        bool cancelled = false;
    };

    [[nodiscard]] static QString statusOf(const Task &task, Form form);
    [[nodiscard]] static QJsonObject told(const QString &id, const Task &task, Form form);

    QHash<QString, Task> m_tasks;
};

} // namespace rc
