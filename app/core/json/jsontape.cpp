// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsontape.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <QVarLengthArray>

#include <algorithm>
#include <cstring>
#include <limits>

namespace rc {

namespace {

struct JsonTr
{
    RC_DECLARE_PHRASES(rc::Json)
};

QString utf8Text(QByteArrayView bytes)
{
    if (!bytes.startsWith("\xEF\xBB\xBF"))
        return QString::fromUtf8(bytes); // fast path, except for a byte order mark, which fromUtf8() drops
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(bytes);
}

/// The character for an escape letter after a backslash.
QChar unescaped(char letter)
{
    constexpr QStringView characters = u"\b\f\n\r\t";
    const qsizetype at = QByteArrayView("bfnrt").indexOf(letter);
    return at < 0 ? QChar(QLatin1Char(letter)) : characters[at];
}

/// `string` includes its quotation marks and has passed JsonScanner. Keeps a leading byte order mark: Qt's readers drop
/// it, which would make two different keys look the same.
QString decodedJsonString(QByteArrayView string)
{
    if (string.size() < 2)
        return {};
    QByteArrayView rest = string.sliced(1).chopped(1);
    QString text;
    for (qsizetype at = rest.indexOf('\\'); at >= 0; at = rest.indexOf('\\')) {
        text += utf8Text(rest.first(at));
        const char letter = at + 1 < rest.size() ? rest[at + 1] : '\\';
        if (rest.size() < at + (letter == 'u' ? 6 : 2))
            return text; // cut off: no JSON string
        if (letter == 'u') {
            text += QChar(rest.sliced(at + 2, 4).toByteArray().toUShort(nullptr, 16));
            rest = rest.sliced(at + 6);
        } else {
            text += unescaped(letter);
            rest = rest.sliced(at + 2);
        }
    }
    return text.isEmpty() ? utf8Text(rest) : text + utf8Text(rest);
}

/// The text of a key in UTF-8, for comparison: keys are equal if they decode to the same text. `decoded` holds it if it
/// has escapes.
QByteArrayView keyText(QByteArrayView key, QList<QByteArray> &decoded)
{
    const QByteArrayView text = key.sliced(1).chopped(1);
    if (!text.contains('\\'))
        return text;
    decoded.append(decodedJsonString(key).toUtf8());
    return decoded.constLast();
}

/// The number of bytes from `at` that need no inspection: no quote, backslash, control or multi-byte character. Checks
/// eight bytes at a time, since most of a document is such text.
qsizetype plainBytes(const char *at, const char *end)
{
    constexpr quint64 ones = 0x0101010101010101;
    constexpr quint64 tops = 0x8080808080808080;
    const auto hasZero = [](quint64 word) { return (word - ones) & ~word & tops; };
    const char *from = at;
    while (end - at >= 8) {
        quint64 word = 0;
        std::memcpy(&word, at, 8);
        const quint64 special = hasZero(word ^ (ones * '"')) | hasZero(word ^ (ones * '\\')) |
                                ((word - ones * 0x20) & ~word & tops) | (word & tops);
        if (special != 0)
            break;
        at += 8;
    }
    while (at != end && static_cast<unsigned char>(*at) - 0x20U < 0x60U && *at != '"' && *at != '\\')
        ++at;
    return at - from;
}

/// Validates one JSON value by the grammar of RFC 8259. After the first fault every function returns false.
class JsonScanner
{
public:
    /// `nodes` receives each value down to `depth`.
    JsonScanner(const QByteArray &json, std::vector<JsonTapeNode> &nodes, int depth)
        : m_json(json)
        , m_nodes(nodes)
        , m_maxDepth(depth)
    {
    }

    /// One value, surrounded only by white space.
    [[nodiscard]] bool wholeValue()
    {
        if (m_json.size() > std::numeric_limits<quint32>::max())
            return fault(JsonTr::tr("it is longer than 4 GiB"));
        if (m_json.startsWith("\xEF\xBB\xBF"))
            return fault(JsonTr::tr("it begins with a byte order mark"));
        space();
        if (m_at >= m_json.size())
            return fault(JsonTr::tr("it is empty"));
        if (!value(0))
            return false;
        space();
        return m_at == m_json.size() || fault(JsonTr::tr("extra text follows its end"));
    }

    /// The error and its byte offset, translated.
    [[nodiscard]] Phrase faultText() const { return JsonTr::tr("%1 (byte %2)").arg(m_fault, m_at); }

private:
    [[nodiscard]] JsonKind kindHere() const
    {
        switch (at()) {
        case '{':
            return JsonKind::Object;
        case '[':
            return JsonKind::Array;
        case '"':
            return JsonKind::Text;
        case 't':
        case 'f':
            return JsonKind::Bool;
        case 'n':
            return JsonKind::Null;
        default:
            return JsonKind::Number;
        }
    }

