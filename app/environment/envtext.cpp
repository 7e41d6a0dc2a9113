// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the grammar of python-dotenv 1.2 (src/dotenv/parser.py); a test compares with it where it is installed.
#include "environment/envtext.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct LineTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::EnvText)
};

const QByteArray byteOrderMark = "\xef\xbb\xbf"_ba;

constexpr std::array<const char *, 11> findingTexts{
    "",
    QT_TRANSLATE_NOOP("rc::EnvText", "Only a shell reads this line."),
    QT_TRANSLATE_NOOP("rc::EnvText", "Docker and systemd do not accept “export”."),
    QT_TRANSLATE_NOOP("rc::EnvText", "Docker does not accept spaces around “=”."),
    QT_TRANSLATE_NOOP("rc::EnvText", "Docker reads only the first line of this value."),
    QT_TRANSLATE_NOOP("rc::EnvText", "Docker and systemd do not replace ${…} with another variable’s value."),
    QT_TRANSLATE_NOOP("rc::EnvText", "A shell reads the carriage return at the end of this line as part of the value."),
    QT_TRANSLATE_NOOP("rc::EnvText",
                      "Node’s dotenv begins a comment at the “#” in this value. Put the value in quotes."),
    QT_TRANSLATE_NOOP("rc::EnvText", "Docker and systemd read the comment as part of the value."),
    QT_TRANSLATE_NOOP("rc::EnvText", "Docker and systemd read backslashes in this value differently."),
    QT_TRANSLATE_NOOP("rc::EnvText", "Docker’s --env-file reads quotes as part of the value."),
};

/// White space within a line.
bool isBlank(QChar c)
{
    return c != u'\n' && c.isSpace();
}

/// In place; overwrites the remaining characters.
void normalizeLineEnds(QString &text)
{
    qsizetype to = 0;
    const qsizetype size = text.size();
    const auto characters = text.data();
    for (qsizetype at = 0; at < size; ++at) {
        const bool isReturn = characters[at] == u'\r';
        if (isReturn && at + 1 < size && characters[at + 1] == u'\n')
            ++at;
        characters[to++] = isReturn ? QChar(u'\n') : characters[at];
    }
    std::fill(characters + to, characters + size, QChar());
    text.truncate(to);
}

QString unescaped(QStringView text, QStringView codes, QStringView meanings)
{
    QString plain;
    plain.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype code = text[at] == u'\\' && at + 1 < text.size() ? codes.indexOf(text[at + 1]) : -1;
        plain += code < 0 ? text[at] : meanings[code];
        at += code < 0 ? 0 : 1;
    }
    return plain;
}

class EnvReader
{
public:
    explicit EnvReader(QByteArray bytes)
    {
        if (const QString why = envTextFault(bytes); !why.isEmpty()) {
            fault(0, {}, why);
            return;
        }
        if (bytes.startsWith(byteOrderMark)) {
            bytes.remove(0, byteOrderMark.size());
            m_read.notes.append(
                LineTr::tr("The text begins with a byte order mark. systemd reads it as part of the first name."));
        }
        QStringDecoder decoder(QStringDecoder::Utf8);
        m_text = decoder.decode(bytes);
        bytes.fill('\0');
        if (decoder.hasError())
            fault(0, {}, LineTr::tr("Some bytes are not UTF-8. They were read as �."));
        m_text.detach();
        m_hasReturns = m_text.contains(u"\r\n"_s);
        normalizeLineEnds(m_text);
    }

