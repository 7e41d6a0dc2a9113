// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a schema with its local $ref and allOf resolved.
#pragma once

#include "catalog/schema/schemareferences.h"

namespace rc {

/// The part and everything it includes, starting with the part itself. If several define a keyword, the first wins.
/// That is right for texts, and sufficient for a form, whose values are checked against the whole schema anyway.
class SchemaView
{
public:
    /// `part` and `references` must outlive this object.
    SchemaView(const JsonNode &part, const SchemaReferences &references);

    [[nodiscard]] const JsonNode *member(QStringView name) const;
    [[nodiscard]] QString textOf(QStringView name) const;
    [[nodiscard]] const QList<const JsonNode *> &layers() const { return m_layers; }
    /// A reference was dangling, external or too deep.
    [[nodiscard]] bool isIncomplete() const { return m_incomplete; }

private:
    void collect(const JsonNode &part, const SchemaReferences &references, int depth);

    QList<const JsonNode *> m_layers;
    bool m_incomplete = false;
};

} // namespace rc
