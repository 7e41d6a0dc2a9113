// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool endpoint answers that shows each thing a tool can do, to try clients with: no key is asked for.
#pragma once

#include "tests/everything/everythingrules.h"
#include "tests/everything/everythingtasks.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <memory>
#include <optional>

namespace rc {

class EverythingEndpoint
{
public:
    EverythingEndpoint();

    [[nodiscard]] EverythingAnswer answer(const EverythingRequest &request);

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

    [[nodiscard]] EverythingAnswer answerMethod(const QString &method, const Call &call);
    [[nodiscard]] EverythingAnswer answerCall(const Call &call);
    /// Of a tool that goes on as a task; nothing of another.
    [[nodiscard]] std::optional<EverythingAnswer> answerTaskTool(const QString &tool, const Call &call);
    /// Of a tool that asks in the stream of its call; nothing of another.
    [[nodiscard]] std::optional<EverythingAnswer> askInStream(const QString &tool, const Call &call);
    [[nodiscard]] EverythingAnswer initialize(const Call &call) const;
    [[nodiscard]] EverythingAnswer answerTask(const QString &method, const Call &call);
    [[nodiscard]] static EverythingAnswer missingTasks(const Call &call);
    [[nodiscard]] EverythingAnswer askInput(const Call &call, const QString &tool) const;
    [[nodiscard]] EverythingAnswer askForOthers(const Call &call, const QString &which, const QJsonObject &has) const;
    [[nodiscard]] static EverythingAnswer result(const Call &call, const QJsonObject &object, bool cacheable = false);
    [[nodiscard]] QString sealed(const QString &state) const;
    [[nodiscard]] bool isSealed(const QString &state) const;

    EverythingTasks m_tasks;
    /// The client's answers to requests of ours, by their IDs; empty while they are waited for.
    std::shared_ptr<QHash<QString, QJsonObject>> m_replies = std::make_shared<QHash<QString, QJsonObject>>();
    QByteArray m_seal; ///< of this run: what comes back as state is known by it
};

} // namespace rc
