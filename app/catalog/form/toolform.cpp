// SPDX-License-Identifier: GPL-3.0-or-later
// Creates, opens, adds, moves and removes the fields of a form, and reads and fills their values.
#include "catalog/form/toolform.h"

#include "catalog/json/canonicaljson.h"
#include "catalog/schema/schematable.h"
#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

qsizetype countOf(const FormField &field)
{
    qsizetype count = 1;
    for (const auto &child : field.children)
        count += countOf(*child);
    return count;
}

bool isRequired(const SchemaView &view, const QString &name)
{
    return std::ranges::any_of(view.layers(), [&name](JsonValue layer) {
        return std::ranges::any_of(layer.member("required").elements(),
                                   [&name](JsonValue item) { return item.text() == name; });
    });
}

/// The values whose limits a field shows.
JsonKind limitedKind(FieldKind kind)
{
    switch (kind) {
    case FieldKind::Text:
        return JsonKind::Text;
    case FieldKind::Number:
    case FieldKind::Integer:
        return JsonKind::Number;
    case FieldKind::List:
        return JsonKind::Array;
    default:
        return JsonKind::Null; // without limits
    }
}

} // namespace

struct ToolForm::Part
{
    JsonValue schema;
    QString name;
    QString pointer;
    bool required = true;
    QString onlyType = {};
};

ToolForm::ToolForm(const QByteArray &inputSchema)
    : m_schema(inputSchema)
    , m_tape(JsonTape::read(inputSchema).value_or(JsonTape()))
    , m_index(m_tape.root())
{
    reset();
}

ToolForm::~ToolForm() = default;

void ToolForm::reset()
{
    m_count = 0;
    m_removed.clear(); // they belong to the previous arguments
    m_root = make({m_tape.root(), {}, {}}, nullptr);
}

std::unique_ptr<FormField> ToolForm::make(const Part &part, FormField *parent)
{
    auto field = std::make_unique<FormField>();
    field->parent = parent;
    field->schema = part.schema;
    field->onlyType = part.onlyType;
    field->name = part.name;
    field->pointer = part.pointer;
    field->required = part.required;
    field->depth = parent ? parent->depth + 1 : 0;
    ++m_count;
    const SchemaView view(part.schema, m_index);
    field->title = view.textOf("title");
    field->description = view.textOf("description");
    if (const JsonValue value = view.member("default"))
        field->defaultValue = compactJson(value);
    if (field->depth < maxFormDepth && m_count < maxFormFields) // otherwise typed as JSON
        shapeField(*field, view, m_index);
    field->limits = valueLimits(view, limitedKind(field->kind)).join(u" · "_s);
    // Preselect the only option of a required field.
    if (field->required && field->kind == FieldKind::Choice && field->options.size() == 1)
        field->chosen = 0;
    field->included = field->required && (field->isContainer() || field->kind == FieldKind::Null || field->chosen == 0);
    if (field->included)
        activate(*field);
    return field;
}

/// Creates the field's members and includes its parents, because the field is added to the request.
void ToolForm::activate(FormField &field)
{
    if (field.kind == FieldKind::Object)
        createMembers(field);
    for (FormField *above = field.parent; above; above = above->parent)
        above->included = true;
}

void ToolForm::createMembers(FormField &object)
{
    if (!object.children.empty())
        return;
    const SchemaView view(object.schema, m_index);
    QStringList names;
    for (const JsonValue layer : view.layers()) {
        for (const JsonValue part : layer.member("properties").members()) {
            const QString name = part.key();
            if (names.contains(name))
                continue;
            names.append(name);
            object.children.push_back(
                make({part, name, childPointer(object.pointer, name), isRequired(view, name)}, &object));
        }
    }
}

FormField *ToolForm::at(const QString &pointer) const
{
    FormField *field = m_root.get();
    while (field) {
        if (field->pointer == pointer)
            return field;
        const auto next = std::ranges::find_if(field->children, [&pointer](const auto &child) {
            return child->pointer == pointer || pointer.startsWith(child->pointer + u'/');
        });
        field = next == field->children.cend() ? nullptr : next->get();
    }
    return nullptr;
}

void ToolForm::setIncluded(FormField &field, bool included)
{
    field.included = included;
    if (included)
        activate(field);
}

void ToolForm::choose(FormField &field, int option)
{
    field.chosen = option >= 0 && option < field.options.size() ? option : -1;
    field.included = field.chosen >= 0;
    if (field.kind == FieldKind::Union) {
        clearChildren(field);
        if (field.included) {
            const FormField::Option branch = field.options.at(field.chosen);
            field.children.push_back(make({branch.schema, {}, field.pointer, true, branch.onlyType}, &field));
        }
    }
    if (field.included)
        activate(field);
}

void ToolForm::type(FormField &field, const QString &text)
{
    field.text = text;
    field.included = field.kind == FieldKind::Text || !text.trimmed().isEmpty();
    if (field.included)
        activate(field);
}

