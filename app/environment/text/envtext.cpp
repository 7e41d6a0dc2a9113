// SPDX-License-Identifier: GPL-3.0-or-later
// Walks through the lines and asks each reader; words the differences.
#include "environment/text/envtext.h"

#include "environment/text/envdecoding.h"
#include "environment/text/envnotes.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

using Kind = EnvReading::Kind;

struct LineTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::EnvText)
};

bool isBlank(QChar c)
{
    return c != u'\n' && c.isSpace();
}

class EnvReader
{
public:
    explicit EnvReader(EnvDecoded decoded)
        : m_text(std::move(decoded.text))
        , m_carriageReturns(std::move(decoded.carriageReturns))
    {
        m_read.notes = std::move(decoded.notes);
        for (const QString &why : std::as_const(decoded.faults))
            fault(0, {}, why);
    }

    EnvText read()
    {
        while (m_at < m_text.size())
            line();
        tellLast();
        m_text.fill(u'\0');
        return std::move(m_read);
    }

private:
    void fault(qsizetype line, const QString &name, const QString &why)
    {
        ++m_read.faultCount;
        if (m_read.faults.size() < envFaultCap)
            m_read.faults.append({line, name, why});
    }

    void moveTo(qsizetype to)
    {
        m_line += QStringView(m_text).mid(m_at, to - m_at).count(u'\n');
        m_at = to;
    }

    [[nodiscard]] qsizetype blanksFrom(qsizetype at) const
    {
        while (at < m_text.size() && isBlank(m_text[at]))
            ++at;
        return at;
    }

    [[nodiscard]] qsizetype lineEnd(qsizetype at) const
    {
        const qsizetype end = m_text.indexOf(u'\n', at);
        return end < 0 ? m_text.size() : end;
    }

    [[nodiscard]] bool isWord(qsizetype at, QLatin1StringView word) const
    {
        const qsizetype end = at + word.size();
        return QStringView(m_text).mid(at).startsWith(word) && end < m_text.size() && isBlank(m_text[end]);
    }

    void line()
    {
        const qsizetype begin = blanksFrom(m_at);
        const qsizetype end = lineEnd(begin);
        if (begin < end && m_text[begin] == u'#')
            ++m_read.comments;
        if (begin == end || m_text[begin] == u'#')
            moveTo(end);
        else if (isWord(begin, "set"_L1))
            fishSet(begin + 3, end);
        else if (isWord(begin, "export"_L1))
            assignment(blanksFrom(begin + 6), EnvForm::Export);
        else
            assignment(begin, EnvForm::Plain);
        if (m_at < m_text.size() && m_text[m_at] == u'\n')
            moveTo(m_at + 1);
    }

    /// set -x NAME value of fish; set -x, set -a and the like of sh, which set nothing.
    void fishSet(qsizetype at, qsizetype end)
    {
        QStringList words;
        QList<EnvReading> readings;
        at = blanksFrom(at);
        bool options = true;
        while (at < end && m_text[at] != u';' && m_text[at] != u'#') {
            const ShellWord word = shellWord(m_text, at, true);
            if (word.reading.kind == Kind::SetsNot) {
                fault(m_line, words.value(0), LineTr::tr("A quote opened here is never closed. Close it."));
                return moveTo(end);
            }
            if (word.end == at)
                break;
            options = options && word.reading.value.startsWith(u'-');
            if (!options) {
                words.append(word.reading.value);
                readings.append(word.reading);
            }
            at = blanksFrom(word.end);
        }
        const qsizetype next = qMax(end, lineEnd(at));
        if (words.size() == 2 && isShellName(words[0])) {
            EnvAssignment set{words[0], words[1], m_line, EnvQuotes::None, EnvForm::FishSet, false, {}, {}};
            set.readings.shell = readings[1];
            m_read.assignments.append(set);
        } else if (!words.isEmpty()) {
            fault(m_line, {}, LineTr::tr("This line sets no readable variable. “set” takes a name and one value."));
        }
        moveTo(next);
    }

    /// From the name on, which begins at `begin`.
    void assignment(qsizetype begin, EnvForm form)
    {
        const qsizetype end = lineEnd(begin);
        qsizetype nameEnd = begin;
        while (nameEnd < end && m_text[nameEnd] != u'=' && m_text[nameEnd] != u'#' && !m_text[nameEnd].isSpace())
            ++nameEnd;
        const QString name = m_text.mid(begin, nameEnd - begin);
        const qsizetype equals = blanksFrom(nameEnd);
        const bool quoted = name.startsWith(u'\'') || name.startsWith(u'"');
        if (equals >= end || m_text[equals] != u'=' || name.isEmpty() || quoted) {
            withoutName(name, equals < end && m_text[equals] == u'=');
            return moveTo(end);
        }
        const EnvSpan span = envSpan(m_text, equals + 1);
        if (span.unclosed) {
            fault(m_line, name,
                  LineTr::tr(
                      "A quote opened here is never closed. sh refuses the whole file, python-dotenv ignores the line, "
                      "and node’s dotenv treats the quote as part of the value. Close it."));
            return moveTo(span.end);
        }
        const QStringView raw = QStringView(m_text).mid(equals + 1, span.end - equals - 1);
        EnvAssignment set{name, {}, m_line, span.quotes, form, false, {}, {}};
        set.readings.python = readByPython(raw, span.quotes);
        set.readings.node = readByNode(raw, span.quotes);
        if (!isNodeName(name))
            set.readings.node = {};
        byShell(set, nameEnd, equals, span);
        moveTo(qMax(m_at, span.end));
    }

