// SPDX-License-Identifier: GPL-3.0-or-later
// Every member is a text first; JSON and CSV differ in how they wrap it.
#include "session/activity/recordtext.h"

#include "core/entry/csv.h"
#include "core/json/jsonparts.h"
#include "core/json/strictjson.h"
#include "core/key/keyfingerprint.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ActivityTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Activity)
};

enum class Shape {
    Text,
    Number,
    Json, ///< an object that was kept as text
};

struct Member
{
    QByteArrayView name;
    Shape shape;
    QString (*text)(const ActivityRecord &);
    bool (*read)(ActivityRecord &, const QString &); ///< false: that is none
    bool isNew = false;                              ///< files of an earlier version of this program do not have it
};

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

bool readNumber(const QString &text, qint64 least, qint64 &number)
{
    bool isNumber = false;
    number = text.toLongLong(&isNumber);
    return isNumber && number >= least;
}

QString timingsText(const ActivityRecord &record)
{
    const RequestTimings &timings = record.timings;
    QStringList numbers;
    for (const qint64 number : {timings.connecting, timings.encrypted, timings.sent, timings.firstByte, timings.done})
        numbers.append(QString::number(number));
    return numbers.join(u' ');
}

bool readTimings(ActivityRecord &record, const QString &text)
{
    const QStringList parts = text.split(u' ');
    RequestTimings &timings = record.timings;
    const std::array<qint64 *, 5> numbers{&timings.connecting, &timings.encrypted, &timings.sent, &timings.firstByte,
                                          &timings.done};
    if (parts.size() != static_cast<qsizetype>(numbers.size()))
        return false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!readNumber(parts.at(static_cast<qsizetype>(i)), -1, *numbers.at(i)))
            return false;
    }
    return true;
}

bool readTime(ActivityRecord &record, const QString &text)
{
    record.at = QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
    return record.at.isValid();
}

bool readOutcome(ActivityRecord &record, const QString &text)
{
    const auto outcome = activityOutcomeFromWord(text);
    if (!outcome)
        return false;
    record.outcome = *outcome;
    if (record.outcome == ActivityOutcome::Sending) // nobody here will complete it
        record.outcome = ActivityOutcome::Unknown;
    if (record.outcome == ActivityOutcome::Planned)
        record.outcome = ActivityOutcome::NotSent;
    return true;
}

bool readKind(ActivityRecord &record, const QString &text)
{
    const auto kind = activityKindFromWord(text);
    record.kind = kind.value_or(ActivityKind::Send);
    return kind.has_value();
}

bool readLevel(ActivityRecord &record, const QString &text)
{
    record.level = levelFromWord(text);
    return text.isEmpty() || record.level;
}

bool readStatus(ActivityRecord &record, const QString &text)
{
    qint64 status = 0;
    const bool well = readNumber(text, 0, status) && status <= 999;
    record.status = static_cast<int>(status);
    return well;
}

template<QString ActivityRecord::*text>
constexpr Member textMember(QByteArrayView name, Shape shape = Shape::Text)
{
    return {name, shape, [](const ActivityRecord &record) { return record.*text; },
            [](ActivityRecord &record, const QString &value) {
                record.*text = value;
                return value.size() <= activityTextCap;
            }};
}

/// Empty, or four hex digits.
bool readKey(ActivityRecord &record, const QString &text)
{
    record.key = text;
    return text.isEmpty() || isKeyFingerprint(text);
}

const std::array<Member, 20> &members()
{
    static const std::array<Member, 20> table{{
        {"id", Shape::Text, [](const ActivityRecord &r) { return r.id.toString(QUuid::WithoutBraces); },
         [](ActivityRecord &r, const QString &text) {
             r.id = QUuid::fromString(text);
             return !r.id.isNull();
         }},
        {"kind", Shape::Text, [](const ActivityRecord &r) { return QString(wireWord(r.kind)); }, readKind},
        {"outcome", Shape::Text, [](const ActivityRecord &r) { return QString(wireWord(r.outcome)); }, readOutcome},
        {"at", Shape::Text, [](const ActivityRecord &r) { return timeText(r.at); }, readTime},
        textMember<&ActivityRecord::profile>("profile"),
        textMember<&ActivityRecord::resource>("resource"),
        {"level", Shape::Text, [](const ActivityRecord &r) { return r.level ? QString(wireWord(*r.level)) : u""_s; },
         readLevel},
        textMember<&ActivityRecord::message>("message"),
        textMember<&ActivityRecord::extra>("extra", Shape::Json),
        textMember<&ActivityRecord::ts>("ts"),
        textMember<&ActivityRecord::marker>("marker"),
        {"status", Shape::Number, [](const ActivityRecord &r) { return QString::number(r.status); }, readStatus},
        {"elapsedMs", Shape::Number, [](const ActivityRecord &r) { return QString::number(r.elapsedMs); },
         [](ActivityRecord &r, const QString &text) { return readNumber(text, 0, r.elapsedMs); }},
        {"timings", Shape::Text, timingsText, readTimings},
        textMember<&ActivityRecord::errorKind>("errorKind"),
        textMember<&ActivityRecord::error>("error"),
        {"batch", Shape::Text,
         [](const ActivityRecord &r) { return r.batch.isNull() ? u""_s : r.batch.toString(QUuid::WithoutBraces); },
         [](ActivityRecord &r, const QString &text) {
             r.batch = QUuid::fromString(text);
             return text.isEmpty() || !r.batch.isNull();
         }},
        {"key", Shape::Text, [](const ActivityRecord &r) { return r.key; }, readKey, true},
        textMember<&ActivityRecord::reply>("reply"),
        textMember<&ActivityRecord::report>("report", Shape::Json),
    }};
    return table;
}