    EnvText read()
    {
        for (skipSpace(); m_at < m_text.size(); skipSpace())
            binding();
        markDuplicates();
        m_text.fill(u'\0');
        return std::move(m_read);
    }

private:
    [[nodiscard]] QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(u'\n'); }

    void fault(qsizetype line, const QString &name, const QString &why)
    {
        if (m_read.faults.size() < envFaultCap)
            m_read.faults.append({line, name, why});
    }

    void moveTo(qsizetype to)
    {
        m_line += QStringView(m_text).mid(m_at, to - m_at).count(u'\n');
        m_at = to;
    }

    void skipSpace()
    {
        qsizetype at = m_at;
        while (at < m_text.size() && m_text[at].isSpace())
            ++at;
        moveTo(at);
    }

    /// Whether any blanks were skipped.
    bool skipBlanks()
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && isBlank(m_text[m_at]))
            ++m_at;
        return m_at > from;
    }

    void skipLine()
    {
        const qsizetype end = m_text.indexOf(u'\n', m_at);
        m_at = end < 0 ? m_text.size() : end;
    }

    bool skipExport()
    {
        static constexpr auto word = "export"_L1;
        const qsizetype end = m_at + word.size();
        if (!QStringView(m_text).mid(m_at).startsWith(word) || end >= m_text.size() || !isBlank(m_text[end]))
            return false;
        m_at = end;
        skipBlanks();
        return true;
    }

    /// Skips a shell's word before NAME=value or NAME value: "declare -x ", "setenv ", "set ". False if there is none.
    bool skipShellWord()
    {
        static const QRegularExpression form(u"(?:(?:declare|typeset)[ \\t]+-(?=[a-zA-Z]*x)[a-zA-Z]++|setenv|@?set[ "
                                             u"\\t]+-(?=[a-zA-Z]*x)[a-zA-Z]++|@?setx(?:[ \\t]+/m)?|"
                                             "@?set)[ \\t]+(?=\"?[A-Za-z_]\\w*[ \\t=])"_s,
                                             QRegularExpression::CaseInsensitiveOption);
        if (!u"dDtTsS@"_s.contains(peek()))
            return false;
        // Without this option each match would validate the whole text again.
        const QRegularExpressionMatch match = form.match(m_text, m_at, QRegularExpression::NormalMatch,
                                                         QRegularExpression::AnchorAtOffsetMatchOption |
                                                             QRegularExpression::DontCheckSubjectStringMatchOption);
        if (match.hasMatch())
            m_at = match.capturedEnd();
        return match.hasMatch();
    }

    /// cmd's set "NAME=value", with quotes around the assignment.
    bool cmdValue(EnvAssignment &assignment)
    {
        if (peek() != u'"')
            return false;
        const qsizetype from = m_at + 1;
        skipLine();
        const QString rest = m_text.mid(from, m_at - from);
        const qsizetype close = rest.lastIndexOf(u'"');
        assignment.name = rest.section(u'=', 0, 0);
        assignment.value = rest.left(close).section(u'=', 1);
        assignment.raw = assignment.value;
        assignment.lastLine = m_line;
        assignment.finding = EnvFinding::Shell;
        if (close < 0 || !rest.contains(u'='))
            fault(assignment.line, {}, LineTr::tr("A quote is not closed."));
        else
            m_read.assignments.append(assignment);
        return true;
    }

    QString key()
    {
        const bool quoted = peek() == u'\'';
        const qsizetype from = m_at + (quoted ? 1 : 0);
        qsizetype end = from;
        while (end < m_text.size() && (quoted ? m_text[end] != u'\'' && m_text[end] != u'\n'
                                              : m_text[end] != u'=' && m_text[end] != u'#' && !m_text[end].isSpace()))
            ++end;
        m_at = quoted && end < m_text.size() ? end + 1 : end;
        return m_text.mid(from, end - from);
    }

    /// The first `quote` from `from` on without a backslash before it; else the last escaped one, as python-dotenv's
    /// pattern backtracks ('C:\' is a value that ends in a backslash). -1 if unclosed.
    [[nodiscard]] qsizetype closing(qsizetype from, QChar quote) const
    {
        qsizetype escaped = -1;
        for (qsizetype at = from; at < m_text.size(); ++at) {
            if (m_text[at] != quote)
                continue;
            if (at == from || m_text[at - 1] != u'\\')
                return at;
            escaped = at;
        }
        return escaped;
    }

    void binding()
    {
        if (peek() == u'#')
            return skipLine();
        EnvAssignment assignment;
        assignment.line = m_line;
        const bool isShell = skipShellWord();
        if (isShell && cmdValue(assignment))
            return;
        const bool exported = skipExport();
        assignment.name = key();
        const bool hasBlankBefore = skipBlanks();
        const bool isSpaced = isShell && hasBlankBefore && peek() != u'=' && peek() != u'\n'; // NAME value
        if (assignment.name.isEmpty() || (peek() != u'=' && !isSpaced)) {
            // Do not quote the line: it may be a bare key.
            fault(assignment.line, {}, LineTr::tr("This line is not NAME=value."));
            return skipLine();
        }
        m_at += isSpaced ? 0 : 1;
        const bool hasBlankAfter = skipBlanks();
        const qsizetype from = m_at;
        const bool quoted = peek() == u'\'' || peek() == u'"';
        const std::optional<bool> commented = quoted ? quotedValue(assignment) : bareValue(assignment);
        if (!commented)
            return skipLine();
        assignment.raw = m_text.mid(from, m_at - from);
        assignment.lastLine = m_line;
        const qsizetype braces = assignment.value.indexOf("${"_L1);
        if (isShell && quoted && assignment.raw.startsWith(u'"')) // as a shell escapes them
            assignment.value.replace(u"\\$"_s, u"$"_s).replace(u"\\`"_s, u"`"_s);
        assignment.finding = isShell                                                          ? EnvFinding::Shell
                             : exported                                                       ? EnvFinding::Export
                             : hasBlankBefore || (hasBlankAfter && !assignment.raw.isEmpty()) ? EnvFinding::Spaces
                             : assignment.lastLine > assignment.line                          ? EnvFinding::Lines
                             : braces >= 0 && assignment.value.indexOf(u'}', braces) > 0      ? EnvFinding::Variable
                             : m_hasReturns                                                   ? EnvFinding::Return
                             : !quoted && assignment.value.contains(u'#')                     ? EnvFinding::Hash
                             : *commented                                                     ? EnvFinding::Comment
                             : assignment.raw.contains(u'\\')                                 ? EnvFinding::Backslash
                             : quoted                                                         ? EnvFinding::Quotes
                                                                                              : EnvFinding::None;
        m_read.assignments.append(assignment);
    }

    /// From the quote on. Returns whether a comment follows; nullopt if python-dotenv ignores the value.
    std::optional<bool> quotedValue(EnvAssignment &assignment)
    {
        const QChar quote = peek();
        const qsizetype close = closing(m_at + 1, quote);
        if (close < 0) {
            fault(assignment.line, assignment.name, LineTr::tr("A quote is not closed."));
            return std::nullopt;
        }
        const QString inner = m_text.mid(m_at + 1, close - m_at - 1);
        moveTo(close + 1);
        skipBlanks();
        if (peek() != u'\n' && peek() != u'#') {
            fault(assignment.line, assignment.name,
                  LineTr::tr("Text follows the closing quote, so python-dotenv ignores this line."));
            return std::nullopt;
        }
        assignment.value = quote == u'\'' ? unescaped(inner, u"\\'", u"\\'")
                                          : unescaped(inner, u"\\'\"abfnrtv", u"\\'\"\a\b\f\n\r\t\v");
        const bool commented = peek() == u'#';
        skipLine();
        return commented;
    }

    /// Returns whether a comment follows.
    bool bareValue(EnvAssignment &assignment)
    {
        const qsizetype from = m_at;
        skipLine();
        const QStringView part = QStringView(m_text).mid(from, m_at - from);
        qsizetype end = 1;
        while (end < part.size() && !(part[end] == u'#' && part[end - 1].isSpace()))
            ++end;
        assignment.value = part.left(end).trimmed().toString();
        return end < part.size();
    }

    void markDuplicates()
    {
        QHash<QString, qsizetype> lastOf;
        for (EnvAssignment &assignment : m_read.assignments) {
            assignment.earlierLine = lastOf.value(assignment.name);
            lastOf.insert(assignment.name, assignment.line);
        }
    }

    QString m_text; ///< with LF line ends; not shared, so it can be wiped
    bool m_hasReturns = false;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    EnvText m_read;
};

