// SPDX-License-Identifier: GPL-3.0-or-later
// A server that behaves like a real deployment, point by point, independent of the demo service. Its accounts: mara is
// the owner, jon is in the team “ops”, zoe is a stranger, root is a superuser.
#pragma once

#include "support/scriptedserver.h"

#include <QUrl>

namespace rc {

class Deployment
{
public:
    enum class Kind {
        Owned,  ///< by mara, not shared
        Shared, ///< by mara, shared with the team ops
        Global, ///< only for superusers and its own key
    };

    static QByteArray uuid() { return QByteArrayLiteral("3e2ad894-5e5f-4c34-9899-1f9c2158009c"); }
    static QByteArray accountKey(const QByteArray &user) { return "account-" + user; }
    static QByteArray teamKey() { return QByteArrayLiteral("team-ops"); }
    static QByteArray resourceKey() { return "resource-" + uuid(); }

    explicit Deployment(Kind kind = Kind::Owned, QByteArray product = "/DevTools")
        : m_kind(kind)
        , m_product(std::move(product))
    {
    }
    void deleteResource() { m_isDeleted = true; }
    void distinguishOwners() { m_distinguishesOwners = true; }

    [[nodiscard]] QString resourcePath() const
    {
        return QString::fromLatin1(m_product + "/u/mara/resources/" + uuid() + '/');
    }

    QByteArray operator()(const ReceivedRequest &request) const
    {
        const QByteArray path = request.path.split('?').first();
        if (path == "/mcp/" || path == "/mcp" || path == "/github/")
            return tools(request, path);
        if (request.verb == "POST" && path.startsWith(m_product + "/u/") && path.endsWith("/logs/"))
            return ingest(request, path);
        // every unknown path
        return httpResponse(302, {}, "text/html", "Location: /accounts/login/?next=" + request.path + "\r\n");
    }

private:
    static bool isUser(const QByteArray &name) { return QByteArrayList{"mara", "jon", "zoe", "root"}.contains(name); }

    [[nodiscard]] bool mayWrite(const QByteArray &user) const
    {
        if (m_kind == Kind::Global)
            return user == "root";
        return user == "mara" || user == "root" || (m_kind == Kind::Shared && user == "jon");
    }

    /// With a username, key and name must match; without one the key suffices.
    [[nodiscard]] bool isAllowed(const QByteArray &key, const QByteArray &name) const
    {
        if (key == resourceKey())
            return name.isEmpty() || mayWrite(name);
        if (key == teamKey())
            return name == "jon" && mayWrite("jon");
        const QByteArray user = key.startsWith("account-") ? key.mid(8) : QByteArray();
        return isUser(user) && (name.isEmpty() || name == user) && mayWrite(user);
    }

    [[nodiscard]] QByteArray ingest(const ReceivedRequest &request, const QByteArray &path) const
    {
        constexpr qsizetype maxBytes = 2'621'440;
        if (request.body.size() > maxBytes)
            return httpResponse(400, "<html><head><title>Bad Request (400)</title></head></html>", "text/html");
        const auto refused = [](int status, const QByteArray &error) {
            return httpResponse(status, R"({"error":")" + error + R"("})");
        };
        const QByteArray body = request.body.trimmed();
        if (!body.isEmpty() && !body.startsWith('{') && !body.startsWith('['))
            return refused(400, "invalid_json");
        // An unknown owner works like the real one; another known one does not.
        const QByteArray owner = path.mid(m_product.size() + 3).split('/').first();
        const bool isElsewhere = m_distinguishesOwners && isUser(owner) && owner != "mara";
        if (!path.contains("/resources/" + uuid() + '/') || isElsewhere || m_isDeleted)
            return refused(404, "invalid_resource");
        const QByteArray key = request.headers.value("x-api-key");
        if (key.isEmpty())
            return refused(400, "missing_credentials");
        if (!isAllowed(key, request.headers.value("x-user-username")))
            return refused(403, "forbidden");
        return httpResponse(200, R"({"status":"ok","resource_id":")" + uuid() + R"("})");
    }

    /// The tool server accepts accounts and teams; a resource's own key only with the resource's UUID.
    [[nodiscard]] bool isKnownToTools(const ReceivedRequest &request) const
    {
        const QByteArray key = request.headers.value("x-api-key");
        const QByteArray user = key.startsWith("account-") ? key.mid(8) : QByteArray();
        const QByteArray name = request.headers.value("x-user-username");
        const bool isTheirs = name.isEmpty() || name == user;
        if (request.headers.value("x-resource-uuid") == uuid())
            return (key == resourceKey() && (name.isEmpty() || mayWrite(name))) ||
                   (isUser(user) && isTheirs && mayWrite(user));
        return key == teamKey() || (isUser(user) && isTheirs);
    }

    /// The tool resource_logs.
    [[nodiscard]] QByteArray logs(const ReceivedRequest &request) const
    {
        const QByteArray key = request.headers.value("x-api-key");
        const QByteArray user = key.startsWith("account-") ? key.mid(8) : request.headers.value("x-user-username");
        const auto told = [&request](const QByteArray &json) {
            QByteArray text = json;
            text.replace('"', "\\\"");
            return rpcReply(request, R"({"content":[{"type":"text","text":")" + text + R"("}]})");
        };
        if (user.isEmpty())
            return told(R"({"ok":false,"error":"authenticated user identity is required"})");
        if (!request.body.contains(uuid()) || m_isDeleted)
            return told(R"({"ok":false,"error":"resource not found"})");
        if (!mayWrite(user))
            return told(R"({"ok":false,"error":"access denied"})");
        return told(R"({"ok":true,"owner_username":"mara","logs":[]})");
    }

    [[nodiscard]] QByteArray tools(const ReceivedRequest &request, const QByteArray &path) const
    {
        if (path == "/github/" && !request.headers.contains("authorization"))
            return httpResponse(401, "Unauthorized", "text/plain");
        if (!request.headers.contains("x-api-key"))
            return httpResponse(401, R"x({"detail":"Missing API key (expected x-api-key)"})x");
        if (!isKnownToTools(request))
            return httpResponse(401, R"({"detail":"Invalid API key"})");
        if (request.asks("tools/call"))
            return logs(request);
        if (path == "/mcp")
            return httpResponse(307, {}, "text/plain", "Location: /mcp/\r\n");
        const QByteArray list = rpcResult(request, R"({"tools":[{"name":"ping","inputSchema":{"type":"object"}}]})");
        return httpResponse(200, "event: message\ndata: " + list + "\n\n", "text/event-stream");
    }

    Kind m_kind;
    QByteArray m_product;
    bool m_isDeleted = false;
    bool m_distinguishesOwners = false;
};

} // namespace rc
