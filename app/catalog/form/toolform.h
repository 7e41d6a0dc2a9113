// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of a call as a tree of fields, built from a tool's input schema.
#pragma once

#include "catalog/schema/argumentscheck.h"
#include "catalog/schema/schemareferences.h"

#include <QDateTime>

#include <memory>
#include <vector>

namespace rc {

enum class FieldKind {
    Text,
    Number,
    Integer,
    Truth,
    Choice, ///< fixed values: enum, const
    Date,   ///< texts with a fixed format
    Time,
    DateTime,
    Null,
    List,
    Object,
    Union, ///< one of several alternative forms
    Json   ///< any value, typed as JSON
};

/// A field with its value. The members below "state" hold the value, the others are fixed; ToolForm's functions change
/// the children. Everything from the schema is outside text.
struct FormField
{
    QString name;    ///< parameter name; empty for an element, a branch and the root
    QString pointer; ///< JSON pointer, see ArgumentFault
    FieldKind kind = FieldKind::Json;
    int depth = 0; ///< for ToolForm
    QString title;
    QString description;
    QString limits; ///< one translated line about allowed values, safe to display; may be empty
    bool required = false;
    bool named = false;      ///< added by the user under a name of their own, and removable
    bool allowsMore = false; ///< an Object that allows further members, or a List
    bool included = false;   ///< state: included in the arguments; always true for a required container
    int chosen = -1;         ///< state: index in `options`
    QByteArray defaultValue; ///< raw JSON; empty if there is none. Shown, but only sent if chosen
    struct Option
    {
        QString label;
        QByteArray value = {}; ///< raw JSON; empty for a branch of a union
        JsonValue schema = {}; ///< of a branch
        QString onlyType = {}; ///< of a branch: the chosen type of a schema with several
    };
    QList<Option> options; ///< for Choice, Truth and Union

    // State.
    QString text;                                     ///< typed text: numbers with their digits, JSON unchanged
    std::vector<std::unique_ptr<FormField>> children; ///< members, elements, or the chosen branch

    [[nodiscard]] bool isContainer() const { return kind == FieldKind::List || kind == FieldKind::Object; }

    // For ToolForm.
    FormField *parent = nullptr;
    JsonValue schema;
    QString onlyType; ///< the chosen type of a schema with several; empty: any of them
};

constexpr qsizetype maxFormMembers = 200; ///< per object; a larger one is typed as JSON
constexpr qsizetype maxFormFields = 2000; ///< per form
constexpr int maxFormDepth = 12;

/// Not copyable: fields point to each other and into the schema.
class ToolForm
{
public:
    /// `inputSchema` as sent. Unsupported parts become a field of JSON.
    explicit ToolForm(const QByteArray &inputSchema);
    ~ToolForm();
    Q_DISABLE_COPY_MOVE(ToolForm)

    [[nodiscard]] FormField &root() const { return *m_root; }
    [[nodiscard]] FormField *at(const QString &pointer) const; ///< null if the form has no such field

    /// Creates an object's members, a union's branch and so on when the field is added to the request.
    void setIncluded(FormField &field, bool included);
    /// For Choice, Truth or Union; -1 for none.
    void choose(FormField &field, int option);
    /// Sets the typed text. An empty number or date is no longer included, while an empty text is.
    void type(FormField &field, const QString &text);
    FormField &addElement(FormField &list);
    void removeElement(FormField &list, qsizetype index);
    /// Null if a member with that name exists.
    FormField *addMember(FormField &object, const QString &name);
    void removeMember(FormField &object, const FormField &member);
    /// Restores the last removed element or member with its value. Null if there is none, or if its container is gone.
    FormField *undoRemoval();

    /// The exact bytes of `arguments`: members in schema order, digits as typed. A value that cannot be written (an
    /// invalid number, incomplete JSON) becomes a fault.
    [[nodiscard]] QByteArray arguments(QList<ArgumentFault> &faults) const;
    /// The faults of arguments() and of checkArguments().
    [[nodiscard]] ArgumentsReport check() const;
    /// Fills the form with any arguments: values without a field become JSON. False and unchanged if they are not a
    /// JSON object.
    bool fill(const QByteArray &arguments);

    [[nodiscard]] qsizetype fields() const { return m_count; }

private:
    struct Part; ///< a part of the schema and its name

    [[nodiscard]] std::unique_ptr<FormField> make(const Part &part, FormField *parent);
    void activate(FormField &field);
    void createMembers(FormField &object);
    FormField &addChild(FormField &container, QByteArrayView keyword, const QString &name, const QString &step);
    struct Removed
    {
        QString from; ///< path of the list or object
        qsizetype index = 0;
        std::unique_ptr<FormField> field;
    };

    void clearChildren(FormField &field);
    void assign(FormField &field, JsonValue value);
    void assignObject(FormField &object, JsonValue value);
    void assignList(FormField &list, JsonValue value);
    [[nodiscard]] bool assignUnion(FormField &field, JsonValue value);
    [[nodiscard]] bool assignOption(FormField &field, JsonValue value);
    void reset();

    const QByteArray m_schema;
    const JsonTape m_tape;
    const JsonTape m_anything = *JsonTape::read("true"); ///< a schema that allows everything
    SchemaIndex m_index;
    std::unique_ptr<FormField> m_root;
    std::vector<Removed> m_removed; ///< most recent last
    qsizetype m_count = 0;
};

[[nodiscard]] QString kindName(FieldKind kind); ///< "text", "whole number", translated
/// Placeholder text of an untouched editor: nothing is sent, and the default if there is one. Safe to display.
[[nodiscard]] QString fieldPlaceholder(const FormField &field);
[[nodiscard]] QString includeText(FieldKind kind); ///< of the checkbox that includes an optional container
/// The time in the format of this field; empty if it is not a date or time.
[[nodiscard]] QString currentTimeText(FieldKind kind, const QDateTime &now);

/// Derives kind, options and branches of a field from its schema, `view`. An unsupported schema leaves a field of JSON.
/// A field without a parent represents all arguments.
void shapeField(FormField &field, const SchemaView &view, const SchemaIndex &index);

} // namespace rc
