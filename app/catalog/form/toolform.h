// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of a call as a tree of fields, made from a tool's input schema.
#pragma once

#include "catalog/schema/argumentscheck.h"
#include "catalog/schema/schemareferences.h"
#include "catalog/schema/schemaview.h"

#include <memory>
#include <vector>

namespace rc {

enum class FieldKind {
    Text,
    Number,
    Integer,
    Truth,
    Choice, ///< of fixed values: enum, const
    Date,   ///< texts in a form of their own
    Time,
    DateTime,
    Null,
    List,
    Object,
    Union, ///< of forms, one of which is chosen
    Json   ///< anything, typed as JSON
};

/// A place of the form with what was put there. What it is, is fixed; what was put there are the members below "state",
/// and ToolForm's functions change the children. Everything from the schema is outside text.
struct FormField
{
    QString name;  ///< of a parameter; empty for an element, a branch and the whole
    QString place; ///< JSON pointer, see ArgumentFault
    FieldKind kind = FieldKind::Json;
    int depth = 0; ///< for ToolForm
    QString title;
    QString description;
    QString limits; ///< one translated line on what is allowed, safe to show; may be empty
    bool required = false;
    bool named = false;      ///< by the person: not in the schema, and can be taken away again
    bool takesMore = false;  ///< of an Object: further members of the person's naming; of a List: always
    bool given = false;      ///< state: goes out. Of what is required and a container, always
    int chosen = -1;         ///< state: an option
    QByteArray defaultValue; ///< raw JSON; empty without one. Shown, and not sent unless taken
    struct Option
    {
        QString label;
        QByteArray value; ///< raw JSON; empty for a branch of a union
    };
    QList<Option> options; ///< of a Choice, a Truth and a Union

    // State.
    QString text; ///< of all that is typed: numbers with their digits, JSON as it is
    std::vector<std::unique_ptr<FormField>> children; ///< members, elements, or the one branch

    [[nodiscard]] bool isContainer() const { return kind == FieldKind::List || kind == FieldKind::Object; }

    // For ToolForm.
    FormField *parent = nullptr;
    const JsonNode *schema = nullptr;
    QString onlyType; ///< one of several types that the schema names; empty: whatever it names
    struct Branch
    {
        const JsonNode *schema = nullptr;
        QString onlyType;
    };
    QList<Branch> branches; ///< of a Union
};

constexpr qsizetype maxFormMembers = 200; ///< of one object; with more it is typed as JSON
constexpr qsizetype maxFormFields = 2000; ///< of a whole form
constexpr int maxFormDepth = 12;

/// Not copied: fields point to each other and into the schema.
class ToolForm
{
public:
    /// `inputSchema` as sent; what cannot be made a form is one field of JSON.
    explicit ToolForm(const QByteArray &inputSchema);
    ~ToolForm();
    Q_DISABLE_COPY_MOVE(ToolForm)

    [[nodiscard]] FormField &root() const { return *m_root; }
    [[nodiscard]] FormField *at(const QString &place) const; ///< null for a place that the form does not have

    /// Makes an object's members, a union's branch and so on when it becomes part of what goes out.
    void setGiven(FormField &field, bool given);
    /// Of a Choice, a Truth or a Union; -1 for none.
    void choose(FormField &field, int option);
    /// Takes what was typed. Without text a number or a date is no longer given, while a text is, and empty.
    void type(FormField &field, const QString &text);
    void takeDefault(FormField &field);
    FormField &addElement(FormField &list);
    void removeElement(FormField &list, qsizetype index);
    void moveElement(FormField &list, qsizetype from, qsizetype to);
    /// Null when there is one of that name.
    FormField *addMember(FormField &object, const QString &name);
    void removeMember(FormField &object, const FormField &member);
    /// Puts the element or member that was removed last back where it was, with what was typed there. Null: there is
    /// none, or no place for it any more.
    FormField *undoRemoval();

    /// The exact bytes of `arguments`: members in the order of the schema, digits as typed. What cannot be written (a
    /// number that is none, JSON that is not whole) is a fault instead.
    [[nodiscard]] QByteArray arguments(QList<ArgumentFault> &faults) const;
    /// What arguments() found, and then what checkArguments() finds.
    [[nodiscard]] ArgumentsReport check() const;
    /// Puts arguments into the form, whatever they are: what a field has no room for becomes JSON. False when they are
    /// no JSON object; nothing has changed then.
    bool fill(const QByteArray &arguments);

    [[nodiscard]] qsizetype fields() const { return m_count; }

private:
    struct Part; ///< a piece of the schema and how it is called

    [[nodiscard]] std::unique_ptr<FormField> make(const Part &part, FormField *parent);
    void open(FormField &field);
    void openObject(FormField &object);
    struct Removed
    {
        QString from; ///< place of the list or object
        qsizetype index = 0;
        std::unique_ptr<FormField> field;
    };

    void takeOut(FormField &container, qsizetype index);
    void drop(std::unique_ptr<FormField> &field);
    void dropChildren(FormField &field);
    void put(FormField &field, const QByteArray &value);
    void putObject(FormField &object, const QByteArray &value);
    void putList(FormField &list, const QByteArray &value);
    void putUnion(FormField &field, const QByteArray &value);
    void putOption(FormField &field, const QByteArray &value);
    void asJson(FormField &field, const QByteArray &value);
    void reset();

    const QByteArray m_schema;
    JsonNode m_tree;
    JsonNode m_anything; ///< the schema that allows everything
    std::unique_ptr<SchemaReferences> m_references;
    std::unique_ptr<FormField> m_root;
    std::vector<Removed> m_removed; ///< the last one last
    qsizetype m_count = 0;
};

} // namespace rc