    static bool isNodeName(const QString &name)
    {
        return std::all_of(name.begin(), name.end(), [](QChar c) {
            return (c.unicode() < 0x80 && c.isLetterOrNumber()) || u"_.-"_s.contains(c);
        });
    }

    void withoutName(const QString &name, bool equals)
    {
        // What stands there is not repeated: it may be a key, alone on its line.
        if (equals || name.isEmpty())
            fault(m_line, {}, LineTr::tr("This line has no name before the “=”, so it sets nothing."));
        else if (name.endsWith(u':'))
            fault(m_line, {},
                  LineTr::tr("This line has a colon instead of “=”. Only node’s dotenv reads such a line."));
        else
            fault(m_line, {}, LineTr::tr("This line has no “=”, so it sets nothing."));
    }

    /// What sh makes of the line; for `export`, the further assignments of the same line too.
    void byShell(EnvAssignment &set, qsizetype nameEnd, qsizetype equals, const EnvSpan &span)
    {
        const ShellWord word = shellWord(m_text, equals + 1);
        const bool spaceBefore = equals != nameEnd;
        QList<EnvAssignment> more;
        const bool command = word.reading.kind != Kind::SetsNot && !further(set.form, word.end, more);
        if (isShellName(set.name) && !spaceBefore && !command)
            set.readings.shell = word.reading;
        choose(set);
        EnvLineFacts facts{spaceBefore || command, !more.isEmpty(), false};
        facts.carriageReturn = std::binary_search(m_carriageReturns.begin(), m_carriageReturns.end(), m_line);
        set.notes = envNotes(set, facts);
        if (facts.carriageReturn && set.readings.shell.kind != Kind::SetsNot)
            set.readings.shell.value += u'\r';
        m_read.assignments.append(set);
        if (set.form != EnvForm::Export || set.readings.shell.kind == Kind::SetsNot)
            return;
        m_read.assignments.append(more);
        if (word.end > span.end)
            moveTo(lineEnd(word.end));
    }

    /// Further words of the line, behind the word that ends at `end`: NAME=value each, or another statement. False when
    /// sh would run them as a command, with the assignments before it for that command alone.
    bool further(EnvForm form, qsizetype end, QList<EnvAssignment> &more) const
    {
        const QStringView text(m_text);
        for (;;) {
            qsizetype at = blanksFrom(end);
            while (text.mid(at).startsWith("\\\n"_L1))
                at = blanksFrom(at + 2);
            if (at >= text.size() || text[at] == u'\n' || (text[at] == u'#' && at > end))
                return true;
            const bool separated = text[at] == u';' || text.mid(at).startsWith("&&"_L1);
            if (separated)
                at = blanksFrom(at + (text[at] == u';' ? 1 : 2));
            if (separated && isWord(at, "export"_L1))
                at = blanksFrom(at + 6);
            qsizetype nameEnd = at;
            while (nameEnd < text.size() && isShellNameChar(text[nameEnd]))
                ++nameEnd;
            if (!isShellName(text.mid(at, nameEnd - at)) || nameEnd >= text.size() || text[nameEnd] != u'=')
                return separated || (form == EnvForm::Export && text[at] == u'>');
            const ShellWord word = shellWord(text, nameEnd + 1);
            if (word.reading.kind == Kind::SetsNot)
                return false;
            more.append(oneMore(text.mid(at, nameEnd - at).toString(), word.reading, form));
            end = word.end;
        }
    }

    [[nodiscard]] EnvAssignment oneMore(const QString &name, const EnvReading &reading, EnvForm form) const
    {
        EnvAssignment next;
        next.name = name;
        next.value = reading.value;
        next.line = m_line;
        next.form = form;
        next.readings.shell = reading;
        next.notes.append(
            LineTr::tr("Only a shell reads this. python-dotenv and node’s dotenv accept one assignment per line."));
        return next;
    }

    static void choose(EnvAssignment &set)
    {
        const EnvReadings &all = set.readings;
        const bool isForShell = set.form == EnvForm::Export || set.quotes == EnvQuotes::Mixed;
        const bool shellFirst = isForShell && all.shell.kind == Kind::Sets;
        if (!shellFirst && all.python.kind != Kind::SetsNot)
            set.value = all.python.value;
        else if (!shellFirst && all.node.kind != Kind::SetsNot)
            set.value = all.node.value;
        else
            set.value = all.shell.value;
    }

    void tellLast()
    {
        QHash<QString, qsizetype> lastOf;
        for (qsizetype at = 0; at < m_read.assignments.size(); ++at) {
            EnvAssignment &set = m_read.assignments[at];
            const auto before = lastOf.constFind(set.name);
            if (before != lastOf.constEnd()) {
                EnvAssignment &first = m_read.assignments[*before];
                first.superseded = true;
                set.notes.append(
                    LineTr::tr("Line %1 sets this name too. This line is later, so it wins.").arg(first.line));
            }
            lastOf.insert(set.name, at);
        }
    }

    QString m_text;
    QList<qsizetype> m_carriageReturns;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    EnvText m_read;
};

void wipe(QString &text)
{
    text.fill(u'\0');
    text.clear();
}

} // namespace

const EnvAssignment *EnvText::last(QStringView name) const
{
    for (qsizetype at = assignments.size() - 1; at >= 0; --at) {
        if (assignments[at].name == name)
            return &assignments[at];
    }
    return nullptr;
}

EnvText envFrom(const QByteArray &bytes)
{
    return EnvReader(decodedEnv(bytes)).read();
}

void wipe(EnvText &text)
{
    for (EnvAssignment &set : text.assignments) {
        wipe(set.value);
        wipe(set.readings.python.value);
        wipe(set.readings.node.value);
        wipe(set.readings.shell.value);
    }
    text.assignments.clear();
}

} // namespace rc
