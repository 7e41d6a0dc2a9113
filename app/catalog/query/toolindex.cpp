// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/query/toolindex.h"

#include "catalog/poison/foldedtext.h"
#include "catalog/schema/schemanames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Appends in lower case. Line wraps become spaces, so that phrases match, and a line break ends the field.
void append(QString &text, const QString &field)
{
    bool spaced = false;
    const QString lower = field.toLower();
    for (const QChar c : lower) {
        const bool space = c.isSpace();
        if (!space)
            text += c;
        else if (!spaced)
            text += u' ';
        spaced = space;
    }
    text += u'\n';
}

void appendAll(QString &text, QStringList fields)
{
    // Texts repeated in many nested objects are indexed once.
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    for (const QString &field : std::as_const(fields))
        append(text, field);
}

/// Search words: the specification's name of the hint, and its meaning.
QString annotationWords(const ToolAnnotations &annotations)
{
    QStringList words;
    const auto state = [&words](const std::optional<bool> &hint, QLatin1StringView name, QLatin1StringView claim) {
        if (hint)
            words.append(*hint ? name + u' ' + claim : name + " false"_L1);
    };
    state(annotations.readOnly, "readOnlyHint"_L1, "reads"_L1);
    state(annotations.destructive, "destructiveHint"_L1, "destructive"_L1);
    state(annotations.idempotent, "idempotentHint"_L1, "idempotent"_L1);
    state(annotations.openWorld, "openWorldHint"_L1, "open world"_L1);
    return words.join(u'\n');
}

} // namespace

ToolIndex::ToolIndex(const Tool &tool, const CatalogKind &catalog)
    : m_catalog(catalog)
    , m_effect(toolEffect(tool.annotations))
    , m_assumed(rc::effectIsAssumed(tool.annotations))
    , m_hidesText(hidesCharacters(tool.name) || hidesCharacters(tool.title) || hidesCharacters(tool.description) ||
                  hidesCharacters(tool.annotations.title))
{
    const SchemaNames names = schemaNames(tool.inputSchema);
    m_text.reserve(tool.name.size() + tool.title.size() + tool.description.size() + 256);
    append(m_text, tool.name);
    append(m_text, tool.title);
    append(m_text, tool.annotations.title);
    append(m_text, tool.description);
    append(m_text, annotationWords(tool.annotations));
    m_parameters = m_text.size();
    appendAll(m_text, names.parameters);
    m_values = m_text.size();
    appendAll(m_text, names.values);
    m_text.squeeze();
    appendAll(m_required, names.required);
}

QList<ToolIndex> toolIndexes(const ToolCatalog &catalog)
{
    QList<ToolIndex> indexes;
    indexes.reserve(catalog.tools.size());
    for (const Tool &tool : catalog.tools)
        indexes.append(ToolIndex(tool, catalog.kind));
    return indexes;
}

} // namespace rc
