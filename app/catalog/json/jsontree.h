// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as a tree that preserves the order of members and the digits of numbers.
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
    QString text; ///< a string decoded; a number or boolean as sent
    QList<QPair<QString, JsonNode>> members;
    QList<JsonNode> elements;

    [[nodiscard]] bool isObject() const { return kind == JsonKind::Object; }
    [[nodiscard]] bool isArray() const { return kind == JsonKind::Array; }
    [[nodiscard]] bool isText() const { return kind == JsonKind::Text; }
    [[nodiscard]] bool isTruth(bool value) const;
    /// Null if this is not an object or has no such member.
    [[nodiscard]] const JsonNode *member(QStringView name) const;
    /// The text of a string member; empty otherwise.
    [[nodiscard]] QString textOf(QStringView name) const;
};

/// null for bytes that jsonFault() refuses.
[[nodiscard]] JsonNode jsonTree(const QByteArray &json);
[[nodiscard]] JsonNode jsonTree(const JsonTape &tape);

/// `node` without white space: members in order, numbers with their original digits.
[[nodiscard]] QByteArray compactJson(const JsonNode &node);

/// The same form for all spellings of a value: members sorted, no white space, minimal escapes, numbers by value (1,
/// 1.0 and 10e-1 are the same). Elements keep their order except in `required` and `type`, which are sets in a JSON
/// schema.
[[nodiscard]] QByteArray canonicalJson(const JsonNode &node);
/// Same for a value that is not a schema, where the order of elements always counts.
[[nodiscard]] QByteArray canonicalValue(const JsonNode &node);

} // namespace rc
