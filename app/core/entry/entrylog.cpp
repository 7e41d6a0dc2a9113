// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an entry from a log line: its prefix by a container or the journal, time, level and text.
#include "core/entry/entryfields.h"
#include "core/json/jsontext.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int severities = 8; ///< of syslog

ExtraField fieldOf(const QString &key, const QString &value)
{
    return {key, isJsonNumber(value) ? ExtraField::Type::Number : ExtraField::Type::Text, value};
}

/// `text`: a pattern with LEVEL for a level in capitals, Level for one in any case, and TEXT for the message.
QRegularExpression logPattern(const char *text)
{
    const QString words = importedLevelWords().join(u'|');
    QString pattern = u"\\A"_s + QLatin1StringView(text) + u"\\z"_s;
    pattern.replace("LEVEL"_L1, u"(?<level>"_s + words.toUpper() + u')');
    pattern.replace("Level"_L1, u"(?<level>(?i:"_s + words + u"))"_s);
    pattern.replace("TEXT"_L1, "(?<message>.*)"_L1);
    return QRegularExpression(pattern, QRegularExpression::DotMatchesEverythingOption);
}

/// klog writes month and day without a separator, and usually no year.
QString klogTime(const QString &text)
{
    if (text.indexOf(u' ') == 8)
        return text.left(4) + u'-' + text.mid(4, 2) + u'-' + text.mid(6);
    return QLocale::c().monthName(text.left(2).toInt(), QLocale::ShortFormat) + u' ' + text.mid(2);
}

/// Sets the time from the whole `text`. False if it is not a time.
bool setTime(const QString &text, const QDateTime &now, RawEntry &raw)
{
    if (const auto read = exactTime(text, now)) {
        raw.ts = read->time;
        raw.fault = read->fault;
        return true;
    }
    raw.ts = importedTimeOrEpoch(text, {});
    return raw.ts.isValid();
}

/// Fills in `raw` from the named groups of a match: its parts, and other names as extra. False without a match.
bool matchPattern(const QRegularExpression &pattern, const QString &text, const QDateTime &now, RawEntry &raw)
{
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return false;
    RawEntry read = raw;
    const QStringList groups = pattern.namedCaptureGroups();
    for (int i = 1; i < groups.size(); ++i) {
        const QString &name = groups.at(i);
        const QString value = match.captured(i);
        if (name == "message"_L1)
            read.message = value;
        else if (name == "level"_L1)
            read.level = value;
        else if (name == "short"_L1)
            read.level = expandedLevel(value);
        else if (name == "priority"_L1)
            read.level = severityWord(value.toInt() % severities);
        else if (name.isEmpty() || value.isEmpty() || value == "-"_L1)
            continue;
        else if (name != "time"_L1 && name != "klog"_L1)
            read.extra.append(fieldOf(name, value));
        else if (!setTime(name == "klog"_L1 ? klogTime(value) : value, now, read))
            return false;
    }
    read.startsEntry = true;
    raw = read;
    return true;
}

bool matchAnyPattern(const QList<QRegularExpression> &patterns, const QString &text, const QDateTime &now,
                     RawEntry &raw)
{
    return std::any_of(patterns.cbegin(), patterns.cend(),
                       [&](const QRegularExpression &pattern) { return matchPattern(pattern, text, now, raw); });
}

