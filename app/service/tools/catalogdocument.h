// SPDX-License-Identifier: GPL-3.0-or-later
// A catalog as a JSON document for storage, and the tools in any stored document.
#pragma once

#include "core/result.h"
#include "core/tool/toolcatalog.h"

#include <optional>

namespace rc {

/// {"name","url","at","instructions","tools":[as sent]}, with the original bytes of the definitions.
[[nodiscard]] QByteArray catalogDocument(const ToolCatalog &catalog);

/// The tools of a stored catalog, of the output of `tools --json` (the catalog of that kind), of a tools/list result or
/// of a plain list. NotJson or NotUnderstood with the reason, even for a single unreadable definition, because
/// comparisons need complete lists.
[[nodiscard]] Result<QList<Tool>> toolsFromDocument(const QByteArray &json, const CatalogKind &kind);

/// The instructions of a stored catalog; nullopt if the document has none.
[[nodiscard]] std::optional<QString> instructionsFromDocument(const QByteArray &json);

/// The hash of a stored list: catalogHash(), combined with the instructions if there are any.
[[nodiscard]] QByteArray storedListHash(const QByteArray &catalogHash, const QString &instructions);

/// Whether the document states which catalog it contains.
[[nodiscard]] bool namesCatalog(const QByteArray &json);

} // namespace rc
