// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/json/jsontree.h"
#include "core/words/displaytext.h"
#include "ui/tools/inspector/tooldetail.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxShownValue = 600;
constexpr qsizetype maxFactRows = 100;

struct FactRowTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::FactRows)
};

struct Hint
{
    QLatin1StringView name;
    std::optional<bool> ToolAnnotations::*claim;
    bool byDefault; ///< MCP specification
    const char *meaning;
};

constexpr std::array<Hint, 4> hints{{
    {"readOnlyHint"_L1, &ToolAnnotations::readOnly, false,
     QT_TRANSLATE_NOOP("rc::FactRows", "Only reads; changes nothing.")},
    {"destructiveHint"_L1, &ToolAnnotations::destructive, true,
     QT_TRANSLATE_NOOP("rc::FactRows", "May delete or overwrite data. Applies only if the tool is not read-only.")},
    {"idempotentHint"_L1, &ToolAnnotations::idempotent, false,
     QT_TRANSLATE_NOOP("rc::FactRows", "A repeated call with the same arguments has no further effect.")},
    {"openWorldHint"_L1, &ToolAnnotations::openWorld, true,
     QT_TRANSLATE_NOOP("rc::FactRows", "Can reach systems outside the server.")},
}};

SchemaRow row(const QString &name, const QString &type, const QString &description, const QString &where)
{
    SchemaRow row;
    row.kind = SchemaRow::Kind::Property;
    row.name = displayText(name, LineBreaks::Mark, 200);
    row.type = type;
    row.description = displayText(description, LineBreaks::Keep, maxShownValue);
    row.where = where;
    return row;
}

QString valueOf(const JsonNode &node)
{
    return node.isText() ? node.text : QString::fromUtf8(compactJson(node));
}

void addHints(const Tool &tool, QList<SchemaRow> &rows)
{
    for (const Hint &hint : hints) {
        const std::optional<bool> claim = tool.annotations.*hint.claim;
        const QString value = claim.value_or(hint.byDefault) ? FactRowTr::tr("yes") : FactRowTr::tr("no");
        SchemaRow one = row(hint.name, value, FactRowTr::tr(hint.meaning), u"annotations."_s + hint.name);
        one.limits.append(claim ? FactRowTr::tr("Declared by the server")
                                : FactRowTr::tr("Not declared; MCP default assumed"));
        rows.append(one);
    }
}

void addMember(const QString &name, const JsonNode &value, QList<SchemaRow> &rows)
{
    if (!value.isObject() || value.members.isEmpty()) {
        rows.append(row(name, {}, valueOf(value), name));
        return;
    }
    for (const auto &[part, content] : value.members)
        rows.append(row(name + u'.' + part, {}, valueOf(content), name + u'.' + part));
}

void addIcons(const JsonNode &icons, QList<SchemaRow> &rows)
{
    for (qsizetype i = 0; i < icons.elements.size(); ++i) {
        const JsonNode &icon = icons.elements.at(i);
        const QString source = icon.textOf(u"src");
        SchemaRow one = row(FactRowTr::tr("icon %1").arg(i + 1), {}, source.isEmpty() ? valueOf(icon) : source,
                            u"icons[%1]"_s.arg(i));
        one.limits.append(FactRowTr::tr("never fetched"));
        rows.append(one);
    }
    if (!icons.isArray())
        rows.append(row(u"icons"_s, {}, valueOf(icons), u"icons"_s));
}

} // namespace

QList<SchemaRow> factRows(const Tool &tool)
{
    static constexpr std::array shownElsewhere{"name"_L1, "description"_L1, "inputSchema"_L1, "outputSchema"_L1};
    QList<SchemaRow> rows;
    SchemaRow claims;
    claims.kind = SchemaRow::Kind::Note;
    claims.description = FactRowTr::tr("Declared by the server; not verified.");
    claims.where = u"annotations"_s;
    rows.append(claims);
    addHints(tool, rows);
    const JsonNode root = jsonTree(tool.raw);
    for (const auto &[name, value] : root.members) {
        if (rows.size() >= maxFactRows)
            break;
        if (std::find(shownElsewhere.cbegin(), shownElsewhere.cend(), name) != shownElsewhere.cend())
            continue;
        if (name == "icons"_L1) {
            addIcons(value, rows);
        } else if (name == "annotations"_L1 && value.isObject()) {
            for (const auto &[part, content] : value.members) {
                const bool isHint = std::any_of(hints.cbegin(), hints.cend(), [&content, &part](const Hint &hint) {
                    return part == hint.name && content.kind == JsonKind::Bool;
                });
                if (!isHint)
                    rows.append(row(part, {}, valueOf(content), u"annotations."_s + part));
            }
        } else {
            addMember(name, value, rows);
        }
    }
    if (rows.size() > maxFactRows) {
        rows.resize(maxFactRows);
        SchemaRow more;
        more.kind = SchemaRow::Kind::Note;
        more.description = FactRowTr::tr("There is more. See JSON for all of it.");
        rows.append(more);
    }
    return rows;
}

} // namespace rc
