// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service's two tool endpoints: an MCP server without sessions, and one behind a buffering proxy.
#pragma once

#include "core/tool/catalogkind.h"
#include "demo/detail/demoserver.h"
#include "demo/detail/demotools.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

class QHttpServerRequest;

namespace rc {

class DemoSite;

/// The supported versions, newest first.
[[nodiscard]] QStringList demoMcpVersions();
/// The version for an `initialize` response: the requested one if it has sessions, else the newest that does.
[[nodiscard]] QString demoSessionVersion(const QString &requested);

/// Reads a request header by its lower-case name, trimmed.
using HeaderReader = std::function<QByteArray(const QByteArray &name)>;
/// The header's text with its Base64 form decoded; nullopt if that is invalid.
[[nodiscard]] std::optional<QString> decodedHeader(const QByteArray &value);

/// Whether the request uses the modern dialect, by a header or its `_meta`.
[[nodiscard]] bool isModernRequest(const HeaderReader &header, const QJsonObject &message);

/// Why a modern request is refused: missing headers, or ones that differ from the body, an unsupported version, an
/// incomplete `_meta`. Any other request is refused only for an unsupported version header.
[[nodiscard]] std::optional<DemoResponse> protocolError(const HeaderReader &header, const QJsonObject &message);

/// Adds the members of a modern result. `cacheable`: adds cache hints, public for lists that are the same for all
/// callers.
[[nodiscard]] QJsonObject modernResult(QJsonObject result, bool cacheable,
                                       const QString &scope = QStringLiteral("private"));

/// The result of `server/discover`.
[[nodiscard]] QJsonObject discovery(const QString &instructions);

/// A complete JSON-RPC message. `id`: any JSON value.
[[nodiscard]] QByteArray rpcErrorText(const QJsonValue &id, int code, const QString &message,
                                      const QJsonObject &data = {});

constexpr int rpcMethodNotFound = -32601;
constexpr int rpcInvalidParams = -32602;
constexpr int rpcHeaderMismatch = -32020;

class ToolEndpoint
{
public:
    enum class Framing {
        EventStream,
        PlainJson
    };

    /// A page has `pageSize` tools.
    ToolEndpoint(const CatalogKind &kind, Framing framing, QList<QByteArray> tools, qsizetype pageSize);

    [[nodiscard]] const QString &word() const { return m_word; } ///< of its catalog
    /// Whether `path` belongs to this endpoint, with or without the trailing slash.
    [[nodiscard]] bool owns(const QString &path) const;
    /// `base`: the service's own address, for an absolute redirect.
    [[nodiscard]] DemoResponse respond(const QHttpServerRequest &request, const DemoSite &site, DemoMemory &memory,
                                       const QString &base) const;

private:
    struct Caller
    {
        DemoMemory &memory;
        QString resource;    ///< the resource it may read; empty: none
        bool modern = false; ///< the request uses the modern dialect
    };

    [[nodiscard]] DemoResponse respondToRpc(const QHttpServerRequest &request, Caller caller) const;
    [[nodiscard]] DemoResponse respondToMethod(const QString &method, const QJsonObject &params, const QJsonValue &id,
                                               const Caller &caller) const;
    [[nodiscard]] DemoResponse call(const QJsonObject &params, const QJsonValue &id, const Caller &caller) const;
    [[nodiscard]] DemoResponse page(const QJsonObject &params, const QJsonValue &id, const Caller &caller) const;
    [[nodiscard]] DemoResponse framed(const QByteArray &message) const;

    QString m_word;
    QString m_path; ///< with its trailing slash
    Framing m_framing;
    QList<QByteArray> m_tools;
    qsizetype m_pageSize;
};

} // namespace rc
