// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service's ingest endpoint: takes log entries in, or says no as a real deployment does.
#include "demo/ingestendpoint.h"

#include <QHttpServerRequest>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QRegularExpressionMatch matchPath(const QString &path)
{
    static const QRegularExpression form(u"^/tools/u/([^/]+)/resources/([^/]+)/logs/$"_s);
    return form.match(path);
}

DemoAnswer refusal(int status, QLatin1StringView error)
{
    return {status, QJsonDocument(QJsonObject{{u"error"_s, error}}).toJson(QJsonDocument::Compact)};
}

bool namesSomebody(const QHttpServerRequest &request, const DemoAccount &account)
{
    const QByteArray name = request.value("x-user-username").trimmed();
    return name == account.username.toUtf8() || name == account.owner.toUtf8();
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

} // namespace

bool isIngestPath(const QString &path)
{
    return matchPath(path).hasMatch();
}

IngestAnswer answerIngest(const QHttpServerRequest &request, const DemoAccount &account)
{
    if (request.method() != QHttpServerRequest::Method::Post) {
        DemoAnswer answer = refusal(405, "method_not_allowed"_L1);
        answer.headers = {{"Allow", "POST"}};
        return {answer, {}};
    }
    if (request.body().size() > maxDemoIngestBytes)
        return {refusal(413, "payload_too_large"_L1), {}};
    const QByteArray key = request.value("x-api-key");
    if (key.isEmpty())
        return {refusal(400, "missing_credentials"_L1), {}};
    // The address comes before the key: whoever mistypes the address is told so whatever key they hold.
    const QRegularExpressionMatch path = matchPath(request.url().path());
    if (path.captured(1) != account.owner || path.captured(2).toLower() != account.uuid)
        return {refusal(404, "invalid_resource"_L1), {}};
    if (key != account.key.reveal() || (account.isShared() && !namesSomebody(request, account)))
        return {refusal(403, "forbidden"_L1), {}};

    const QJsonValue logs = QJsonDocument::fromJson(request.body()).object().value("logs"_L1);
    const QJsonArray entries = logs.toArray();
    if (!logs.isArray() || !std::all_of(entries.begin(), entries.end(), [](const auto &e) { return e.isObject(); }))
        return {refusal(400, "invalid_json"_L1), {}};

    QList<ReceivedEntry> accepted;
    for (const auto &entry : entries)
        accepted.append(receivedEntry(entry.toObject()));
    const QJsonObject reply{{u"status"_s, u"ok"_s}, {u"resource_id"_s, account.uuid}};
    return {{200, QJsonDocument(reply).toJson(QJsonDocument::Compact)}, accepted};
}

} // namespace rc
