// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs from a unit of systemd and from YAML for Kubernetes.
#include "config/paste/detail/pastedpairs.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Meaning = PastedPair::Meaning;
using Place = PastedPair::Place;

/// The escapes of C that systemd and YAML share; `at` is on the character behind the backslash, then on the last one.
QString escaped(QStringView text, qsizetype &at)
{
    static const QString from = u"abfnrtv0e"_s;
    static const QString to = u"\a\b\f\n\r\t\v\0\x1b"_s;
    const QChar c = text[at];
    if (const qsizetype known = from.indexOf(c); known >= 0)
        return to[known];
    const qsizetype digits = c == u'x' ? 2 : c == u'u' ? 4 : c == u'U' ? 8 : 0;
    if (digits == 0 || at + digits >= text.size())
        return c;
    bool isNumber = false;
    const uint code = text.mid(at + 1, digits).toUInt(&isNumber, 16);
    if (!isNumber || code > QChar::LastValidCodePoint)
        return c;
    at += digits;
    return QChar::fromUcs4(code).operator QStringView().toString();
}

/// One word of systemd from `at` on, which is then behind it; nothing when a quote is not closed.
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

void addSystemd(PastedPairs &read, QStringView value, qsizetype line, bool passes)
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
        const qsizetype sign = word->indexOf(u'=');
        if (passes) {
            read.pairs.append({*word, *word, line, Meaning::Variable, Place::Environment});
            continue;
        }
        if (sign <= 0) {
            read.faults.append(
                QCoreApplication::translate("rc::Paste", "Line %1: Environment= has a word without a value.")
                    .arg(line));
            continue;
        }
        PastedPair pair{word->left(sign), word->mid(sign + 1), line, Meaning::Text, Place::Environment};
        static const QRegularExpression specifier(u"(?<!%)(?:%%)*%[A-Za-z]"_s);
        if (specifier.match(pair.value).hasMatch())
            read.notes.append(
                QCoreApplication::translate("rc::Paste", "Line %1: systemd replaces a % and the letter after it.")
                    .arg(line));
        pair.value.replace(u"%%"_s, u"%"_s);
        read.pairs.append(pair);
    }
}

/// $$ is a dollar sign, $(NAME) a variable.
void readKubernetesValue(PastedPair &pair)
{
    static const QRegularExpression variable(u"\\A\\$\\(([A-Za-z_][A-Za-z0-9_.-]*)\\)\\z"_s);
    if (const QRegularExpressionMatch match = variable.match(pair.value); match.hasMatch()) {
        pair.meaning = Meaning::Variable;
        pair.value = match.captured(1);
    } else {
        pair.value.replace(u"$$"_s, u"$"_s);
    }
}

} // namespace

std::optional<QString> yamlScalar(QStringView text)
{
    text = text.trimmed();
    if (text.startsWith(u'"')) {
        QString value;
        for (qsizetype at = 1; at < text.size(); ++at) {
            if (text[at] == u'"')
                return value;
            if (text[at] == u'\\' && at + 1 < text.size())
                value += escaped(text, ++at);
            else
                value += text[at];
        }
        return std::nullopt;
    }
    if (text.startsWith(u'\'')) {
        QString value;
        for (qsizetype at = 1; at < text.size(); ++at) {
            if (text[at] == u'\'') {
                if (at + 1 >= text.size() || text[at + 1] != u'\'')
                    return value;
                ++at;
            }
            value += text[at];
        }
        return std::nullopt;
    }
    const qsizetype comment = text.indexOf(u" #"_s);
    return (comment < 0 ? text : text.left(comment)).trimmed().toString();
}

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
        const bool passes = match.capturedView(1).startsWith(u'P');
        if (match.capturedView(2).trimmed().isEmpty() && !passes)
            read.pairs.clear(); // an empty one takes back what was said before
        else
            addSystemd(read, match.capturedView(2), line, passes);
    }
    return read;
}

PastedPairs kubernetesPairs(const QString &text)
{
    static const QRegularExpression form(
        u"\\A(\\s*)(?:-\\s+)?(\"?)([A-Za-z_][A-Za-z0-9_.-]*)\\2\\s*:(?:\\s+(.*))?\\z"_s,
        QRegularExpression::DotMatchesEverythingOption);
    PastedPairs read;
    QString name;
    qsizetype secretDepth = -1; // of stringData
    bool referring = false;     // inside valueFrom, where name is the secret's
    qsizetype line = 0;
    for (const QString &row : text.split(u'\n')) {
        ++line;
        const QRegularExpressionMatch match = form.match(row);
        if (row.trimmed().startsWith(u'#') || !match.hasMatch())
            continue;
        const QString word = match.captured(3);
        const qsizetype depth = match.capturedLength(1);
        const auto scalar = yamlScalar(match.capturedView(4));
        if (!scalar) {
            read.faults.append(openQuoteFault(line));
            continue;
        }
        PastedPair pair{name, *scalar, line, Meaning::Text, Place::Environment};
        const bool begins = row.trimmed().startsWith(u'-');
        if (secretDepth >= 0 && depth > secretDepth) {
            pair.name = word;
            read.pairs.append(pair); // a secret's text is not expanded
            continue;
        }
        secretDepth = word == u"stringData"_s ? depth : -1;
        referring = referring && !begins;
        if (word == u"name"_s && !referring) {
            name = *scalar;
        } else if (word == u"value"_s && !name.isEmpty()) {
            readKubernetesValue(pair);
            read.pairs.append(pair);
        } else if (word == u"valueFrom"_s && !name.isEmpty()) {
            referring = true;
            pair.meaning = Meaning::Variable;
            pair.value = name;
            read.pairs.append(pair);
        }
    }
    return read;
}

} // namespace rc
