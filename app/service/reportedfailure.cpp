// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/reportedfailure.h"

#include "core/json/jsontape.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int firstError = 400;
constexpr int lastError = 599;

bool isError(int status)
{
    return status >= firstError && status <= lastError;
}

const QSet<QString> &failureWords()
{
    static const QSet<QString> words{
        u"error"_s,   u"errors"_s,      u"failed"_s,    u"failure"_s,         u"fail"_s,         u"refused"_s,
        u"partial"_s, u"invalid"_s,     u"dropped"_s,   u"partial_success"_s, u"ko"_s,           u"nok"_s,
        u"denied"_s,  u"rejected"_s,    u"forbidden"_s, u"partial_failure"_s, u"unauthorized"_s, u"unsuccessful"_s,
        u"not"_s,     u"not_stored"_s,  u"cannot"_s,    u"could"_s,           u"unable"_s,       u"bad"_s,
        u"too"_s,     u"unavailable"_s, u"throttled"_s, u"timeout"_s,         u"false"_s};
    return words;
}

/// A number beside such a word counts entries and is no status: "450 entries accepted".
bool saysStored(const QString &text)
{
    static const QRegularExpression stored(u"(?<!not )\\b(accepted|stored|ingested|inserted|indexed|written)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return stored.match(text).hasMatch();
}

/// A plain text that begins with a word of failure or with the status of one, or is a short phrase that ends with such
/// a word: "ERROR: quota exceeded", "Internal Server Error".
QString reportedAs(const QString &text)
{
    static const QRegularExpression first(u"^\\W*(\\w+)"_s);
    static const QRegularExpression last(u"^\\W*(?!(?:no|0|without)\\b)(?:\\w+ ){1,3}(\\w+)\\W*$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QString line = text.section(u'\n', 0, 0).trimmed();
    const QString word = first.match(line).captured(1).toLower();
    const bool isCount = saysStored(line) || word.size() == text.trimmed().size();
    const bool fails = failureWords().contains(word) || (!isCount && isError(word.toInt())) ||
                       (!isCount && failureWords().contains(last.match(line).captured(1).toLower())) ||
                       line.compare("no"_L1, Qt::CaseInsensitive) == 0;
    return fails ? line : QString();
}

/// In its members, in the parts of its lists, and in its summary; what else is inside may be the entry itself, given
/// back.
QString reportedIn(const JsonValue &value, int depth)
{
    constexpr int deepest = 3;
    static const QRegularExpression summaries(
        u"^(partialsuccess|data|results?|response|summary|status|stats|outcome|meta|header)$"_s);
    if (depth > deepest)
        return {};
    for (const JsonValue member : value) {
        if (value.isObject() && reportsFailure(member))
            return QString::fromUtf8(member.rawKey().toByteArray() + ':' + member.raw().toByteArray());
        const bool isPart =
            value.isArray() || member.isArray() || summaries.match(member.key().toLower().remove(u'_')).hasMatch();
        if (!isPart)
            continue;
        if (const QString inside = reportedIn(member, depth + 1); !inside.isEmpty())
            return inside;
    }
    return {};
}

} // namespace

bool reportsFailure(const JsonValue &member)
{
    // Names such as FailedRecordCount, error_code, isSuccess and accepted_logs
    static const QRegularExpression faults(
        u"error|(?<!de)fault|^err(code|msg|no)?s?$|fail(?!over|safe)|reject|dropped|invalid(?!at)|unsuccess"_s);
    static const QRegularExpression successes(
        u"success|succeeded|acknowledged|accepted|stored|ingested|inserted|indexed|written|^(is)?ok$"_s);
    static const QRegularExpression states(u"^(http)?(status|result|state|outcome|code)(code)?$"_s);
    static const QRegularExpression unrelated(
        u"^(no|not|without|max)([_-]|[A-Z])|([Rr]ate|[Ll]imit|[Tt]hreshold|[Bb]udget|[Uu]rl|[Ll]evel)s?$"_s);
    static const QSet<QString> nothing{u""_s, u"0"_s, u"null"_s, u"false"_s, u"none"_s, u"ok"_s, u"success"_s, u"no"_s};
    const QString key = member.key().toLower().remove(u'_').remove(u'-');
    const QString text = member.text().value_or(QString::fromUtf8(member.raw().toByteArray())).trimmed().toLower();
    const bool isEmptyList = (member.isArray() || member.isObject()) && member.begin() == member.end();
    if (states.match(key).hasMatch())
        return member.isText() || member.kind() == JsonKind::Number
                   ? !reportedAs(text).isEmpty() || (!saysStored(text) && isError(text.section(u' ', 0, 0).toInt()))
                   : false;
    if (unrelated.match(member.key()).hasMatch())
        return false;
    if (faults.match(key).hasMatch())
        return !isEmptyList && !nothing.contains(text);
    return successes.match(key).hasMatch() &&
           (text == "false"_L1 || text == "0"_L1 || text == "no"_L1 || (member.isArray() && isEmptyList));
}

QString reportedFailure(const QByteArray &body)
{
    constexpr int depth = 4;
    constexpr qsizetype firstLine = 300;
    const auto tape = JsonTape::readTo(depth, body);
    return tape && (tape->root().isObject() || tape->root().isArray())
               ? reportedIn(tape->root(), 0)
               : reportedAs(QString::fromUtf8(body.trimmed().left(firstLine)));
}

} // namespace rc
