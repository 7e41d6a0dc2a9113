// SPDX-License-Identifier: GPL-3.0-or-later
// What the endpoint of EverythingServer answers: strict about headers as the demo service is and more, and no key is
// asked for.
#pragma once

#include "tests/everything/everythingtasks.h"

#include <QHash>
#include <QJsonObject>

#include <chrono>
#include <optional>

namespace rc {

struct EverythingRequest
{
    QByteArray verb;
    QByteArray path;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;

    [[nodiscard]] QByteArray header(const QByteArray &name) const { return headers.value(name.toLower()); }
};

struct EverythingResponse
{
    int status = 200;
    QByteArray body;
    QByteArray type = "application/json";
    QByteArray session = {};           ///< the ID of one that was opened
    std::chrono::milliseconds held{0}; ///< delay before the response
};

class EverythingEndpoint
{
public:
    [[nodiscard]] EverythingResponse response(const EverythingRequest &request);

private:
    struct Call
    {
        QJsonValue id;
        QJsonObject params;
        bool modern = false;
        bool knowsTasks = false; ///< a session of 2025-11-25

        [[nodiscard]] QJsonObject responses() const { return params[QLatin1StringView("inputResponses")].toObject(); }
    };

    [[nodiscard]] EverythingResponse responseMethod(const QString &method, const Call &call);
    [[nodiscard]] EverythingResponse answerCall(const Call &call);
    [[nodiscard]] EverythingResponse callTaskTool(const QString &tool, const Call &call);
    [[nodiscard]] EverythingResponse answerTask(const QString &method, const Call &call);
    [[nodiscard]] static EverythingResponse askInput(const Call &call, const QString &tool);
    [[nodiscard]] static EverythingResponse initialize(const Call &call);

    EverythingTasks m_tasks;
};

} // namespace rc
