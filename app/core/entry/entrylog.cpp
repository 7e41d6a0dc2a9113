// SPDX-License-Identifier: GPL-3.0-or-later
// One entry from a line of a log: logfmt, syslog, time and level and text, or the line as it is.
#include "core/entry/entryfields.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int severities = 8; ///< of syslog

/// A time of this machine's clocks that they skip, or show twice.
bool isUnsureLocalTime(const QString &text)
{
    static const QRegularExpression form(u"\\A[0-9]{4}[-/][0-9]{2}[-/][0-9]{2}[Tt ][0-9]{2}:[0-9]{2}[0-9:.,]*\\z"_s);
    // With an offset it is a time like any other, or none at all.
    return form.match(text).hasMatch() && !importedTime(text).isValid() && importedTime(QString(text + u'Z')).isValid();
}

ExtraField fieldOf(const QString &key, const QString &value)
{
    return {key, isJsonNumber(value) ? ExtraField::Type::Number : ExtraField::Type::Text, value};
}

/// `key=value key="quoted value" …` up to the end of the line, two of them or more and a message among them.
std::optional<RawEntry> logfmt(const QString &line)
{
    static const QRegularExpression pair(
        u"\\G([A-Za-z_][\\w.@/-]*)=(?:\"((?:[^\"\\\\]|\\\\.)*+)\"|([^\\s\"=]*+))(?:[ \\t]+|\\z)"_s);
    static const QRegularExpression escape(u"\\\\(.)"_s);
    RawEntry raw;
    qsizetype at = 0;
    int pairs = 0;
    while (at < line.size()) {
        const QRegularExpressionMatch match = pair.match(line, at);
        if (!match.hasMatch())
            return {};
        at = match.capturedEnd();
        ++pairs;
        const QString key = match.captured(1);
        const bool quoted = match.capturedStart(2) >= 0;
        QString value = quoted ? match.captured(2) : match.captured(3);
        if (quoted && value.contains(u'\\')) {
            value.replace(u"\\n"_s, u"\n"_s).replace(u"\\t"_s, u"\t"_s);
            value.replace(escape, u"\\1"_s);
        }
        const std::optional<ImportTarget> target = usualTarget(key);
        if (!raw.level && target == ImportTarget::Level) {
            raw.level = value;
        } else if (!raw.message && target == ImportTarget::Message) {
            raw.message = value;
        } else if (!raw.ts.isValid() && target == ImportTarget::Timestamp && importedTimeOrEpoch(value).isValid()) {
            raw.ts = importedTimeOrEpoch(value);
        } else if (!raw.ts.isValid() && target == ImportTarget::Timestamp && isUnsureLocalTime(value)) {
            raw.fault = timeFault(value);
        } else {
            raw.extra.append(quoted ? ExtraField{key, ExtraField::Type::Text, value} : fieldOf(key, value));
        }
    }
    raw.hasHead = true;
    return pairs >= 2 && raw.message ? std::optional(raw) : std::nullopt;
}

/// "Nov 21 14:02:11" in the year that makes it the last one before `now`, as localTimes(); a day ahead counts as a
/// wrong clock. Nothing when it is no time of any year.
std::optional<QList<QDateTime>> syslogTimes(const QString &month, int day, const QString &clock, const QDateTime &now)
{
    static constexpr std::array<QLatin1StringView, 12> months{"Jan"_L1, "Feb"_L1, "Mar"_L1, "Apr"_L1,
                                                              "May"_L1, "Jun"_L1, "Jul"_L1, "Aug"_L1,
                                                              "Sep"_L1, "Oct"_L1, "Nov"_L1, "Dec"_L1};
    const auto *const found = std::find(months.cbegin(), months.cend(), month);
    if (found == months.cend())
        return std::nullopt;
    const int number = static_cast<int>(found - months.cbegin()) + 1;
    const QTime time = QTime::fromString(clock, Qt::ISODate);
    constexpr int leapYears = 8; // 29 February may be that far back
    for (int year = now.date().year(); year >= now.date().year() - leapYears; --year) {
        const QDate date(year, number, day);
        if (!date.isValid() || !time.isValid())
            continue;
        const QList<QDateTime> times = localTimes(date, time);
        if (times.isEmpty() || times.first() <= now.addDays(1))
            return times;
    }
    return std::nullopt;
}