/// `keyword` has the schema; without one anything is allowed. `step`: its part of the pointer.
FormField &ToolForm::addChild(FormField &container, QByteArrayView keyword, const QString &name, const QString &step)
{
    const JsonValue schema = SchemaView(container.schema, m_index).member(keyword);
    container.children.push_back(make(
        {schema.isObject() ? schema : m_anything.root(), name, childPointer(container.pointer, step)}, &container));
    setIncluded(container, true);
    return *container.children.back();
}

FormField &ToolForm::addElement(FormField &list)
{
    FormField &element = addChild(list, "items", {}, QString::number(list.children.size()));
    // The user added it, so an empty text counts as a value.
    if (element.kind == FieldKind::Text)
        element.included = true;
    return element;
}

namespace {

void setPointer(FormField &field, const QString &from, const QString &to)
{
    field.pointer = to + field.pointer.mid(from.size());
    for (const auto &child : field.children)
        setPointer(*child, from, to);
}

/// Updates the pointers of a list's elements. Does nothing for an object.
void renumber(FormField &list)
{
    for (std::size_t i = 0; list.kind == FieldKind::List && i < list.children.size(); ++i) {
        FormField &element = *list.children.at(i);
        setPointer(element, QString(element.pointer), childPointer(list.pointer, QString::number(i)));
    }
}

} // namespace

FormField *ToolForm::addMember(FormField &object, const QString &name)
{
    activate(object);
    if (std::ranges::any_of(object.children, [&name](const auto &member) { return member->name == name; }))
        return nullptr;
    FormField &member = addChild(object, "additionalProperties", name, name);
    member.named = true;
    return &member;
}

void ToolForm::removeMember(FormField &object, const FormField &member)
{
    const auto found =
        std::ranges::find_if(object.children, [&member](const auto &child) { return child.get() == &member; });
    if (found != object.children.end())
        removeElement(object, found - object.children.begin());
}

void ToolForm::removeElement(FormField &container, qsizetype index)
{
    auto &field = container.children.at(std::size_t(index));
    m_count -= countOf(*field);
    m_removed.push_back({container.pointer, index, std::move(field)});
    container.children.erase(container.children.begin() + index);
    renumber(container);
}

FormField *ToolForm::undoRemoval()
{
    while (!m_removed.empty()) {
        Removed last = std::move(m_removed.back());
        m_removed.pop_back();
        FormField *container = at(last.from);
        // its container may be gone or belong to another form, or have a new member with that name
        if (container == nullptr || container != last.field->parent ||
            (container->kind == FieldKind::Object &&
             std::ranges::any_of(container->children,
                                 [&last](const auto &member) { return member->name == last.field->name; })))
            continue;
        FormField &field = *last.field;
        m_count += countOf(field);
        const qsizetype index = std::min(last.index, qsizetype(container->children.size()));
        container->children.insert(container->children.begin() + index, std::move(last.field));
        renumber(*container);
        setIncluded(*container, true);
        return &field;
    }
    return nullptr;
}

void ToolForm::clearChildren(FormField &field)
{
    m_count -= countOf(field) - 1;
    field.children.clear();
}

namespace {

constexpr qsizetype maxShownText = 60;

struct FormTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolForm)
};

/// A union without a value in its branch has no value either.
bool isSent(const FormField &field)
{
    if (field.kind != FieldKind::Union)
        return field.included;
    return field.included && !field.children.empty() && isSent(*field.children.front());
}

/// The value of a field that is sent; null with a fault if it cannot be written.
QByteArray written(const FormField &field, QList<ArgumentFault> &faults)
{
    const QString text = field.text.trimmed();
    const auto fail = [&](const FormField &at, const QString &what) {
        faults.append({at.pointer, what});
        return QByteArray("null");
    };
    switch (field.kind) {
    case FieldKind::Text:
        return jsonString(field.text);
    case FieldKind::Date:
    case FieldKind::Time:
    case FieldKind::DateTime:
        return jsonString(text);
    case FieldKind::Number:
    case FieldKind::Integer:
        if (isJsonNumber(text))
            return text.toLatin1();
        return fail(field, FormTr::tr("“%1” is not a number. Use digits, with a point or exponent if needed, such as "
                                      "-12.50 or 1e-7.")
                               .arg(displayText(text, LineBreaks::Mark, maxShownText)));
    case FieldKind::Truth:
    case FieldKind::Choice:
        return field.options.at(field.chosen).value;
    case FieldKind::Null:
        return "null";
    case FieldKind::List:
        return jsonArray(field.children, [&](const auto &element) {
            return isSent(*element) ? written(*element, faults) : fail(*element, FormTr::tr("No value entered."));
        });
    case FieldKind::Object: {
        QList<JsonMember> members;
        for (const auto &member : field.children) {
            const QByteArray name = jsonString(member->name);
            if (isSent(*member))
                members.append({name.sliced(1, name.size() - 2), written(*member, faults)});
            else if (member->named)
                fail(*member, FormTr::tr("No value entered."));
        }
        return jsonObject(members);
    }
    case FieldKind::Union:
        return written(*field.children.front(), faults);
    case FieldKind::Json:
        break;
    }
    const auto fault = jsonFault(text.toUtf8());
    return fault
               ? fail(field, QCoreApplication::translate("rc::ArgumentsCheck", "Not valid JSON: %1").arg(fault->detail))
               : text.toUtf8();
}

} // namespace

