// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/entryfields.h"

#include "core/datetimes.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/wordlist.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
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

constexpr std::array<LevelWord, 24> otherLevels{{
    {"trace"_L1, {Level::Debug}}, {"verbose"_L1, {Level::Debug}},
    {"fine"_L1, {Level::Debug}},  {"dbg"_L1, {Level::Debug}},
    {"dbug"_L1, {Level::Debug}},  {"vrb"_L1, {Level::Debug}},
    {"trc"_L1, {Level::Debug}},   {"information"_L1, {Level::Info}},
    {"inf"_L1, {Level::Info}},    {"notice"_L1, {Level::Info}},
    {"log"_L1, {Level::Info}},    {"warn"_L1, {Level::Warning}},
    {"wrn"_L1, {Level::Warning}}, {"err"_L1, severe},
    {"eror"_L1, severe},          {"ftl"_L1, severe},
    {"severe"_L1, severe},        {"crit"_L1, severe},
    {"critical"_L1, severe},      {"fatal"_L1, severe},
    {"panic"_L1, severe},         {"emerg"_L1, severe},
    {"emergency"_L1, severe},     {"dpanic"_L1, severe},
}};

QString shownField(const QString &text)
{
    return displayText(text, LineBreaks::Mark, shownFieldLength);
}

bool isMarker(const QString &text)
{
    static const QRegularExpression pattern(u"\\A[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}\\z"_s);
    return pattern.match(text).hasMatch();
}

/// Spreadsheets of most languages write a decimal comma.
QString withDecimalPoint(const QString &text)
{
    static const QRegularExpression pattern(u"\\A[0-9]+,[0-9]+(?:[eE][+-]?[0-9]+)?\\z"_s);
    return pattern.match(text).hasMatch() ? QString(text).replace(u',', u'.') : text;
}

/// Whether the time can be written with a four-digit year in any time zone.
bool hasFourDigitYear(const QDateTime &time)
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
    // Go's slog has levels between its four: "WARN+1", "DEBUG-4".
    static const QRegularExpression between(u"\\A(DEBUG|INFO|WARN|ERROR)[+-]\\d{1,2}\\z"_s);
    const QString base = matchView(between, word).captured(1);
    return base.isEmpty() ? std::nullopt : base == "ERROR"_L1 ? std::optional(severe) : importedLevel(base);
}

QStringList importedLevelWords()
{
    QStringList words = textsOf(levelTable(), &EnumRow<Level>::word);
    for (const LevelWord &row : otherLevels)
        words.append(row.word);
    return words;
}

QString expandedLevel(const QString &word)
{
    static const QHash<QString, QString> words{{u"D"_s, u"debug"_s},           {u"I"_s, u"info"_s},
                                               {u"W"_s, u"warning"_s},         {u"E"_s, u"err"_s},
                                               {u"F"_s, u"fatal"_s},           {u"."_s, u"debug"_s},
                                               {u"-"_s, u"debug"_s},           {u"*"_s, u"notice"_s},
                                               {u"#"_s, u"warning"_s},         {u"Fatal error"_s, u"fatal"_s},
                                               {u"Parse error"_s, u"fatal"_s}, {u"Deprecated"_s, u"notice"_s},
                                               {u"trce"_s, u"trace"_s},        {u"fail"_s, u"err"_s}};
    return words.value(word, word);
}

std::optional<QString> levelFromNumber(const QString &name, const QString &text)
{
    static constexpr std::array python{"debug"_L1, "info"_L1, "warning"_L1, "error"_L1, "critical"_L1};
    static constexpr std::array telemetry{"trace"_L1, "debug"_L1, "info"_L1, "warn"_L1, "error"_L1, "fatal"_L1};
    const int number = text.toInt();
    if (name.compare("levelno"_L1, Qt::CaseInsensitive) == 0 && number % 10 == 0 && number >= 10 && number <= 50)
        return python.at(std::size_t(number / 10 - 1));
    const bool isTelemetry = QString(name).remove(u'_').compare("severitynumber"_L1, Qt::CaseInsensitive) == 0;
    return isTelemetry && number >= 1 && number <= 24
               ? std::optional<QString>(telemetry.at(std::size_t(number - 1) / 4))
               : std::nullopt;
}

