// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/everything/everythingtasks.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int lifeMs = 600'000;
constexpr int paceMs = 200;

} // namespace

QJsonObject EverythingTasks::create(Plan plan, Form form)
{
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    Task task;
    task.created = task.updated = QDateTime::currentDateTimeUtc();
    if (plan.asks.isEmpty())
        task.ready = task.created.addMSecs(plan.length.count());
    task.plan = std::move(plan);
    return told(id, *m_tasks.insert(id, task), form);
}

QString EverythingTasks::statusOf(const Task &task, Form form)
{
    if (task.canceled)
        return u"cancelled"_s;
    if (!task.ready.isValid())
        return u"input_required"_s;
    if (QDateTime::currentDateTimeUtc() < task.ready)
        return u"working"_s;
    if (task.plan.fails)
        return u"failed"_s;
    const bool toolFailed = task.plan.end(task.answers)["isError"_L1].toBool();
    return toolFailed && form == Form::Session ? u"failed"_s : u"completed"_s;
}

/// A task's members, with the names of each revision.
QJsonObject EverythingTasks::told(const QString &id, const Task &task, Form form)
{
    const bool session = form == Form::Session;
    const QString status = statusOf(task, form);
    const QDateTime updated = task.ready.isValid() && !task.canceled && task.ready < QDateTime::currentDateTimeUtc()
                                  ? task.ready
                                  : task.updated;
    QJsonObject object{{u"taskId"_s, id},
                       {u"status"_s, status},
                       {u"createdAt"_s, task.created.toString(Qt::ISODateWithMs)},
                       {u"lastUpdatedAt"_s, updated.toString(Qt::ISODateWithMs)},
                       {session ? u"ttl"_s : u"ttlMs"_s, lifeMs},
                       {session ? u"pollInterval"_s : u"pollIntervalMs"_s, paceMs}};
    if (status == "working"_L1)
        object.insert(u"statusMessage"_s, u"The server is at it."_s);
    return object;
}

std::optional<QJsonObject> EverythingTasks::state(const QString &id, Form form) const
{
    const auto task = m_tasks.constFind(id);
    if (task == m_tasks.cend())
        return std::nullopt;
    QJsonObject object = told(id, *task, form);
    if (form == Form::Session)
        return object;
    const QString status = object["status"_L1].toString();
    if (status == "input_required"_L1) {
        QJsonObject open;
        for (auto it = task->plan.asks.begin(); it != task->plan.asks.end(); ++it) {
            if (!task->answers.contains(it.key()))
                open.insert(it.key(), it.value());
        }
        object.insert(u"inputRequests"_s, open);
    } else if (status == "completed"_L1) {
        object.insert(u"result"_s, task->plan.end(task->answers));
    } else if (status == "failed"_L1) {
        object.insert(u"error"_s, task->plan.end(task->answers));
    }
    return object;
}

EverythingTasks::End EverythingTasks::end(const QString &id) const
{
    const auto task = m_tasks.constFind(id);
    if (task->canceled)
        return End{{{u"code"_s, -32000}, {u"message"_s, u"The task was cancelled"_s}}, true, {}};
    const qint64 left = task->ready.isValid() ? QDateTime::currentDateTimeUtc().msecsTo(task->ready) : 0;
    return End{task->plan.end(task->answers), task->plan.fails, std::chrono::milliseconds(std::max<qint64>(left, 0))};
}

void EverythingTasks::update(const QString &id, const QJsonObject &responses)
{
    const auto task = m_tasks.find(id);
    if (task->canceled || task->ready.isValid())
        return;
    for (auto it = responses.begin(); it != responses.end(); ++it) {
        if (task->plan.asks.contains(it.key()) && !task->answers.contains(it.key()))
            task->answers.insert(it.key(), it.value());
    }
    task->updated = QDateTime::currentDateTimeUtc();
    if (task->answers.size() == task->plan.asks.size())
        task->ready = task->updated.addMSecs(task->plan.length.count());
}

void EverythingTasks::cancel(const QString &id)
{
    Task &task = m_tasks[id];
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (task.canceled || (task.ready.isValid() && task.ready <= now))
        return;
    task.canceled = true;
    task.updated = now;
}

} // namespace rc