QByteArray ToolForm::arguments(QList<ArgumentFault> &faults) const
{
    if (!isSent(*m_root)) // a choice without a selection
        return "{}";
    return written(*m_root, faults);
}

ArgumentsReport ToolForm::check() const
{
    ArgumentsReport report;
    const QByteArray json = arguments(report.faults);
    ArgumentsReport found = checkArguments(m_schema, json);
    report.warnings = found.warnings;
    report.unchecked = found.unchecked;
    const QList<ArgumentFault> written = report.faults;
    for (const ArgumentFault &fault : found.faults) {
        // arguments() has already reported the faults of its placeholders.
        if (std::ranges::none_of(written, [&fault](const ArgumentFault &reported) {
                return fault.pointer == reported.pointer || fault.pointer.startsWith(reported.pointer + u'/');
            }))
            report.faults.append(fault);
    }
    return report;
}

bool ToolForm::fill(const QByteArray &arguments)
{
    const auto tape = JsonTape::read(arguments);
    if (!tape || !tape->root().isObject())
        return false;
    reset();
    assign(*m_root, tape->root());
    return true;
}

/// Keeps everything: values without a field remain as JSON for the check to report.
void ToolForm::assign(FormField &field, JsonValue value)
{
    const std::optional<QString> text = value.text();
    bool fits = false;
    switch (field.kind) {
    case FieldKind::Text:
    case FieldKind::Date:
    case FieldKind::Time:
    case FieldKind::DateTime:
        fits = text && (field.kind == FieldKind::Text || !text->trimmed().isEmpty());
        if (fits)
            type(field, *text);
        break;
    case FieldKind::Number:
    case FieldKind::Integer:
        fits = value.kind() == JsonKind::Number;
        if (fits)
            type(field, *value.number());
        break;
    case FieldKind::Truth:
    case FieldKind::Choice:
        fits = assignOption(field, value);
        break;
    case FieldKind::Null:
        fits = value.kind() == JsonKind::Null;
        if (fits)
            setIncluded(field, true);
        break;
    case FieldKind::List:
        fits = value.isArray() && value.size() <= maxFormMembers;
        if (fits)
            assignList(field, value);
        break;
    case FieldKind::Object:
        fits = value.isObject() && value.size() <= maxFormMembers;
        if (fits)
            assignObject(field, value);
        break;
    case FieldKind::Union:
        fits = assignUnion(field, value);
        break;
    case FieldKind::Json:
        break;
    }
    if (fits)
        return;
    clearChildren(field);
    field.kind = FieldKind::Json;
    field.options.clear();
    field.chosen = -1;
    type(field, QString::fromUtf8(value.raw()));
}

bool ToolForm::assignOption(FormField &field, JsonValue value)
{
    const QByteArray canonical = canonicalJson(value);
    const auto option =
        std::ranges::find_if(std::as_const(field.options), [&canonical](const FormField::Option &candidate) {
            return canonicalJson(candidate.value) == canonical;
        });
    if (option == field.options.cend())
        return false;
    choose(field, int(option - field.options.cbegin()));
    return true;
}

void ToolForm::assignList(FormField &list, JsonValue value)
{
    clearChildren(list);
    setIncluded(list, true);
    for (const JsonValue element : value)
        assign(addElement(list), element);
}

void ToolForm::assignObject(FormField &object, JsonValue value)
{
    setIncluded(object, true);
    for (const JsonValue member : value) {
        const QString name = member.key();
        const auto known =
            std::ranges::find_if(object.children, [&name](const auto &child) { return child->name == name; });
        assign(known == object.children.cend() ? *addMember(object, name) : **known, member);
    }
}

bool ToolForm::assignUnion(FormField &field, JsonValue value)
{
    QList<JsonTape> types; // of branches without a schema of their own
    types.reserve(field.options.size());
    QList<JsonValue> parts;
    for (const FormField::Option &branch : std::as_const(field.options)) {
        if (!branch.onlyType.isEmpty()) {
            types.append(*JsonTape::read(R"({"type":)" + jsonString(branch.onlyType) + '}'));
            parts.append(types.constLast().root());
        } else {
            parts.append(branch.schema);
        }
    }
    const qsizetype part = matchingPart(m_tape.root(), parts, value);
    if (part < 0)
        return false;
    choose(field, int(part));
    assign(*field.children.front(), value);
    return true;
}

} // namespace rc