/// Finds the time of an entry without a usual time field: the first value, if it is the only time, or a date and a time
/// of day. A time in a later field belongs to the message, such as expires=….
void setOnlyTime(RawEntry &raw, const QString &firstKey)
{
    QList<qsizetype> times;
    std::optional<qsizetype> date;
    std::optional<qsizetype> clock;
    for (qsizetype i = 0; i < raw.extra.size(); ++i) {
        const ExtraField &field = raw.extra.at(i);
        if (isTimeLike(field.value))
            times.append(i);
        else if (field.key == "date"_L1)
            date = i;
        else if (field.key == "time"_L1)
            clock = i;
    }
    const QString key = times.size() == 1 ? raw.extra.at(times.first()).key : QString();
    if ((key == firstKey || key == "t"_L1 || key == "at"_L1) && !key.isEmpty() &&
        setTime(raw.extra.at(times.first()).value, {}, raw)) {
        raw.extra.removeAt(times.first());
    } else if (date && clock && setTime(raw.extra.at(*date).value + u' ' + raw.extra.at(*clock).value, {}, raw)) {
        raw.extra.removeAt(std::max(*date, *clock));
        raw.extra.removeAt(std::min(*date, *clock));
    }
}

/// Reads `key=value key="quoted value" …` to the end of the line. nullopt unless there are at least two pairs, one of
/// them the message.
std::optional<RawEntry> logfmt(const QString &line)
{
    static const QRegularExpression pair(
        u"\\G([A-Za-z_@][\\w.@/-]*)=(?:\"((?:[^\"\\\\]|\\\\.)*+)\"|([^\\s\"=]*+))(?:[ \\t]+|\\z)"_s);
    static const QRegularExpression escape(u"\\\\(.)"_s);
    RawEntry raw;
    qsizetype at = 0;
    int pairs = 0;
    QString firstKey;
    while (at < line.size()) {
        const QRegularExpressionMatch match = pair.match(line, at);
        if (!match.hasMatch())
            return {};
        at = match.capturedEnd();
        ++pairs;
        const QString key = match.captured(1);
        if (pairs == 1)
            firstKey = key;
        const bool quoted = match.capturedStart(2) >= 0;
        QString value = quoted ? match.captured(2) : match.captured(3);
        if (quoted && value.contains(u'\\')) {
            value.replace(u"\\n"_s, u"\n"_s).replace(u"\\t"_s, u"\t"_s);
            value.replace(escape, u"\\1"_s);
        }
        const std::optional<ImportTarget> target = usualTarget(key);
        const bool isTimed = raw.ts.isValid() || !raw.fault.isEmpty();
        if (!raw.level && target == ImportTarget::Level)
            raw.level = value;
        else if (!raw.message && target == ImportTarget::Message)
            raw.message = value;
        else if (target == ImportTarget::Level)
            raw.otherLevels.append(value);
        else if (isTimed || target != ImportTarget::Timestamp || !setTime(value, {}, raw))
            raw.extra.append(quoted ? ExtraField{key, ExtraField::Type::Text, value} : fieldOf(key, value));
    }
    if (!raw.ts.isValid() && raw.fault.isEmpty())
        setOnlyTime(raw, firstKey);
    raw.startsEntry = true;
    return pairs >= 2 && raw.message ? std::optional(raw) : std::nullopt;
}

