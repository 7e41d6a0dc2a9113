// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs from texts with one setting a line: .env, env-file, cmd, a unit of systemd.
#include "config/paste/detail/pastedpairs.h"
#include "environment/envtext.h"

#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

qsizetype pastedLine(QStringView text, qsizetype at)
{
    return text.left(at).count(u'\n') + 1;
}

QString openQuoteFault(qsizetype line)
{
    return PasteTr::tr("Line %1: a quote is not closed.").arg(line);
}

PastedPair inheritedVariable(const QString &variable, qsizetype line)
{
    return {variable, variable, line, PastedPair::Meaning::Variable, PastedPair::Role::Environment};
}

void splitBearer(PastedPair &pair)
{
    static const QRegularExpression scheme(u"\\A\\s*bearer\\s+(?=\\S)"_s, QRegularExpression::CaseInsensitiveOption);
    const bool isAuthorization =
        pair.role == PastedPair::Role::Header && pair.name.compare(u"authorization"_s, Qt::CaseInsensitive) == 0;
    const QRegularExpressionMatch match = isAuthorization ? scheme.match(pair.value) : QRegularExpressionMatch();
    if (!match.hasMatch())
        return;
    pair.role = PastedPair::Role::Bearer;
    pair.value.remove(0, match.capturedEnd());
}

void readExpansion(PastedPair &pair)
{
    splitBearer(pair);
    static const QRegularExpression variable(u"\\$\\{?(?:env:|input:)?([A-Za-z_][A-Za-z0-9_-]*)"_s);
    const bool runs = pair.value.contains(u"$("_s) || pair.value.contains(u'`');
    const QRegularExpressionMatch match = variable.match(pair.value);
    pair.meaning = runs ? PastedPair::Meaning::Lookup : PastedPair::Meaning::Variable;
    pair.value = runs ? QString() : match.captured(1);
}

QString escaped(QStringView text, qsizetype &at)
{
    static const QString from = u"abfnrtveE"_s;
    static const QString to = u"\a\b\f\n\r\t\v\x1b\x1b"_s;
    const QChar c = text[at];
    if (const qsizetype known = from.indexOf(c); known >= 0)
        return to[known];
    const bool isOctal = c >= u'0' && c <= u'7';
    const qsizetype maxDigits = isOctal ? 3 : c == u'x' ? 2 : c == u'u' ? 4 : c == u'U' ? 8 : 0;
    const QString digits = isOctal ? u"01234567"_s : u"0123456789abcdefABCDEF"_s;
    const qsizetype begin = isOctal ? at : at + 1;
    qsizetype end = begin;
    while (end < text.size() && end - begin < maxDigits && digits.contains(text[end]))
        ++end;
    const uint code = text.mid(begin, end - begin).toUInt(nullptr, isOctal ? 8 : 16);
    if (end == begin || code > QChar::LastValidCodePoint)
        return c;
    at = end - 1;
    return QChar::fromUcs4(code).operator QStringView().toString();
}

PastedPairs envPairs(const QString &text)
{
    PastedPairs read;
    EnvText env = parseEnv(text.toUtf8());
    const QStringList rows = text.split(u'\n');
    QList<qsizetype> continuedLines; // lines that continue the one before
    for (const EnvAssignment &set : std::as_const(env.assignments)) {
        PastedPair pair{set.name, set.value, set.line};
        // Double-quoted or unquoted values may be meant for a shell, where \$ is a dollar sign and $NAME a variable.
        const bool escapes = set.raw.startsWith(u'"') && (set.value.contains(u"\\$"_s) || set.value.contains(u"\\`"_s));
        const ShellWord shell = shellWord(set.raw, 0);
        if (shell.expands && !set.raw.startsWith(u'\''))
            readExpansion(pair);
        else if (escapes && !shell.unclosed)
            pair.value = shell.value;
        static const QRegularExpression rest(u"\\A\\s*[^\\s=]+\\s*\\z"_s);
        if (set.raw.endsWith(u'\\') && rest.match(rows.value(set.line)).hasMatch()) {
            pair.value = pair.value.chopped(1) + rows.value(set.line).trimmed();
            continuedLines.append(set.line + 1);
        }
        // Run configurations have all their variables on one line: A=a;B=b.
        static const QRegularExpression gap(u";\\s*(?=[A-Z_][A-Z0-9_]*=)"_s);
        const bool isQuoted = set.raw.startsWith(u'"') || set.raw.startsWith(u'\'');
        const QStringList parts = isQuoted ? QStringList(pair.value) : pair.value.split(gap);
        pair.value = parts.first();
        read.pairs.append(pair);
        for (const QString &part : parts.mid(1))
            read.pairs.append({part.section(u'=', 0, 0), part.section(u'=', 1), set.line});
    }
    for (const EnvFault &fault : std::as_const(env.faults)) {
        static const QRegularExpression exported(u"\\A\\s*export\\s+([A-Za-z_][A-Za-z0-9_]*)\\s*\\z"_s);
        const QRegularExpressionMatch name = exported.match(rows.value(fault.line - 1));
        if (continuedLines.contains(fault.line))
            continue;
        if (name.hasMatch())
            read.pairs.append(inheritedVariable(name.captured(1), fault.line));
        else
            read.faults.append(fault.line == 0 ? fault.why : PasteTr::tr("Line %1: %2").arg(fault.line).arg(fault.why));
    }
    read.notes += env.notes;
    wipe(env);
    return read;
}

