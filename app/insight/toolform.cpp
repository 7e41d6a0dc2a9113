// SPDX-License-Identifier: GPL-3.0-or-later
// Fields made from a schema: what each is, and which of them there are at all.
#include "insight/toolform.h"

#include "core/strictjson.h"
#include "insight/compactjson.h"
#include "insight/formwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxOptions = 500;

qsizetype countOf(const FormField &field)
{
    qsizetype count = 1;
    for (const auto &child : field.children)
        count += countOf(*child);
    return count;
}

bool isRequired(const SchemaView &view, const QString &name)
{
    return std::any_of(view.layers().cbegin(), view.layers().cend(), [&name](const JsonNode *layer) {
        const JsonNode *names = layer->member(u"required");
        return names && std::any_of(names->elements.cbegin(), names->elements.cend(),
                                    [&name](const JsonNode &one) { return one.isText() && one.text == name; });
    });
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

} // namespace

struct ToolForm::Part
{
    const JsonNode *schema;
    QString name;
    QString place;
    bool required = true;
    QString onlyType = {};
};

ToolForm::ToolForm(const QByteArray &inputSchema)
    : m_schema(inputSchema)
    , m_tree(jsonTree(inputSchema))
{
    m_anything.kind = JsonNode::Kind::Truth;
    m_anything.text = u"true"_s;
    m_references = std::make_unique<SchemaReferences>(m_tree);
    reset();
}

ToolForm::~ToolForm() = default;

void ToolForm::reset()
{
    m_count = 0;
    m_root = make({&m_tree, {}, {}}, nullptr);
}

std::unique_ptr<FormField> ToolForm::make(const Part &part, FormField *parent)
{
    auto field = std::make_unique<FormField>();
    field->parent = parent;
    field->schema = part.schema;
    field->onlyType = part.onlyType;
    field->name = part.name;
    field->place = part.place;
    field->required = part.required;
    field->depth = parent ? parent->depth + 1 : 0;
    ++m_count;
    const SchemaView view(*part.schema, *m_references);
    field->title = view.textOf(u"title");
    field->description = view.textOf(u"description");
    if (const JsonNode *preset = view.member(u"default"))
        field->defaultValue = compactJson(*preset);
    shape(*field, view);
    field->limits = limitWords(view, field->kind);
    // What can only be one thing needs nobody to say so.
    if (field->required && field->kind == FieldKind::Choice && field->options.size() == 1)
        field->chosen = 0;
    field->given = field->required && (field->isContainer() || field->kind == FieldKind::Null || field->chosen == 0);
    if (field->given)
        open(*field);
    return field;
}

void ToolForm::shape(FormField &field, const SchemaView &view)
{
    if (field.depth >= maxFormDepth || m_count >= maxFormFields || view.isIncomplete())
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
    if (!shapeChoice(field, view) && !shapeUnion(field, view))
        shapeType(field, view, impliedType(view));
}

bool ToolForm::shapeChoice(FormField &field, const SchemaView &view) const
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

bool ToolForm::shapeUnion(FormField &field, const SchemaView &view) const
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
            const QString label = branchWords(SchemaView(branch, *m_references), field.options.size() + 1);
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
        alone.kind = JsonNode::Kind::Object;
        alone.members.append({u"type"_s, one});
        field.options.append({branchWords(SchemaView(alone, *m_references), field.options.size() + 1), {}});
        field.branches.append(FormField::Branch{field.schema, one.text});
    }
    return true;
}

void ToolForm::shapeType(FormField &field, const SchemaView &view, const QString &type) const
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

/// Makes what is below a field when it becomes part of what goes out.
void ToolForm::open(FormField &field)
{
    if (field.kind == FieldKind::Object)
        openObject(field);
    for (FormField *above = field.parent; above; above = above->parent) {
        if (above->kind != FieldKind::Union)
            above->given = true;
    }
}

void ToolForm::openObject(FormField &object)
{
    if (!object.children.empty())
        return;
    const SchemaView view(*object.schema, *m_references);
    QStringList names;
    for (const JsonNode *layer : view.layers()) {
        const JsonNode *properties = layer->member(u"properties");
        if (!properties)
            continue;
        for (const auto &[name, part] : properties->members) {
            if (names.contains(name))
                continue;
            names.append(name);
            object.children.push_back(
                make({&part, name, placeOf(object.place, name), isRequired(view, name)}, &object));
        }
    }
}