/// "host program[pid]: text" behind a time.
bool programAndText(const QString &rest, RawEntry &raw)
{
    static const QRegularExpression form(u"\\A(\\S+) ([^\\s:\\[\\]]+)(?:\\[([0-9]+)\\])?: (.*)\\z"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(rest);
    if (!match.hasMatch())
        return false;
    raw.extra.append(fieldOf(u"host"_s, match.captured(1)));
    raw.extra.append(fieldOf(u"program"_s, match.captured(2)));
    if (!match.captured(3).isEmpty())
        raw.extra.append(fieldOf(u"pid"_s, match.captured(3)));
    raw.message = match.captured(4);
    return true;
}

QString syslogFault(const QList<QDateTime> &times, const QString &text)
{
    return times.isEmpty() ? QCoreApplication::translate("rc::EntryImport",
                                                         "The local time “%1” does not exist: the clocks skip it.")
                                 .arg(displayText(text))
                           : QCoreApplication::translate(
                                 "rc::EntryImport", "The local time “%1” exists twice: the clocks go back over it.")
                                 .arg(displayText(text));
}

/// "[main] ERROR com.acme.App - boom", "app.py:12 ERROR text", "[7] [CRITICAL] text", "local.ALERT: text": a level in
/// capitals behind words that only place an entry. The message keeps them.
bool levelBehindContext(const QString &rest, RawEntry &raw)
{
    static const QRegularExpression form(
        u"\\A((?:\\S{1,80}\\s+){0,4}?)[\\[(<]*(?:[\\w-]{1,40}[.:])?([A-Z]{3,11})(?=[\\])>:/]|\\s|\\z)"_s);
    static const QRegularExpression gaps(u"\\s+"_s);
    static const QRegularExpression place(u"[\\[\\](){}:.|/#@=-]|\\A[0-9]+\\z"_s);
    const QRegularExpressionMatch match = form.match(rest);
    if (!match.hasMatch() || !importedLevel(match.captured(2)))
        return false;
    int plainWords = 0; // a host's or a thread's name
    for (const QString &word : match.captured(1).split(gaps, Qt::SkipEmptyParts))
        plainWords += place.match(word).hasMatch() ? 0 : 1;
    if (plainWords > 1)
        return false;
    raw.level = match.captured(2);
    raw.message = rest;
    return true;
}

std::optional<RawEntry> syslog(const QString &line, const QDateTime &now)
{
    static const QRegularExpression priority(u"\\A<([0-9]{1,3})>"_s);
    static const QRegularExpression old(u"\\A([A-Z][a-z]{2}) {1,2}([0-9]{1,2}) ([0-9]{2}:[0-9]{2}:[0-9]{2}) (.*)\\z"_s,
                                        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression modern(
        u"\\A1 (\\S+) (\\S+) (\\S+) (\\S+) (\\S+) (-|(?:\\[(?:[^\\]\\\\]|\\\\.)*+\\])++)(?: (.*))?\\z"_s,
        QRegularExpression::DotMatchesEverythingOption);
    RawEntry raw;
    raw.hasHead = true;
    QString rest = line;
    const QRegularExpressionMatch told = priority.match(line);
    if (told.hasMatch()) {
        raw.level = severityWord(told.captured(1).toInt() % severities);
        rest = line.mid(told.capturedEnd());
        const QRegularExpressionMatch match = modern.match(rest);
        if (match.hasMatch()) {
            raw.ts = importedTime(match.captured(1));
            static const QStringList names{u"host"_s, u"program"_s, u"pid"_s, u"msgid"_s, u"data"_s};
            for (qsizetype i = 0; i < names.size(); ++i) {
                const QString value = match.captured(static_cast<int>(i) + 2);
                if (value != "-"_L1)
                    raw.extra.append(fieldOf(names.at(i), value));
            }
            raw.message = match.captured(7);
            if (raw.message->startsWith(QChar(0xFEFF)))
                raw.message->remove(0, 1);
            return raw;
        }
    }
    const QRegularExpressionMatch match = old.match(rest);
    if (!match.hasMatch())
        return {};
    const auto times = syslogTimes(match.captured(1), match.captured(2).toInt(), match.captured(3), now);
    if (!times)
        return {};
    if (times->size() == 1)
        raw.ts = times->first();
    else
        raw.fault = syslogFault(*times, match.captured(0).left(15));
    if (!programAndText(match.captured(4), raw))
        raw.message = match.captured(4);
    if (!raw.level && raw.message)
        (void)levelBehindContext(QString(*raw.message), raw);
    return raw;
}

/// "ERROR text", "[warn] text", "info: text". A bare word counts only in capitals: prose begins with words, too.
bool levelAndText(const QString &rest, RawEntry &raw)
{
    static const QRegularExpression form(
        u"\\A(?:[\\[(<]([A-Za-z]{3,11})[\\])>]:?|([A-Za-z]{3,11}):|([A-Z]{3,11})(?=\\s|\\z))[\\s|:-]*(.*)\\z"_s,
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(rest);
    if (!match.hasMatch())
        return false;
    const QString word = match.captured(1) + match.captured(2) + match.captured(3);
    if (!importedLevel(word))
        return false;
    raw.level = word;
    raw.message = match.captured(4);
    // "Error: x" begins the stack of an exception as often as an entry.
    raw.hasHead = raw.hasHead || match.captured(2).isEmpty() || word == word.toUpper();
    return true;
}

/// "name - LEVEL - text", as Python's documentation has it.
bool nameLevelAndText(const QString &rest, RawEntry &raw)
{
    static const QRegularExpression form(u"\\A(\\S{1,200}) - ([A-Z]{3,11}) - (.*)\\z"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(rest);
    if (!match.hasMatch() || !importedLevel(match.captured(2)))
        return false;
    raw.extra.append(ExtraField{u"logger"_s, ExtraField::Type::Text, match.captured(1)});
    raw.level = match.captured(2);
    raw.message = match.captured(3);
    return true;
}

std::optional<RawEntry> timed(const QString &line)
{
    static const QRegularExpression form(
        u"\\A\\[?([0-9]{4}(?:-[0-9]{2}-|/[0-9]{2}/)[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.,][0-9]{1,9})?"
        " ?(?:Z|[+-][0-9]{2}(?::?[0-9]{2})?)?)\\]?(?:[\\s|:-]+(.*))?\\z"_s,
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch())
        return {};
    RawEntry raw;
    raw.hasHead = true;
    const QString time = match.captured(1).trimmed();
    raw.ts = importedTime(time);
    if (isUnsureLocalTime(time))
        raw.fault = timeFault(time);
    else if (!raw.ts.isValid())
        return {};
    const QString rest = match.captured(2);
    if (levelAndText(rest, raw) || nameLevelAndText(rest, raw) || levelBehindContext(rest, raw))
        return raw;
    if (!programAndText(rest, raw))
        raw.message = rest;
    return raw;
}

} // namespace

Result<ImportedEntry> entryFromLogLine(const QString &line, const QDateTime &now)
{
    if (line.startsWith(u'{')) { // of a program that writes JSON between lines of others
        const QByteArray json = line.toUtf8();
        ImportedNames names;
        addNamesOfJsonLine(json, names);
        const ImportMapping mapping = names.mapping();
        auto entries = entriesFromJsonLine(json, mapping);
        if (!entries && mapping.isMapped(ImportTarget::Message))
            return importFault(entries.error().detail);
        if (entries && entries->size() == 1) {
            entries->first().hasHead = true;
            return entries->first();
        }
    }
    for (const auto &raw : {logfmt(line), syslog(line, now), timed(line)}) {
        if (!raw)
            continue;
        if (!raw->fault.isEmpty())
            return importFault(raw->fault);
        // what only looked like a format is a line like any other
        if (auto entry = importedEntry(*raw))
            return entry;
    }
    // A time of day alone is no time, but begins an entry.
    static const QRegularExpression clock(
        u"\\A\\[?[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?(?: ?[AP]M)?\\]?\\s+"_s);
    RawEntry raw;
    const QRegularExpressionMatch match = clock.match(line);
    raw.hasHead = match.hasMatch();
    const QString rest = match.hasMatch() ? line.mid(match.capturedEnd()) : line;
    if (!levelAndText(rest, raw))
        raw.message = line;
    return importedEntry(raw);
}

} // namespace rc
