// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the top-level parameters out of a tool's input schema.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace rc {

/// Outside text, made safe for display.
struct ParameterRow
{
    QString name;
    bool required = false;
    QString type; ///< "string", "string[]", "create | update", "enum (12)", "any"; empty when not stated
    QString description;

    bool operator==(const ParameterRow &) const = default;
};

/// The members of `properties` in the order they were sent, required or not. Nothing is resolved: a $ref is shown as
/// what it refers to. Not JSON, or no object: no rows.
[[nodiscard]] QList<ParameterRow> parameterRows(const QByteArray &schema);

} // namespace rc
