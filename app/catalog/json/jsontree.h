// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as a tree that keeps what was sent: the order of members and the digits of numbers.
#pragma once

#include "core/json/jsontape.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

namespace rc {

struct JsonNode
{
    JsonKind kind = JsonKind::Null;
    QString text; ///< of a text decoded; of a number and a truth as sent
    QList<QPair<QString, JsonNode>> members;
    QList<JsonNode> elements;

    [[nodiscard]] bool isObject() const { return kind == JsonKind::Object; }
    [[nodiscard]] bool isArray() const { return kind == JsonKind::Array; }
    [[nodiscard]] bool isText() const { return kind == JsonKind::Text; }
    [[nodiscard]] bool isTruth(bool value) const;
    /// Nothing when this is no object or has no such member.
    [[nodiscard]] const JsonNode *member(QStringView name) const;
    /// The text of a member that is one; empty otherwise.
    [[nodiscard]] QString textOf(QStringView name) const;
};

/// Of bytes that jsonFault() refuses: null.
[[nodiscard]] JsonNode jsonTree(const QByteArray &json);
[[nodiscard]] JsonNode jsonTree(const JsonTape &tape);

/// One form for all spellings of the same value: members by name, no white space, escapes where they have to be,
/// numbers by their value (1, 1.0 and 10e-1 are the same). Elements keep their order but in the two lists of a JSON
/// schema that mean sets, `required` and `type`.
[[nodiscard]] QByteArray canonicalJson(const JsonNode &node);
/// The same for a value that is no schema, where the order of elements always counts.
[[nodiscard]] QByteArray canonicalValue(const JsonNode &node);

} // namespace rc
