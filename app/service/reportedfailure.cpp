// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/reportedfailure.h"

#include "core/json/jsontape.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QRegularExpression ignoringCase(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

/// Verbs that services use for an accepted entry.
constexpr auto acceptedVerbs = "accepted|stored|saved|ingested|received|inserted|indexed|processed|created|written"_L1;
constexpr auto entryNouns = "entry|entries|logs?|events?|records?|items?|lines?|messages?|rows?|documents?|docs?"_L1;

/// "no errors", "0 failed", "Rejected: 0", "Error: none".
bool deniesFailure(const QString &text)
{
    static const QRegularExpression none = ignoringCase(
        u"\\b(?:no|0|zero|without|nothing|none)(?: any)? (?:errors?|fail\\w*|reject\\w*|dropped|refused|invalid)\\b|"
        "^\\W*(?:errors?|fail\\w*|rejected|dropped|invalid)(?: \\w+)?\\s*[:=]?\\s*"
        "(?:0\\b(?!(?: (?:%1))?(?: were| was)? (?:%2)\\b)|none\\b(?! of\\b)|no\\W*$)"_s.arg(entryNouns, acceptedVerbs));
    return none.match(text).hasMatch();
}

/// "0 accepted", "stored: 0", "2 of 5 entries stored"
bool countsTooFew(const QString &text)
{
    static const QRegularExpression zero = ignoringCase(
        u"^\\W*0 (?:(?:%1) )?(?:were |was )?(?:%2)\\b|^\\W*(?:%2)(?: (?:%1))?(?:\\s*[:=]\\s*0\\b| 0$)"_s.arg(
            entryNouns, acceptedVerbs));
    static const QRegularExpression some =
        ignoringCase(u"\\b(?:(?:%2)\\W{1,3}(?<a>\\d{1,9}) ?(?:/|(?:out )?of) ?(?<b>\\d{1,9})|"
                     "(?<c>\\d{1,9}) ?(?:/|(?:out )?of) ?(?<d>\\d{1,9})(?: (?:%1))?(?: was| were)? (?:%2))\\b"_s.arg(
                         entryNouns, acceptedVerbs));
    const QRegularExpressionMatch part = some.match(text);
    const auto number = [&part](QStringView first, QStringView second) {
        return (part.captured(first) + part.captured(second)).toInt();
    };
    return zero.match(text).hasMatch() || (part.hasMatch() && number(u"a", u"c") < number(u"b", u"d"));
}

/// A text that begins with a word of failure or with the status of one, or is a short phrase that ends with such a
/// word: "ERROR: quota exceeded", "Internal Server Error", "partial_success".
QString failureLine(const QString &text)
{
    static const QString failureWords =
        u"err(?:or)?s?|fail(?:ed|ure|ures)?|refused|partial(?:ly)?|invalid|dropped|discarded|ignored|skipped|n?ko|nok|"
        "nack|denied|rejected|forbidden|un(?:authorized|authenticated|successful|processed)|malformed|nothing|"
        "incomplete|aborted|blocked|exceeded|limited|not|"
        "cannot|could|unable|bad|too|unavailable|throttled|timeout|false"_s;
    static const QRegularExpression first = ignoringCase(u"^\\W*(?:%1)\\b"_s.arg(failureWords));
    static const QRegularExpression last =
        ignoringCase(u"^\\W*(?!(?:no|0|without)\\b)(?:\\w+ ){1,3}(?:%1)\\W*$"_s.arg(failureWords));
    static const QRegularExpression notAccepted = ignoringCase(
        u"\\b(?:not|no (?:%1)|nothing)(?: was| were)?(?: been)? (?:%2)\\b(?! yet)|\\b(?:rejected|dropped|discarded|failed)\\W*$"_s
            .arg(entryNouns, acceptedVerbs));
    static const QRegularExpression status = ignoringCase(u"^\\W*(?:http/\\S+ )?[45][0-9]{2}\\b(?=.*\\w)"_s);
    // A number next to such a word counts entries; "error" before such a noun, or in "Error logged", is a level.
    static const QRegularExpression counts = ignoringCase(
        u"(?<!not )\\b(?:%2)\\b|^\\W*[0-9]+ (?:%1|bytes)\\b|^\\W*[0-9]+\\W*$"_s.arg(entryNouns, acceptedVerbs));
    static const QRegularExpression ofLevel =
        ignoringCase(u"^\\W*error (?:(?:level )?(?:%1)\\b|(?:was |has been )?(?:%2|logged|recorded|reported)"
                     "(?= successfully\\b|[.!]|$))"_s.arg(entryNouns, acceptedVerbs));
    const QString line = text.section(u'\n', 0, 0).trimmed();
    QString words = line;
    words.replace(u'_', u' ').replace(u'-', u' ').remove(ofLevel);
    if (countsTooFew(words))
        return line;
    if (deniesFailure(words))
        return {};
    const bool isCount = counts.match(words).hasMatch();
    const bool fails = first.match(words).hasMatch() || notAccepted.match(words).hasMatch() ||
                       (!isCount && status.match(words).hasMatch()) || (!isCount && last.match(words).hasMatch()) ||
                       line.compare("no"_L1, Qt::CaseInsensitive) == 0;
    return fails ? line : QString();
}

