// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service's two tool endpoints: an MCP server without sessions, and one behind a buffering proxy.
#pragma once

#include "demo/detail/demoserver.h"
#include "demo/detail/demotools.h"

#include <optional>

class QHttpServerRequest;
class QJsonObject;

namespace rc {

class DemoSite;

class ToolEndpoint
{
public:
    enum class Framing {
        EventStream,
        PlainJson
    };

    /// `path` includes its trailing slash. A page has `pageSize` tools.
    ToolEndpoint(QString path, Framing framing, QList<QByteArray> tools, qsizetype pageSize);

    /// Whether `path` belongs to this endpoint, with or without the trailing slash.
    [[nodiscard]] bool owns(const QString &path) const;
    /// `base`: the service's own address, for an absolute redirect.
    [[nodiscard]] DemoAnswer answer(const QHttpServerRequest &request, const DemoSite &site, DemoMemory &memory,
                                    const QString &base) const;

private:
    struct Caller
    {
        DemoMemory &memory;
        QString resource;    ///< the resource it may read; empty: none
        bool modern = false; ///< the request uses the modern dialect
    };

    [[nodiscard]] DemoAnswer answerRpc(const QHttpServerRequest &request, Caller caller) const;
    [[nodiscard]] DemoAnswer answerMethod(const QString &method, const QJsonObject &params, const QByteArray &id,
                                          const Caller &caller) const;
    [[nodiscard]] DemoAnswer call(const QJsonObject &params, const QByteArray &id, const Caller &caller) const;
    [[nodiscard]] DemoAnswer page(const QJsonObject &params, const QByteArray &id, const Caller &caller) const;
    [[nodiscard]] DemoAnswer framed(const QByteArray &message) const;

    QString m_path;
    Framing m_framing;
    QList<QByteArray> m_tools;
    qsizetype m_pageSize;
};

} // namespace rc
