// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemaview.h"

namespace rc {

namespace {
constexpr int maxViewDepth = 32;
constexpr qsizetype maxLayers = 64;
} // namespace

SchemaView::SchemaView(const JsonNode &part, const SchemaReferences &references)
{
    collect(part, references, 0);
}

void SchemaView::collect(const JsonNode &part, const SchemaReferences &references, int depth)
{
    if (m_layers.contains(&part))
        return; // circular
    if (depth > maxViewDepth || m_layers.size() >= maxLayers) {
        m_incomplete = true;
        return;
    }
    m_layers.append(&part);
    if (const JsonNode *link = part.member(u"$ref"); link && link->isText()) {
        if (const JsonNode *target = references.target(part))
            collect(*target, references, depth + 1);
        else
            m_incomplete = true;
    }
    if (const JsonNode *all = part.member(u"allOf"); all && all->isArray()) {
        for (const JsonNode &branch : all->elements)
            collect(branch, references, depth + 1);
    }
}

const JsonNode *SchemaView::member(QStringView name) const
{
    for (const JsonNode *layer : m_layers) {
        if (const JsonNode *value = layer->member(name))
            return value;
    }
    return nullptr;
}

QString SchemaView::textOf(QStringView name) const
{
    const JsonNode *value = member(name);
    return value && value->isText() ? value->text : QString();
}

} // namespace rc
