// SPDX-License-Identifier: GPL-3.0-or-later
// What a repository was reviewed with: the tools of catalogs as a file that is kept beside the code.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/toolfindings.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"

#include <optional>

namespace rc {

/// A finding that is no matter of taste: of the families poison and names, warning or critical.
struct LockedFinding
{
    QString rule;  ///< its word
    QString where; ///< the place in the definition
    QString what;  ///< a sentence; not in the file
};

struct LockedTool
{
    QString name;
    QByteArray modelReads; ///< SHA-256 over name, description and parameters in canonical form
    QByteArray definition; ///< toolHash()
    /// A definition without its texts: name, annotations, inputSchema, outputSchema. Canonical JSON.
    QByteArray shape;
    QList<std::pair<QString, QByteArray>> texts; ///< place, and the beginning of the SHA-256 of the text there; sorted
    QList<LockedFinding> findings;               ///< sorted
};

struct LockedCatalog
{
    QString name; ///< CatalogKind::word()
    QString dialect;
    QList<LockedTool> tools; ///< by name, several of one name by their definition
    /// SHA-256 of what a model is told first, empty where the server tells nothing; nothing in a lock that is older
    /// than this member.
    std::optional<QByteArray> instructions = {};
    QList<LockedFinding> instructionsFindings = {};
};

struct ToolLock
{
    QList<LockedCatalog> catalogs;
};

/// `findings`: toolFindings() of the catalogs.
[[nodiscard]] LockedCatalog lockedCatalog(const ToolCatalog &catalog, const QList<ToolFinding> &findings);

/// The same of several, in their order.
[[nodiscard]] QList<LockedCatalog> lockedCatalogs(const QList<ToolCatalog> &catalogs,
                                                  const QList<ToolFinding> &findings);

/// Members in one order, one in a line, no times: two locks of the same tools are the same bytes. No line break at the
/// end.
[[nodiscard]] QByteArray toolLockDocument(const ToolLock &lock);

/// A file with more bytes is none.
constexpr qint64 maxToolLock = 64 * 1024 * 1024;
/// Whether a document says that it is a lock. It may be a broken one.
[[nodiscard]] bool isToolLock(const QByteArray &json);
/// NotJson, or NotUnderstood with the reason: another version, a member that is missing.
[[nodiscard]] Result<ToolLock> toolLockFrom(const QByteArray &json);

struct CatalogDrift
{
    QString catalog;             ///< its name
    QList<ToolChange> changes;   ///< of the list itself: the dialect
    QList<ToolDifference> tools; ///< by name
    bool isNew = false;          ///< the lock has no catalog of that name

    [[nodiscard]] bool isEmpty() const { return changes.isEmpty() && tools.isEmpty() && !isNew; }
};

/// Tools are matched by name. Harmless: what worked goes on working, and the lens says nothing against new texts.
/// Breaking: a call that worked may not. Suspicious: the lens warns of what is new, or a claim turned from dangerous to
/// safe. A lock has no texts, so a change of one shows neither the old nor the new words. Order, white space, escapes
/// and the spelling of numbers are no drift; numbers are compared digit by digit.
[[nodiscard]] CatalogDrift lockDrift(const LockedCatalog &locked, const LockedCatalog &present);

/// The same of the catalog of that name in the lock. Where there is none, all tools have been added.
[[nodiscard]] CatalogDrift driftFrom(const ToolLock &lock, const LockedCatalog &present);

} // namespace rc