PastedPairs dockerEnvFilePairs(const QString &text)
{
    PastedPairs read;
    qsizetype line = 0;
    for (const QStringView row : QStringView(text).split(u'\n')) {
        ++line;
        const QStringView set = row.startsWith(u' ') ? row.trimmed() : row;
        if (set.isEmpty() || set.startsWith(u'#'))
            continue;
        const qsizetype sign = set.indexOf(u'=');
        const QString name = (sign < 0 ? set : set.left(sign)).trimmed().toString();
        if (sign < 0)
            read.pairs.append(inheritedVariable(name, line));
        else
            read.pairs.append({name, set.mid(sign + 1).toString(), line});
        const QStringView value = set.mid(sign + 1).trimmed();
        const bool isQuoted = sign >= 0 && value.size() > 1 && value.front() == value.back() &&
                              (value.front() == u'"' || value.front() == u'\'');
        if (isQuoted)
            read.notes.append(PasteTr::tr("Line %1: Docker reads the quotes as part of the value.").arg(line));
    }
    return read;
}

PastedPairs cmdPairs(const QString &text)
{
    static const QRegularExpression form(u"\\A\\s*@?set\\s+(\"?)([A-Za-z_][A-Za-z0-9_]*)=(.*)\\z"_s,
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression setxForm(
        u"\\A\\s*@?setx\\s+(?:/m\\s+)?([A-Za-z_][A-Za-z0-9_]*)\\s+(?:\"([^\"]*)\"|(\\S+))(?:\\s+/m)?\\s*\\z"_s,
        QRegularExpression::CaseInsensitiveOption);
    PastedPairs read;
    qsizetype line = 0;
    for (const QString &row : text.split(u'\n')) {
        ++line;
        if (const QRegularExpressionMatch setx = setxForm.match(row); setx.hasMatch()) {
            read.pairs.append({setx.captured(1), setx.captured(2) + setx.captured(3), line});
            continue;
        }
        const QRegularExpressionMatch match = form.match(row);
        if (!match.hasMatch())
            continue;
        QString value = match.captured(3);
        if (!match.capturedView(1).isEmpty()) {
            const qsizetype close = value.lastIndexOf(u'"');
            if (close < 0) {
                read.faults.append(openQuoteFault(line));
                continue;
            }
            value.truncate(close);
        }
        read.pairs.append({match.captured(2), value.replace(u"%%"_s, u"%"_s), line});
    }
    return read;
}

namespace {

/// Reads a systemd word and moves `at` past it; nullopt if a quote is not closed.
std::optional<QString> systemdWord(QStringView text, qsizetype &at)
{
    QString word;
    QChar quote;
    for (; at < text.size(); ++at) {
        const QChar c = text[at];
        if (c == u'\\' && at + 1 < text.size())
            word += escaped(text, ++at);
        else if (!quote.isNull() ? c == quote : (c == u'"' || c == u'\''))
            quote = quote.isNull() ? c : QChar();
        else if (quote.isNull() && (c == u' ' || c == u'\t'))
            break;
        else
            word += c;
    }
    return quote.isNull() ? std::optional(word) : std::nullopt;
}

void addSystemd(PastedPairs &read, QStringView value, qsizetype line, bool isPassThrough)
{
    for (qsizetype at = 0; at < value.size();) {
        if (value[at] == u' ' || value[at] == u'\t') {
            ++at;
            continue;
        }
        const auto word = systemdWord(value, at);
        if (!word) {
            read.faults.append(openQuoteFault(line));
            return;
        }
        if (isPassThrough) {
            read.pairs.append(inheritedVariable(*word, line));
            continue;
        }
        const qsizetype sign = word->indexOf(u'=');
        if (sign <= 0) { // not quoted, because it may be a key
            read.faults.append(PasteTr::tr("Line %1: Environment= has a word without a value.").arg(line));
            continue;
        }
        PastedPair pair{word->left(sign), word->mid(sign + 1), line};
        static const QRegularExpression specifier(u"(?<!%)(?:%%)*%[A-Za-z]"_s);
        if (specifier.match(pair.value).hasMatch())
            read.notes.append(PasteTr::tr("Line %1: systemd replaces a % and the letter after it.").arg(line));
        pair.value.replace(u"%%"_s, u"%"_s);
        read.pairs.append(pair);
    }
}

} // namespace

PastedPairs systemdPairs(const QString &text)
{
    static const QRegularExpression form(u"\\A\\s*(Environment|PassEnvironment)\\s*=\\s*(.*)\\z"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    PastedPairs read;
    const QStringList rows = text.split(u'\n');
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const qsizetype line = i + 1;
        QString row = rows[i];
        if (row.trimmed().startsWith(u'#') || row.trimmed().startsWith(u';'))
            continue;
        while (row.endsWith(u'\\') && i + 1 < rows.size()) {
            row.chop(1);
            row += u' ' + rows[++i];
        }
        const QRegularExpressionMatch match = form.match(row);
        if (!match.hasMatch())
            continue;
        const bool isPassThrough = match.capturedView(1).startsWith(u'P');
        if (match.capturedView(2).trimmed().isEmpty() && !isPassThrough)
            read.pairs.clear(); // an empty assignment clears earlier ones
        else
            addSystemd(read, match.capturedView(2), line, isPassThrough);
    }
    return read;
}

} // namespace rc