    bool value(int depth, QByteArrayView key = {})
    {
        const JsonKind kind = kindHere();
        if (depth > m_maxDepth)
            return valueOfKind(kind, depth);
        const std::size_t index = m_nodes.size();
        const auto keyAt = key.isEmpty() ? 0 : quint32(key.data() - m_json.constData());
        m_nodes.push_back({keyAt, quint32(key.size()), quint32(m_at), 0, 0, kind});
        if (!valueOfKind(kind, depth))
            return false;
        JsonTapeNode &node = m_nodes[index];
        node.size = quint32(m_at) - node.at;
        node.next = quint32(m_nodes.size());
        return true;
    }

    bool valueOfKind(JsonKind kind, int depth)
    {
        switch (kind) {
        case JsonKind::Object:
            return object(depth);
        case JsonKind::Array:
            return array(depth);
        case JsonKind::Text:
            return string();
        case JsonKind::Bool:
            return word(at() == 't' ? "true" : "false");
        case JsonKind::Null:
            return word("null");
        case JsonKind::Number:
        case JsonKind::None:
            break;
        }
        return number();
    }

    bool object(int depth)
    {
        if (depth >= maxJsonDepth)
            return tooDeep();
        QVarLengthArray<QByteArrayView, 16> keys;
        QList<QByteArray> decoded;
        ++m_at;
        space();
        if (consume('}'))
            return true;
        do {
            space();
            const qsizetype keyStart = m_at;
            if (at() != '"')
                return fault(JsonTr::tr("a quoted key is missing"));
            if (!string())
                return false;
            const QByteArrayView key = QByteArrayView(m_json).sliced(keyStart, m_at - keyStart);
            keys.append(keyText(key, decoded));
            space();
            if (!consume(':'))
                return fault(JsonTr::tr("a colon is missing"));
            space();
            if (!value(depth + 1, key))
                return false;
            space();
        } while (consume(','));
        if (!consume('}'))
            return fault(JsonTr::tr("a comma or closing bracket is missing"));
        std::sort(keys.begin(), keys.end());
        return std::adjacent_find(keys.cbegin(), keys.cend()) == keys.cend() ||
               fault(JsonTr::tr("a key appears twice in one object"));
    }

    bool array(int depth)
    {
        if (depth >= maxJsonDepth)
            return tooDeep();
        ++m_at;
        space();
        if (consume(']'))
            return true;
        do {
            space();
            if (!value(depth + 1))
                return false;
            space();
        } while (consume(','));
        return consume(']') || fault(JsonTr::tr("a comma or closing bracket is missing"));
    }

    bool string()
    {
        ++m_at;
        while (m_at < m_json.size()) {
            m_at += plainBytes(m_json.constData() + m_at, m_json.constData() + m_json.size());
            const unsigned char c = at();
            if (c == '"') {
                ++m_at;
                return true;
            }
            if (m_at >= m_json.size())
                break;
            if (c < 0x20)
                return fault(JsonTr::tr("a string contains a raw control character"));
            const bool isValid = c == '\\' ? escape() : utf8();
            if (!isValid)
                return false;
        }
        return fault(JsonTr::tr("a string is not closed"));
    }

    bool escape()
    {
        ++m_at;
        const unsigned char c = at();
        if (c != 'u') {
            if (c == 0 || !std::strchr("\"\\/bfnrt", c))
                return fault(JsonTr::tr("an escape is not valid in JSON"));
            ++m_at;
            return true;
        }
        const int first = hex4();
        if (first < 0)
            return fault(JsonTr::tr("an escape is not valid in JSON"));
        m_at += 5;
        if (first < 0xD800 || first > 0xDFFF)
            return true;
        const bool paired = first < 0xDC00 && at() == '\\' && at(1) == 'u';
        if (paired)
            ++m_at;
        const int second = paired ? hex4() : -1;
        if (second < 0xDC00 || second > 0xDFFF)
            return fault(JsonTr::tr("an escape is not valid in JSON"));
        m_at += 5;
        return true;
    }

    [[nodiscard]] int hex4() const
    {
        int code = 0;
        for (int i = 1; i <= 4; ++i) {
            const unsigned char c = at(i);
            const int digit = c >= '0' && c <= '9'   ? c - '0'
                              : c >= 'a' && c <= 'f' ? c - 'a' + 10
                              : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                     : -1;
            if (digit < 0)
                return -1;
            code = code * 16 + digit;
        }
        return code;
    }

    bool utf8()
    {
        qsizetype size = 0;
        while (at(size) >= 0x80)
            ++size;
        if (!QByteArrayView(m_json).sliced(m_at, size).isValidUtf8())
            return fault(JsonTr::tr("a string is not valid UTF-8"));
        m_at += size;
        return true;
    }

