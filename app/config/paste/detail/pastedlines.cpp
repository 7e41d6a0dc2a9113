// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs from texts with one setting a line: .env, exports, env-file, PowerShell, cmd.
#include "config/paste/detail/pastedpairs.h"
#include "config/paste/detail/shellword.h"
#include "core/viewmatch.h"
#include "environment/envtext.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Meaning = PastedPair::Meaning;

bool isQuoteOfPowerShell(QStringView text, qsizetype at)
{
    return at < text.size() && (text[at] == u'\'' || (text[at] >= u'\u2018' && text[at] <= u'\u201b'));
}

/// What is between single quotes from `at` on; nothing when they are not closed.
std::optional<QString> powerShellSingle(QStringView text, qsizetype at)
{
    QString value;
    for (++at; at < text.size(); ++at) {
        if (isQuoteOfPowerShell(text, at)) {
            if (!isQuoteOfPowerShell(text, at + 1))
                return value;
            ++at;
        }
        value += text[at];
    }
    return std::nullopt;
}

/// The same for double quotes, with the backtick as escape.
std::optional<QString> powerShellDouble(QStringView text, qsizetype at, Meaning &meaning)
{
    static const QString from = u"nrt0abfv"_s;
    static const QString to = u"\n\r\t\0\a\b\f\v"_s;
    QString value;
    for (++at; at < text.size(); ++at) {
        if (text[at] == u'`' && at + 1 < text.size()) {
            const qsizetype known = from.indexOf(text[++at]);
            value += known >= 0 ? to[known] : text[at];
        } else if (text[at] == u'"') {
            if (at + 1 >= text.size() || text[at + 1] != u'"')
                return value;
            value += text[++at];
        } else {
            if (text[at] == u'$' && at + 1 < text.size() &&
                (text[at + 1].isLetter() || u"({_"_s.contains(text[at + 1])))
                meaning = Meaning::Expression;
            value += text[at];
        }
    }
    return std::nullopt;
}

void addPowerShell(PastedPairs &read, const QString &name, QStringView value, qsizetype line)
{
    PastedPair pair{name, {}, line, Meaning::Text, PastedPair::Place::Environment};
    std::optional<QString> found;
    static const QRegularExpression variable(u"\\A\\$env:(\\w+)"_s, QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = matchView(variable, value);
    if (isQuoteOfPowerShell(value, 0)) {
        found = powerShellSingle(value, 0);
    } else if (value.startsWith(u'"')) {
        found = powerShellDouble(value, 0, pair.meaning);
    } else if (match.hasMatch()) {
        pair.meaning = Meaning::Variable;
        found = match.captured(1);
    } else {
        pair.meaning = value.startsWith(u'(') ? Meaning::Lookup : Meaning::Expression;
        found = QString();
    }
    if (!found) {
        read.faults.append(openQuoteFault(line));
        return;
    }
    pair.value = *found;
    read.pairs.append(pair);
}

} // namespace

qsizetype pastedLine(QStringView text, qsizetype at)
{
    return text.left(at).count(u'\n') + 1;
}

QString openQuoteFault(qsizetype line)
{
    return QCoreApplication::translate("rc::Paste", "Line %1: a quote is not closed.").arg(line);
}

void readExpansion(PastedPair &pair)
{
    static const QRegularExpression variable(u"\\$\\{?(?:env:|input:)?([A-Za-z_][A-Za-z0-9_-]*)"_s);
    const bool runs = pair.value.contains(u"$("_s) || pair.value.contains(u'`');
    const QRegularExpressionMatch match = variable.match(pair.value);
    pair.meaning = runs ? Meaning::Lookup : Meaning::Variable;
    pair.value = runs ? QString() : match.captured(1);
}

