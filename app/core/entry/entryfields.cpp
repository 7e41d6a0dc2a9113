// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/entryfields.h"

#include "core/datetimes.h"
#include "core/json/jsontext.h"
#include "core/viewmatch.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTimeZone>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownFieldLength = 80;

struct LevelWord
{
    QLatin1StringView word;
    ImportedLevel means;
};

constexpr ImportedLevel severe{Level::Warning, true};

constexpr std::array<LevelWord, 18> otherLevels{{
    {"trace"_L1, {Level::Debug}},
    {"verbose"_L1, {Level::Debug}},
    {"fine"_L1, {Level::Debug}},
    {"dbg"_L1, {Level::Debug}},
    {"information"_L1, {Level::Info}},
    {"inf"_L1, {Level::Info}},
    {"notice"_L1, {Level::Info}},
    {"log"_L1, {Level::Info}},
    {"warn"_L1, {Level::Warning}},
    {"wrn"_L1, {Level::Warning}},
    {"err"_L1, severe},
    {"severe"_L1, severe},
    {"crit"_L1, severe},
    {"critical"_L1, severe},
    {"fatal"_L1, severe},
    {"panic"_L1, severe},
    {"emerg"_L1, severe},
    {"emergency"_L1, severe},
}};

QString shownField(const QString &text)
{
    return displayText(text, LineBreaks::Mark, shownFieldLength);
}

bool isMarker(const QString &text)
{
    static const QRegularExpression form(u"\\A[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}\\z"_s);
    return form.match(text).hasMatch();
}

/// Such times can be written with four digits of a year, in any zone.
bool isUsual(const QDateTime &time)
{
    return time.isValid() && time.date().year() > 1 && time.date().year() < 9999;
}

} // namespace

std::optional<ImportedLevel> importedLevel(QStringView word)
{
    if (const auto level = levelFromWord(word))
        return ImportedLevel{*level};
    for (const LevelWord &row : otherLevels) {
        if (word.compare(row.word, Qt::CaseInsensitive) == 0)
            return row.means;
    }
    return {};
}

QLatin1StringView severityWord(int severity)
{
    // Severity 1 is called "alert", which is another thing here.
    constexpr std::array words{"emerg"_L1,   "critical"_L1, "critical"_L1, "err"_L1,
                               "warning"_L1, "notice"_L1,   "info"_L1,     "debug"_L1};
    return words.at(static_cast<std::size_t>(severity) % words.size());
}

QDateTime importedTime(QStringView text)
{
    static const QRegularExpression form(
        u"\\A([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}:[0-9]{2}:[0-9]{2})(?:[.,]([0-9]{1,9}))?"
        " ?([Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)?\\z"_s);
    constexpr qsizetype longest = 48;
    if (text.size() > longest)
        return {};
    const QRegularExpressionMatch match = matchView(form, text);
    if (!match.hasMatch())
        return {};
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    // what is finer than a millisecond is cut, as no entry carries it
    const QTime time = QTime::fromString(match.captured(2), Qt::ISODate)
                           .addMSecs(match.captured(3).left(3).leftJustified(3, u'0').toInt());
    if (!date.isValid() || !time.isValid())
        return {};
    const QString offset = match.captured(4);
    QDateTime read;
    if (offset.isEmpty()) {
        read = QDateTime(date, time);
    } else if (offset.compare(u"z"_s, Qt::CaseInsensitive) == 0) {
        read = utcTime(date, time);
    } else {
        const int hours = offset.mid(1, 2).toInt();
        const int minutes = offset.size() > 3 ? offset.right(2).toInt() : 0;
        const int seconds = (hours * 60 + minutes) * 60;
        if (minutes > 59 || seconds > farthestFromUtc)
            return {};
        read = timeAtOffset(date, time, offset.startsWith(u'-') ? -seconds : seconds);
    }
    return isUsual(read) ? read : QDateTime();
}

QDateTime timeOfEpoch(const QByteArray &number)
{
    constexpr double fewestMilliseconds = 1e11; // as seconds that is the year 5138, as milliseconds 1973
    constexpr double most = 1e15;
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    if (!isNumber || !(value >= 0) || value > most)
        return {};
    const double milliseconds = value < fewestMilliseconds ? value * 1000 : value;
    const QDateTime read = utcFromMSecs(qRound64(milliseconds));
    return isUsual(read) ? read : QDateTime();
}

QDateTime importedTimeOrEpoch(const QString &text)
{
    const QDateTime time = importedTime(text);
    return time.isValid() ? time : timeOfEpoch(text.toLatin1());
}

QString secondTimeFault(const QString &name, ImportTarget target)
{
    return QCoreApplication::translate("rc::EntryImport", "“%1” sets the %2 a second time.")
        .arg(shownField(name), importTargetName(target));
}

QString timeFault(const QString &text)
{
    return QCoreApplication::translate("rc::EntryImport", "“%1” is not an ISO 8601 timestamp.").arg(shownField(text));
}

tl::unexpected<Error> importFault(const QString &why)
{
    return failure(badInput(why));
}

Result<ImportedEntry> importedEntry(const RawEntry &raw)
{
    ImportedEntry imported;
    LogEntry &entry = imported.entry;
    if (!raw.message)
        return importFault(QCoreApplication::translate("rc::EntryImport", "It has no message."));
    entry.message = *raw.message;
    if (entry.message.contains(QChar(u'\0')))
        return importFault(QCoreApplication::translate("rc::EntryImport", "Its message contains a NUL character."));
    if (raw.level) {
        const auto level = importedLevel(*raw.level);
        if (!level)
            return importFault(
                QCoreApplication::translate("rc::EntryImport", "“%1” is not a level.").arg(shownField(*raw.level)));
        entry.level = level->level;
        if (level->severe)
            imported.severe = shownField(*raw.level).toLower();
    }
    entry.ts = raw.ts;
    for (const ExtraField &field : raw.extra) {
        if (field.key == markerKey && isMarker(field.value))
            continue;
        if (field.key.contains(QChar(u'\0')) || field.value.contains(QChar(u'\0')))
            return importFault(QCoreApplication::translate("rc::EntryImport", "Its extra contains a NUL character."));
        entry.extra.append(field);
    }
    if (const QString fault = extraFault(entry.extra); !fault.isEmpty())
        return importFault(fault);
    return imported;
}

} // namespace rc
