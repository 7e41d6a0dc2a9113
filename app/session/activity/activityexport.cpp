// SPDX-License-Identifier: GPL-3.0-or-later
// Converts every member to text; JSON and CSV only wrap it differently.
#include "session/activity/activityexport.h"

#include "core/entry/csv.h"
#include "core/json/jsontext.h"
#include "session/activity/records.h"
#include "store/files/textfile.h"

#include <QSaveFile>

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

enum class Shape {
    Text,
    Number,
    Json, ///< an object that is stored as text
};

struct Member
{
    QByteArrayView name;
    Shape shape;
    QString (*text)(const ActivityRecord &);
};

template<QString ActivityRecord::*text>
constexpr Member textMember(QByteArrayView name, Shape shape = Shape::Text)
{
    return {name, shape, [](const ActivityRecord &record) { return record.*text; }};
}

constexpr std::array<Member, 20> recordMembers{{
    {"id", Shape::Text, [](const ActivityRecord &r) { return r.id.toString(QUuid::WithoutBraces); }},
    {"kind", Shape::Text, [](const ActivityRecord &r) { return QString(wireWord(r.kind)); }},
    {"outcome", Shape::Text, [](const ActivityRecord &r) { return QString(wireWord(r.outcome)); }},
    {"at", Shape::Text, [](const ActivityRecord &r) { return r.at.toUTC().toString(Qt::ISODateWithMs); }},
    textMember<&ActivityRecord::profile>("profile"),
    textMember<&ActivityRecord::resource>("resource"),
    {"level", Shape::Text, [](const ActivityRecord &r) { return r.level ? QString(wireWord(*r.level)) : u""_s; }},
    {"message", Shape::Text, messageOf},
    textMember<&ActivityRecord::extra>("extra", Shape::Json),
    textMember<&ActivityRecord::ts>("ts"),
    textMember<&ActivityRecord::marker>("marker"),
    {"status", Shape::Number, [](const ActivityRecord &r) { return QString::number(r.status); }},
    {"elapsedMs", Shape::Number, [](const ActivityRecord &r) { return QString::number(r.elapsedMs); }},
    {"timings", Shape::Text, [](const ActivityRecord &r) { return timingsText(r.timings); }},
    textMember<&ActivityRecord::errorKind>("errorKind"),
    {"error", Shape::Text, errorOf},
    {"batch", Shape::Text,
     [](const ActivityRecord &r) { return r.batch.isNull() ? u""_s : r.batch.toString(QUuid::WithoutBraces); }},
    textMember<&ActivityRecord::key>("key"),
    textMember<&ActivityRecord::reply>("reply"),
    textMember<&ActivityRecord::report>("report", Shape::Json),
}};

/// Raw if that reproduces the same bytes, else as a string.
QByteArray embedded(const QString &text)
{
    const QByteArray json = text.toUtf8();
    const bool isObject = json.startsWith('{') && json.endsWith('}') && !json.contains('\n') && !json.contains('\r');
    return isObject && !jsonFault(json) ? json : jsonString(text);
}

QByteArray valueOf(const Member &member, const ActivityRecord &record)
{
    const QString text = member.text(record);
    switch (member.shape) {
    case Shape::Number:
        return text.toLatin1();
    case Shape::Json:
        return embedded(text);
    case Shape::Text:
        break;
    }
    return jsonString(text);
}

} // namespace

Result<qint64> exportActivity(ActivityFile &file, const ActivityFilter &filter, QIODevice &out, ActivityFormat format)
{
    qint64 written = 0;
    const auto write = [&out](const QByteArray &bytes) -> Result<void> {
        if (out.write(bytes) == bytes.size())
            return {};
        return failure(ErrorKind::FileFailed, out.errorString());
    };
    if (format == ActivityFormat::Csv) {
        RC_CHECK(write(activityCsvHeader()));
    }
    constexpr qint64 all = std::numeric_limits<qint64>::max();
    RC_CHECK(file.forEach(filter, all, ActivityDetail::Full, [&](const ActivityRecord &record) {
        ++written;
        return write(format == ActivityFormat::Csv ? activityCsv(record) : activityJson(record) + '\n');
    }));
    return written;
}

Result<qint64> exportActivity(ActivityFile &file, const ActivityFilter &filter, QSaveFile &out)
{
    const bool isCsv = out.fileName().endsWith(".csv"_L1, Qt::CaseInsensitive);
    RC_CHECK(openToReplace(out, FileOwner::User));
    out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    RC_TRY(rows, exportActivity(file, filter, out, isCsv ? ActivityFormat::Csv : ActivityFormat::JsonLines));
    if (!flushAndCommit(out))
        return failure(fileError(out.fileName(), {.words = out.errorString()}));
    return *rows;
}

QByteArray activityJson(const ActivityRecord &record)
{
    QList<JsonMember> parts;
    for (const Member &member : recordMembers)
        parts.append({member.name.toByteArray(), valueOf(member, record)});
    return jsonObject(parts);
}

QByteArray activityCsvHeader()
{
    QList<QByteArray> cells;
    for (const Member &member : recordMembers)
        cells.append(member.name.toByteArray());
    return csvLine(cells);
}

QByteArray activityCsv(const ActivityRecord &record)
{
    QList<QByteArray> cells;
    for (const Member &member : recordMembers)
        cells.append(csvTextCell(member.text(record)));
    return csvLine(cells);
}

} // namespace rc
