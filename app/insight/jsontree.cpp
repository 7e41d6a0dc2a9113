// SPDX-License-Identifier: GPL-3.0-or-later
#include "insight/jsontree.h"

#include "core/jsonstring.h"
#include "core/jsontext.h"
#include "core/strictjson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Goes once over JSON that was checked.
class TreeReader
{
public:
    explicit TreeReader(const QByteArray &json)
        : m_json(json)
    {
    }

    JsonNode value()
    {
        JsonNode node;
        space();
        const qsizetype start = m_at;
        switch (m_json.at(m_at)) {
        case '{':
            node.kind = JsonNode::Kind::Object;
            for (++m_at; !ends('}');) {
                QString name = text();
                space();
                ++m_at; // the colon
                node.members.append({std::move(name), value()});
            }
            break;
        case '[':
            node.kind = JsonNode::Kind::Array;
            for (++m_at; !ends(']');)
                node.elements.append(value());
            break;
        case '"':
            node.kind = JsonNode::Kind::Text;
            node.text = text();
            break;
        default:
            while (m_at < m_json.size() && !isSpace(m_json.at(m_at)) && !isEnd(m_json.at(m_at)))
                ++m_at;
            if (m_json.at(start) == 'n')
                break;
            node.kind =
                m_json.at(start) == 't' || m_json.at(start) == 'f' ? JsonNode::Kind::Truth : JsonNode::Kind::Number;
            node.text = QString::fromLatin1(m_json.mid(start, m_at - start));
        }
        return node;
    }

private:
    void space()
    {
        while (isSpace(m_json.at(m_at)))
            ++m_at;
    }

    static bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }
    static bool isEnd(char c) { return c == ',' || c == ']' || c == '}'; }

    /// Steps over a comma, or over the end.
    bool ends(char closing)
    {
        space();
        if (m_json.at(m_at) == ',') {
            ++m_at;
            space();
            return false;
        }
        if (m_json.at(m_at) != closing)
            return false;
        ++m_at;
        return true;
    }

    QString text()
    {
        const qsizetype start = m_at;
        for (++m_at; m_json.at(m_at) != '"'; ++m_at) {
            if (m_json.at(m_at) == '\\')
                ++m_at;
        }
        ++m_at;
        return decodedJsonString(m_json.mid(start, m_at - start));
    }

    const QByteArray &m_json;
    qsizetype m_at = 0;
};

bool isSetOfTexts(QStringView name, const JsonNode &node)
{
    return (name == "required"_L1 || name == "type"_L1) && node.isArray() &&
           std::all_of(node.elements.cbegin(), node.elements.cend(), [](const JsonNode &one) { return one.isText(); });
}

QByteArray joined(QList<QByteArray> parts, char open, char close, bool sorted)
{
    if (sorted)
        std::sort(parts.begin(), parts.end());
    return open + parts.join(',') + close;
}

QByteArray canonical(const JsonNode &node, bool isSet)
{
    QList<QByteArray> parts;
    switch (node.kind) {
    case JsonNode::Kind::Null:
        return "null";
    case JsonNode::Kind::Truth:
        return node.text.toLatin1();
    case JsonNode::Kind::Number:
        return canonicalNumber(node.text);
    case JsonNode::Kind::Text:
        return jsonString(node.text);
    case JsonNode::Kind::Array:
        for (const JsonNode &element : node.elements)
            parts.append(canonical(element, false));
        return joined(parts, '[', ']', isSet);
    case JsonNode::Kind::Object:
        break;
    }
    for (const auto &[name, value] : node.members)
        parts.append(jsonString(name) + ':' + canonical(value, isSetOfTexts(name, value)));
    return joined(parts, '{', '}', true);
}

} // namespace

bool JsonNode::isTruth(bool value) const
{
    return kind == Kind::Truth && text == (value ? "true"_L1 : "false"_L1);
}

const JsonNode *JsonNode::member(QStringView name) const
{
    const auto found =
        std::find_if(members.cbegin(), members.cend(), [name](const auto &member) { return member.first == name; });
    return found == members.cend() ? nullptr : &found->second;
}

QString JsonNode::textOf(QStringView name) const
{
    const JsonNode *value = member(name);
    return value && value->isText() ? value->text : QString();
}

JsonNode jsonTree(const QByteArray &json)
{
    return json.isEmpty() || jsonFault(json) ? JsonNode() : TreeReader(json).value();
}

QByteArray canonicalJson(const JsonNode &node)
{
    return canonical(node, false);
}

QByteArray canonicalNumber(const QString &number)
{
    const QByteArray sent = number.toLatin1();
    const bool negative = sent.startsWith('-');
    const qsizetype at = std::max(sent.indexOf('e'), sent.indexOf('E'));
    const QByteArray mantissa = sent.left(at < 0 ? sent.size() : at).mid(negative ? 1 : 0);
    bool fits = true;
    qint64 exponent = at < 0 ? 0 : sent.mid(at + 1).toLongLong(&fits);
    constexpr qint64 reasonable = 1'000'000'000'000;
    if (!fits || std::abs(exponent) > reasonable)
        return sent; // nobody's number: as it is
    const qsizetype point = mantissa.indexOf('.');
    QByteArray digits = mantissa;
    if (point >= 0) {
        digits.remove(point, 1);
        exponent -= mantissa.size() - point - 1;
    }
    while (digits.endsWith('0')) {
        digits.chop(1);
        ++exponent;
    }
    const auto first = std::find_if(digits.cbegin(), digits.cend(), [](char c) { return c != '0'; });
    digits = digits.sliced(first - digits.cbegin());
    if (digits.isEmpty())
        return "0";
    return (negative ? "-" : "") + digits + (exponent == 0 ? QByteArray() : 'e' + QByteArray::number(exponent));
}

} // namespace rc
