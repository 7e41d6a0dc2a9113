// SPDX-License-Identifier: GPL-3.0-or-later
// Which fields there are: made from a schema, opened, added, moved and taken away.
#include "insight/toolform.h"

#include "core/strictjson.h"
#include "insight/compactjson.h"
#include "insight/formwords.h"
#include "insight/toolformshape.h"

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
    return std::any_of(view.layers().cbegin(), view.layers().cend(), [&name](const JsonNode *layer) {
        const JsonNode *names = layer->member(u"required");
        return names && std::any_of(names->elements.cbegin(), names->elements.cend(),
                                    [&name](const JsonNode &one) { return one.isText() && one.text == name; });
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
    if (field->depth < maxFormDepth && m_count < maxFormFields) // else as JSON
        shapeField(*field, view, *m_references);
    field->limits = limitWords(view, field->kind);
    // What can only be one thing needs nobody to say so.
    if (field->required && field->kind == FieldKind::Choice && field->options.size() == 1)
        field->chosen = 0;
    field->given = field->required && (field->isContainer() || field->kind == FieldKind::Null || field->chosen == 0);
    if (field->given)
        open(*field);
    return field;
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
