// SPDX-License-Identifier: GPL-3.0-or-later
// A form's values: out as the bytes of arguments, and in from such bytes.
#include "core/displaytext.h"
#include "core/jsontext.h"
#include "core/strictjson.h"
#include "insight/schemacheck.h"
#include "insight/toolform.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownText = 60;

QString formWords(const char *text)
{
    return QCoreApplication::translate("rc::ToolForm", text);
}

/// A union without its branch's value has none either.
bool isSent(const FormField &field)
{
    if (field.kind != FieldKind::Union)
        return field.given;
    return field.given && !field.children.empty() && isSent(*field.children.front());
}

void write(const FormField &field, QByteArray &json, QList<ArgumentFault> &faults);

/// What stands for a value that cannot be written.
void fail(const FormField &field, QByteArray &json, QList<ArgumentFault> &faults, const QString &what)
{
    json += "null";
    faults.append({field.place, what});
}

void writeNumber(const FormField &field, QByteArray &json, QList<ArgumentFault> &faults)
{
    const QString text = field.text.trimmed();
    if (isJsonNumber(text))
        json += text.toLatin1();
    else
        fail(field, json, faults,
             formWords(QT_TRANSLATE_NOOP("rc::ToolForm",
                                         "“%1” is not a number: digits, with a point and an exponent where "
                                         "needed, such as -12.50 or 1e-7."))
                 .arg(displayText(text, LineBreaks::Mark, shownText)));
}

void writeJson(const FormField &field, QByteArray &json, QList<ArgumentFault> &faults)
{
    const QByteArray text = field.text.toUtf8().trimmed();
    if (const auto fault = jsonFault(text))
        fail(field, json, faults,
             formWords(QT_TRANSLATE_NOOP("rc::ToolForm", "This is not JSON: %1")).arg(fault->detail));
    else
        json += text;
}

void writeList(const FormField &field, QByteArray &json, QList<ArgumentFault> &faults)
{
    json += '[';
    bool first = true;
    for (const auto &element : field.children) {
        if (!first)
            json += ',';
        first = false;
        if (isSent(*element))
            write(*element, json, faults);
        else
            fail(*element, json, faults, formWords(QT_TRANSLATE_NOOP("rc::ToolForm", "Nothing is entered here.")));
    }
    json += ']';
}

void writeObject(const FormField &field, QByteArray &json, QList<ArgumentFault> &faults)
{
    json += '{';
    bool first = true;
    for (const auto &member : field.children) {
        if (!isSent(*member)) {
            if (member->named)
                faults.append(
                    {member->place, formWords(QT_TRANSLATE_NOOP("rc::ToolForm", "Nothing is entered here."))});
            continue;
        }
        if (!first)
            json += ',';
        first = false;
        appendJsonString(json, member->name);
        json += ':';
        write(*member, json, faults);
    }
    json += '}';
}

void write(const FormField &field, QByteArray &json, QList<ArgumentFault> &faults)
{
    switch (field.kind) {
    case FieldKind::Text:
        appendJsonString(json, field.text);
        break;
    case FieldKind::Date:
    case FieldKind::Time:
    case FieldKind::DateTime:
        appendJsonString(json, field.text.trimmed());
        break;
    case FieldKind::Number:
    case FieldKind::Integer:
        writeNumber(field, json, faults);
        break;
    case FieldKind::Truth:
    case FieldKind::Choice:
        json += field.options.at(field.chosen).value;
        break;
    case FieldKind::Null:
        json += "null";
        break;
    case FieldKind::List:
        writeList(field, json, faults);
        break;
    case FieldKind::Object:
        writeObject(field, json, faults);
        break;
    case FieldKind::Union:
        write(*field.children.front(), json, faults);
        break;
    case FieldKind::Json:
        writeJson(field, json, faults);
        break;
    }
}

} // namespace

QByteArray ToolForm::arguments(QList<ArgumentFault> &faults) const
{
    if (m_root->kind == FieldKind::Union ? !isSent(*m_root) : m_root->kind == FieldKind::Json && !m_root->given)
        return "{}";
    QByteArray json;
    write(*m_root, json, faults);
    return json;
}