FormField *ToolForm::at(const QString &place) const
{
    FormField *field = m_root.get();
    while (field) {
        if (field->place == place)
            return field;
        const auto next = std::find_if(field->children.cbegin(), field->children.cend(), [&place](const auto &child) {
            return child->place == place || place.startsWith(child->place + u'/');
        });
        field = next == field->children.cend() ? nullptr : next->get();
    }
    return nullptr;
}

void ToolForm::setGiven(FormField &field, bool given)
{
    field.given = given;
    if (given)
        open(field);
}

void ToolForm::choose(FormField &field, int option)
{
    field.chosen = option >= 0 && option < field.options.size() ? option : -1;
    field.given = field.chosen >= 0;
    if (field.kind == FieldKind::Union) {
        dropChildren(field);
        if (field.given) {
            const FormField::Branch branch = field.branches.at(field.chosen);
            field.children.push_back(make({branch.schema, {}, field.place, true, branch.onlyType}, &field));
        }
    }
    if (field.given)
        open(field);
}

void ToolForm::type(FormField &field, const QString &text)
{
    field.text = text;
    field.given = field.kind == FieldKind::Text || !text.trimmed().isEmpty();
    for (FormField *above = field.parent; field.given && above; above = above->parent)
        above->given = true;
}

void ToolForm::takeDefault(FormField &field)
{
    if (!field.defaultValue.isEmpty())
        put(field, field.defaultValue);
}

FormField &ToolForm::addElement(FormField &list)
{
    const SchemaView view(*list.schema, *m_references);
    const JsonNode *items = view.member(u"items");
    const QString place = placeOf(list.place, QString::number(list.children.size()));
    list.children.push_back(make({items && items->isObject() ? items : &m_anything, {}, place}, &list));
    setGiven(list, true);
    FormField &element = *list.children.back();
    // It was asked for: an empty text is one, too.
    if (element.kind == FieldKind::Text)
        element.given = true;
    return element;
}

namespace {

void moveTo(FormField &field, const QString &from, const QString &to)
{
    field.place = to + field.place.mid(from.size());
    for (const auto &child : field.children)
        moveTo(*child, from, to);
}

void renumber(FormField &list)
{
    for (std::size_t i = 0; i < list.children.size(); ++i) {
        FormField &element = *list.children.at(i);
        moveTo(element, QString(element.place), placeOf(list.place, QString::number(i)));
    }
}

} // namespace

void ToolForm::removeElement(FormField &list, qsizetype index)
{
    drop(list.children.at(std::size_t(index)));
    list.children.erase(list.children.begin() + index);
    renumber(list);
}

void ToolForm::moveElement(FormField &list, qsizetype from, qsizetype to)
{
    auto element = std::move(list.children.at(std::size_t(from)));
    list.children.erase(list.children.begin() + from);
    list.children.insert(list.children.begin() + to, std::move(element));
    renumber(list);
}

FormField *ToolForm::addMember(FormField &object, const QString &name)
{
    open(object);
    if (std::any_of(object.children.cbegin(), object.children.cend(),
                    [&name](const auto &member) { return member->name == name; }))
        return nullptr;
    const SchemaView view(*object.schema, *m_references);
    const JsonNode *others = view.member(u"additionalProperties");
    object.children.push_back(
        make({others && others->isObject() ? others : &m_anything, name, placeOf(object.place, name)}, &object));
    FormField &member = *object.children.back();
    member.named = true;
    setGiven(object, true);
    return &member;
}

void ToolForm::removeMember(FormField &object, const FormField &member)
{
    const auto found = std::find_if(object.children.begin(), object.children.end(),
                                    [&member](const auto &one) { return one.get() == &member; });
    if (found == object.children.end())
        return;
    drop(*found);
    object.children.erase(found);
}

void ToolForm::drop(std::unique_ptr<FormField> &field)
{
    m_count -= countOf(*field);
    field.reset();
}

void ToolForm::dropChildren(FormField &field)
{
    for (auto &child : field.children)
        drop(child);
    field.children.clear();
}

} // namespace rc
