// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment/text/envediting.h"

#include "environment/text/envdecoding.h"
#include "environment/text/envtext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct EditingTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::EnvEditing)
};
constexpr auto byteOrderMark = "\xef\xbb\xbf";

/// A file as its lines, each with the end that it has.
struct Lines
{
    QStringList texts;
    QStringList ends; ///< LF, CR LF or CR; empty for a last line without one
};

Lines linesOf(const QString &text)
{
    Lines lines;
    qsizetype from = 0;
    while (from < text.size()) {
        qsizetype end = from;
        while (end < text.size() && text.at(end) != u'\n' && text.at(end) != u'\r')
            ++end;
        qsizetype behind = std::min(end + 1, text.size());
        if (end + 1 < text.size() && text.at(end) == u'\r' && text.at(end + 1) == u'\n')
            ++behind;
        lines.texts.append(text.mid(from, end - from));
        lines.ends.append(text.mid(end, behind - end));
        from = behind;
    }
    return lines;
}

QByteArray joined(const Lines &lines, bool hasMark)
{
    QByteArray bytes = hasMark ? QByteArray(byteOrderMark) : QByteArray();
    for (qsizetype i = 0; i < lines.texts.size(); ++i)
        bytes += (lines.texts.at(i) + lines.ends.at(i)).toUtf8();
    return bytes;
}

Error cannot(const char *why, qsizetype line)
{
    const QString sentence = EditingTr::tr(why);
    return badInput(line > 0 ? sentence.arg(line) : sentence);
}

/// What stands behind the value on its line: white space and a comment.
QString tailOf(const QString &raw, EnvQuotes quotes)
{
    if (quotes == EnvQuotes::None) {
        for (qsizetype i = 1; i < raw.size(); ++i) {
            if (raw.at(i) != u'#' || !raw.at(i - 1).isSpace())
                continue;
            qsizetype from = i;
            while (from > 0 && raw.at(from - 1).isSpace())
                --from;
            return raw.mid(from);
        }
        return {};
    }
    const QChar quote = quotes == EnvQuotes::Single ? u'\'' : quotes == EnvQuotes::Double ? u'"' : u'`';
    bool escaped = false;
    bool isOpen = false;
    for (qsizetype i = 0; i < raw.size(); ++i) {
        if (raw.at(i) == quote && !escaped) {
            if (isOpen)
                return raw.mid(i + 1);
            isOpen = true;
        }
        escaped = isOpen && !escaped && raw.at(i) == u'\\' && quotes == EnvQuotes::Double;
    }
    return {};
}

/// The ways to write it, the present one first. Those that do not say it are found out when they are read again.
QStringList spellings(const QString &value, EnvQuotes present)
{
    const QString single = u'\'' + value + u'\'';
    QString escaped = value;
    escaped.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s);
    const QString doubled = u'"' + escaped + u'"';
    switch (present) {
    case EnvQuotes::Single:
        return {single, doubled, value};
    case EnvQuotes::Double:
        return {doubled, single, value};
    case EnvQuotes::None:
    case EnvQuotes::Backtick:
    case EnvQuotes::Mixed:
        break;
    }
    return {value, doubled, single};
}

bool isReadBy(const EnvReading &reading, const QString &value)
{
    return reading.kind == EnvReading::Kind::Sets && reading.value == value;
}

/// Whether `after` says `value` to everybody, and else the same as `before`. `hasReturn`: the line ends in a carriage
/// return, which sh takes for a part of any value there, as it did before.
bool saysIt(const EnvText &before, const EnvText &after, const QString &name, const QString &value, bool hasReturn)
{
    const EnvAssignment *set = after.last(name);
    if (set == nullptr || set->value != value || !isReadBy(set->readings.python, value) ||
        !isReadBy(set->readings.node, value) ||
        !(isReadBy(set->readings.shell, value) || (hasReturn && isReadBy(set->readings.shell, value + u'\r'))))
        return false;
    const auto others = [](const EnvText &text, const EnvAssignment *except) {
        QList<EnvAssignment> rest;
        for (const EnvAssignment &one : text.assignments) {
            if (&one != except)
                rest.append(one);
        }
        for (EnvAssignment &one : rest)
            one.line = 0; // a value of several lines may have become one
        return rest;
    };
    QList<EnvAssignment> was = others(before, before.last(name));
    QList<EnvAssignment> is = others(after, set);
    return was == is && before.faultCount == after.faultCount && before.comments == after.comments;
}

class Editing
{
public:
    Editing(const QByteArray &bytes, const QString &name, const QString &value)
        : m_name(name)
        , m_value(value)
        , m_hasMark(bytes.startsWith(byteOrderMark))
        , m_before(envFrom(bytes))
        , m_lines(linesOf(QString::fromUtf8(m_hasMark ? bytes.sliced(3) : bytes)))
    {
    }
    ~Editing() { wipe(m_before); }
    Q_DISABLE_COPY_MOVE(Editing)