QString asText(const JsonValue &value)
{
    return value.text().value_or(QString::fromUtf8(value.raw().toByteArray())).trimmed();
}

/// "FailedRecordCount", "failed-record-count" and "failed_record_count" are one name.
QString nameOf(const JsonValue &member)
{
    return member.key().toLower().remove(u'_').remove(u'-');
}

/// {"count":0}, {"logs":2}
JsonValue countIn(const JsonValue &object)
{
    static const QRegularExpression counts(u"^(?:num|total)?(?:count|total|%1)$"_s.arg(entryNouns));
    for (const JsonValue member : object) {
        bool isNumber = false;
        asText(member).toDouble(&isNumber);
        if (object.isObject() && isNumber && counts.match(nameOf(member)).hasMatch())
            return member;
    }
    return {};
}

/// Below the depth that was parsed, every value appears empty.
bool isLiterallyEmpty(const JsonValue &value)
{
    return value.begin() == value.end() && value.raw().toByteArray().simplified().size() <= 3;
}

/// Whether a member named for failures has none: "N/A", 0.0, [null], {"count":0}, "0 of 5".
bool reportsNoFailure(const JsonValue &value)
{
    static const QRegularExpression nothing = ignoringCase(
        u"^(?:(?:|null|false|none|ok|success|no|no[ _]error|-|n/a|n|nil|undefined|200)[.!]?|none (?!of\\b).*|"
        "0(?![\\w.]).*)$"_s);
    if (value.isArray() || value.isObject()) {
        if (const JsonValue count = countIn(value))
            return reportsNoFailure(count);
        const auto isNothing = [&value](JsonValue part) {
            const bool isIndex = part.key() == "index"_L1 || (value.isArray() && part.kind() == JsonKind::Number);
            return !isIndex && reportsNoFailure(part); // 0 is an index, too
        };
        return value.begin() == value.end() ? isLiterallyEmpty(value) : std::ranges::all_of(value, isNothing);
    }
    const QString text = asText(value);
    bool isNumber = false;
    return (nothing.match(text).hasMatch() && !countsTooFew(text)) || deniesFailure(text) ||
           (text.toDouble(&isNumber) == 0 && isNumber);
}

