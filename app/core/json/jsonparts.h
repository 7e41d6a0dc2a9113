// SPDX-License-Identifier: GPL-3.0-or-later
// Builds JSON documents from raw parts, so that digits and member order are preserved.
#pragma once

#include "core/json/jsontext.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

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

[[nodiscard]] inline QByteArray jsonArray(const QList<QByteArray> &values)
{
    return '[' + values.join(',') + ']';
}

[[nodiscard]] inline QByteArray jsonStrings(const QStringList &texts)
{
    QList<QByteArray> values;
    for (const QString &text : texts)
        values.append(jsonString(text));
    return jsonArray(values);
}

[[nodiscard]] inline QByteArray jsonTruth(bool value)
{
    return value ? "true" : "false";
}

} // namespace rc
