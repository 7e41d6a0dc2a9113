// SPDX-License-Identifier: GPL-3.0-or-later
// The schemas right below a schema, in the order in which a person reads them.
#pragma once

#include "catalog/json/jsontree.h"
#include "catalog/schema/schematable.h"

namespace rc {

struct SchemaChild
{
    const JsonNode *schema = nullptr; ///< null: what should be schemas is none, and `name` is a sentence on it
    SchemaRow::Kind kind = SchemaRow::Kind::Part;
    QString name; ///< of a property, as sent: outside text; else what part it is, translated
    bool required = false;
    QString where;
};

/// `where`: the place of `node`. References are not followed. Parts whose words stand beside `node` itself ("string[]",
/// no other names) are left out.
[[nodiscard]] QList<SchemaChild> schemaChildren(const JsonNode &node, const QString &where);

} // namespace rc