/// Formats of lines that do not begin with the time.
const QList<QRegularExpression> &linePatterns()
{
    static const QList<QRegularExpression> patterns{
        logPattern("(?<short>[IWEF])(?<klog>(?:[0-9]{4})?[0-9]{4} [0-9:]{8}\\.[0-9]{1,9})\\s+(?<pid>[0-9]+) "
                   "(?<file>[^\\s\\]]+:[0-9]+)\\] ?TEXT"),
        logPattern("[A-Z], \\[(?<time>\\S+) #(?<pid>[0-9]+)\\]\\s+LEVEL -- (?<logger>[^:]*): TEXT"),
        logPattern("(?<pid>[0-9]+):[XCSM] (?<time>[0-9]{1,2} [A-Z][a-z]{2} [0-9]{4} [0-9:.]+) (?<short>[-.*#]) TEXT"),
        logPattern(
            "<(?<priority>[0-9]{1,3})>1 (?<time>\\S+) (?<host>\\S+) (?<program>\\S+) (?<pid>\\S+) (?<msgid>\\S+) "
            "(?<data>-|(?:\\[(?:[^\\]\\\\]|\\\\.)*+\\])++)(?: \\x{FEFF}?|\\z)TEXT"),
        logPattern(
            "(?<message>(?:\\S+ ){3,4}\\[(?<time>[0-9]{2}/[A-Z][a-z]{2}/[0-9]{4}:[0-9:]{8} [+-][0-9]{4})\\] \".*)"),
        logPattern("\\[?(?<time>[0-9]{10}(?:\\.[0-9]{1,9}|[0-9]{3}|[0-9]{6}|[0-9]{9})?)\\]?[\\s|:-]+"
                   "(?|\\[Level\\]:?|LEVEL(?=[\\s|:]|\\z))[\\s|:-]*TEXT"),
        // The level first, then the time
        logPattern(
            "\\[?LEVEL *\\]?[\\s|:-]+(?:\\[[^\\]]*\\] )?\\[?(?<time>[0-9]{4}[-/][0-9]{2}[-/][0-9]{2}[T ][0-9:]{8}"
            "(?:[.,][0-9]{1,9})?(?:Z|[+-][0-9]{2}:?[0-9]{2})?)\\]?[\\s|:-]+TEXT"),
    };
    return patterns;
}

/// Formats with a level in capitals or brackets, at the beginning or after brackets and source positions, which stay in
/// the message. A bare word or number before the level could as well be part of a sentence.
const QList<QRegularExpression> &levelPatterns()
{
    static const QList<QRegularExpression> patterns{
        logPattern("(?|##\\[Level\\]|::Level(?: [^:]*(?::[^:]+)*)?::)TEXT"),
        logPattern("LEVEL:(?<logger>[A-Za-z_][\\w.-]*):(?!//)TEXT"),
        logPattern("LEVEL(?:[ /:]+(?<logger>[\\w:./-]+))?\\]\\s*TEXT"), // the bracket opens before the time
        logPattern("(?|[\\[(](?:[\\w-]*:)?Level *[\\])]:?|<Level>(?=\\s)|"
                   "LEVEL(?=[\\s|:]|\\z))[\\s|:-]*TEXT"),
        logPattern("\\[(?<thread>[^\\]/]{1,80})/LEVEL\\]:? TEXT"),
        logPattern("(?<logger>\\S{1,200}) - LEVEL - TEXT"),
        logPattern("(?<message>[\\w-]{1,40}\\.LEVEL: .*)"),
        logPattern("(?<message>(?:(?:\\[[^\\]]*\\](?: \\S+@\\S+)?|\\([^)]*\\)|<[^>]*>|"
                   "[\\w./\\\\-]{1,80}\\.(?:py|rb|js|ts|go|rs|java|kt|cs|php|pl|c|cc|cpp|h):[0-9]+:?)[\\s|:-]*){1,4}?"
                   "(?|\\[Level *\\]|LEVEL(?=[\\s:|/]|\\z)).*)"),
        logPattern("(?<message>(?:(?:#?[0-9]+|\\[[^\\]]*\\])[\\s|:-]+){1,4}?\\[Level *\\].*)"),
        logPattern("PHP (?<short>Fatal error|Parse error|Warning|Notice|Deprecated): +TEXT"),
        logPattern("(?<short>trce|dbug|info|warn|fail|crit): (?<message>\\S+\\[[0-9]+\\].*)"),
    };
    return patterns;
}