QLatin1StringView severityWord(int severity)
{
    // Severity 1 is called "alert", which is a level of its own here.
    constexpr std::array words{"emerg"_L1,   "critical"_L1, "critical"_L1, "err"_L1,
                               "warning"_L1, "notice"_L1,   "info"_L1,     "debug"_L1};
    return words.at(static_cast<std::size_t>(severity) % words.size());
}

namespace {

constexpr auto clockPattern =
    "(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2})(?::(?<second>[0-9]{2})(?:[.,](?<fraction>[0-9]{1,9}))?)?"
    "(?: ?(?<half>[AaPp][Mm])(?![A-Za-z]))?(?![0-9])";
/// Abbreviations shared by several zones and names of cities are recognized but ambiguous: they are not offsets.
constexpr auto zonePattern =
    "(?: ?\\(?(?:(?<zone>(?:UTC|GMT)?[+-][0-9]{2}(?::?[0-9]{2})?(?!:?[0-9])|[Zz]|UTC|GMT)|(?<unsure>"
    "CES?T|MES?T|EES?T|WES?T|BST|IST|MSK|[ECMP][SD]T|AKST|HST|JST|KST|AE[SD]T|NZ[SD]T|"
    "(?:Africa|America|Asia|Australia|Europe|Pacific)/\\w+))(?![\\w/]|:\\\\)\\)?)?";
constexpr auto monthPattern = "(?<name>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";

/// The formats of times in logs.
QList<QRegularExpression> timePatterns()
{
    const QString time = QLatin1StringView(clockPattern) + QString::fromLatin1(zonePattern);
    const QString weekday = u"\\A(?:[A-Z][a-z]{2},? )"_s;
    const QString day = weekday + u'?';
    const QString month = QString::fromLatin1(monthPattern);
    return {
        QRegularExpression(day + u"(?<year>[0-9]{4})([-/.])(?<month>[0-9]{2})\\g2(?<day>[0-9]{2})(?:[Tt]| {1,2})"_s +
                           time),
        QRegularExpression(u"\\A(?<first>[0-9]{1,2})([-/.])(?<then>[0-9]{1,2})\\g2(?<year>[0-9]{4}),?[Tt ]"_s + time),
        QRegularExpression(weekday + month + u" {1,2}(?<day>[0-9]{1,2}) "_s + time + u" (?<year>[0-9]{4})(?!\\w)"_s),
        QRegularExpression(day + month + u" {1,2}(?<day>[0-9]{1,2})(?:,? (?<year>[0-9]{4}),?(?: @)?)? "_s + time),
        QRegularExpression(day + u"(?<day>[0-9]{1,2})([ /-])"_s + month + u"\\g2(?<year>[0-9]{4})[ :]"_s + time),
        QRegularExpression(u"\\A(?<year>(?:19|20)[0-9]{2})(?<month>[0-9]{2})(?<day>[0-9]{2})[Tt](?<hour>[0-9]{2})"
                           "(?<minute>[0-9]{2})(?<second>[0-9]{2})(?:[.,](?<fraction>[0-9]{1,9}))?(?![0-9])"_s +
                           QLatin1StringView(zonePattern)),
    };
}

/// The points in time for this local time: none in the hour skipped for summer time, two in the repeated hour.
QList<QDateTime> localTimes(QDate date, QTime time)
{
    QList<QDateTime> times;
    const QDateTime asUtc = utcTime(date, time);
    for (const int days : {-1, 1}) { // tries the offsets before and after a clock change
        const QDateTime found = asUtc.addSecs(-asUtc.addDays(days).toLocalTime().offsetFromUtc()).toLocalTime();
        if (found.date() == date && found.time() == time && !times.contains(found))
            times.append(found);
    }
    return times;
}

/// The date of the last "Nov 21" before `now`. Accepts up to a day after `now`, since the other machine's clock may be
/// wrong. nullopt if there is no such date in any year.
std::optional<QDate> dateOfLastYear(int month, int day, QTime time, const QDateTime &now)
{
    constexpr int leapYears = 8; // 29 February may be eight years back
    for (int year = now.date().year(); now.isValid() && year >= now.date().year() - leapYears; --year) {
        const QDate date(year, month, day);
        if (!date.isValid())
            continue;
        const QList<QDateTime> times = localTimes(date, time);
        if (times.isEmpty() || times.first() <= now.addDays(1))
            return date;
    }
    return std::nullopt;
}

QTime timeOfDay(const QRegularExpressionMatch &match)
{
    int hour = match.captured(u"hour"_s).toInt();
    const QString halfOfDay = match.captured(u"half"_s).toLower();
    if (!halfOfDay.isEmpty() && (hour < 1 || hour > 12))
        return {};
    if (!halfOfDay.isEmpty())
        hour = hour % 12 + (halfOfDay == "pm"_L1 ? 12 : 0);
    // Entries have milliseconds.
    return {hour, match.captured(u"minute"_s).toInt(), match.captured(u"second"_s).toInt(),
            match.captured(u"fraction"_s).left(3).leftJustified(3, u'0').toInt()};
}

std::optional<int> offsetOf(QString zone)
{
    zone.remove(u"UTC"_s).remove(u"GMT"_s);
    if (zone.isEmpty() || zone.compare("z"_L1, Qt::CaseInsensitive) == 0)
        return 0;
    const int minutes = zone.size() > 3 ? zone.right(2).toInt() : 0;
    const int seconds = (zone.mid(1, 2).toInt() * 60 + minutes) * 60;
    if (minutes > 59 || seconds > maxUtcOffset)
        return {};
    return zone.startsWith(u'-') ? -seconds : seconds;
}

std::optional<LeadingTime> timeFromMatch(const QRegularExpressionMatch &match, const QDateTime &now)
{
    const auto number = [&match](const QString &name) { return match.captured(name).toInt(); };
    const QString shownText = shownField(match.captured());
    const QString year = match.captured(u"year"_s);
    LeadingTime read{{}, {}, match.capturedLength(), !year.isEmpty()};
    const QTime time = timeOfDay(match);
    int month = number(u"month"_s);
    int day = number(u"day"_s);
    for (int i = 1; month == 0 && i <= 12; ++i)
        month = QLocale::c().monthName(i, QLocale::ShortFormat) == match.captured(u"name"_s) ? i : 0;
    if (const int first = number(u"first"_s); first > 0) {
        const int then = number(u"then"_s);
        day = std::max(first, then);
        month = std::min(first, then);
        if (day <= 12 && day != month)
            read.fault = QCoreApplication::translate("rc::EntryImport",
                                                     "In “%1” the day and the month are ambiguous. Write the date "
                                                     "such as 2026-11-21.")
                             .arg(shownText);
    }
    const std::optional<QDate> date =
        year.isEmpty() ? dateOfLastYear(month, day, time, now) : QDate(year.toInt(), month, day);
    if (!date || !date->isValid() || !time.isValid())
        return {};
    const QString zone = match.captured(u"zone"_s);
    const QList<QDateTime> local = zone.isEmpty() ? localTimes(*date, time) : QList<QDateTime>();
    if (!match.captured(u"unsure"_s).isEmpty() || (zone.isEmpty() && local.size() != 1))
        read.fault = QCoreApplication::translate("rc::EntryImport",
                                                 "The time zone of “%1” is not certain. Write UTC or an offset such "
                                                 "as +01:00.")
                         .arg(shownText);
    if (!read.fault.isEmpty())
        return read;
    if (zone.isEmpty())
        read.time = local.first();
    else if (const auto offset = offsetOf(zone))
        read.time =
            zone.endsWith(u'z', Qt::CaseInsensitive) ? utcTime(*date, time) : timeAtOffset(*date, time, *offset);
    return hasFourDigitYear(read.time) ? std::optional(read) : std::nullopt;
}

/// The value of the last digit of a number in exponent form, which spreadsheets use for long numbers. 0 for other
/// numbers.
double valueOfLastDigit(const QByteArray &number)
{
    const qsizetype e = number.toLower().indexOf('e');
    if (e < 0)
        return 0;
    const qsizetype point = number.indexOf('.');
    const qsizetype decimals = point < 0 ? 0 : e - point - 1;
    return std::pow(10.0, number.mid(e + 1).toDouble() - double(decimals));
}

} // namespace

