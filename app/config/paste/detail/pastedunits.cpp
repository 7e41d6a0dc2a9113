// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs from a unit of systemd, and scalars of YAML.
#include "config/paste/detail/pastedpairs.h"

#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

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
        const qsizetype sign = word->indexOf(u'=');
        if (isPassThrough) {
            read.pairs.append(inheritedVariable(*word, line));
            continue;
        }
        if (sign <= 0) {
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

std::optional<QString> yamlScalar(QStringView text)
{
    text = text.trimmed();
    if (const QChar quote = text.isEmpty() ? QChar() : text.front(); quote == u'"' || quote == u'\'') {
        QString value;
        for (qsizetype at = 1; at < text.size(); ++at) {
            const QChar next = at + 1 < text.size() ? text[at + 1] : QChar();
            if (text[at] == quote && (quote == u'"' || next != quote))
                return value;
            if (quote == u'"' && text[at] == u'\\' && !next.isNull())
                value += escaped(text, ++at);
            else
                value += text[text[at] == quote ? ++at : at];
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
        const bool isPassThrough = match.capturedView(1).startsWith(u'P');
        if (match.capturedView(2).trimmed().isEmpty() && !isPassThrough)
            read.pairs.clear(); // an empty assignment clears earlier ones
        else
            addSystemd(read, match.capturedView(2), line, isPassThrough);
    }
    return read;
}

} // namespace rc