/// Reads the text after the time, or a text without a time.
void parseRest(const QString &rest, bool isTimed, bool isSyslog, RawEntry &raw)
{
    const bool startsEntry = raw.startsEntry;
    if (!raw.level && matchAnyPattern(levelPatterns(), rest, {}, raw))
        return;
    static const QRegularExpression levelAndGap = logPattern("Level(?=\\t| {2})[\\s|:-]*TEXT");
    if (!raw.level && isTimed && matchPattern(levelAndGap, rest, {}, raw))
        return;
    // "Error: text" may begin a stack trace as well as an entry.
    static const QRegularExpression levelAndColon = logPattern("Level:[\\s|:-]*TEXT");
    if (!raw.level && matchPattern(levelAndColon, rest, {}, raw)) {
        raw.startsEntry = startsEntry;
        return;
    }
    // Without a process number, two words and a colon may begin a sentence.
    static const QRegularExpression program =
        logPattern("(?<host>\\S+) (?<program>[^\\s:\\[\\]]+)(?:\\[(?<pid>[0-9]+)\\])?: TEXT");
    static const QRegularExpression process =
        logPattern("(?|(?<host>\\S+) (?<program>[^\\s:\\[\\]]+)\\[(?<pid>[0-9]+)\\]|"
                   "(?<host>)(?<program>app|heroku)\\[(?<pid>[\\w.-]+)\\]|"
                   "(?<host>)(?<program>[^\\s:\\[\\]]+)\\[(?<pid>[0-9]{2,})\\]): TEXT");
    raw.message = rest;
    if (isTimed && matchPattern(isSyslog ? program : process, rest, {}, raw) && !raw.level)
        (void)matchAnyPattern(levelPatterns(), QString(*raw.message), {}, raw);
}

/// Reads a line that is neither JSON nor in a known format.
RawEntry parsePlainLine(const QString &line, bool isTimed, const QDateTime &now)
{
    static const QRegularExpression priority(u"\\A<([0-9]{1,3})>"_s);
    static const QRegularExpression behindTime(u"\\A\\]?(?:[\\s|:,-]+|(?=\\[)|\\z)"_s);
    // A time of day without a date is no timestamp, but it begins an entry.
    static const QRegularExpression clock(
        u"\\A\\[?[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?(?: ?[AP]M)?\\]?[\\s|]+"_s);
    RawEntry raw;
    QString rest = line;
    const QRegularExpressionMatch priorityMatch = priority.match(line);
    if (priorityMatch.hasMatch()) {
        raw.level = severityWord(priorityMatch.captured(1).toInt() % severities);
        raw.startsEntry = true;
        rest = line.mid(priorityMatch.capturedEnd());
    }
    const qsizetype bracket = rest.startsWith(u'[') ? 1 : 0;
    const auto time = leadingTime(rest.mid(bracket), now);
    const QString text = time ? rest.mid(bracket + time->length) : QString();
    const QRegularExpressionMatch gap = behindTime.match(text);
    if (time && gap.hasMatch()) {
        raw.ts = time->time;
        raw.fault = time->fault;
        raw.startsEntry = true;
        parseRest(text.mid(gap.capturedEnd()), true, priorityMatch.hasMatch() || !time->hasYear, raw);
        return raw;
    }
    const QRegularExpressionMatch clockMatch = clock.match(rest);
    raw.startsEntry = raw.startsEntry || clockMatch.hasMatch();
    parseRest(clockMatch.hasMatch() ? rest.mid(clockMatch.capturedEnd()) : rest, isTimed || priorityMatch.hasMatch(),
              priorityMatch.hasMatch(), raw);
    if (clockMatch.hasMatch() && !raw.level)
        raw.message = rest;
    return raw;
}

/// The word at `index` without brackets, if it is a level in capitals. Empty otherwise.
QString levelWordAt(const QString &rest, qsizetype index)
{
    static const QRegularExpression marks(u"[\\[\\](){}<>:|]"_s);
    const QString word = rest.simplified().section(u' ', index, index).remove(marks);
    return word == word.toUpper() && importedLevel(word) ? word : QString();
}

} // namespace

int wordsBeforeLevel(const QStringList &lines)
{
    constexpr int maxWords = 5;
    QSet<QString> levels;
    int before = 0;
    for (const QString &line : lines) {
        const QString text = parseLogLine(line).text;
        const auto time = leadingTime(text, {});
        if (!time)
            continue;
        const QString rest = text.mid(time->length);
        int words = 0;
        while (words <= maxWords && levelWordAt(rest, words).isEmpty())
            ++words;
        if (words == 0 || words > maxWords || (before > 0 && words != before))
            return 0;
        before = words;
        levels.insert(levelWordAt(rest, words));
    }
    return levels.size() > 1 ? before : 0;
}

