// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/strictjson.h"

#include "core/jsonscanner.h"
#include "core/jsonslices.h"
#include "core/jsonstring.h"

namespace rc {

std::optional<Error> jsonFault(const QByteArray &json)
{
    JsonScanner scanner(json);
    if (scanner.wholeValue())
        return std::nullopt;
    return Error{ErrorKind::NotJson, scanner.faultText(), {}, 0};
}

std::optional<QList<QPair<QString, QByteArray>>> jsonMembers(const QByteArray &object)
{
    const auto slices = jsonMemberSlices(object);
    if (!slices)
        return std::nullopt;
    QList<QPair<QString, QByteArray>> members;
    members.reserve(slices->size());
    for (const auto &[key, value] : *slices)
        members.append({decodedJsonString(key), value.toByteArray()});
    return members;
}

std::optional<QByteArray> jsonMember(const QByteArray &object, const QString &key)
{
    const auto value = jsonMemberSlice(object, key.toUtf8());
    return value ? std::optional(value->toByteArray()) : std::nullopt;
}

std::optional<QList<QByteArray>> jsonElements(const QByteArray &array)
{
    const auto slices = jsonElementSlices(array);
    if (!slices)
        return std::nullopt;
    QList<QByteArray> elements;
    elements.reserve(slices->size());
    for (const QByteArrayView slice : *slices)
        elements.append(slice.toByteArray());
    return elements;
}

std::optional<QString> jsonText(const QByteArray &value)
{
    const QByteArray trimmed = value.trimmed();
    if (!trimmed.startsWith('"'))
        return std::nullopt;
    return decodedJsonString(trimmed);
}

std::optional<bool> jsonBool(const QByteArray &value)
{
    const QByteArray trimmed = value.trimmed();
    if (trimmed == "true")
        return true;
    if (trimmed == "false")
        return false;
    return std::nullopt;
}

QByteArray jsonIndented(const QByteArray &value)
{
    QByteArray text;
    int depth = 0;
    bool inString = false;
    const auto newLine = [&] { text += '\n' + QByteArray(depth * 2, ' '); };
    for (qsizetype i = 0; i < value.size(); ++i) {
        const char c = value.at(i);
        if (inString) {
            text += c;
            if (c == '\\' && i + 1 < value.size())
                text += value.at(++i);
            else if (c == '"')
                inString = false;
            continue;
        }
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t')
            continue;
        const bool closes = c == '}' || c == ']';
        const bool opens = c == '{' || c == '[';
        if (closes) {
            depth = qMax(0, depth - 1);
            if (!text.endsWith('{') && !text.endsWith('['))
                newLine();
        } else if (text.endsWith('{') || text.endsWith('[')) {
            newLine();
        }
        text += c;
        inString = c == '"';
        if (opens)
            ++depth;
        else if (c == ',')
            newLine();
        else if (c == ':')
            text += ' ';
    }
    return text;
}

} // namespace rc
