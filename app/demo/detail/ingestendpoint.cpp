// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/ingestendpoint.h"

#include "core/entry/level.h"
#include "demo/detail/demosite.h"

#include <QHttpServerRequest>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

DemoAnswer refusal(int status, QLatin1StringView error)
{
    return {status, QJsonDocument(QJsonObject{{u"error"_s, error}}).toJson(QJsonDocument::Compact)};
}

/// Any JSON at all, a bare number or text too, which a document of Qt's is not; nothing for what is none.
std::optional<QJsonValue> jsonIn(const QByteArray &body)
{
    if (body.trimmed().isEmpty())
        return QJsonValue(QJsonObject());
    const QJsonArray wrapped = QJsonDocument::fromJson('[' + body + ']').array();
    return wrapped.size() == 1 ? std::optional(wrapped.first()) : std::nullopt;
}

ReceivedEntry receivedEntry(const QJsonObject &entry)
{
    return {QDateTime::currentDateTime(),
            entry["level"_L1].toString(),
            entry["message"_L1].toString(),
            entry["ts"_L1].toString(),
            entry["extra"_L1].toObject().value("marker"_L1).toString(),
            entry};
}

bool notifies(const ReceivedEntry &entry)
{
    const std::optional<Level> level = levelFromWord(entry.level);
    return level && mayNotify(*level);
}

} // namespace

bool isIngest(const QHttpServerRequest &request, const DemoSite &site)
{
    return request.method() == QHttpServerRequest::Method::Post && !site.resourceIn(request.url().path()).isEmpty();
}

IngestAnswer answerIngest(const QHttpServerRequest &request, const DemoSite &site)
{
    // The order is that of a real deployment: what is wrong with the body is said before anything else.
    if (request.body().size() > maxDemoIngestBytes)
        return {badRequestPage()};
    const std::optional<QJsonValue> body = jsonIn(request.body());
    if (!body)
        return {refusal(400, "invalid_json"_L1)};
    if (!site.hasResource(site.resourceIn(request.url().path())))
        return {refusal(404, "invalid_resource"_L1)};
    const QByteArray key = request.value("x-api-key").trimmed();
    if (key.isEmpty())
        return {refusal(400, "missing_credentials"_L1)};
    if (!site.maySend(key, QString::fromLatin1(request.value("x-user-username").trimmed())))
        return {refusal(403, "forbidden"_L1)};

    const QJsonObject reply{{u"status"_s, u"ok"_s}, {u"resource_id"_s, site.uuid()}};
    IngestAnswer accepted{{200, QJsonDocument(reply).toJson(QJsonDocument::Compact)}};
    const QJsonArray logs = body->toObject().value("logs"_L1).toArray();
    for (const auto &entry : logs) {
        if (entry.isObject())
            accepted.entries.append(receivedEntry(entry.toObject()));
    }
    const auto first = std::find_if(accepted.entries.begin(), accepted.entries.end(), notifies);
    if (first != accepted.entries.end()) {
        accepted.wouldNotify = site.notified();
        first->wouldNotify = accepted.wouldNotify;
        accepted.answer.held = site.setting.notifier * accepted.wouldNotify.size();
    }
    return accepted;
}

} // namespace rc
