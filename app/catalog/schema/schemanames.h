// SPDX-License-Identifier: GPL-3.0-or-later
// The names and values in a schema that users may search for.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace rc {

struct SchemaNames
{
    QStringList parameters; ///< at every depth, in schema order
    QStringList required;   ///< same
    QStringList values;     ///< from every enum and const; numbers and booleans as sent
};

/// Empty for bytes that jsonFault() refuses. Ignores names in `default`, `examples` and other data. References need not
/// be followed, since their targets are in the same schema.
[[nodiscard]] SchemaNames schemaNames(const QByteArray &schema);

} // namespace rc
