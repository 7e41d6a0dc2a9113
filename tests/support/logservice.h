// SPDX-License-Identifier: GPL-3.0-or-later
// A service whose log can be read by a tool, with all its possible faults: a lagging log, pages, gaps, duplicates,
// another clock, foreign entries, truncated responses.
#pragma once

#include "support/scriptedserver.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace rc {

struct LogBehavior
{
    int visibleFromCall = 1;      ///< entries are visible from this reading call on
    int pageSize = 0;             ///< entries per response, with a cursor to the next; 0: as requested
    int most = 200;               ///< the tool only shows this number of newest entries, whatever the request
    int loseEvery = 0;            ///< each n-th entry is accepted but not stored
    int copies = 1;               ///< how often an entry is returned
    qint64 clockSeconds = 0;      ///< by which the service's clock is ahead
    int refusedCalls = 0;         ///< first calls that get {"ok":false}
    qsizetype cutAt = 0;          ///< characters of a response
    bool renames = false;         ///< uses other field names
    bool foreignResource = false; ///< each entry names another resource
    int others = 0;               ///< newer foreign entries in the same log
    int status = 200;             ///< of the tool calls
    int listStatus = 200;         ///< of the tool list
    bool circular = false;        ///< the cursor returns the same page
    bool isReadOnly = true;       ///< readOnlyHint
    bool hasTool = true;
    bool lowercasesMarkers = false; ///< markers come back in lower case
    // As seen in a real service:
    bool filters = false;        ///< by message text, and `limit` counts requests, up to 1,000
    int neighbors = 0;           ///< foreign entries in one newer request
    int responseAfterMs = 0;     ///< entries are stored immediately and acknowledged after this delay
    bool dropsResponses = false; ///< entries are stored, and the connection is closed without a response
    bool hasReceivedAt = true;   ///< received_at
    QByteArray taken = {};       ///< the response to entries, instead of the usual one
    QByteArray refusal = {};     ///< each tool call gets {"ok":false,"error":refusal}
    QByteArray shown = {};       ///< each tool call gets this text
};

class LogService
{
public:
    static QByteArray uuid() { return QByteArrayLiteral("3e2ad894-5e5f-4c34-9899-1f9c2158009c"); }

    explicit LogService(LogBehavior wanted = {})
        : behaviour(wanted)
        , m_server([this](const ReceivedRequest &request) { return response(request); })
    {
    }

    [[nodiscard]] QString base() const { return m_server.base(); }
    [[nodiscard]] QString resourceUrl() const
    {
        return base() + QStringLiteral("/u/mara/resources/") + QString::fromLatin1(uuid()) + QLatin1Char('/');
    }
    [[nodiscard]] int calls() const { return m_calls; }                               ///< of the tool
    [[nodiscard]] int accepted() const { return m_accepted; }                         ///< entries
    [[nodiscard]] int requests() const { return m_posts; }                            ///< with entries
    [[nodiscard]] const QList<QJsonObject> &arguments() const { return m_arguments; } ///< of the calls
    /// Like a received entry.
    void store(const QString &marker, const QString &message = QStringLiteral("m"))
    {
        m_log.append(QJsonObject{{QStringLiteral("level"), QStringLiteral("info")},
                                 {QStringLiteral("message"), message},
                                 {QStringLiteral("ts"), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)},
                                 {QStringLiteral("request"), ++m_stored},
                                 {QStringLiteral("received"), now()},
                                 {QStringLiteral("extra"), QJsonObject{{QStringLiteral("marker"), marker}}}});
    }

    LogBehavior behaviour;