std::optional<LeadingTime> leadingTime(const QString &text, const QDateTime &now)
{
    constexpr qsizetype maxLength = 64;
    const QString begin = text.left(maxLength);
    static const QList<QRegularExpression> patterns = timePatterns();
    for (const QRegularExpression &pattern : patterns) {
        if (const QRegularExpressionMatch match = pattern.match(begin); match.hasMatch()) {
            if (const auto read = timeFromMatch(match, now))
                return read;
        }
    }
    // Without a fraction the number may be anything.
    static const QRegularExpression epoch(u"\\A[0-9]{10}\\.[0-9]{3,9}(?![\\w.])"_s);
    if (const QRegularExpressionMatch match = epoch.match(begin); match.hasMatch()) {
        if (const QDateTime time = timeFromEpoch(match.captured().toLatin1()); time.isValid())
            return LeadingTime{time, {}, match.capturedLength()};
    }
    return {};
}

std::optional<LeadingTime> exactTime(const QString &text, const QDateTime &now)
{
    const auto read = leadingTime(text, now);
    return read && read->length == text.size() ? read : std::nullopt;
}

bool isTimeLike(const QString &text)
{
    return exactTime(text).has_value();
}

QDateTime importedTime(const QString &text)
{
    const auto read = exactTime(text);
    return read ? read->time : QDateTime();
}