/// The lines of a file with their line ends: LF, CR LF, CR, or none at the end.
QStringList linesOf(const QString &text)
{
    static const QRegularExpression line(u"[^\\r\\n]*(?:\\r\\n|\\r|\\n)|[^\\r\\n]+\\z"_s);
    QStringList lines;
    for (auto found = line.globalMatch(text); found.hasNext();)
        lines.append(found.next().captured());
    return lines;
}

QString lineEndOf(const QString &line)
{
    return line.endsWith("\r\n"_L1) ? u"\r\n"_s : line.endsWith(u'\r') ? u"\r"_s : u"\n"_s;
}

void wipe(QString &text)
{
    text.fill(u'\0');
    text.clear();
}

} // namespace

QString envTextFault(const QByteArray &bytes)
{
    if (bytes.size() > envSizeCap)
        return LineTr::tr("The text is larger than 1 MiB.");
    if (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff"))
        return LineTr::tr("This is UTF-16 text. Save it as UTF-8.");
    if (bytes.contains('\0'))
        return LineTr::tr("This is a binary file.");
    return {};
}

QString envFindingText(EnvFinding finding)
{
    const char *text = findingTexts.at(std::size_t(finding));
    return *text == '\0' ? QString() : LineTr::tr(text);
}

const EnvAssignment *EnvText::last(QStringView name) const
{
    for (qsizetype at = assignments.size() - 1; at >= 0; --at) {
        if (assignments[at].name == name)
            return &assignments[at];
    }
    return nullptr;
}

Result<QString> envLine(const EnvValue &assignment)
{
    static const QRegularExpression harmless(u"\\A[A-Za-z0-9_./:@%+,-]*\\z"_s);
    static const QRegularExpression control(u"\\p{Cc}"_s);
    static const QRegularExpression special(u"[\"$`\\\\]"_s);
    const QString &value = assignment.value;
    const QString start = assignment.name + u'=';
    if (harmless.match(value).hasMatch())
        return start + value;
    const bool readable = !value.contains(control) && !value.contains("${"_L1) && value.isValidUtf16();
    if (readable && !value.contains(u'\'') && !value.contains("\\\\"_L1) && !value.endsWith(u'\\'))
        return start + u'\'' + value + u'\'';
    if (readable && !value.contains(special))
        return start + u'"' + value + u'"';
    return failure(LineTr::tr("The value of %1 cannot be written so that every program reads it the same way.")
                       .arg(assignment.name));
}

EnvText parseEnv(const QByteArray &bytes)
{
    return EnvReader(bytes).read();
}

void wipe(EnvText &text)
{
    for (EnvAssignment &assignment : text.assignments) {
        wipe(assignment.value);
        wipe(assignment.raw);
    }
    text.assignments.clear();
}

Result<QByteArray> withEnvValues(const QByteArray &bytes, const QList<EnvValue> &values)
{
    EnvText parsed = parseEnv(bytes);
    for (const EnvFault &fault : std::as_const(parsed.faults)) {
        if (fault.line == 0)
            return failure(fault.why);
    }
    QStringList lines = linesOf(QString::fromUtf8(bytes));
    const QString end = lines.isEmpty() ? u"\n"_s : lineEndOf(lines.first());
    for (const EnvValue &value : values) {
        RC_TRY(line, envLine(value));
        const EnvAssignment *assignment = parsed.last(value.name);
        if (assignment == nullptr) {
            if (!lines.isEmpty() && !lines.last().endsWith(u'\n') && !lines.last().endsWith(u'\r'))
                lines.last() += end;
            lines.append(*line + end);
            continue;
        }
        const bool isShellSyntax =
            assignment->finding == EnvFinding::Export || assignment->finding == EnvFinding::Shell;
        const QString prefix = isShellSyntax ? u"export "_s : QString();
        lines[assignment->line - 1] = prefix + *line + lineEndOf(lines.at(assignment->lastLine - 1));
        for (qsizetype index = assignment->line; index < assignment->lastLine; ++index)
            lines[index].clear(); // keeps later line numbers
    }
    wipe(parsed);
    QString joined = lines.join(QString());
    QByteArray written = (bytes.startsWith(byteOrderMark) ? byteOrderMark : QByteArray()) + joined.toUtf8();
    for (QString &line : lines)
        wipe(line);
    wipe(joined);
    return written;
}

} // namespace rc
