// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingestbody.h"

#include "core/jsontext.h"

namespace rc {

namespace {

/// One member after another, each on a line of its own when indented.
class ObjectWriter
{
public:
    ObjectWriter(JsonLayout layout, int depth)
        : m_indented(layout == JsonLayout::Indented)
        , m_depth(depth)
    {
    }

    void add(const QString &key, const QByteArray &value)
    {
        m_json += m_json.isEmpty() ? "" : ",";
        m_json += lineStart(m_depth + 1);
        m_json += jsonString(key) + (m_indented ? ": " : ":") + value;
    }

    [[nodiscard]] QByteArray done() const
    {
        return m_json.isEmpty() ? QByteArray("{}") : '{' + m_json + lineStart(m_depth) + '}';
    }

private:
    [[nodiscard]] QByteArray lineStart(int depth) const
    {
        return m_indented ? '\n' + QByteArray(depth * 2, ' ') : QByteArray();
    }

    QByteArray m_json;
    bool m_indented;
    int m_depth;
};

QByteArray extraJson(const LogEntry &entry, JsonLayout layout, int depth)
{
    ObjectWriter object(layout, depth);
    for (const ExtraField &field : entry.extra)
        object.add(field.key,
                   field.type == ExtraField::Type::Number ? field.value.toLatin1() : jsonString(field.value));
    if (!entry.marker.isEmpty())
        object.add(QStringLiteral("marker"), jsonString(entry.marker));
    return object.done();
}

QByteArray entryJson(const LogEntry &entry, JsonLayout layout, int depth)
{
    ObjectWriter object(layout, depth);
    object.add(QStringLiteral("level"), jsonString(QString(wireWord(entry.level))));
    object.add(QStringLiteral("message"), jsonString(entry.message));
    object.add(QStringLiteral("ts"), jsonString(isoWithOffset(entry.ts)));
    if (!entry.extra.isEmpty() || !entry.marker.isEmpty())
        object.add(QStringLiteral("extra"), extraJson(entry, layout, depth + 1));
    return object.done();
}

} // namespace

QByteArray ingestBody(const QList<LogEntry> &entries, JsonLayout layout)
{
    const bool indented = layout == JsonLayout::Indented;
    QByteArrayList parts;
    for (const LogEntry &entry : entries)
        parts.append(entryJson(entry, layout, 0));
    return (indented ? "{\"logs\": [" : "{\"logs\":[") + parts.join(indented ? ", " : ",") + "]}";
}

} // namespace rc
