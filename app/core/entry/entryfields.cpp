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
#include <cmath>
#include <optional>

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

/// Spreadsheets of most languages write a decimal comma.
QString withDecimalPoint(const QString &text)
{
    static const QRegularExpression form(u"\\A[0-9]+,[0-9]+(?:[eE][+-]?[0-9]+)?\\z"_s);
    return form.match(text).hasMatch() ? QString(text).replace(u',', u'.') : text;
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

namespace {

/// What a clock showed, and how far from UTC it was, where that is said.
struct ClockReading
{
    QDate date;
    QTime time;
    QString offset;
};

std::optional<ClockReading> clockReading(QStringView text)
{
    static const QRegularExpression form(
        u"\\A([0-9]{4})([-/])([0-9]{2})\\2([0-9]{2})[Tt ]([0-9]{2}:[0-9]{2})(:[0-9]{2})?(?:[.,]([0-9]{1,9}))?"
        " ?([Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)?\\z"_s);
    constexpr qsizetype longest = 48;
    if (text.size() > longest)
        return {};
    const QRegularExpressionMatch match = matchView(form, text);
    if (!match.hasMatch())
        return {};
    ClockReading read;
    read.date = QDate(match.captured(1).toInt(), match.captured(3).toInt(), match.captured(4).toInt());
    const QString seconds = match.captured(6).isEmpty() ? u":00"_s : match.captured(6);
    // what is finer than a millisecond is cut, as no entry carries it
    read.time = QTime::fromString(match.captured(5) + seconds, Qt::ISODate)
                    .addMSecs(match.captured(7).left(3).leftJustified(3, u'0').toInt());
    read.offset = match.captured(8);
    return read.date.isValid() && read.time.isValid() ? std::optional(read) : std::nullopt;
}

/// Of a number written with an exponent, as spreadsheets show long ones: what its last digit stands for.
double weightOfLastDigit(const QByteArray &number)
{
    const qsizetype e = number.toLower().indexOf('e');
    if (e < 0)
        return 0;
    const qsizetype point = number.indexOf('.');
    const qsizetype decimals = point < 0 ? 0 : e - point - 1;
    return std::pow(10.0, number.mid(e + 1).toDouble() - double(decimals));
}

} // namespace

QList<QDateTime> localTimes(QDate date, QTime time)
{
    QList<QDateTime> times;
    const QDateTime asUtc = utcTime(date, time);
    for (const int days : {-1, 1}) { // by the offsets before and behind a change of the clocks
        const QDateTime found = asUtc.addSecs(-asUtc.addDays(days).toLocalTime().offsetFromUtc()).toLocalTime();
        if (found.date() == date && found.time() == time && !times.contains(found))
            times.append(found);
    }
    return times;
}

QDateTime importedTime(QStringView text)
{
    const std::optional<ClockReading> clock = clockReading(text);
    if (!clock)
        return {};
    const auto &[date, time, offset] = *clock;
    QDateTime read;
    if (offset.isEmpty()) {
        const QList<QDateTime> times = localTimes(date, time);
        if (times.size() != 1)
            return {};
        read = times.first();
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
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    if (!isNumber)
        return {};
    // Of each unit the years from 1973 to 5138.
    double most = 1e11;
    double second = 1;
    while (value >= most && second < 1e9) {
        most *= 1000;
        second *= 1000;
    }
    if (!(value >= most / 1000) || value >= most || weightOfLastDigit(number) > second)
        return {};
    const QDateTime read = utcFromMSecs(qRound64(value / second * 1000));
    return isUsual(read) ? read : QDateTime();
}

QDateTime importedTimeOrEpoch(const QString &text)
{
    const QDateTime time = importedTime(text);
    return time.isValid() ? time : timeOfEpoch(withDecimalPoint(text).toLatin1());
}

QString secondTimeFault(const QString &name, ImportTarget target)
{
    return QCoreApplication::translate("rc::EntryImport", "“%1” sets the %2 a second time.")
        .arg(shownField(name), importTargetName(target));
}

QString timeFault(const QString &text)
{
    const QString shown = shownField(text);
    if (const auto clock = clockReading(text); clock && clock->offset.isEmpty()) {
        const qsizetype times = localTimes(clock->date, clock->time).size();
        if (times == 0)
            return QCoreApplication::translate("rc::EntryImport",
                                               "The local time “%1” does not exist: the clocks skip it. Add its offset "
                                               "from UTC, such as +01:00.")
                .arg(shown);
        if (times > 1)
            return QCoreApplication::translate("rc::EntryImport",
                                               "The local time “%1” exists twice: the clocks go back over it. Add its "
                                               "offset from UTC, such as +01:00.")
                .arg(shown);
    }
    constexpr double firstSerial = 20'000; // the year 1954
    constexpr double lastSerial = 80'000;  // the year 2119
    bool isNumber = false;
    const QByteArray number = withDecimalPoint(text).toLatin1();
    const double value = number.toDouble(&isNumber);
    if (isNumber && value >= firstSerial && value < lastSerial)
        return QCoreApplication::translate(
                   "rc::EntryImport", "“%1” looks like a spreadsheet’s number for a date. Format the column as text "
                                      "such as 2026-11-21 14:02:11.")
            .arg(shown);
    if (isNumber && weightOfLastDigit(number) > 1)
        return QCoreApplication::translate("rc::EntryImport", "“%1” was rounded, probably by a spreadsheet, so its "
                                                              "time is lost. Export the column with all digits.")
            .arg(shown);
    return QCoreApplication::translate("rc::EntryImport", "“%1” is not an ISO 8601 timestamp.").arg(shown);
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
        imported.hasLevel = true;
        if (level->severe)
            imported.severe = shownField(*raw.level).toLower();
    }
    entry.ts = raw.ts;
    imported.hasHead = raw.hasHead;
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
