// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a field's kind, options and branches from its schema.
#include "catalog/form/toolform.h"
#include "catalog/json/canonicaljson.h"
#include "catalog/schema/schemacheck.h"
#include "core/entry/logentry.h"
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

QString numberOf(const SchemaView &view, QByteArrayView word)
{
    const std::optional<QString> number = view.member(word).number();
    return number ? displayText(*number, LineBreaks::Mark, shownLimit) : QString();
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
QList<FormField::Option> choiceOptions(const QList<JsonValue> &values)
{
    const bool texts = std::ranges::all_of(values, &JsonValue::isText);
    QList<FormField::Option> options;
    for (const JsonValue value : values) {
        const QByteArray json = compactJson(value);
        options.append({texts ? *value.text() : QString::fromUtf8(json), json});
    }
    return options;
}

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
    if (view.member("properties"))
        return u"object"_s;
    if (view.member("items"))
        return u"array"_s;
    return {};
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
        return only.isText() ? *only.text() : QString::fromUtf8(compactJson(only));
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
bool tellForms(const QList<JsonValue> &branches)
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
    QList<JsonValue> values;
    if (const JsonValue only = view.member("const"))
        values = {only};
    else
        values = view.member("enum").elements();
    if (values.isEmpty())
        return false;
    if (values.size() > maxOptions) {
        const bool texts = std::ranges::all_of(values, &JsonValue::isText);
        field.kind = texts ? FieldKind::Text : FieldKind::Json;
        return true;
    }
    field.kind = FieldKind::Choice;
    field.options = choiceOptions(values);
    return true;
}

bool shapeUnion(FormField &field, const SchemaView &view, const SchemaReferences &references)
{
    JsonValue choice = view.member("oneOf");
    if (!choice)
        choice = view.member("anyOf");
    const JsonValue type = view.member("type");
    const QList<JsonValue> branches = choice.elements();
    if (!branches.isEmpty() && !view.member("properties") && (tellForms(branches) || !type)) {
        if (branches.size() > maxOptions)
            return true; // as JSON
        const bool fixed = std::ranges::all_of(branches, [](JsonValue branch) { return bool(branch.member("const")); });
        field.kind = fixed ? FieldKind::Choice : FieldKind::Union;
        for (const JsonValue branch : branches) {
            const QString label = branchWords(SchemaView(branch, references), field.options.size() + 1);
            field.options.append({label, fixed ? compactJson(branch.member("const")) : QByteArray()});
            if (!fixed)
                field.branches.append(FormField::Branch{branch, {}});
        }
        return true;
    }
    const QList<JsonValue> types = type.elements();
    if (types.size() < 2)
        return false;
    field.kind = FieldKind::Union;
    for (const JsonValue one : types.mid(0, maxOptions)) {
        field.options.append({typeLabel(onlyType(one), field.options.size() + 1), {}});
        field.branches.append(FormField::Branch{field.schema, one.text().value_or(QString())});
    }
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
            field.takesMore = true;
        }
    } else if (type == "object"_L1 && memberCount(view) <= maxFormMembers) {
        const JsonValue others = view.member("additionalProperties");
        field.kind = FieldKind::Object;
        field.takesMore = others ? !others.isTruth(false) : memberCount(view) == 0 && field.parent != nullptr;
    }
}

} // namespace

QString limitWords(const SchemaView &view, FieldKind kind)
{
    QStringList parts;
    switch (kind) {
    case FieldKind::Number:
    case FieldKind::Integer: {
        parts.append(
            range(numberOf(view, "minimum"), numberOf(view, "maximum"), QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2"),
                  QT_TRANSLATE_NOOP("rc::FormWords", "%1 or more"), QT_TRANSLATE_NOOP("rc::FormWords", "%1 or less")));
        parts.append(range(numberOf(view, "exclusiveMinimum"), numberOf(view, "exclusiveMaximum"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "more than %1 and less than %2"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "more than %1"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "less than %1")));
        if (const QString step = numberOf(view, "multipleOf"); !step.isEmpty())
            parts.append(FieldTr::tr("a multiple of %1").arg(step));
        break;
    }
    case FieldKind::Text:
        parts.append(range(numberOf(view, "minLength"), numberOf(view, "maxLength"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2 characters"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at least %1 characters"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at most %1 characters")));
        if (const QString format = view.textOf("format"); !format.isEmpty())
            parts.append(FieldTr::tr("format %1").arg(displayText(format, LineBreaks::Mark, shownLimit)));
        break;
    case FieldKind::List:
        parts.append(range(numberOf(view, "minItems"), numberOf(view, "maxItems"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2 elements"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at least %1 elements"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at most %1 elements")));
        if (view.member("uniqueItems").isTruth(true))
            parts.append(FieldTr::tr("no duplicates"));
        break;
    default:
        break;
    }
    if (const QString pattern = view.textOf("pattern"); !pattern.isEmpty())
        parts.append(FieldTr::tr("pattern %1").arg(displayText(pattern, LineBreaks::Mark, shownLimit)));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

void shapeField(FormField &field, const SchemaView &view, const SchemaReferences &references)
{
    if (view.isIncomplete())
        return; // as JSON
    // A schema that says nothing about arguments has no parameters.
    if (field.parent == nullptr && impliedType(view).isEmpty() && !view.member("anyOf") && !view.member("oneOf")) {
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

namespace {

constexpr qsizetype shownDefault = 80;

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

QString unsentText(const FormField &field)
{
    const bool element = field.parent && field.parent->kind == FieldKind::List;
    if (field.kind == FieldKind::Text && (element || field.given))
        return FieldWordsTr::tr("Empty text");
    if (!field.defaultValue.isEmpty())
        return FieldWordsTr::tr("Not sent (default: %1)")
            .arg(displayBytes(field.defaultValue, LineBreaks::Mark, shownDefault));
    if (field.required)
        return field.options.isEmpty() ? QString() : FieldWordsTr::tr("Choose…");
    return FieldWordsTr::tr("Not sent");
}

QString giveText(FieldKind kind)
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

QString presentText(FieldKind kind, const QDateTime &now)
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
