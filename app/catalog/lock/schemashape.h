// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON schema divided into what it takes and what it says.
#pragma once

#include "catalog/json/jsontree.h"

namespace rc {

struct SchemaShape
{
    JsonNode shape;                           ///< the schema without its texts: types, names, limits, choices
    QList<std::pair<QString, QString>> texts; ///< place and text: descriptions, titles, comments, examples
};

/// `where`: the place of the schema. A parameter that is named "description" is a parameter.
[[nodiscard]] SchemaShape schemaShape(const JsonNode &schema, const QString &where);

} // namespace rc
