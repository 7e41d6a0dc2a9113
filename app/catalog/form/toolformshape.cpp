// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a field's kind, options and branches from its schema.
#include "catalog/form/toolform.h"
#include "catalog/json/canonicaljson.h"
#include "core/entry/logentry.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct FieldTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::FormWords)
};

constexpr qsizetype maxOptions = 500;

/// The only type that `type` names; empty if there are several.
QString onlyType(JsonValue type)
{
    const JsonValue only = type.isArray() && type.size() == 1 ? *type.begin() : type;
    return only.text().value_or(QString());
}

/// The schema's only type, stated or implied by its keywords; empty if open.
QString impliedType(const SchemaView &view)
{
    if (const JsonValue type = view.member("type"))
        return onlyType(type);
    return view.member("properties") ? u"object"_s : view.member("items") ? u"array"_s : QString();
}

QString typeLabel(const QString &type, qsizetype number)
{
    return type.isEmpty() || type == "object"_L1 ? FieldTr::tr("Form %1").arg(number) : typeWords(type);
}

/// The title of a branch, else its type.
QString branchWords(const SchemaView &branch, qsizetype number)
{
    const QString title = branch.textOf("title");
    if (!title.isEmpty())
        return title;
    if (const JsonValue only = branch.member("const"))
        return textOrJson(only);
    return typeLabel(impliedType(branch), number);
}

qsizetype memberCount(const SchemaView &view)
{
    qsizetype count = 0;
    for (const JsonValue layer : view.layers())
        count += layer.member("properties").members().size();
    return count;
}

/// Whether the branches define the value instead of only adding conditions.
bool areTyped(const QList<JsonValue> &branches)
{
    return std::ranges::any_of(branches, [](JsonValue branch) {
        for (const QByteArrayView word : {"type", "$ref", "properties", "const", "enum", "items"}) {
            if (branch.member(word))
                return true;
        }
        return false;
    });
}

bool shapeChoice(FormField &field, const SchemaView &view)
{
    const JsonValue only = view.member("const");
    const QList<JsonValue> values = only ? QList<JsonValue>{only} : view.member("enum").elements();
    if (values.isEmpty())
        return false;
    const bool areTexts = std::ranges::all_of(values, &JsonValue::isText);
    if (values.size() > maxOptions) {
        field.kind = areTexts ? FieldKind::Text : FieldKind::Json;
        return true;
    }
    field.kind = FieldKind::Choice;
    // Strings are unquoted unless other types are among them.
    for (const JsonValue value : values) {
        const QByteArray json = compactJson(value);
        field.options.append({areTexts ? *value.text() : QString::fromUtf8(json), json});
    }
    return true;
}

bool shapeUnion(FormField &field, const SchemaView &view, const SchemaIndex &index)
{
    JsonValue choice = view.member("oneOf");
    if (!choice)
        choice = view.member("anyOf");
    const JsonValue type = view.member("type");
    const QList<JsonValue> branches = choice.elements();
    if (!branches.isEmpty() && !view.member("properties") && (areTyped(branches) || !type)) {
        if (branches.size() > maxOptions)
            return true; // as JSON
        const bool fixed = std::ranges::all_of(branches, [](JsonValue branch) { return bool(branch.member("const")); });
        field.kind = fixed ? FieldKind::Choice : FieldKind::Union;
        for (const JsonValue branch : branches) {
            const QString label = branchWords(SchemaView(branch, index), field.options.size() + 1);
            field.options.append({label, fixed ? compactJson(branch.member("const")) : QByteArray(), branch});
        }
        return true;
    }
    const QList<JsonValue> types = type.elements();
    if (types.size() < 2)
        return false;
    field.kind = FieldKind::Union;
    for (const JsonValue item : types.mid(0, maxOptions))
        field.options.append(
            {typeLabel(onlyType(item), field.options.size() + 1), {}, field.schema, item.text().value_or(QString())});
    return true;
}

void shapeType(FormField &field, const SchemaView &view, const QString &type)
{
    const QString format = view.textOf("format");
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
        const JsonValue items = view.member("items");
        if (!view.member("prefixItems") && !items.isArray()) {
            field.kind = FieldKind::List;
            field.allowsMore = true;
        }
    } else if (type == "object"_L1 && memberCount(view) <= maxFormMembers) {
        const JsonValue others = view.member("additionalProperties");
        field.kind = FieldKind::Object;
        field.allowsMore = others ? !others.isBool(false) : memberCount(view) == 0 && field.parent != nullptr;
    }
}

} // namespace

void shapeField(FormField &field, const SchemaView &view, const SchemaIndex &index)
{
    if (view.isIncomplete())
        return; // as JSON
    // A schema that says nothing about arguments has no parameters.
    const bool isEmpty = impliedType(view).isEmpty() && !view.member("anyOf") && !view.member("oneOf");
    if (field.parent == nullptr && isEmpty)
        shapeType(field, view, u"object"_s);
    else if (!field.onlyType.isEmpty())
        shapeType(field, view, field.onlyType);
    else if (!shapeChoice(field, view) && !shapeUnion(field, view, index))
        shapeType(field, view, impliedType(view));
}

namespace {

constexpr qsizetype maxShownDefault = 80;

struct FieldWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::FieldWords)
};

constexpr std::array<const char *, 13> kindNames{
    QT_TRANSLATE_NOOP("rc::FieldWords", "text"),         QT_TRANSLATE_NOOP("rc::FieldWords", "number"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "whole number"), QT_TRANSLATE_NOOP("rc::FieldWords", "true or false"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "choice"),       QT_TRANSLATE_NOOP("rc::FieldWords", "date"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "time"),         QT_TRANSLATE_NOOP("rc::FieldWords", "date and time"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "null"),         QT_TRANSLATE_NOOP("rc::FieldWords", "list"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "object"),       QT_TRANSLATE_NOOP("rc::FieldWords", "one of several forms"),
    QT_TRANSLATE_NOOP("rc::FieldWords", "JSON"),
};

} // namespace

QString kindName(FieldKind kind)
{
    return FieldWordsTr::tr(kindNames.at(std::size_t(kind)));
}

QString fieldPlaceholder(const FormField &field)
{
    const bool element = field.parent && field.parent->kind == FieldKind::List;
    if (field.kind == FieldKind::Text && (element || field.included))
        return FieldWordsTr::tr("Empty text");
    if (!field.defaultValue.isEmpty())
        return FieldWordsTr::tr("Not sent (default: %1)")
            .arg(displayBytes(field.defaultValue, LineBreaks::Mark, maxShownDefault));
    if (field.required)
        return field.options.isEmpty() ? QString() : FieldWordsTr::tr("Choose…");
    return FieldWordsTr::tr("Not sent");
}

QString includeText(FieldKind kind)
{
    switch (kind) {
    case FieldKind::List:
        return FieldWordsTr::tr("Send this list");
    case FieldKind::Null:
        return FieldWordsTr::tr("Send null");
    default:
        return FieldWordsTr::tr("Send this object");
    }
}

QString currentTimeText(FieldKind kind, const QDateTime &now)
{
    switch (kind) {
    case FieldKind::Date:
        return now.toString(u"yyyy-MM-dd"_s);
    case FieldKind::Time:
        return now.toUTC().toString(u"HH:mm:ss'Z'"_s);
    case FieldKind::DateTime:
        return isoWithOffset(now);
    default:
        return {};
    }
}

} // namespace rc
