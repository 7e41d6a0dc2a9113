// SPDX-License-Identifier: GPL-3.0-or-later
// A tool endpoint of the demo service that shows each thing a tool can do, to try clients with: no key is asked for.
#pragma once

#include "demo/detail/demoanswer.h"
#include "demo/detail/demotasks.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <memory>
#include <optional>

class QHttpServerRequest;

namespace rc {

class EverythingEndpoint
{
public:
    EverythingEndpoint();

    [[nodiscard]] static QString path(); ///< with its trailing slash
    /// Whether `asked` is this endpoint's, with or without the trailing slash.
    [[nodiscard]] static bool owns(const QString &asked);
    [[nodiscard]] DemoAnswer answer(const QHttpServerRequest &request);

private:
    /// Of one call.
    struct Call
    {
        QJsonValue id;
        QJsonObject params;
        bool modern = false;
        bool knowsTasks = false; ///< a session of 2025-11-25
        QString session = {};    ///< of a session that was opened here: its ID

        [[nodiscard]] QJsonObject responses() const { return params[QLatin1StringView("inputResponses")].toObject(); }
    };

    [[nodiscard]] DemoAnswer answerMethod(const QString &method, const Call &call);
    [[nodiscard]] DemoAnswer answerCall(const Call &call);
    /// Of a tool that goes on as a task; nothing of another.
    [[nodiscard]] std::optional<DemoAnswer> answerTaskTool(const QString &tool, const Call &call);
    /// Of a tool that asks in the stream of its call; nothing of another.
    [[nodiscard]] std::optional<DemoAnswer> askInStream(const QString &tool, const Call &call);
    [[nodiscard]] DemoAnswer initialize(const Call &call) const;
    [[nodiscard]] DemoAnswer answerTask(const QString &method, const Call &call);
    [[nodiscard]] static DemoAnswer missingTasks(const Call &call);
    [[nodiscard]] DemoAnswer askInput(const Call &call, const QString &tool) const;
    [[nodiscard]] DemoAnswer askForOthers(const Call &call, const QString &which, const QJsonObject &has) const;
    [[nodiscard]] static DemoAnswer result(const Call &call, const QJsonObject &object, bool cacheable = false);
    [[nodiscard]] QString sealed(const QString &state) const;
    [[nodiscard]] bool isSealed(const QString &state) const;

    DemoTasks m_tasks;
    /// The client's answers to requests of ours, by their IDs; empty while they are waited for.
    std::shared_ptr<QHash<QString, QJsonObject>> m_replies = std::make_shared<QHash<QString, QJsonObject>>();
    QByteArray m_seal; ///< of this run: what comes back as state is known by it
};

} // namespace rc