/// Whether a member named for success denies it: false, "no", "failed", fewer than were sent.
bool deniesSuccess(const JsonValue &value, qsizetype sent, qsizetype deferred = 0)
{
    static const QRegularExpression denial = ignoringCase(u"^(?:false|no|n|f|off)$"_s);
    if (value.isObject()) {
        const JsonValue count = countIn(value);
        return count && deniesSuccess(count, sent);
    }
    if (value.isArray())
        return value.begin() == value.end() ? isLiterallyEmpty(value) : value.size() < sent;
    const QString text = asText(value);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (isNumber)
        return number + double(deferred) < double(sent);
    return denial.match(text).hasMatch() ? deferred == 0 : !failureLine(text).isEmpty();
}

/// Entries that the object reports as not stored yet, or as replaced: {"queued":3}, {"updated":true}.
qsizetype deferredIn(const JsonValue &object)
{
    static const QRegularExpression names(
        u"^(en)?(queued|pending|buffered|deferred|scheduled|updated)(%1)?(count)?$"_s.arg(entryNouns));
    qsizetype count = 0;
    for (const JsonValue member : object) {
        if (object.isObject() && names.match(nameOf(member)).hasMatch())
            count += member.boolean().value_or(false) ? 1 : qsizetype(std::clamp(asText(member).toDouble(), 0.0, 1e9));
    }
    return count;
}

enum class MemberKind {
    Other,
    Fault,    ///< FailedRecordCount, error_code, not_stored
    Success,  ///< isSuccess, ok: 1 is true here
    Accepted, ///< accepted_logs, count
    State,    ///< status, http_status_code
};

MemberKind kindOf(const JsonValue &member)
{
    static const QRegularExpression states(u"^(http)?(status|result|state|outcome|code)(code|text)?$"_s);
    static const QRegularExpression unrelated(
        u"^(no|without|max|last|previous|recent)([_-]|[A-Z])|([Rr]ate|[Ll]imit|[Tt]hreshold|[Bb]udget|[Uu]rl|[Ll]ink|["
        u"Ll]evel|[Dd]oc|[Pp]"
        u"age|"
        "[Hh]andl(er|ing)|[Rr]eporting|[Nn]otification|[Pp]olicy)s?$|^(retry|continue|fail|abort|stop)_?[oO]n|^[nN]o_?[eE]rrors?$"_s);
    static const QRegularExpression faults(
        u"error|(?<!de)fault|^err(code|msg|no)?s?$|fail(?!over|safe)|reject|dropped|discarded|denied|refused|"
        "invalid(?!at)|skipped|throttled|ratelimited|exception|problem|^(not|un)(%1|success)|^partial(ly)?$"_s.arg(
            acceptedVerbs));
    static const QRegularExpression successes(u"^(is|was)?(success(ful|fully)?|succeeded|acknowledged|ok)$"_s);
    static const QRegularExpression counts(
        u"^(is|was|n|num|total|%2)?((success(ful|fully|es)?|succeeded|%1)(%2)?(count)?|count)$"_s.arg(acceptedVerbs,
                                                                                                      entryNouns));
    const QString name = nameOf(member);
    if (states.match(name).hasMatch())
        return MemberKind::State;
    if (unrelated.match(member.key()).hasMatch())
        return MemberKind::Other;
    if (faults.match(name).hasMatch())
        return MemberKind::Fault;
    return successes.match(name).hasMatch() ? MemberKind::Success
           : counts.match(name).hasMatch()  ? MemberKind::Accepted
                                            : MemberKind::Other;
}

bool isFailureState(const JsonValue &state)
{
    static const QRegularExpression status(u"^[45][0-9]{2}$"_s);
    const bool isPlain = state.isText() || state.kind() == JsonKind::Number || state.kind() == JsonKind::Bool;
    const bool mayCount = nameOf(state) == "result"_L1 || nameOf(state) == "outcome"_L1;
    const QString text = asText(state);
    return isPlain && ((!mayCount && status.match(text).hasMatch()) || !failureLine(text).isEmpty());
}

