// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/json/canonicaljson.h"
#include "catalog/schema/schematable.h"
#include "core/json/jsontape.h"
#include "core/tool/tool.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxFactText = 600;
constexpr qsizetype maxFactRows = 100;

struct FactRowTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::FactRows)
};

struct Claim
{
    QLatin1StringView name;
    std::optional<bool> ToolAnnotations::*claim;
    bool byDefault;      ///< MCP specification
    bool isAboutWriting; ///< without a meaning for a read-only tool
    const char *ifTrue;
    const char *ifFalse;
};

constexpr std::array<Claim, 4> claimTable{{
    {"readOnlyHint"_L1, &ToolAnnotations::readOnly, false, false, QT_TRANSLATE_NOOP("rc::FactRows", "Changes nothing."),
     QT_TRANSLATE_NOOP("rc::FactRows", "May change data.")},
    {"destructiveHint"_L1, &ToolAnnotations::destructive, true, true,
     QT_TRANSLATE_NOOP("rc::FactRows", "May delete or overwrite data."),
     QT_TRANSLATE_NOOP("rc::FactRows", "Only adds data.")},
    {"idempotentHint"_L1, &ToolAnnotations::idempotent, false, true,
     QT_TRANSLATE_NOOP("rc::FactRows", "A repeated call has no further effect."),
     QT_TRANSLATE_NOOP("rc::FactRows", "A repeated call may have a further effect.")},
    {"openWorldHint"_L1, &ToolAnnotations::openWorld, true, false,
     QT_TRANSLATE_NOOP("rc::FactRows", "May reach other systems."),
     QT_TRANSLATE_NOOP("rc::FactRows", "Reaches no other systems.")},
}};

SchemaRow noteRow(const QString &text)
{
    SchemaRow row;
    row.kind = SchemaRow::Kind::Note;
    row.description = text;
    return row;
}

SchemaRow factRow(const QString &name, const QString &type, const QString &description, const QString &where)
{
    SchemaRow row;
    row.name = displayText(name, LineBreaks::Mark, 200);
    row.description = displayText(description, LineBreaks::Keep, maxFactText);
    row.type = type;
    row.where = where;
    return row;
}

void addHints(const Tool &tool, QList<SchemaRow> &facts)
{
    const bool isReadOnly = tool.annotations.readOnly.value_or(false);
    for (const Claim &hint : claimTable) {
        const QString where = u"annotations."_s + hint.name;
        if (hint.isAboutWriting && isReadOnly) {
            facts.append(factRow(hint.name, FactRowTr::tr("not applicable"), {}, where));
            continue;
        }
        const std::optional<bool> claim = tool.annotations.*hint.claim;
        const bool isTrue = claim.value_or(hint.byDefault);
        SchemaRow row = factRow(hint.name, isTrue ? FactRowTr::tr("yes") : FactRowTr::tr("no"),
                                FactRowTr::tr(isTrue ? hint.ifTrue : hint.ifFalse), where);
        if (!claim)
            row.limits.append(FactRowTr::tr("Not declared; MCP default assumed"));
        facts.append(row);
    }
}

void addMember(const QString &name, JsonValue value, QList<SchemaRow> &facts)
{
    if (!value.isObject() || value.size() == 0) {
        facts.append(factRow(name, {}, textOrJson(value), name));
        return;
    }
    for (const JsonValue content : value) {
        const QString part = name + u'.' + content.key();
        facts.append(factRow(part, {}, textOrJson(content), part));
    }
}

void addIcons(JsonValue icons, QList<SchemaRow> &facts)
{
    const QList<JsonValue> all = icons.elements();
    for (qsizetype i = 0; i < all.size(); ++i) {
        const JsonValue icon = all.at(i);
        const QString source = icon.textOf("src");
        SchemaRow row = factRow(FactRowTr::tr("icon %1").arg(i + 1), {}, source.isEmpty() ? textOrJson(icon) : source,
                                u"icons[%1]"_s.arg(i));
        row.limits.append(FactRowTr::tr("never fetched"));
        facts.append(row);
    }
    if (!icons.isArray())
        facts.append(factRow(u"icons"_s, {}, textOrJson(icons), u"icons"_s));
}

} // namespace

QList<SchemaRow> definitionFacts(const Tool &tool)
{
    static constexpr std::array shownElsewhere{"name"_L1, "description"_L1, "inputSchema"_L1, "outputSchema"_L1};
    QList<SchemaRow> facts;
    SchemaRow claims = noteRow(FactRowTr::tr("Declared by the server; not verified."));
    claims.where = u"annotations"_s;
    facts.append(claims);
    addHints(tool, facts);
    const auto tape = JsonTape::read(tool.raw);
    for (const JsonValue value : tape ? tape->root().members() : QList<JsonValue>()) {
        const QString name = value.key();
        if (facts.size() >= maxFactRows)
            break;
        if (std::find(shownElsewhere.cbegin(), shownElsewhere.cend(), name) != shownElsewhere.cend())
            continue;
        if (name == "icons"_L1) {
            addIcons(value, facts);
        } else if (name == "annotations"_L1 && value.isObject()) {
            for (const JsonValue content : value) {
                const QString part = content.key();
                const bool isHint =
                    std::any_of(claimTable.cbegin(), claimTable.cend(), [content, &part](const Claim &hint) {
                        return part == hint.name && content.kind() == JsonKind::Bool;
                    });
                if (!isHint)
                    facts.append(factRow(part, {}, textOrJson(content), u"annotations."_s + part));
            }
        } else {
            addMember(name, value, facts);
        }
    }
    if (facts.size() > maxFactRows) {
        facts.resize(maxFactRows);
        facts.append(noteRow(FactRowTr::tr("There is more. See JSON for all of it.")));
    }
    return facts;
}

} // namespace rc
