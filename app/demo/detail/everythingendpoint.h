// SPDX-License-Identifier: GPL-3.0-or-later
// A tool endpoint of the demo service that shows each thing a tool can do, to try clients with: no key is asked for.
#pragma once

#include "demo/detail/demoanswer.h"

#include <QJsonObject>
#include <QString>

class QHttpServerRequest;

namespace rc {

class EverythingEndpoint
{
public:
    EverythingEndpoint();

    [[nodiscard]] static QString path(); ///< with its trailing slash
    /// Whether `asked` is this endpoint's, with or without the trailing slash.
    [[nodiscard]] static bool owns(const QString &asked);
    [[nodiscard]] DemoAnswer answer(const QHttpServerRequest &request) const;

private:
    /// Of one call.
    struct Call
    {
        QJsonValue id;
        QJsonObject params;
        bool modern = false;

        [[nodiscard]] QJsonObject responses() const { return params[QLatin1StringView("inputResponses")].toObject(); }
    };

    [[nodiscard]] DemoAnswer answerMethod(const QString &method, const Call &call) const;
    [[nodiscard]] DemoAnswer answerCall(const Call &call) const;
    [[nodiscard]] DemoAnswer askInput(const Call &call, const QString &tool) const;
    [[nodiscard]] static DemoAnswer result(const Call &call, const QJsonObject &object, bool cacheable = false);
    [[nodiscard]] QString sealed(const QString &state) const;
    [[nodiscard]] bool isSealed(const QString &state) const;

    QByteArray m_seal; ///< of this run: what comes back as state is known by it
};

} // namespace rc
