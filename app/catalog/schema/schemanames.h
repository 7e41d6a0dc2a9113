// SPDX-License-Identifier: GPL-3.0-or-later
// The names and values in a schema that somebody may search for.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace rc {

struct SchemaNames
{
    QStringList parameters; ///< at every depth, in the order of the schema
    QStringList required;   ///< likewise
    QStringList values;     ///< of every enum and const; numbers and truths as sent
};

/// Nothing of bytes that jsonFault() refuses. Names in `default`, `examples` and
/// other data are none of the schema's. References are not followed: what they lead to is in the same schema.
[[nodiscard]] SchemaNames schemaNames(const QByteArray &schema);

} // namespace rc
