// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON by hand where digits and member order must be preserved.
#pragma once

#include "core/json/jsontape.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>

namespace rc {

/// `text` as a JSON string with its quotes, UTF-8; controls, U+2028/2029 and lone surrogates are escaped.
[[nodiscard]] QByteArray jsonString(const QString &text);
/// Same, appended to `json`.
void appendJsonString(QByteArray &json, const QString &text);

/// Whether `text` is exactly one number by the JSON grammar (RFC 8259, section 6).
[[nodiscard]] bool isJsonNumber(QStringView text);

/// `json` with every hidden character (C1 controls, directional marks and the like) as \u escapes.
[[nodiscard]] QByteArray withVisibleStrings(const QByteArray &json);

using JsonMember = std::pair<QByteArray, QByteArray>; ///< name, raw value

[[nodiscard]] inline QByteArray jsonObject(const QList<JsonMember> &members)
{
    QByteArray json = "{";
    for (const JsonMember &member : members) {
        if (json.size() > 1)
            json += ',';
        json += '"' + member.first + "\":" + member.second;
    }
    return json + '}';
}

/// A member as sent.
[[nodiscard]] inline JsonMember rawMember(JsonValue member)
{
    const QByteArray key = member.rawKey().toByteArray();
    return {key.mid(1, key.size() - 2), member.raw().toByteArray()};
}

/// The members of an object as sent, except for those that `isExcluded` accepts.
template<typename Predicate>
[[nodiscard]] QList<JsonMember> rawMembers(JsonValue object, Predicate isExcluded)
{
    QList<JsonMember> members;
    for (const JsonValue member : object) {
        if (!isExcluded(member))
            members.append(rawMember(member));
    }
    return members;
}

[[nodiscard]] inline QByteArray jsonArray(const QList<QByteArray> &values)
{
    return '[' + values.join(',') + ']';
}

/// `json` is a member or a function of an element, its raw value.
template<typename Range, typename Json>
[[nodiscard]] QByteArray jsonArray(const Range &range, Json json)
{
    QList<QByteArray> values;
    for (const auto &element : range)
        values.append(std::invoke(json, element));
    return jsonArray(values);
}

[[nodiscard]] inline QByteArray jsonStrings(const QStringList &texts)
{
    return jsonArray(texts, jsonString);
}

[[nodiscard]] inline QByteArray jsonBoolean(bool value)
{
    return value ? "true" : "false";
}

} // namespace rc
