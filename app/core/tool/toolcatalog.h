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

/// Without an endpoint that it may end in, and without a slash at its end.
[[nodiscard]] QUrl toolServerRoot(const QUrl &toolServer);
/// The endpoint below a tool-server address that parseToolServerUrl() returned. An address that ends in /mcp names the
/// general endpoint exactly.
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

    /// Whether it says that the list is for the caller alone: in so many words, or in words that are not known.
    [[nodiscard]] bool isPrivate() const { return !scope.isEmpty() && scope != QLatin1StringView("public"); }
    bool operator==(const CacheHints &) const = default;
};

struct ToolCatalog
{
    CatalogKind kind;
    QUrl url;
    Dialect dialect = Dialect::Plain;
    QByteArray version = {};     ///< of the protocol that was spoken; empty in the plain dialect
    QDateTime dialectSince = {}; ///< since when the dialect was remembered; invalid where it was found out just now
    ServerIdentity server = {};
    QString instructions = {}; ///< what a model is told first, where it was asked for or came along; outside text
    CacheHints cache = {};     ///< the most cautious of all pages
    /// Of a list that its server calls private: for whom it came, in a form that tells nothing. What is kept of it is
    /// kept for them alone. Empty: for anybody.
    QByteArray owner = {};
    /// Whether the server tells when its list has changed; nothing where it did not say.
    std::optional<bool> listChanged = {};
    bool eventStream = false; ///< the last page came framed as an event stream
    int pages = 0;
    bool complete = false;
    qint64 bytes = 0; ///< of all answers
    qint64 elapsedMs = 0;
    QDateTime at; ///< when the list was whole, local time
    QList<Tool> tools;
    QStringList problems;     ///< translated sentences: why it is incomplete, which tool was set aside and why
    QStringList remarks = {}; ///< the same on what is odd about the server and takes nothing from the list
};

/// Under which address what is known of the list is kept: that of its endpoint, and of a private one its owner's as
/// well.
[[nodiscard]] QUrl keepingPlace(const ToolCatalog &catalog);

} // namespace rc
