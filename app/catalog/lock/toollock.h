// SPDX-License-Identifier: GPL-3.0-or-later
// What a repository was reviewed with: the tools of catalogs as a file that is kept beside the code.
#pragma once

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

/// Whether a document says that it is a lock. It may be a broken one.
[[nodiscard]] bool isToolLock(const QByteArray &json);
/// NotJson, or NotUnderstood with the reason: another version, a member that is missing.
[[nodiscard]] Result<ToolLock> toolLockFrom(const QByteArray &json);

} // namespace rc