private:
    [[nodiscard]] QByteArray response(const ReceivedRequest &request)
    {
        if (request.path.endsWith("/logs/"))
            return ingest(request);
        if (request.asks("tools/call"))
            return call(request);
        if (request.asks("tools/list") && behaviour.listStatus == 200)
            return rpcReply(request, list());
        return httpResponse(404, R"({"detail":"Not Found"})");
    }

    [[nodiscard]] QByteArray ingest(const ReceivedRequest &request)
    {
        ++m_posts;
        ++m_stored;
        const QJsonArray entries = QJsonDocument::fromJson(request.body).object()[QStringLiteral("logs")].toArray();
        for (const auto &entry : entries) {
            ++m_accepted;
            QJsonObject stored = entry.toObject();
            stored.insert(QStringLiteral("request"), m_stored);
            stored.insert(QStringLiteral("received"), now());
            if (behaviour.loseEvery == 0 || m_accepted % behaviour.loseEvery != 0)
                m_log.append(stored);
        }
        if (behaviour.dropsResponses)
            return {};
        if (!behaviour.taken.isEmpty())
            return behaviour.taken;
        const QByteArray response = httpResponse(200, R"({"status":"ok","resource_id":")" + uuid() + R"("})");
        return behaviour.responseAfterMs > 0 ? delayed(behaviour.responseAfterMs, response) : response;
    }

    [[nodiscard]] QString now() const
    {
        return QDateTime::currentDateTimeUtc().addSecs(behaviour.clockSeconds).toString(Qt::ISODateWithMs);
    }

    [[nodiscard]] QByteArray list() const
    {
        if (!behaviour.hasTool)
            return R"({"tools":[{"name":"list_teams","inputSchema":{"type":"object"}}]})";
        if (behaviour.filters)
            return R"({"tools":[{"name":"resource_logs","inputSchema":{"type":"object","properties":{)"
                   R"("resource_uuid":{"type":"string"},"limit":{"type":"integer","maximum":1000},)"
                   R"("level":{"type":"string"},"contains":{"type":"string"}},"required":["resource_uuid"]},)"
                   R"("annotations":{"readOnlyHint":true}}]})";
        return R"({"tools":[{"name":"resource_logs","inputSchema":{"type":"object","properties":{)"
               R"("resource_uuid":{"type":"string"},"limit":{"type":"integer","maximum":200},)"
               R"("cursor":{"type":"string"}},"required":["resource_uuid"]})" +
               QByteArray(behaviour.isReadOnly ? R"(,"annotations":{"readOnlyHint":true})" : "") + "}]}";
    }

    [[nodiscard]] QJsonObject shown(const QJsonObject &entry) const
    {
        QJsonObject metadata = entry[QStringLiteral("extra")].toObject();
        if (behaviour.lowercasesMarkers)
            metadata[QStringLiteral("marker")] = metadata[QStringLiteral("marker")].toString().toLower();
        const QString at = entry[QStringLiteral("received")].toString(now());
        QJsonObject row;
        if (behaviour.renames) {
            row = {{QStringLiteral("severity"), entry[QStringLiteral("level")]},
                   {QStringLiteral("text"), entry[QStringLiteral("message")]},
                   {QStringLiteral("when"), at},
                   {QStringLiteral("beigaben"), metadata}};
        } else {
            row = {{QStringLiteral("level"), entry[QStringLiteral("level")]},
                   {QStringLiteral("message"), entry[QStringLiteral("message")]},
                   {QStringLiteral("timestamp"), at},
                   {QStringLiteral("metadata"), metadata}};
        }
        if (!behaviour.renames && behaviour.hasReceivedAt)
            row.insert(QStringLiteral("received_at"), at);
        if (behaviour.foreignResource)
            row.insert(QStringLiteral("resource_uuid"), QStringLiteral("11111111-2222-3333-4444-555555555555"));
        return row;
    }

    /// The entries of the newest `limit` requests whose message contains `text`, newest first.
    [[nodiscard]] QJsonArray filtered(int limit, const QString &text) const
    {
        QJsonArray rows;
        int requests = behaviour.neighbors > 0 ? 1 : 0;
        const QString others = QStringLiteral("a neighbor’s entry with a text of its own, number %1");
        for (int i = 0; i < behaviour.neighbors && requests <= limit; ++i) {
            const QString message = others.arg(i).leftJustified(1200, QLatin1Char('.'));
            if (message.contains(text))
                rows.append(shown(QJsonObject{{QStringLiteral("message"), message},
                                              {QStringLiteral("level"), QStringLiteral("info")},
                                              {QStringLiteral("extra"), QJsonObject()}}));
        }
        int last = 0;
        for (auto entry = m_log.crbegin(); entry != m_log.crend(); ++entry) {
            const int request = (*entry)[QStringLiteral("request")].toInt();
            requests += request != last ? 1 : 0;
            last = request;
            if (requests > limit)
                break;
            if ((*entry)[QStringLiteral("message")].toString().contains(text))
                rows.append(shown(*entry));
        }
        return rows;
    }

    /// Newest first.
    [[nodiscard]] QJsonArray newest(int limit) const
    {
        QJsonArray rows;
        const QJsonObject foreign{{QStringLiteral("message"), QStringLiteral("somebody's")},
                                  {QStringLiteral("level"), QStringLiteral("info")},
                                  {QStringLiteral("extra"), QJsonObject()}};
        for (int i = 0; i < behaviour.others && rows.size() < limit; ++i)
            rows.append(shown(foreign));
        if (m_calls < behaviour.visibleFromCall)
            return rows;
        for (auto entry = m_log.crbegin(); entry != m_log.crend(); ++entry) {
            for (int copy = 0; copy < behaviour.copies && rows.size() < limit; ++copy)
                rows.append(shown(*entry));
        }
        return rows;
    }

    [[nodiscard]] QByteArray call(const ReceivedRequest &request)
    {
        ++m_calls;
        const QJsonObject arguments = QJsonDocument::fromJson(request.body)
                                          .object()[QStringLiteral("params")]
                                          .toObject()[QStringLiteral("arguments")]
                                          .toObject();
        m_arguments.append(arguments);
        if (behaviour.status != 200)
            return httpResponse(behaviour.status, R"({"detail":"no"})");
        if (!behaviour.refusal.isEmpty())
            return textResponse(request, R"({"ok":false,"error":")" + behaviour.refusal + R"("})");
        if (!behaviour.shown.isEmpty())
            return textResponse(request, behaviour.shown);
        if (m_calls <= behaviour.refusedCalls)
            return textResponse(request, R"({"ok":false,"error":"index_lags"})");
        const int asked = arguments[QStringLiteral("limit")].toInt(50);
        const QString cursor = arguments[QStringLiteral("cursor")].toString();
        QJsonObject document{{QStringLiteral("ok"), true}};
        if (behaviour.filters) {
            document.insert(QStringLiteral("logs"),
                            filtered(std::min(asked, 1000), arguments[QStringLiteral("contains")].toString()));
        } else if (behaviour.pageSize > 0) {
            const QJsonArray all = newest(1'000'000);
            const int from = behaviour.circular ? 0 : cursor.toInt();
            QJsonArray rows;
            for (int i = from; i < std::min<int>(from + behaviour.pageSize, int(all.size())); ++i)
                rows.append(all.at(i));
            document.insert(QStringLiteral("logs"), rows);
            if (from + behaviour.pageSize < all.size())
                document.insert(QStringLiteral("next_cursor"),
                                QString::number(from + behaviour.pageSize + (behaviour.circular ? m_calls : 0)));
        } else {
            document.insert(QStringLiteral("logs"), newest(std::min(asked, behaviour.most)));
        }
        QByteArray json = QJsonDocument(document).toJson(QJsonDocument::Compact);
        if (behaviour.cutAt > 0)
            json.truncate(behaviour.cutAt);
        return textResponse(request, json);
    }

    static QByteArray textResponse(const ReceivedRequest &request, const QByteArray &text)
    {
        const QJsonObject block{{QStringLiteral("type"), QStringLiteral("text")},
                                {QStringLiteral("text"), QString::fromUtf8(text)}};
        const QJsonObject result{{QStringLiteral("content"), QJsonArray{block}}};
        return rpcReply(request, QJsonDocument(result).toJson(QJsonDocument::Compact));
    }

    ScriptedServer m_server;
    QList<QJsonObject> m_log; ///< oldest first
    QList<QJsonObject> m_arguments;
    int m_calls = 0;
    int m_accepted = 0;
    int m_posts = 0;
    int m_stored = 0; ///< requests in the log
};

} // namespace rc