    Result<EnvEdit> result()
    {
        for (const EnvFault &fault : m_before.faults) {
            if (fault.name == m_name)
                return tl::unexpected(unclear(fault.line));
        }
        const EnvAssignment *set = m_before.last(m_name);
        return set == nullptr ? appended() : replaced(*set);
    }

private:
    Result<EnvEdit> replaced(const EnvAssignment &set)
    {
        if (set.form == EnvForm::FishSet)
            return tl::unexpected(
                cannot(QT_TRANSLATE_NOOP("rc::EnvEditing", "Line %1 is a fish command. Change it by hand."), set.line));
        const qsizetype first = set.line - 1;
        if (first < 0 || first >= m_lines.texts.size())
            return tl::unexpected(unclear(set.line));
        const qsizetype equals = m_lines.texts.at(first).indexOf(u'=');
        if (equals < 0)
            return tl::unexpected(unclear(set.line));
        const QString rest = QStringList(m_lines.texts.mid(first)).join(u'\n');
        const EnvSpan span = envSpan(rest, equals + 1);
        if (span.unclosed)
            return tl::unexpected(unclear(set.line));
        const QString raw = rest.mid(equals + 1, span.end - equals - 1);
        const qsizetype last = first + raw.count(u'\n');
        qsizetype blanks = 0;
        while (blanks < raw.size() && raw.at(blanks).isSpace())
            ++blanks;
        const QString lead = m_lines.texts.at(first).left(equals + 1) + raw.left(blanks);
        const QString tail = tailOf(raw, span.quotes);
        for (const QString &spelling : spellings(m_value, span.quotes)) {
            Lines lines = m_lines;
            lines.texts[first] = lead + spelling + tail;
            lines.ends[first] = m_lines.ends.at(last);
            lines.texts.remove(first + 1, last - first);
            lines.ends.remove(first + 1, last - first);
            const QString before = QStringList(m_lines.texts.mid(first, last - first + 1)).join(u'\n');
            if (auto edit = tried(lines, first, before))
                return std::move(*edit);
        }
        return tl::unexpected(unclear(set.line));
    }

    Result<EnvEdit> appended()
    {
        Lines lines = m_lines;
        const QString end =
            lines.ends.isEmpty() || lines.ends.constFirst().isEmpty() ? u"\n"_s : lines.ends.constFirst();
        if (!lines.ends.isEmpty() && lines.ends.constLast().isEmpty())
            lines.ends.last() = end;
        bool exports = !m_before.assignments.isEmpty();
        EnvQuotes quotes = EnvQuotes::None;
        for (const EnvAssignment &one : m_before.assignments) {
            exports = exports && one.form == EnvForm::Export;
            quotes = one.quotes;
        }
        for (const QString &spelling : spellings(m_value, quotes)) {
            Lines longer = lines;
            longer.texts.append((exports ? u"export "_s : QString()) + m_name + u'=' + spelling);
            longer.ends.append(end);
            if (auto edit = tried(longer, longer.texts.size() - 1, {}))
                return std::move(*edit);
        }
        return tl::unexpected(
            cannot(QT_TRANSLATE_NOOP("rc::EnvEditing",
                                     "This value cannot be written so that every program reads it the same way."),
                   0));
    }

    std::optional<EnvEdit> tried(const Lines &lines, qsizetype line, const QString &before) const
    {
        EnvEdit edit{joined(lines, m_hasMark), line + 1, before, lines.texts.at(line)};
        EnvText after = envFrom(edit.bytes);
        const bool good = saysIt(m_before, after, m_name, m_value, lines.ends.at(line).startsWith(u'\r'));
        wipe(after);
        return good ? std::optional(std::move(edit)) : std::nullopt;
    }

    static Error unclear(qsizetype line)
    {
        return cannot(QT_TRANSLATE_NOOP("rc::EnvEditing",
                                        "Line %1 cannot be changed so that every program reads the value the same "
                                        "way and nothing else changes. Change it by hand."),
                      line);
    }

    QString m_name;
    QString m_value;
    bool m_hasMark;
    EnvText m_before;
    Lines m_lines;
};

} // namespace

Result<EnvEdit> withEnvValue(const QByteArray &bytes, const QString &name, const QString &value)
{
    EnvDecoded decoded = decodedEnv(bytes);
    decoded.text.fill(u'\0');
    if (!decoded.faults.isEmpty())
        return failure(badInput(decoded.faults.constFirst()));
    return Editing(bytes, name, value).result();
}

} // namespace rc
