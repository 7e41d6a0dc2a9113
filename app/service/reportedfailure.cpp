// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/reportedfailure.h"

#include "core/json/jsontape.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

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
    static const QRegularExpression stored(u"(?<!not )\\b(accepted|stored|ingested|inserted|indexed|written)\\b|"
                                           "^\\W*[0-9]+ (entries|logs|events|records|items|lines|bytes)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return stored.match(text).hasMatch();
}

/// "no errors", "0 failed", "Rejected: 0", "Error: none".
bool deniesFailure(const QString &text)
{
    static const QRegularExpression none(
        u"\\b(?:no|0|zero|without|nothing|none)\\b(?: any)? "
        u"*(?:errors?|fail\\w*|reject\\w*|dropped|refused|invalid)\\b|"
        "^\\W*(?:errors?|fail\\w*|rejected|dropped|invalid)(?: \\w+)?\\s*[:=]?\\s*(?:0|none|no)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return none.match(text).hasMatch();
}

/// A plain text that begins with a word of failure or with the status of one, or is a short phrase that ends with such
/// a word: "ERROR: quota exceeded", "Internal Server Error".
QString reportedAs(const QString &text)
{
    static const QRegularExpression first(u"^\\W*(\\w+)"_s);
    static const QRegularExpression last(u"^\\W*(?!(?:no|0|without)\\b)(?:\\w+ ){1,3}(\\w+)\\W*$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QString line = text.section(u'\n', 0, 0).trimmed();
    if (deniesFailure(line))
        return {};
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
    // Entries counted by level: {"debug":0,"info":2,"error":1}
    const bool isByLevel = value.member("info") || value.member("debug") || value.member("warning");
    for (const JsonValue member : value) {
        const bool isCount = isByLevel && member.kind() == JsonKind::Number;
        if (value.isObject() && !isCount && reportsFailure(member))
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

/// Whether a member named for failures has none: "N/A", 0.0, [null], {"count":0}.
bool saysNothing(const JsonValue &value)
{
    static const QSet<QString> nothing{u""_s,        u"null"_s, u"false"_s,     u"none"_s,      u"ok"_s,
                                       u"success"_s, u"no"_s,   u"no error"_s,  u"-"_s,         u"n/a"_s,
                                       u"n"_s,       u"nil"_s,  u"no errors"_s, u"undefined"_s, u"200"_s};
    const QString raw = QString::fromUtf8(value.raw().toByteArray());
    if (value.isArray() || value.isObject()) {
        if (value.begin() == value.end()) // with members that were not read, it is longer
            return raw.simplified().remove(u' ').size() <= 2;
        return std::all_of(value.begin(), value.end(), saysNothing);
    }
    const QString text = value.text().value_or(raw).trimmed().toLower();
    bool isNumber = false;
    return nothing.contains(text) || (text.toDouble(&isNumber) == 0 && isNumber);
}

} // namespace

bool reportsFailure(const JsonValue &member)
{
    // Names such as FailedRecordCount, error_code, isSuccess and accepted_logs
    static const QRegularExpression faults(
        u"error|(?<!de)fault|^err(code|msg|no)?s?$|fail(?!over|safe)|reject|dropped|invalid(?!at)|unsuccess"_s);
    static const QRegularExpression successes(
        u"^(is|was|num|total)?(success(ful|fully|es)?|succeeded|acknowledged|accepted|stored|ingested|inserted|indexed|"
        "written|ok)(log)?(count|entries|entry|logs|records|events|items)?$"_s);
    static const QRegularExpression states(u"^(http)?(status|result|state|outcome|code)(code)?$"_s);
    static const QRegularExpression unrelated(
        u"^(no|not|without|max)([_-]|[A-Z])|([Rr]ate|[Ll]imit|[Tt]hreshold|[Bb]udget|[Uu]rl|[Ll]evel|[Dd]oc)s?$|"
        "^(retry|continue|fail|abort|stop)_?[oO]n|^[nN]o_?[eE]rrors?$"_s);
    const QString key = member.key().toLower().remove(u'_').remove(u'-');
    const QString text = member.text().value_or(QString::fromUtf8(member.raw().toByteArray())).trimmed().toLower();
    const bool isEmptyList = (member.isArray() || member.isObject()) && member.begin() == member.end();
    if (states.match(key).hasMatch()) {
        const bool isPlain = member.isText() || member.kind() == JsonKind::Number || member.kind() == JsonKind::Bool;
        const bool isCount = saysStored(text) || deniesFailure(text) || key == "result"_L1 || key == "outcome"_L1;
        return isPlain && (!reportedAs(text).isEmpty() || (!isCount && isError(text.section(u' ', 0, 0).toInt())));
    }
    if (unrelated.match(member.key()).hasMatch())
        return false;
    if (faults.match(key).hasMatch())
        return !saysNothing(member);
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
