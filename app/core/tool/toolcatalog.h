// SPDX-License-Identifier: GPL-3.0-or-later
// A tool list as returned by one endpoint.
#pragma once

#include "core/tool/catalogkind.h"
#include "core/tool/tool.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace rc {

/// Removes a trailing endpoint path and slash.
[[nodiscard]] QUrl toolServerRoot(const QUrl &toolServer);
/// The endpoint below a tool-server address from parseToolServerUrl(). An address that ends in /mcp is itself the
/// general endpoint.
[[nodiscard]] QUrl catalogAddress(const QUrl &toolServer, const CatalogKind &kind);

/// The server's name and version as reported. Outside text.
struct ServerIdentity
{
    QString name;
    QString version;

    [[nodiscard]] bool isEmpty() const { return name.isEmpty() && version.isEmpty(); }
    bool operator==(const ServerIdentity &) const = default;
};

/// How long and by whom the list may be cached, according to the server.
struct CacheHints
{
    std::optional<qint64> ttlMs; ///< never negative; nullopt if not stated
    QString scope;               ///< "public", "private", or another value; empty if not stated

    /// Whether the list is for the caller alone: stated, or assumed for an unknown scope.
    [[nodiscard]] bool isPrivate() const { return !scope.isEmpty() && scope != QLatin1StringView("public"); }
    bool operator==(const CacheHints &) const = default;
};

struct ToolCatalog
{
    CatalogKind kind;
    QUrl url;
    Dialect dialect = Dialect::Plain;
    QByteArray version = {};     ///< protocol version in use; empty in the plain dialect
    QDateTime dialectSince = {}; ///< when the cached dialect was saved; invalid if it was detected just now
    ServerIdentity server = {};
    QString instructions = {}; ///< initial instructions for a model, if requested or included; outside text
    CacheHints cache = {};     ///< the strictest of all pages
    /// Digest of a private list's owner, the only one for whom its stored data is used. Empty: a public list.
    QByteArray owner = {};
    /// Whether the server announces list changes; nullopt if not stated.
    std::optional<bool> listChanged = {};
    bool eventStream = false; ///< the last page was an event stream
    int pages = 0;
    bool complete = false;
    qint64 bytes = 0; ///< of all responses
    qint64 elapsedMs = 0;
    QDateTime at; ///< when the list was complete, local time
    QList<Tool> tools;
    QList<Phrase> problems;   ///< sentences: why the list is incomplete, which tools were skipped and why
    QStringList remarks = {}; ///< same for oddities of the server that do not affect the list
};

/// The storage key for data about the list: its endpoint's address, plus the owner of a private list.
[[nodiscard]] QUrl storageUrl(const ToolCatalog &catalog);

/// Identifies a tool in a catalog independently of its index, because a server may send several tools with the same
/// name.
struct ToolKey
{
    CatalogKind catalog;
    QString name;           ///< empty: no tool
    qsizetype sameName = 0; ///< number of earlier tools with that name in the catalog

    bool operator==(const ToolKey &) const = default;

    /// The tool's name in stored files: its name, with a number for a repeated one.
    [[nodiscard]] QString storedName() const;
};

/// Maps the tools of a catalog to their keys and back without a search.
class ToolKeys
{
public:
    ToolKeys() = default;
    ToolKeys(const CatalogKind &catalog, const QList<Tool> &tools);

    [[nodiscard]] qsizetype size() const { return m_keys.size(); }
    [[nodiscard]] const ToolKey &at(qsizetype index) const { return m_keys.at(index); }
    [[nodiscard]] qsizetype indexOf(const ToolKey &key) const; ///< -1 if there is no such tool

private:
    QList<ToolKey> m_keys;
    QHash<QString, QList<qsizetype>> m_indexes; ///< indexes by name
};

/// The stored names of a catalog's tools, in order.
[[nodiscard]] QStringList storedToolNames(const QList<Tool> &tools);

/// A finding that the user has accepted, with the data that identifies it. Void once the definition changes: then it
/// must be reviewed again.
struct AcceptedFinding
{
    QString tool;
    QString rule;          ///< its rule ID, as in `tools lint`
    QString where;         ///< location in the definition
    QByteArray definition; ///< toolHash()

    bool operator==(const AcceptedFinding &) const = default;
};

[[nodiscard]] inline size_t qHash(const AcceptedFinding &finding, size_t seed = 0)
{
    return qHashMulti(seed, finding.tool, finding.rule, finding.where, finding.definition);
}

} // namespace rc
