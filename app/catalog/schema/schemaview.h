// SPDX-License-Identifier: GPL-3.0-or-later
// What a part of a schema says once its local $ref and its allOf are followed.
#pragma once

#include "catalog/schema/schemareferences.h"

namespace rc {

/// The part and everything that it takes in, the part itself first. Where two say something, the first one counts; that
/// is right for texts and good enough for a form, whose values are checked against all of them anyway.
class SchemaView
{
public:
    /// `part` and `references` outlive this object.
    SchemaView(const JsonNode &part, const SchemaReferences &references);

    [[nodiscard]] const JsonNode *member(QStringView name) const;
    [[nodiscard]] QString textOf(QStringView name) const;
    [[nodiscard]] const QList<const JsonNode *> &layers() const { return m_layers; }
    /// A reference led nowhere, elsewhere, or further than is followed.
    [[nodiscard]] bool isIncomplete() const { return m_incomplete; }

private:
    void collect(const JsonNode &part, const SchemaReferences &references, int depth);

    QList<const JsonNode *> m_layers;
    bool m_incomplete = false;
};

} // namespace rc
