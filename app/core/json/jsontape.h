// SPDX-License-Identifier: GPL-3.0-or-later
// Strict JSON by RFC 8259: a document parsed once, with its values in document order and as the bytes sent.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>
#include <QPair>
#include <QString>

#include <iterator>
#include <optional>
#include <vector>

namespace rc {

constexpr int maxJsonDepth = 512; ///< tool schemas may be 200 deep, and recursive readers go as deep as the value

enum class JsonKind : quint8 {
    None, ///< no such value
    Null,
    Bool,
    Number,
    Text,
    Array,
    Object
};

/// The position of a value in its document; `next` is the index of the node after the value and its contents.
struct JsonTapeNode
{
    quint32 keyAt = 0;
    quint32 keySize = 0; ///< 0 if the value is not a member
    quint32 at = 0;
    quint32 size = 0;
    quint32 next = 0;
    JsonKind kind = JsonKind::None;
};

class JsonTape;

/// A value in a JsonTape, which must outlive it. Every accessor returns an empty value for None.
class JsonValue
{
public:
    class Iterator
    {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = JsonValue;
        using difference_type = std::ptrdiff_t;
        using pointer = const JsonValue *;
        using reference = JsonValue;

        Iterator() = default;
        Iterator(const JsonTape *tape, quint32 index)
            : m_tape(tape)
            , m_index(index)
        {
        }
        JsonValue operator*() const { return {m_tape, m_index}; }
        Iterator &operator++();
        Iterator operator++(int);
        bool operator==(const Iterator &) const = default;

    private:
        const JsonTape *m_tape = nullptr;
        quint32 m_index = 0;
    };

    JsonValue() = default;
    JsonValue(const JsonTape *tape, quint32 index)
        : m_tape(tape)
        , m_index(index)
    {
    }

    [[nodiscard]] JsonKind kind() const { return node().kind; }
    [[nodiscard]] explicit operator bool() const { return kind() != JsonKind::None; }
    [[nodiscard]] bool isText() const { return kind() == JsonKind::Text; }
    [[nodiscard]] bool isArray() const { return kind() == JsonKind::Array; }
    [[nodiscard]] bool isObject() const { return kind() == JsonKind::Object; }
    [[nodiscard]] bool isBool(bool value) const { return boolean() == value; }

    /// As sent, without white space around it: a view into the document.
    [[nodiscard]] QByteArrayView raw() const;
    /// The decoded text; nullopt if this is not a string.
    [[nodiscard]] std::optional<QString> text() const;
    [[nodiscard]] std::optional<QString> number() const; ///< with its digits as sent
    [[nodiscard]] std::optional<bool> boolean() const;

    // Iterates over the members or elements in document order.
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;
    [[nodiscard]] qsizetype size() const { return std::distance(begin(), end()); } ///< counts them
    [[nodiscard]] QList<JsonValue> members() const;                                ///< empty unless this is an object
    [[nodiscard]] QList<JsonValue> elements() const;                               ///< empty unless this is an array
    [[nodiscard]] JsonValue member(QByteArrayView key) const; ///< by its key in UTF-8; None if missing
    [[nodiscard]] QString textOf(QByteArrayView key) const;   ///< the text of a string member; empty otherwise

    // For a member:
    [[nodiscard]] QString key() const;
    [[nodiscard]] QByteArray keyUtf8() const;    ///< usually refers to the document, which must outlive it
    [[nodiscard]] QByteArrayView rawKey() const; ///< with its quotation marks, escapes as sent
    [[nodiscard]] bool hasKey(QByteArrayView key) const;

    /// Whether both are the same value in the same document.
    bool operator==(const JsonValue &) const = default;
    friend size_t qHash(const JsonValue &value, size_t seed = 0)
    {
        return qHashMulti(seed, value.m_tape, value.m_index);
    }

private:
    [[nodiscard]] const JsonTapeNode &node() const;

    const JsonTape *m_tape = nullptr;
    quint32 m_index = 0;
};

class JsonTape
{
public:
    /// Validates and parses in one pass, with the rules and errors of jsonFault().
    [[nodiscard]] static Result<JsonTape> read(const QByteArray &json);
    /// Same, but parses only to `depth` (the root is 0; -1 only validates). Deeper values are validated but not
    /// recorded: an array or object at `depth` appears empty, and its raw() is complete.
    [[nodiscard]] static Result<JsonTape> readToDepth(int depth, const QByteArray &json);

    [[nodiscard]] JsonValue root() const & { return m_nodes.empty() ? JsonValue() : JsonValue(this, 0); }
    void root() && = delete; // the value would outlive its document
    /// The number of values in the document, including all nested ones.
    [[nodiscard]] qsizetype count() const { return qsizetype(m_nodes.size()); }

private:
    friend class JsonValue;
    friend class JsonValue::Iterator;

    QByteArray m_json;
    std::vector<JsonTapeNode> m_nodes;
};

/// nullopt if `json` is one JSON value: valid UTF-8, no duplicate keys, no raw control characters, no lone surrogates,
/// no BOM, no text after it, depth at most maxJsonDepth. Otherwise NotJson with the fault and its byte offset.
[[nodiscard]] std::optional<Error> jsonFault(const QByteArray &json);

// The functions below read one value from a small document, and return nothing for bytes that jsonFault() refuses. Use
// JsonTape to read several values from a large document.

/// The raw bytes of a member's value, trimmed; nullopt if `object` is not an object or has no such member.
[[nodiscard]] std::optional<QByteArray> jsonMember(const QByteArray &object, const QString &key);
/// The raw bytes of each element; nullopt if `array` is not an array.
[[nodiscard]] std::optional<QList<QByteArray>> jsonElements(const QByteArray &array);
/// The members in order, keys decoded; nullopt if `object` is not an object.
[[nodiscard]] std::optional<QList<QPair<QString, QByteArray>>> jsonMembers(const QByteArray &object);
/// The text of a JSON string; nullopt if it is not one.
[[nodiscard]] std::optional<QString> jsonText(const QByteArray &value);
[[nodiscard]] std::optional<bool> jsonBool(const QByteArray &value);
/// `value` indented by two spaces per level; order, digits and escapes are preserved. Invalid JSON is returned
/// unchanged.
[[nodiscard]] QByteArray jsonIndented(const QByteArray &value);
/// The same without white space.
[[nodiscard]] QByteArray jsonCompact(const QByteArray &value);

} // namespace rc