bool reportsFailureOf(const JsonValue &member, qsizetype sent, qsizetype deferred)
{
    switch (kindOf(member)) {
    case MemberKind::State:
        return isFailureState(member);
    case MemberKind::Fault:
        return !reportsNoFailure(member);
    case MemberKind::Success:
        return deniesSuccess(member, 1);
    case MemberKind::Accepted:
        return deniesSuccess(member, sent, deferred);
    case MemberKind::Other:
        break;
    }
    return false;
}

/// Searches its members, the elements of its lists, and its summaries. Other objects may echo the entry itself.
QString reportedIn(const JsonValue &value, qsizetype sent, bool anyPart, int depth, bool isElement = false)
{
    constexpr int maxDepth = 4;
    static const QRegularExpression summaries(
        u"^(partialsuccess|data|results?|response|summary|status|stats|outcome|meta|header|body|report|details?|batch|"
        "bulk|ingest(ion)?|counts?|multistatus)$"_s);
    static const QRegularExpression texts(u"^(message|msg|text|title|detail|description)$"_s);
    if (depth > maxDepth)
        return {};
    // Entries counted by level: {"debug":0,"info":2,"error":1}
    const bool isByLevel = value.member("info") || value.member("debug") || value.member("warning");
    const bool isEntry = isElement || value.member("level") || value.member("severity");
    const bool isWrapper = value.begin() != value.end() && std::next(value.begin()) == value.end() && depth < 3;
    const qsizetype deferred = deferredIn(value);
    for (const JsonValue member : value) {
        const bool isCount = isByLevel && member.kind() == JsonKind::Number;
        const bool isText = member.isText() && !isEntry && texts.match(nameOf(member)).hasMatch();
        if (value.isObject() && !isCount &&
            (reportsFailureOf(member, sent, deferred) || (isText && !failureLine(asText(member)).isEmpty())))
            return QString::fromUtf8(member.rawKey().toByteArray() + ':' + member.raw().toByteArray());
        // An element of a list describes one entry.
        const bool isPart = value.isArray() || member.isArray() || anyPart || isWrapper;
        if (kindOf(member) == MemberKind::Fault || (!isPart && !summaries.match(nameOf(member)).hasMatch()))
            continue;
        if (const QString inner = reportedIn(member, value.isArray() ? 1 : sent, anyPart, depth + 1, value.isArray());
            !inner.isEmpty())
            return inner;
    }
    return {};
}

/// Removes a code fence around JSON, and unpacks JSON inside a string.
QByteArray unwrapped(const QByteArray &body)
{
    QByteArray text = body.trimmed();
    if (text.startsWith("```") && text.endsWith("```") && text.contains('\n'))
        text = text.sliced(text.indexOf('\n'), text.lastIndexOf("```") - text.indexOf('\n')).trimmed();
    if (const auto tape = JsonTape::readToDepth(0, text); tape && tape->root().isText())
        return tape->root().text().value_or(QString()).toUtf8().trimmed();
    return text;
}

} // namespace

bool reportsFailure(const JsonValue &member)
{
    return reportsFailureOf(member, 1, 0);
}

QString reportedFailure(const QByteArray &body, qsizetype sent, bool isMultiStatus)
{
    constexpr int depth = 8;
    constexpr qsizetype maxLineLength = 300;
    const QByteArray text = unwrapped(body);
    const auto tape = JsonTape::readToDepth(depth, text);
    if (tape && (tape->root().isObject() || tape->root().isArray()))
        return reportedIn(tape->root(), sent, isMultiStatus, 0);
    // Lines of JSON: a part for each entry
    const bool isLines = text.startsWith('{') && text.contains('\n');
    for (const QByteArray &line : isLines ? text.split('\n') : QList<QByteArray>()) {
        const auto part = JsonTape::readToDepth(depth, line);
        const QString found = part ? reportedIn(part->root(), 1, isMultiStatus, 0) : QString();
        if (!found.isEmpty())
            return found;
    }
    return isLines ? QString() : failureLine(QString::fromUtf8(text.left(maxLineLength)));
}

} // namespace rc
