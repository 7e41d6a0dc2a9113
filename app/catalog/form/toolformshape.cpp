// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a field's kind, options and branches from its schema.
#include "catalog/form/toolform.h"
#include "catalog/json/jsontree.h"
#include "catalog/schema/schemacheck.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownLimit = 80;

struct FieldTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::FormWords)
};

QString numberOf(const SchemaView &view, QStringView word)
{
    const JsonNode *value = view.member(word);
    return value && value->kind == JsonKind::Number ? displayText(value->text, LineBreaks::Mark, shownLimit)
                                                    : QString();
}

QString range(const QString &least, const QString &most, const char *both, const char *low, const char *high)
{
    if (!least.isEmpty() && !most.isEmpty())
        return FieldTr::tr(both).arg(least, most);
    if (!least.isEmpty())
        return FieldTr::tr(low).arg(least);
    return most.isEmpty() ? QString() : FieldTr::tr(high).arg(most);
}

constexpr qsizetype maxOptions = 500;

/// The values of an enum: strings unquoted unless other types are among them.
QList<FormField::Option> choiceOptions(const QList<JsonNode> &values)
{
    const bool texts = std::ranges::all_of(values, &JsonNode::isText);
    QList<FormField::Option> options;
    for (const JsonNode &value : values) {
        const QByteArray json = compactJson(value);
        options.append({texts ? value.text : QString::fromUtf8(json), json});
    }
    return options;
}

/// The schema's only type, stated or implied by its keywords; empty if open.
QString impliedType(const SchemaView &view)
{
    const JsonNode *type = view.member(u"type");
    if (type && type->isText())
        return type->text;
    if (type)
        return type->isArray() && type->elements.size() == 1 && type->elements.first().isText()
                   ? type->elements.first().text
                   : QString();
    if (view.member(u"properties"))
        return u"object"_s;
    if (view.member(u"items"))
        return u"array"_s;
    return {};
}

/// The title of a branch, else its type.
QString branchWords(const SchemaView &branch, qsizetype number)
{
    const QString title = branch.textOf(u"title");
    if (!title.isEmpty())
        return title;
    if (const JsonNode *only = branch.member(u"const"))
        return only->isText() ? only->text : QString::fromUtf8(compactJson(*only));
    const QString type = impliedType(branch);
    if (!type.isEmpty() && type != "object"_L1)
        return typeWords(type);
    return FieldTr::tr("Form %1").arg(number);
}

qsizetype memberCount(const SchemaView &view)
{
    qsizetype count = 0;
    for (const JsonNode *layer : view.layers()) {
        if (const JsonNode *properties = layer->member(u"properties"))
            count += properties->members.size();
    }
    return count;
}

/// Whether the branches define the value instead of only adding conditions.
bool tellForms(const QList<JsonNode> &branches)
{
    return std::ranges::any_of(branches, [](const JsonNode &branch) {
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
        const bool texts = std::ranges::all_of(values, &JsonNode::isText);
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
        const bool fixed =
            std::ranges::all_of(branches, [](const JsonNode &branch) { return branch.member(u"const") != nullptr; });
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
        // Tuples with schemas for single positions are rare, and are typed as JSON.
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

QString limitWords(const SchemaView &view, FieldKind kind)
{
    QStringList parts;
    switch (kind) {
    case FieldKind::Number:
    case FieldKind::Integer: {
        parts.append(range(
            numberOf(view, u"minimum"), numberOf(view, u"maximum"), QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2"),
            QT_TRANSLATE_NOOP("rc::FormWords", "%1 or more"), QT_TRANSLATE_NOOP("rc::FormWords", "%1 or less")));
        parts.append(range(numberOf(view, u"exclusiveMinimum"), numberOf(view, u"exclusiveMaximum"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "more than %1 and less than %2"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "more than %1"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "less than %1")));
        if (const QString step = numberOf(view, u"multipleOf"); !step.isEmpty())
            parts.append(FieldTr::tr("a multiple of %1").arg(step));
        break;
    }
    case FieldKind::Text:
        parts.append(range(numberOf(view, u"minLength"), numberOf(view, u"maxLength"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2 characters"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at least %1 characters"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at most %1 characters")));
        if (const QString format = view.textOf(u"format"); !format.isEmpty())
            parts.append(FieldTr::tr("format %1").arg(displayText(format, LineBreaks::Mark, shownLimit)));
        break;
    case FieldKind::List:
        parts.append(range(numberOf(view, u"minItems"), numberOf(view, u"maxItems"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2 elements"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at least %1 elements"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at most %1 elements")));
        if (const JsonNode *unique = view.member(u"uniqueItems"); unique && unique->isTruth(true))
            parts.append(FieldTr::tr("no duplicates"));
        break;
    default:
        break;
    }
    if (const QString pattern = view.textOf(u"pattern"); !pattern.isEmpty())
        parts.append(FieldTr::tr("pattern %1").arg(displayText(pattern, LineBreaks::Mark, shownLimit)));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

void shapeField(FormField &field, const SchemaView &view, const SchemaReferences &references)
{
    if (view.isIncomplete())
        return; // as JSON
    // A schema that says nothing about arguments has no parameters.
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