QDateTime timeFromEpoch(const QByteArray &number)
{
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    if (!isNumber)
        return {};
    // Each unit covers the years 1973 to 5138.
    double limit = 1e11;
    double unitsPerSecond = 1;
    while (value >= limit && unitsPerSecond < 1e9) {
        limit *= 1000;
        unitsPerSecond *= 1000;
    }
    if (!(value >= limit / 1000) || value >= limit || valueOfLastDigit(number) > unitsPerSecond)
        return {};
    const QDateTime read = utcFromMSecs(qRound64(value / unitsPerSecond * 1000));
    return hasFourDigitYear(read) ? read : QDateTime();
}

QDateTime importedTimeOrEpoch(const QString &text, const QString &name)
{
    // Milliseconds since 1970 have 14 digits only after the year 2286.
    static const QRegularExpression compact(u"\\A((?:19|20)[0-9]{6})([0-9]{6})\\z"_s);
    const QString plain = QString(text).replace(compact, u"\\1T\\2"_s);
    const QDateTime inUtc = isUtcName(name) ? importedTime(plain + u" UTC"_s) : QDateTime();
    const QDateTime time = inUtc.isValid() ? inUtc : importedTime(plain);
    return time.isValid() ? time : timeFromEpoch(withDecimalPoint(plain).toLatin1());
}

bool isTimeOfDay(const QString &text)
{
    static const QRegularExpression pattern(u"\\A"_s + QLatin1StringView(clockPattern) +
                                            QLatin1StringView(zonePattern) + u"\\z"_s);
    return pattern.match(text).hasMatch();
}

bool isDate(const QString &text)
{
    return !isTimeLike(text) && isTimeLike(text + u" 12:00:00"_s);
}

