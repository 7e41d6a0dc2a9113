// SPDX-License-Identifier: GPL-3.0-or-later
// Builds JSON documents from raw parts, so that digits and member order are preserved.
#pragma once

#include "core/json/jsontape.h"
#include "core/json/jsontext.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <functional>
#include <utility>

namespace rc {

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

/// The members of an object as sent, except for those that `leftOut` accepts.
template<typename LeftOut>
[[nodiscard]] QList<JsonMember> rawMembers(JsonValue object, LeftOut leftOut)
{
    QList<JsonMember> members;
    for (const JsonValue member : object) {
        if (!leftOut(member))
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

[[nodiscard]] inline QByteArray jsonTruth(bool value)
{
    return value ? "true" : "false";
}

} // namespace rc
