// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/form/toolformshape.h"

#include "catalog/form/formwords.h"
#include "catalog/json/compactjson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxOptions = 500;

qsizetype memberCount(const SchemaView &view)
{
    qsizetype count = 0;
    for (const JsonNode *layer : view.layers()) {
        if (const JsonNode *properties = layer->member(u"properties"))
            count += properties->members.size();
    }
    return count;
}

/// Whether the branches say what the value is, and not only something more about it.
bool tellForms(const QList<JsonNode> &branches)
{
    return std::any_of(branches.cbegin(), branches.cend(), [](const JsonNode &branch) {
        for (const QStringView word : {u"type", u"$ref", u"properties", u"const", u"enum", u"items"}) {
            if (branch.member(word))
                return true;
        }
        return false;
    });
}

bool shapeChoice(FormField &field, const SchemaView &view)
{
    QList<JsonNode> values;
    if (const JsonNode *only = view.member(u"const"))
        values = {*only};
    else if (const JsonNode *choices = view.member(u"enum"); choices && choices->isArray())
        values = choices->elements;
    if (values.isEmpty())
        return false;
    if (values.size() > maxOptions) {
        const bool texts =
            std::all_of(values.cbegin(), values.cend(), [](const JsonNode &one) { return one.isText(); });
        field.kind = texts ? FieldKind::Text : FieldKind::Json;
        return true;
    }
    field.kind = FieldKind::Choice;
    field.options = choiceOptions(values);
    return true;
}

bool shapeUnion(FormField &field, const SchemaView &view, const SchemaReferences &references)
{
    const JsonNode *choice = view.member(u"oneOf");
    if (!choice)
        choice = view.member(u"anyOf");
    const JsonNode *type = view.member(u"type");
    if (choice && choice->isArray() && !choice->elements.isEmpty() && !view.member(u"properties") &&
        (tellForms(choice->elements) || !type)) {
        const QList<JsonNode> &branches = choice->elements;
        if (branches.size() > maxOptions)
            return true; // as JSON
        const bool fixed = std::all_of(branches.cbegin(), branches.cend(),
                                       [](const JsonNode &branch) { return branch.member(u"const") != nullptr; });
        field.kind = fixed ? FieldKind::Choice : FieldKind::Union;
        for (const JsonNode &branch : branches) {
            const QString label = branchWords(SchemaView(branch, references), field.options.size() + 1);
            field.options.append({label, fixed ? compactJson(*branch.member(u"const")) : QByteArray()});
            if (!fixed)
                field.branches.append(FormField::Branch{&branch, {}});
        }
        return true;
    }
    if (!type || !type->isArray() || type->elements.size() < 2)
        return false;
    field.kind = FieldKind::Union;
    for (const JsonNode &one : type->elements.mid(0, maxOptions)) {
        JsonNode alone;
        alone.kind = JsonKind::Object;
        alone.members.append({u"type"_s, one});
        field.options.append({branchWords(SchemaView(alone, references), field.options.size() + 1), {}});
        field.branches.append(FormField::Branch{field.schema, one.text});
    }
    return true;
}

void shapeType(FormField &field, const SchemaView &view, const QString &type)
{
    const QString format = view.textOf(u"format");
    if (type == "string"_L1) {
        field.kind = format == "date"_L1        ? FieldKind::Date
                     : format == "time"_L1      ? FieldKind::Time
                     : format == "date-time"_L1 ? FieldKind::DateTime
                                                : FieldKind::Text;
    } else if (type == "integer"_L1) {
        field.kind = FieldKind::Integer;
    } else if (type == "number"_L1) {
        field.kind = FieldKind::Number;
    } else if (type == "boolean"_L1) {
        field.kind = FieldKind::Truth;
        field.options = {{u"true"_s, "true"}, {u"false"_s, "false"}};
    } else if (type == "null"_L1) {
        field.kind = FieldKind::Null;
    } else if (type == "array"_L1) {
        // Places with schemas of their own are rare, and typed as JSON.
        const JsonNode *items = view.member(u"items");
        if (!view.member(u"prefixItems") && (!items || !items->isArray())) {
            field.kind = FieldKind::List;
            field.takesMore = true;
        }
    } else if (type == "object"_L1 && memberCount(view) <= maxFormMembers) {
        const JsonNode *others = view.member(u"additionalProperties");
        field.kind = FieldKind::Object;
        field.takesMore = others ? !others->isTruth(false) : memberCount(view) == 0 && field.parent != nullptr;
    }
}

} // namespace

void shapeField(FormField &field, const SchemaView &view, const SchemaReferences &references)
{
    if (view.isIncomplete())
        return; // as JSON
    // A schema without words about the arguments, or none at all, has no parameters.
    if (field.parent == nullptr && impliedType(view).isEmpty() && !view.member(u"anyOf") && !view.member(u"oneOf")) {
        shapeType(field, view, u"object"_s);
        return;
    }
    if (!field.onlyType.isEmpty()) {
        shapeType(field, view, field.onlyType);
        return;
    }
    if (!shapeChoice(field, view) && !shapeUnion(field, view, references))
        shapeType(field, view, impliedType(view));
}

} // namespace rc
