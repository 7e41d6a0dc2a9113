// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsontape.h"

#include "core/json/detail/jsonscanner.h"
#include "core/json/strictjson.h"

namespace rc {

JsonValue::Iterator &JsonValue::Iterator::operator++()
{
    m_place = m_tape->m_nodes[m_place].next;
    return *this;
}

JsonValue::Iterator JsonValue::Iterator::operator++(int)
{
    const Iterator before = *this;
    ++*this;
    return before;
}

const JsonTapeNode &JsonValue::node() const
{
    static constexpr JsonTapeNode none;
    return m_tape ? m_tape->m_nodes[m_place] : none;
}

QByteArrayView JsonValue::raw() const
{
    return m_tape ? QByteArrayView(m_tape->m_json).sliced(node().at, node().size) : QByteArrayView();
}

std::optional<QString> JsonValue::text() const
{
    return isText() ? std::optional(decodedJsonString(raw())) : std::nullopt;
}

std::optional<QString> JsonValue::number() const
{
    return kind() == JsonKind::Number ? std::optional(QString::fromLatin1(raw())) : std::nullopt;
}

std::optional<bool> JsonValue::boolean() const
{
    return kind() == JsonKind::Bool ? std::optional(raw() == "true") : std::nullopt;
}

JsonValue::Iterator JsonValue::begin() const
{
    return isArray() || isObject() ? Iterator(m_tape, m_place + 1) : end();
}

JsonValue::Iterator JsonValue::end() const
{
    return {m_tape, node().next};
}

QList<JsonValue> JsonValue::members() const
{
    return isObject() ? QList<JsonValue>(begin(), end()) : QList<JsonValue>();
}

QList<JsonValue> JsonValue::elements() const
{
    return isArray() ? QList<JsonValue>(begin(), end()) : QList<JsonValue>();
}

JsonValue JsonValue::member(QByteArrayView key) const
{
    for (const JsonValue one : *this) {
        if (one.hasKey(key))
            return one;
    }
    return {};
}

QString JsonValue::textOf(QByteArrayView key) const
{
    return member(key).text().value_or(QString());
}

QString JsonValue::key() const
{
    return node().keySize > 0 ? decodedJsonString(rawKey()) : QString();
}

QByteArrayView JsonValue::rawKey() const
{
    return m_tape ? QByteArrayView(m_tape->m_json).sliced(node().keyAt, node().keySize) : QByteArrayView();
}

bool JsonValue::hasKey(QByteArrayView key) const
{
    if (node().keySize == 0)
        return false;
    const QByteArrayView within = rawKey().sliced(1).chopped(1);
    // Raw bytes mislead with escapes: "\u0061" is the key a, "\\u0061" a key of six characters.
    return within.contains('\\') ? JsonValue::key().toUtf8() == key : within == key;
}

Result<JsonTape> JsonTape::read(const QByteArray &json)
{
    return readTo(maxJsonDepth, json);
}

Result<JsonTape> JsonTape::readTo(int depth, const QByteArray &json)
{
    JsonTape tape;
    JsonScanner scanner(json, &tape.m_nodes, depth);
    if (!scanner.wholeValue())
        return failure(ErrorKind::NotJson, scanner.faultText());
    tape.m_json = json;
    return tape;
}

} // namespace rc