PastedPairs envPairs(const QString &text)
{
    PastedPairs read;
    EnvText env = envFrom(text.toUtf8());
    for (const EnvAssignment &set : std::as_const(env.assignments)) {
        PastedPair pair{set.name, set.value, set.line, Meaning::Text, PastedPair::Place::Environment};
        // Double quotes, or none, may have been written for a shell: \$ is a dollar sign there and $NAME a variable.
        const bool escapes = set.raw.startsWith(u'"') && (set.value.contains(u"\\$"_s) || set.value.contains(u"\\`"_s));
        const ShellWord shell = shellWord(set.raw, 0);
        if (shell.expands && !set.raw.startsWith(u'\''))
            readExpansion(pair);
        else if (escapes && !shell.unclosed)
            pair.value = shell.value;
        read.pairs.append(pair);
    }
    for (const EnvFault &fault : std::as_const(env.faults)) {
        static const QRegularExpression exported(u"\\A\\s*export\\s+([A-Za-z_][A-Za-z0-9_]*)\\s*\\z"_s);
        const QString line = text.section(u'\n', fault.line - 1, fault.line - 1);
        const QRegularExpressionMatch name = exported.match(line);
        if (name.hasMatch()) // hands on what is set elsewhere
            read.pairs.append(
                {name.captured(1), name.captured(1), fault.line, Meaning::Variable, PastedPair::Place::Environment});
        else
            read.faults.append(
                fault.line == 0
                    ? fault.why
                    : QCoreApplication::translate("rc::Paste", "Line %1: %2").arg(fault.line).arg(fault.why));
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
        const QStringView set = row.toString().startsWith(u' ') ? row.trimmed() : row;
        if (set.isEmpty() || set.startsWith(u'#'))
            continue;
        const qsizetype sign = set.indexOf(u'=');
        const QString name = (sign < 0 ? set : set.left(sign)).trimmed().toString();
        if (sign < 0)
            read.pairs.append({name, name, line, Meaning::Variable, PastedPair::Place::Environment});
        else
            read.pairs.append(
                {name, set.mid(sign + 1).toString(), line, Meaning::Text, PastedPair::Place::Environment});
        static const QRegularExpression quoted(u"=\\s*([\"']).*\\1\\s*\\z"_s);
        if (matchView(quoted, set).hasMatch())
            read.notes.append(
                QCoreApplication::translate("rc::Paste", "Line %1: Docker reads the quotes as part of the value.")
                    .arg(line));
    }
    return read;
}

PastedPairs powerShellPairs(const QString &text)
{
    static const QRegularExpression form(u"\\A\\s*\\$env:(\\w+)\\s*=\\s*(.*)\\z"_s,
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression call(
        u"\\A\\s*\\[(?:System\\.)?Environment\\]::SetEnvironmentVariable\\(\\s*[\"'](\\w+)[\"']\\s*,\\s*(.*)\\z"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    PastedPairs read;
    qsizetype line = 0;
    for (const QString &row : text.split(u'\n')) {
        ++line;
        QRegularExpressionMatch match = form.match(row);
        if (!match.hasMatch())
            match = call.match(row);
        if (match.hasMatch())
            addPowerShell(read, match.captured(1), match.capturedView(2), line);
    }
    return read;
}

PastedPairs cmdPairs(const QString &text)
{
    static const QRegularExpression form(u"\\A\\s*@?set\\s+(\"?)([A-Za-z_][A-Za-z0-9_]*)=(.*)\\z"_s,
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression variable(u"\\A%([A-Za-z_][A-Za-z0-9_]*)%\\z"_s);
    static const QRegularExpression lasting(
        u"\\A\\s*@?setx\\s+(?:/m\\s+)?([A-Za-z_][A-Za-z0-9_]*)\\s+(?:\"([^\"]*)\"|(\\S+))(?:\\s+/m)?\\s*\\z"_s,
        QRegularExpression::CaseInsensitiveOption);
    PastedPairs read;
    qsizetype line = 0;
    for (const QString &row : text.split(u'\n')) {
        ++line;
        if (const QRegularExpressionMatch setx = lasting.match(row); setx.hasMatch()) {
            read.pairs.append({setx.captured(1), setx.captured(2) + setx.captured(3), line, Meaning::Text,
                               PastedPair::Place::Environment});
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
        PastedPair pair{match.captured(2), value, line, Meaning::Text, PastedPair::Place::Environment};
        if (const QRegularExpressionMatch other = variable.match(value); other.hasMatch()) {
            pair.meaning = Meaning::Variable;
            pair.value = other.captured(1);
        } else {
            pair.value.replace(u"%%"_s, u"%"_s);
        }
        read.pairs.append(pair);
    }
    return read;
}

} // namespace rc