namespace {

/// The fault of an unreadable time such as “yesterday” or 46346.585: a sentence.
QString timeFault(const QString &text)
{
    const QString shownText = shownField(text);
    if (const auto read = exactTime(text); read && !read->fault.isEmpty())
        return read->fault;
    constexpr double minSerial = 20'000; // the year 1954
    constexpr double maxSerial = 80'000; // the year 2119
    bool isNumber = false;
    const QByteArray number = withDecimalPoint(text).toLatin1();
    const double value = number.toDouble(&isNumber);
    if (isNumber && value >= minSerial && value < maxSerial)
        return QCoreApplication::translate(
                   "rc::EntryImport", "“%1” looks like a spreadsheet’s number for a date. Format the column as text "
                                      "such as 2026-11-21 14:02:11.")
            .arg(shownText);
    if (isNumber && valueOfLastDigit(number) > 1)
        return QCoreApplication::translate("rc::EntryImport", "“%1” was rounded, probably by a spreadsheet, so its "
                                                              "time is lost. Export the column with all digits.")
            .arg(shownText);
    return QCoreApplication::translate("rc::EntryImport", "“%1” is not an ISO 8601 timestamp.").arg(shownText);
}

/// Severe words such as “fatal” count as errors.
bool isSameLevel(std::optional<ImportedLevel> first, ImportedLevel second)
{
    const auto effective = [](ImportedLevel level) { return level.severe ? Level::Error : level.level; };
    return first && effective(*first) == effective(second);
}

/// The first usable level word: some loggers leave the usual field empty and have the level in another.
QString levelWordOf(const RawEntry &raw)
{
    if (raw.level && !raw.level->isEmpty())
        return *raw.level;
    const auto other = std::find_if(raw.otherLevels.cbegin(), raw.otherLevels.cend(),
                                    [](const QString &word) { return importedLevel(word).has_value(); });
    return other == raw.otherLevels.cend() ? QString() : *other;
}

} // namespace

QString RawEntry::set(ImportTarget target, const QString &name, const QString &text)
{
    const bool isSet = target == ImportTarget::Level     ? level.has_value()
                       : target == ImportTarget::Message ? message.has_value()
                                                         : ts.isValid();
    if (isSet)
        return QCoreApplication::translate("rc::EntryImport", "“%1” sets the %2 a second time.")
            .arg(shownField(name), importTargetName(target));
    if (target == ImportTarget::Level)
        level = text;
    else if (target == ImportTarget::Message)
        message = text;
    else
        ts = importedTimeOrEpoch(text, name);
    return target == ImportTarget::Timestamp && !ts.isValid() ? timeFault(text) : QString();
}

Result<ImportedEntry> importedEntry(const RawEntry &raw)
{
    ImportedEntry imported;
    LogEntry &entry = imported.entry;
    if (!raw.message)
        return failure(QCoreApplication::translate("rc::EntryImport", "It has no message."));
    entry.message = *raw.message;
    const auto hasNul = [](const ExtraField &field) {
        return field.key.contains(QChar(u'\0')) || field.value.contains(QChar(u'\0'));
    };
    if (entry.message.contains(QChar(u'\0')) || std::any_of(raw.extra.cbegin(), raw.extra.cend(), hasNul))
        return failure(QCoreApplication::translate("rc::EntryImport", "It contains a NUL character."));
    const QString word = levelWordOf(raw);
    if (!word.isEmpty()) {
        const auto level = importedLevel(word);
        if (!level)
            return failure(
                QCoreApplication::translate("rc::EntryImport", "“%1” is not a level.").arg(shownField(word)));
        entry.level = level->level;
        imported.hasLevel = true;
        if (level->severe)
            imported.severe = shownField(word).toLower();
    }
    for (const QString &other : raw.otherLevels) {
        const auto level = importedLevel(other);
        if (level && !isSameLevel(importedLevel(word), *level))
            return failure(QCoreApplication::translate("rc::EntryImport",
                                                       "It has two levels, “%1” and “%2”. Choose the field that is "
                                                       "the level.")
                               .arg(shownField(word), shownField(other)));
    }
    entry.ts = raw.ts;
    imported.startsEntry = raw.startsEntry;
    for (const ExtraField &field : raw.extra) {
        if (field.key != markerKey || !isMarker(field.value))
            entry.extra.append(field);
    }
    if (const QString fault = extraFault(entry.extra); !fault.isEmpty())
        return failure(fault);
    return imported;
}

} // namespace rc
