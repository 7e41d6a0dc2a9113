// SPDX-License-Identifier: GPL-3.0-or-later
// A list of tools as one endpoint gave it.
#pragma once

#include "core/tool/catalogkind.h"
#include "core/tool/dialect.h"
#include "core/tool/tool.h"

#include <QDateTime>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace rc {

/// The endpoint below a tool-server address that parseToolServerUrl() returned.
[[nodiscard]] QUrl catalogAddress(const QUrl &toolServer, const CatalogKind &kind);

/// Who a server says it is. Outside text.
struct ServerIdentity
{
    QString name;
    QString version;

    [[nodiscard]] bool isEmpty() const { return name.isEmpty() && version.isEmpty(); }
    bool operator==(const ServerIdentity &) const = default;
};

/// What a server says of how long its list may be kept, and by whom.
struct CacheHints
{
    std::optional<qint64> ttlMs; ///< never negative; nothing when it says nothing
    QString scope;               ///< "public", "private", or what else it says; empty when it says nothing

    bool operator==(const CacheHints &) const = default;
};

struct ToolCatalog
{
    CatalogKind kind;
    QUrl url;
    Dialect dialect = Dialect::Plain;
    QByteArray version = {}; ///< of the protocol that was spoken; empty in the plain dialect
    ServerIdentity server = {};
    QString instructions = {}; ///< what a model is told first, where it was asked for or came along; outside text
    CacheHints cache = {};     ///< the most cautious of all pages
    bool eventStream = false;  ///< the last page came framed as an event stream
    int pages = 0;
    bool complete = false;
    qint64 bytes = 0; ///< of all answers
    qint64 elapsedMs = 0;
    QDateTime at; ///< when the list was whole, local time
    QList<Tool> tools;
    QStringList problems; ///< translated sentences: why it is incomplete, which tool was set aside and why
};

} // namespace rc