/// As it is when that gives the same bytes back, else as a string.
QByteArray embedded(const QString &text)
{
    const QByteArray json = text.toUtf8();
    const bool whole = json.startsWith('{') && json.endsWith('}') && !json.contains('\n') && !json.contains('\r');
    return whole && !jsonFault(json) ? json : jsonString(text);
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

Error wrongMember(QByteArrayView name, const QString &text)
{
    return badInput(
        ActivityTr::tr("“%1” cannot be “%2”.").arg(QString::fromLatin1(name), displayText(text, LineBreaks::Mark, 64)));
}

} // namespace

QByteArray activityJson(const ActivityRecord &record)
{
    QList<JsonMember> parts;
    for (const Member &member : members())
        parts.append({member.name.toByteArray(), valueOf(member, record)});
    return jsonObject(parts);
}

Result<ActivityRecord> activityFromJson(const QByteArray &json)
{
    if (const auto fault = jsonFault(json))
        return failure(badInput(ActivityTr::tr("Not valid JSON: %1").arg(fault->detail)));
    const auto pairs = jsonMembers(json);
    if (!pairs)
        return failure(badInput(ActivityTr::tr("Not a JSON object.")));
    QHash<QString, QByteArray> values;
    for (const auto &[name, value] : *pairs)
        values.insert(name, value);
    ActivityRecord record;
    for (const Member &member : members()) {
        const auto value = values.constFind(QString::fromLatin1(member.name));
        if (value == values.cend() && member.isNew)
            continue;
        if (value == values.cend())
            return failure(
                badInput(ActivityTr::tr("The member “%1” is missing.").arg(QString::fromLatin1(member.name))));
        const auto text = jsonText(*value);
        const bool raw = !text && ((member.shape == Shape::Json && value->startsWith('{')) ||
                                   (member.shape == Shape::Number && isJsonNumber(QString::fromLatin1(*value))));
        if (!text && !raw)
            return failure(wrongMember(member.name, QString::fromUtf8(*value)));
        const QString content = text ? *text : QString::fromUtf8(*value);
        if (!member.read(record, content))
            return failure(wrongMember(member.name, content));
    }
    return record;
}

QByteArray activityCsvHeader()
{
    QList<QByteArray> cells;
    for (const Member &member : members())
        cells.append(member.name.toByteArray());
    return csvLine(cells);
}

QByteArray activityCsv(const ActivityRecord &record)
{
    QList<QByteArray> cells;
    for (const Member &member : members()) {
        const QString text = member.text(record);
        cells.append(csvText(text));
    }
    return csvLine(cells);
}

Result<ActivityCsvColumns> activityCsvColumns(const QList<QByteArray> &header)
{
    ActivityCsvColumns columns;
    const QByteArray byteOrderMark = QByteArrayLiteral("\xEF\xBB\xBF"); // spreadsheets write one
    for (qsizetype i = 0; i < header.size(); ++i) {
        const QByteArray &name = header.at(i);
        columns.insert(i == 0 && name.startsWith(byteOrderMark) ? name.mid(byteOrderMark.size()) : name, i);
    }
    for (const Member &member : members()) {
        if (!columns.contains(member.name.toByteArray()) && !member.isNew)
            return failure(
                badInput(ActivityTr::tr("The first line has no column “%1”.").arg(QString::fromLatin1(member.name))));
    }
    return columns;
}

Result<ActivityRecord> activityFromCsv(const ActivityCsvColumns &columns, const QList<QByteArray> &cells)
{
    ActivityRecord record;
    for (const Member &member : members()) {
        const qsizetype column = columns.value(member.name.toByteArray(), -1);
        if (column < 0)
            continue;
        if (column >= cells.size())
            return failure(badInput(ActivityTr::tr("The row has only %1 cells.").arg(cells.size())));
        const QString text = textOfCsv(cells.at(column));
        if (!member.read(record, text))
            return failure(wrongMember(member.name, text));
    }
    return record;
}

} // namespace rc