LogLine parseLogLine(const QString &line)
{
    static const QRegularExpression colors(u"\x1b\\[[0-9;:]*[mK]"_s);
    static const QList<QRegularExpression> patterns{
        QRegularExpression(u"\\A\\[pod/(?<source>[^\\]\\s]+)\\] ?"_s),
        QRegularExpression(u"\\A(?<source>[a-z][a-z0-9_.@-]*) +\\|(?: |\\z)"_s),
        QRegularExpression(u"\\A(?<source>[^\\t]+\\t[^\\t]+)\\t\\x{FEFF}?(?=[0-9]{4}-[0-9]{2}-[0-9]{2}T)"_s),
        QRegularExpression(u"\\A(?<time>[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}\\.[0-9]{3,9}(?:Z|[+-][0-9]{2}:[0-9]{2}))"
                           "(?: (?<stream>stdout|stderr) (?<part>[FP]))?(?: |\\z)"_s),
    };
    if (line.startsWith("{\"log\":"_L1)) { // Docker
        const auto tape = JsonTape::read(line.toUtf8());
        if (auto wrapped = tape ? unwrapLogLine(tape->root()) : std::nullopt) {
            wrapped->text.remove(colors);
            return *wrapped;
        }
    }
    LogLine read;
    read.text = QString(line).remove(colors);
    for (const QRegularExpression &pattern : patterns) {
        const QRegularExpressionMatch match = pattern.match(read.text);
        const QString source = match.captured(u"source"_s);
        if (!match.hasMatch() || importedLevel(source))
            continue;
        if (!source.isEmpty())
            read.source = source;
        read.time = importedTime(match.captured(u"time"_s));
        read.stream = match.captured(u"stream"_s);
        read.isCut = match.captured(u"part"_s) == "P"_L1;
        read.text.remove(0, match.capturedEnd());
    }
    return read;
}

Result<ImportedEntry> entryFromLogLine(const LogLine &line, const QDateTime &now, int wordsBeforeLevel)
{
    const bool isTimed = line.time.isValid();
    const QString text = isTimed ? line.text.mid(line.text.indexOf(line.text.trimmed())) : line.text;
    if (text.startsWith(u'{')) { // one of several programs may write JSON
        const QByteArray json = text.toUtf8();
        ImportedNames names;
        addMemberNames(json, names);
        const ImportMapping mapping = names.mapping();
        auto entries = entriesFromJsonLine(json, mapping);
        if (!entries && mapping.isMapped(ImportTarget::Message))
            return failure(entries.error().detail);
        if (entries && entries->size() == 1) {
            entries->first().startsEntry = true;
            return entries->first();
        }
    }
    std::optional<RawEntry> structured = logfmt(text);
    if (RawEntry raw; !structured && matchAnyPattern(linePatterns(), text, now, raw))
        structured = raw;
    if (structured && !structured->fault.isEmpty())
        return failure(structured->fault);
    if (structured) {
        // If the entry is invalid, the line is read as plain text.
        if (auto entry = importedEntry(*structured); entry || !structured->otherLevels.isEmpty())
            return entry;
    }
    RawEntry parsed = parsePlainLine(text, isTimed, now);
    if (!parsed.level && parsed.ts.isValid() && wordsBeforeLevel > 0) {
        const QString level = levelWordAt(*parsed.message, wordsBeforeLevel);
        parsed.level = level.isEmpty() ? std::nullopt : std::optional(level);
    }
    if (!parsed.fault.isEmpty())
        return failure(parsed.fault);
    return importedEntry(parsed);
}

} // namespace rc
