// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/strictjson.h"

#include "core/json/detail/jsonscanner.h"
#include "core/json/jsontape.h"

namespace rc {

namespace {

void appendIndented(QByteArray &text, JsonValue value, int depth)
{
    if (value.begin() == value.end()) {
        text.append(value.isObject() ? "{}" : value.isArray() ? "[]" : value.raw());
        return;
    }
    const auto newLine = [&text](int level) { text += '\n' + QByteArray(level * 2, ' '); };
    text += value.isObject() ? '{' : '[';
    for (const JsonValue one : value) {
        newLine(depth + 1);
        if (value.isObject())
            text.append(one.rawKey()).append(": ");
        appendIndented(text, one, depth + 1);
        text += ',';
    }
    text.chop(1);
    newLine(depth);
    text += value.isObject() ? '}' : ']';
}

} // namespace

std::optional<Error> jsonFault(const QByteArray &json)
{
    JsonScanner scanner(json);
    if (scanner.wholeValue())
        return std::nullopt;
    return Error{ErrorKind::NotJson, scanner.faultText(), {}, 0};
}

std::optional<QList<QPair<QString, QByteArray>>> jsonMembers(const QByteArray &object)
{
    const auto tape = JsonTape::read(object);
    if (!tape || !tape->root().isObject())
        return std::nullopt;
    QList<QPair<QString, QByteArray>> members;
    for (const JsonValue member : tape->root())
        members.append({member.key(), member.raw().toByteArray()});
    return members;
}

std::optional<QByteArray> jsonMember(const QByteArray &object, const QString &key)
{
    const auto tape = JsonTape::read(object);
    const JsonValue value = tape ? tape->root().member(key.toUtf8()) : JsonValue();
    return value ? std::optional(value.raw().toByteArray()) : std::nullopt;
}

std::optional<QList<QByteArray>> jsonElements(const QByteArray &array)
{
    const auto tape = JsonTape::read(array);
    if (!tape || !tape->root().isArray())
        return std::nullopt;
    QList<QByteArray> elements;
    for (const JsonValue element : tape->root())
        elements.append(element.raw().toByteArray());
    return elements;
}

std::optional<QString> jsonText(const QByteArray &value)
{
    const auto tape = JsonTape::read(value);
    return tape ? tape->root().text() : std::nullopt;
}

std::optional<bool> jsonBool(const QByteArray &value)
{
    const auto tape = JsonTape::read(value);
    return tape ? tape->root().boolean() : std::nullopt;
}

QByteArray jsonIndented(const QByteArray &value)
{
    const auto tape = JsonTape::read(value);
    if (!tape)
        return value;
    QByteArray text;
    appendIndented(text, tape->root(), 0);
    return text;
}

} // namespace rc