ArgumentsReport ToolForm::check() const
{
    ArgumentsReport report;
    const QByteArray json = arguments(report.faults);
    ArgumentsReport found = checkArguments(m_schema, json);
    report.unchecked = found.unchecked;
    const QList<ArgumentFault> written = report.faults;
    for (const ArgumentFault &fault : found.faults) {
        // What stands for a value that could not be written has had its say.
        if (std::none_of(written.cbegin(), written.cend(), [&fault](const ArgumentFault &one) {
                return fault.place == one.place || fault.place.startsWith(one.place + u'/');
            }))
            report.faults.append(fault);
    }
    return report;
}

bool ToolForm::fill(const QByteArray &arguments)
{
    if (jsonFault(arguments) || !jsonMembers(arguments))
        return false;
    reset();
    put(*m_root, arguments.trimmed());
    return true;
}

void ToolForm::put(FormField &field, const QByteArray &value)
{
    switch (field.kind) {
    case FieldKind::Text:
    case FieldKind::Date:
    case FieldKind::Time:
    case FieldKind::DateTime:
        if (const auto text = jsonText(value); text && (field.kind == FieldKind::Text || !text->trimmed().isEmpty()))
            type(field, *text);
        else
            asJson(field, value);
        break;
    case FieldKind::Number:
    case FieldKind::Integer:
        if (const QString text = QString::fromUtf8(value).trimmed(); isJsonNumber(text))
            type(field, text);
        else
            asJson(field, value);
        break;
    case FieldKind::Truth:
    case FieldKind::Choice:
        putOption(field, value);
        break;
    case FieldKind::Null:
        if (value.trimmed() == "null")
            setGiven(field, true);
        else
            asJson(field, value);
        break;
    case FieldKind::List:
        putList(field, value);
        break;
    case FieldKind::Object:
        putObject(field, value);
        break;
    case FieldKind::Union:
        putUnion(field, value);
        break;
    case FieldKind::Json:
        type(field, QString::fromUtf8(value));
        break;
    }
}

void ToolForm::putOption(FormField &field, const QByteArray &value)
{
    const QByteArray wanted = canonicalJson(jsonTree(value));
    const auto option =
        std::find_if(field.options.cbegin(), field.options.cend(),
                     [&wanted](const FormField::Option &one) { return canonicalJson(jsonTree(one.value)) == wanted; });
    if (option == field.options.cend())
        asJson(field, value);
    else
        choose(field, int(option - field.options.cbegin()));
}

void ToolForm::putList(FormField &list, const QByteArray &value)
{
    const auto elements = jsonElements(value);
    if (!elements || elements->size() > maxFormMembers) {
        asJson(list, value);
        return;
    }
    dropChildren(list);
    setGiven(list, true);
    for (const QByteArray &element : *elements)
        put(addElement(list), element);
}

void ToolForm::putObject(FormField &object, const QByteArray &value)
{
    const auto members = jsonMembers(value);
    if (!members || members->size() > maxFormMembers) {
        asJson(object, value);
        return;
    }
    setGiven(object, true);
    for (const auto &[name, member] : *members) {
        const auto known = std::find_if(object.children.cbegin(), object.children.cend(),
                                        [&name](const auto &child) { return child->name == name; });
        FormField *field = known == object.children.cend() ? addMember(object, name) : known->get();
        put(*field, member);
    }
}

void ToolForm::putUnion(FormField &field, const QByteArray &value)
{
    const JsonNode node = jsonTree(value);
    SchemaCheck check(m_tree);
    for (qsizetype i = 0; i < field.branches.size(); ++i) {
        const FormField::Branch &branch = field.branches.at(i);
        JsonNode typed;
        typed.kind = JsonNode::Kind::Object;
        JsonNode type;
        type.kind = JsonNode::Kind::Text;
        type.text = branch.onlyType;
        typed.members.append({u"type"_s, type});
        if (check.fits(branch.onlyType.isEmpty() ? *branch.schema : typed, node)) {
            choose(field, int(i));
            put(*field.children.front(), value);
            return;
        }
    }
    asJson(field, value);
}

/// Nothing is lost: what the schema has no room for is there, and is what the check speaks of.
void ToolForm::asJson(FormField &field, const QByteArray &value)
{
    dropChildren(field);
    field.kind = FieldKind::Json;
    field.options.clear();
    field.branches.clear();
    field.chosen = -1;
    type(field, QString::fromUtf8(value));
}

} // namespace rc
