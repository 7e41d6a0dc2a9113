// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the ingest body by hand to preserve digits and order.
#include "core/entry/ingestbody.h"

#include "core/json/jsontext.h"

#include <algorithm>

namespace rc {

namespace {

QByteArray extraJson(const QList<ExtraField> &extra, const QString &marker)
{
    QByteArray json = "{";
    const auto add = [&json](const QString &key, const QByteArray &value) {
        if (json.size() > 1)
            json += ',';
        appendJsonString(json, key);
        json += ':' + value;
    };
    for (const ExtraField &field : extra) {
        // An invalid number would break the whole body, so it is sent as text.
        const bool isNumber = field.type == ExtraField::Type::Number && isJsonNumber(field.value);
        add(field.key, isNumber ? field.value.toLatin1() : jsonString(field.value));
    }
    if (!marker.isEmpty())
        add(markerKey, jsonString(marker));
    return json + '}';
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
    const QByteArray json = jsonObject({{"logs", jsonArray(entries, entryJson)}});
    return layout == JsonLayout::Indented ? jsonIndented(json) : json;
}

QByteArray entryJson(const LogEntry &entry)
{
    QList<JsonMember> members{{"level", jsonString(wireWord(entry.level))}, {"message", jsonString(entry.message)}};
    if (entry.ts.isValid())
        members.append({"ts", jsonString(isoWithOffset(entry.ts))});
    members.append({"extra", extraJson(entry.extra, entry.marker)});
    return jsonObject(members);
}

QByteArray extraJson(const QList<ExtraField> &extra)
{
    return extraJson(extra, {});
}

qsizetype fittingEntries(const QList<LogEntry> &entries, qint64 maxBytes)
{
    qint64 size = ingestBody({}).size() - 1; // the last one has no comma
    for (qsizetype i = 0; i < entries.size(); ++i) {
        size += sizeOf(entries.at(i)) + 1;
        if (size > maxBytes)
            return i;
    }
    return entries.size();
}

qsizetype maxEntriesPerRequest(const QList<LogEntry> &entries, qint64 maxBytes)
{
    QList<qint64> ends{0}; // the end offset of each entry with its comma, if all were in one list
    for (const LogEntry &entry : entries)
        ends.append(ends.constLast() + sizeOf(entry) + 1);
    const qint64 overhead = ingestBody({}).size() - 1; // the last one has no comma
    qsizetype count = std::max<qsizetype>(1, entries.size());
    for (qsizetype first = 0; first < entries.size() && count > 0;) {
        const qsizetype last = std::min(first + count, entries.size());
        if (overhead + ends.at(last) - ends.at(first) <= maxBytes) {
            first = last;
        } else {
            count =
                std::upper_bound(ends.cbegin() + first, ends.cbegin() + last, maxBytes - overhead + ends.at(first)) -
                ends.cbegin() - first - 1;
            first = 0; // a smaller limit moves the start of every request
        }
    }
    return count;
}

} // namespace rc
