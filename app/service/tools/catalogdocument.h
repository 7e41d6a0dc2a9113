// SPDX-License-Identifier: GPL-3.0-or-later
// A catalog as a JSON document that outlives its fetch, and the tools in whatever document somebody kept.
#pragma once

#include "core/result.h"
#include "core/tool/toolcatalog.h"

#include <optional>

namespace rc {

/// {"name","url","at","instructions","tools":[as sent]}, with the definitions as the bytes that came.
[[nodiscard]] QByteArray catalogDocument(const ToolCatalog &catalog);

/// The tools of a kept catalog, of the output of `tools --json` (there the catalog of that kind), of a tools/list
/// result or of a bare list. NotJson or NotUnderstood with the reason; a definition that cannot be read is a reason,
/// too, for what is compared has to be whole.
[[nodiscard]] Result<QList<Tool>> toolsOfDocument(const QByteArray &json, const CatalogKind &kind);

/// The instructions of a kept catalog; nothing where the document has none.
[[nodiscard]] std::optional<QString> instructionsOfDocument(const QByteArray &json);

/// What a kept list is told apart by: catalogHash(), and the instructions where there are some.
[[nodiscard]] QByteArray keptHash(const QByteArray &catalogHash, const QString &instructions);

/// Whether the document says of which catalog its tools are.
[[nodiscard]] bool namesItsCatalog(const QByteArray &json);

} // namespace rc
