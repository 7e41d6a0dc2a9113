// SPDX-License-Identifier: GPL-3.0-or-later
// A lock file: the reviewed tools of catalogs, stored with the code that uses them.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/toolfindings.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"

#include <optional>

namespace rc {

/// A security finding: of the families poison and names, warning or critical.
struct LockedFinding
{
    QString rule;  ///< its rule ID
    QString where; ///< its path in the definition
    QString what;  ///< a sentence; not in the file
};

struct LockedTool
{
    QString name;
    QByteArray modelTextHash; ///< SHA-256 over name, description and parameters in canonical form
    QByteArray definition;    ///< toolHash()
    /// A definition without texts: name, annotations, inputSchema, outputSchema. Canonical JSON.
    QByteArray shape;
    QList<std::pair<QString, QByteArray>> texts = {}; ///< path, and the start of the SHA-256 of its text; sorted
    QList<LockedFinding> findings = {};               ///< sorted
};

struct LockedCatalog
{
    QString name; ///< CatalogKind::word()
    QString dialect;
    QList<LockedTool> tools; ///< by name; equal names by definition
    /// SHA-256 of the server's instructions, empty if there are none; nullopt in locks of older versions.
    std::optional<QByteArray> instructions = {};
    QList<LockedFinding> instructionsFindings = {};
};

struct ToolLock
{
    QList<LockedCatalog> catalogs;
};

/// `findings`: toolFindings() of the catalogs.
[[nodiscard]] LockedCatalog lockedCatalog(const ToolCatalog &catalog, const QList<ToolFinding> &findings);

/// Same for several, in order.
[[nodiscard]] QList<LockedCatalog> lockedCatalogs(const QList<ToolCatalog> &catalogs,
                                                  const QList<ToolFinding> &findings);

/// Members in a fixed order, one per line, no times: two locks of the same tools are identical bytes. No trailing line
/// break.
[[nodiscard]] QByteArray toolLockDocument(const ToolLock &lock);

/// The maximum size of a lock file.
constexpr qint64 maxToolLockBytes = 64 * 1024 * 1024;
/// Whether a document claims to be a lock. It may still be invalid.
[[nodiscard]] bool isToolLock(const QByteArray &json);
/// NotJson, or NotUnderstood with the reason: another version, a missing member.
[[nodiscard]] Result<ToolLock> toolLockFrom(const QByteArray &json);

struct CatalogDrift
{
    QList<ToolChange> changes;   ///< changes of the list itself: its dialect
    QList<ToolDifference> tools; ///< by name
    bool isNew = false;          ///< the lock has no catalog with that name

    [[nodiscard]] bool isEmpty() const { return changes.isEmpty() && tools.isEmpty() && !isNew; }
};

/// Matches tools by name. Harmless: working calls keep working, and new texts have no findings. Breaking: a working
/// call may fail. Suspicious: new findings, or a claim changed from dangerous to safe. A lock holds no texts, so
/// neither the old nor the new words are shown. Order, white space, escapes and the spelling of numbers are no drift;
/// numbers are compared digit by digit.
[[nodiscard]] CatalogDrift lockDrift(const LockedCatalog &locked, const LockedCatalog &present);

/// Same for the catalog with that name in the lock. If there is none, all tools count as added.
[[nodiscard]] CatalogDrift driftFrom(const ToolLock &lock, const LockedCatalog &present);

} // namespace rc
