// SPDX-License-Identifier: GPL-3.0-or-later
// Walks over a schema's bytes without building a tree: ten thousand schemas are read while somebody waits.
#include "insight/schemanames.h"

#include "core/jsonstring.h"
#include "core/strictjson.h"

#include <algorithm>

namespace rc {

namespace {

class Walker
{
public:
    Walker(const QByteArray &json, SchemaNames &names)
        : m_json(json)
        , m_names(names)
    {
    }

    void schema(int depth)
    {
        if (at() != '{') {
            skip(); // true and false are schemas, too
            return;
        }
        members(depth, [this, depth](QByteArrayView key) { keyword(key, depth); });
    }

    void space()
    {
        while (at() == ' ' || at() == '\n' || at() == '\r' || at() == '\t')
            ++m_at;
    }

private:
    void keyword(QByteArrayView key, int depth)
    {
        if (key == "properties")
            members(depth + 1, [this, depth](QByteArrayView name) {
                m_names.parameters.append(text(name));
                schema(depth + 2);
            });
        else if (key == "$defs" || key == "definitions" || key == "patternProperties" || key == "dependentSchemas")
            members(depth + 1, [this, depth](QByteArrayView) { schema(depth + 2); });
        else if (key == "required")
            strings(m_names.required);
        else if (key == "enum" || key == "const")
            scalars();
        else if (holdsSchemas(key))
            schemas(depth + 1);
        else
            skip();
    }

    static bool holdsSchemas(QByteArrayView key)
    {
        for (const QByteArrayView known :
             {"items", "prefixItems", "additionalProperties", "anyOf", "oneOf", "allOf", "not", "if", "then", "else",
              "contains", "propertyNames", "unevaluatedProperties", "unevaluatedItems", "additionalItems"}) {
            if (key == known)
                return true;
        }
        return false;
    }

    /// Calls `each` with the key, between its quotes, of each member; `each` passes over the value.
    template<typename Each>
    void members(int depth, Each each)
    {
        if (at() != '{' || depth > maxJsonDepth) {
            skip();
            return;
        }
        do {
            ++m_at; // the brace or a comma
            space();
            if (at() != '"')
                break;
            const QByteArrayView key = string();
            space();
            if (at() != ':')
                break;
            ++m_at;
            space();
            each(key);
            space();
        } while (at() == ',');
        close('}');
    }

    /// One schema or a list of them.
    void schemas(int depth)
    {
        if (at() == '[')
            elements([this, depth] { schema(depth + 1); });
        else
            schema(depth);
    }

    template<typename Each>
    void elements(Each each)
    {
        do {
            ++m_at;
            space();
            if (at() == ']')
                break;
            each();
            space();
        } while (at() == ',');
        close(']');
    }

    void strings(QStringList &list)
    {
        if (at() != '[') {
            skip();
            return;
        }
        elements([this, &list] {
            if (at() == '"')
                list.append(text(string()));
            else
                skip();
        });
    }

    void scalars()
    {
        if (at() == '[') {
            elements([this] { scalar(); });
            return;
        }
        scalar();
    }

    void scalar()
    {
        if (at() == '"') {
            m_names.values.append(text(string()));
            return;
        }
        const qsizetype from = m_at;
        const bool composed = at() == '{' || at() == '[';
        skip();
        if (!composed)
            m_names.values.append(QString::fromUtf8(m_json.mid(from, m_at - from)));
    }

    /// Passes over one value, whatever it is.
    void skip()
    {
        int open = 0;
        do {
            const char c = at();
            if (c == '"') {
                (void)string();
            } else if (c == '{' || c == '[') {
                ++open;
                ++m_at;
            } else if (c == '}' || c == ']') {
                if (open == 0)
                    return;
                --open;
                ++m_at;
            } else if (c == ',' && open == 0) {
                return;
            } else {
                ++m_at;
            }
        } while (m_at < m_json.size() && (open > 0 || !ends()));
    }

    /// Whether a value outside of braces ends here.
    [[nodiscard]] bool ends() const
    {
        const char c = at();
        return c == ',' || c == '}' || c == ']' || c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    /// The text between the quotes, escapes and all.
    QByteArrayView string()
    {
        const qsizetype from = std::min(++m_at, m_json.size());
        while (m_at < m_json.size() && m_json[m_at] != '"')
            m_at += m_json[m_at] == '\\' ? 2 : 1;
        const qsizetype end = std::min(m_at, m_json.size());
        m_at = end + 1;
        return QByteArrayView(m_json).sliced(from, end - from);
    }

    static QString text(QByteArrayView raw)
    {
        if (!raw.contains('\\'))
            return QString::fromUtf8(raw);
        const QByteArray whole = '"' + raw.toByteArray() + '"';
        return jsonFault(whole) ? QString::fromUtf8(raw) : decodedJsonString(whole);
    }

    void close(char bracket)
    {
        if (at() == bracket)
            ++m_at;
        else
            m_at = m_json.size(); // no JSON: no further
    }

    [[nodiscard]] char at() const { return m_at < m_json.size() ? m_json[m_at] : '\0'; }

    const QByteArray &m_json;
    SchemaNames &m_names;
    qsizetype m_at = 0;
};

} // namespace

SchemaNames schemaNames(const QByteArray &schema)
{
    SchemaNames names;
    Walker walker(schema, names);
    walker.space();
    walker.schema(0);
    return names;
}

} // namespace rc