    bool number()
    {
        // The message is built on failure only: formatting is slow.
        return wellFormedNumber() || fault(JsonTr::tr("a value is missing or malformed"));
    }

    bool wellFormedNumber()
    {
        consume('-');
        if (!consume('0') && !digits())
            return false;
        if (consume('.') && !digits())
            return false;
        if (!consume('e') && !consume('E'))
            return true;
        if (!consume('+'))
            consume('-');
        return digits();
    }

    bool digits()
    {
        const qsizetype from = m_at;
        while (at() >= '0' && at() <= '9')
            ++m_at;
        return m_at > from;
    }

    bool word(const char *text)
    {
        const auto length = static_cast<qsizetype>(std::strlen(text));
        if (m_json.mid(m_at, length) != text)
            return fault(JsonTr::tr("a value is missing or malformed"));
        m_at += length;
        return true;
    }

    void space()
    {
        while (at() == ' ' || at() == '\n' || at() == '\r' || at() == '\t')
            ++m_at;
    }

    bool consume(char c)
    {
        if (m_at >= m_json.size() || m_json.at(m_at) != c)
            return false;
        ++m_at;
        return true;
    }

    bool tooDeep() { return fault(JsonTr::tr("it is nested deeper than %1 levels").arg(maxJsonDepth)); }

    bool fault(const Phrase &what)
    {
        m_fault = what;
        return false;
    }

    [[nodiscard]] unsigned char at(qsizetype offset = 0) const
    {
        // Past the end reads as NUL, which no rule accepts.
        return m_at + offset < m_json.size() ? static_cast<unsigned char>(m_json.at(m_at + offset)) : 0;
    }

    const QByteArray &m_json;
    std::vector<JsonTapeNode> &m_nodes;
    int m_maxDepth;
    qsizetype m_at = 0;
    Phrase m_fault;
};

} // namespace

JsonValue::Iterator &JsonValue::Iterator::operator++()
{
    m_index = m_tape->m_nodes[m_index].next;
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
    return m_tape ? m_tape->m_nodes[m_index] : none;
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
    return isArray() || isObject() ? Iterator(m_tape, m_index + 1) : end();
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
    for (const JsonValue value : *this) {
        if (value.hasKey(key))
            return value;
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

QByteArray JsonValue::keyUtf8() const
{
    const QByteArrayView inner = node().keySize > 0 ? rawKey().sliced(1).chopped(1) : QByteArrayView();
    return inner.contains('\\') ? key().toUtf8() : QByteArray::fromRawData(inner.data(), inner.size());
}

bool JsonValue::hasKey(QByteArrayView key) const
{
    // The key includes two quotation marks, and no escape is shorter than its character.
    return node().keySize >= key.size() + 2 && keyUtf8() == key;
}

Result<JsonTape> JsonTape::read(const QByteArray &json)
{
    return readToDepth(maxJsonDepth, json);
}

Result<JsonTape> JsonTape::readToDepth(int depth, const QByteArray &json)
{
    JsonTape tape;
    JsonScanner scanner(json, tape.m_nodes, depth);
    if (!scanner.wholeValue())
        return failure(ErrorKind::NotJson, scanner.faultText());
    tape.m_json = json;
    return tape;
}

namespace {

/// `depth` below 0: without white space.
void appendFormatted(QByteArray &text, JsonValue value, int depth)
{
    if (value.begin() == value.end()) {
        text.append(value.isObject() ? "{}" : value.isArray() ? "[]" : value.raw());
        return;
    }
    const int inner = depth < 0 ? depth : depth + 1;
    const auto newLine = [&text](int level) {
        if (level >= 0)
            text += '\n' + QByteArray(level * 2, ' ');
    };
    text += value.isObject() ? '{' : '[';
    for (const JsonValue element : value) {
        newLine(inner);
        if (value.isObject())
            text.append(element.rawKey()).append(inner < 0 ? ":" : ": ");
        appendFormatted(text, element, inner);
        text += ',';
    }
    text.chop(1);
    newLine(depth);
    text += value.isObject() ? '}' : ']';
}

QByteArray formatted(const QByteArray &value, int depth)
{
    const auto tape = JsonTape::read(value);
    if (!tape)
        return value;
    QByteArray text;
    appendFormatted(text, tape->root(), depth);
    return text;
}

} // namespace

std::optional<Error> jsonFault(const QByteArray &json)
{
    const auto tape = JsonTape::readToDepth(-1, json);
    return tape ? std::nullopt : std::optional(tape.error());
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
    return formatted(value, 0);
}

QByteArray jsonCompact(const QByteArray &value)
{
    return formatted(value, -1);
}

} // namespace rc
