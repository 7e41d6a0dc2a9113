// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the ingest body by hand to preserve digits and order.
#include "core/entry/ingestbody.h"

#include "core/json/jsontext.h"

#include <algorithm>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

/// Writes members or elements between brackets, on one line or one per line.
class Writer
{
public:
    explicit Writer(JsonLayout layout)
        : m_indented(layout == JsonLayout::Indented)
    {
    }

    void open(char bracket)
    {
        m_json += bracket;
        ++m_depth;
        m_first = true;
    }

    void close(char bracket)
    {
        --m_depth;
        if (!m_first)
            newLine();
        m_json += bracket;
        m_first = false;
    }

    void next()
    {
        if (!m_first)
            m_json += ',';
        m_first = false;
        newLine();
    }

    void key(const QString &name)
    {
        next();
        appendJsonString(m_json, name);
        m_json += m_indented ? ": " : ":";
    }

    /// For our own names, which need no escaping.
    void key(QLatin1StringView name)
    {
        next();
        m_json += '"';
        m_json.append(name.data(), name.size());
        m_json += m_indented ? "\": " : "\":";
    }

    void text(const QString &value) { appendJsonString(m_json, value); }

    void value(const QByteArray &json) { m_json += json; }
    [[nodiscard]] QByteArray json() const { return m_json; }

private:
    void newLine()
    {
        if (m_indented)
            m_json += '\n' + QByteArray(2 * m_depth, ' ');
    }

    bool m_indented;
    bool m_first = true;
    qsizetype m_depth = 0;
    QByteArray m_json;
};

QByteArray extraValue(const ExtraField &field)
{
    // An invalid number would break the whole body, so it is sent as text.
    const bool number = field.type == ExtraField::Type::Number && isJsonNumber(field.value);
    return number ? field.value.toLatin1() : jsonString(field.value);
}

void writeEntry(Writer &writer, const LogEntry &entry)
{
    writer.open('{');
    writer.key("level"_L1);
    writer.text(wireWord(entry.level));
    writer.key("message"_L1);
    writer.text(entry.message);
    if (entry.ts.isValid()) {
        writer.key("ts"_L1);
        writer.text(isoWithOffset(entry.ts));
    }
    writer.key("extra"_L1);
    writer.open('{');
    for (const ExtraField &field : entry.extra) {
        writer.key(field.key);
        writer.value(extraValue(field));
    }
    if (!entry.marker.isEmpty()) {
        writer.key(markerKey);
        writer.text(entry.marker);
    }
    writer.close('}');
    writer.close('}');
}

/// The size in a compact body. An entry without a time will get one before it is sent.
qint64 sizeOf(const LogEntry &entry)
{
    if (entry.ts.isValid())
        return entryJson(entry).size();
    LogEntry stamped = entry;
    stamped.ts = QDateTime::currentDateTimeUtc();
    return entryJson(stamped).size();
}

} // namespace

QByteArray ingestBody(const QList<LogEntry> &entries, JsonLayout layout)
{
    Writer writer(layout);
    writer.open('{');
    writer.key("logs"_L1);
    writer.open('[');
    for (const LogEntry &entry : entries) {
        writer.next();
        writeEntry(writer, entry);
    }
    writer.close(']');
    writer.close('}');
    return writer.json();
}

QByteArray entryJson(const LogEntry &entry)
{
    Writer writer(JsonLayout::Compact);
    writeEntry(writer, entry);
    return writer.json();
}

QByteArray extraJson(const QList<ExtraField> &extra)
{
    Writer writer(JsonLayout::Compact);
    writer.open('{');
    for (const ExtraField &field : extra) {
        writer.key(field.key);
        writer.value(extraValue(field));
    }
    writer.close('}');
    return writer.json();
}

qsizetype fittingEntries(const QList<LogEntry> &entries, qint64 most)
{
    qint64 size = ingestBody({}).size() - 1; // the last one has no comma
    for (qsizetype i = 0; i < entries.size(); ++i) {
        size += sizeOf(entries.at(i)) + 1;
        if (size > most)
            return i;
    }
    return entries.size();
}

qsizetype fittingPerRequest(const QList<LogEntry> &entries, qint64 most)
{
    QList<qint64> ends{0}; // the end offset of each entry with its comma, if all were in one list
    for (const LogEntry &entry : entries)
        ends.append(ends.constLast() + sizeOf(entry) + 1);
    const qint64 around = ingestBody({}).size() - 1; // the last one has no comma
    qsizetype count = std::max<qsizetype>(1, entries.size());
    for (qsizetype first = 0; first < entries.size() && count > 0;) {
        const qsizetype last = std::min(first + count, entries.size());
        if (around + ends.at(last) - ends.at(first) <= most) {
            first = last;
        } else {
            count = std::upper_bound(ends.cbegin() + first, ends.cbegin() + last, most - around + ends.at(first)) -
                    ends.cbegin() - first - 1;
            first = 0; // a smaller limit moves the start of every request
        }
    }
    return count;
}

} // namespace rc
