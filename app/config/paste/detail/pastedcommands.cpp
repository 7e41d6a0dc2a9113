// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs from commands of a shell: docker run -e, and curl with its headers.
#include "config/paste/detail/pastedpairs.h"
#include "config/paste/detail/shellword.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Meaning = PastedPair::Meaning;
using Place = PastedPair::Place;

struct Word
{
    QString text;
    qsizetype line = 0;
    bool expands = false;
};

/// The words of each command, in order.
QList<QList<Word>> commandsOf(const QString &text, QStringList &faults, bool fish = false)
{
    QList<QList<Word>> commands{{}};
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        if (c == u'\\' && at + 1 < text.size() && text[at + 1] == u'\n') {
            at += 2;
        } else if (c == u' ' || c == u'\t') {
            ++at;
        } else if (u"\n;|&()<>"_s.contains(c)) {
            if (!commands.last().isEmpty())
                commands.append(QList<Word>());
            ++at;
        } else if (c == u'#') {
            const qsizetype end = text.indexOf(u'\n', at);
            at = end < 0 ? text.size() : end;
        } else {
            const ShellWord word = shellWord(text, at, fish);
            const qsizetype line = pastedLine(text, at);
            if (word.unclosed) {
                faults.append(openQuoteFault(line));
                const qsizetype end = text.indexOf(u'\n', at);
                at = end < 0 ? text.size() : end;
                commands.last().clear();
                continue;
            }
            commands.last().append({word.value, line, word.expands});
            at = qMax(word.end, at + 1);
        }
    }
    return commands;
}

/// NAME=value, or a name alone: then it comes from outside.
void addVariable(PastedPairs &read, const Word &word)
{
    const qsizetype sign = word.text.indexOf(u'=');
    const QString name = sign < 0 ? word.text : word.text.left(sign);
    if (!isShellName(name))
        return;
    PastedPair pair{name, word.text.mid(sign + 1), word.line, Meaning::Text, Place::Environment};
    if (sign < 0)
        pair.meaning = Meaning::Variable;
    else if (word.expands)
        readExpansion(pair);
    read.pairs.append(pair);
}

void addHeader(PastedPairs &read, const Word &word)
{
    const qsizetype colon = word.text.indexOf(u':');
    if (colon <= 0)
        return;
    PastedPair pair{word.text.left(colon), word.text.mid(colon + 1).trimmed(), word.line, Meaning::Text, Place::Header};
    if (word.expands)
        readExpansion(pair);
    read.pairs.append(pair);
}

/// The value of an option at `at`, in the next word or in the same one; nothing when it is another option.
std::optional<Word> optionAt(const QList<Word> &words, qsizetype &at, const QString &brief, const QString &whole)
{
    const Word &word = words[at];
    if (word.text == brief || word.text == whole)
        return at + 1 < words.size() ? std::optional(words[++at]) : std::nullopt;
    if (!brief.isEmpty() && word.text.startsWith(brief))
        return Word{word.text.mid(brief.size()), word.line, word.expands};
    if (word.text.startsWith(whole + u'='))
        return Word{word.text.mid(whole.size() + 1), word.line, word.expands};
    return std::nullopt;
}

void readCurl(PastedPairs &read, const QList<Word> &words)
{
    static const QStringList takesValue{u"-X"_s,         u"--request"_s,         u"-d"_s,     u"--data"_s,
                                        u"--data-raw"_s, u"--data-binary"_s,     u"-o"_s,     u"--output"_s,
                                        u"-m"_s,         u"--max-time"_s,        u"-w"_s,     u"--write-out"_s,
                                        u"-A"_s,         u"--user-agent"_s,      u"--json"_s, u"--cacert"_s,
                                        u"-x"_s,         u"--proxy"_s,           u"-K"_s,     u"--config"_s,
                                        u"--retry"_s,    u"--connect-timeout"_s, u"-e"_s,     u"--referer"_s};
    for (qsizetype at = 1; at < words.size(); ++at) {
        if (takesValue.contains(words[at].text)) {
            ++at;
            continue;
        }
        if (const auto header = optionAt(words, at, u"-H"_s, u"--header"_s)) {
            addHeader(read, *header);
            continue;
        }
        if (const auto url = optionAt(words, at, {}, u"--url"_s)) {
            read.pairs.append({{}, url->text, url->line, Meaning::Text, Place::Address});
            continue;
        }
        if (!words[at].text.startsWith(u'-') && words[at].text.contains(u"://"_s))
            read.pairs.append({{}, words[at].text, words[at].line, Meaning::Text, Place::Address});
    }
}

void readDocker(PastedPairs &read, const QList<Word> &words)
{
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (const auto variable = optionAt(words, at, u"-e"_s, u"--env"_s))
            addVariable(read, *variable);
    }
}

/// printf 'X-API-Key: %s\n' KEY, for curl -H @-
void readPrinted(PastedPairs &read, const QList<Word> &words)
{
    static const QRegularExpression form(u"\\A([^\\s:]+): ?%s\\\\n\\z"_s);
    const qsizetype at = words.size() == 4 && words[1].text == u"--"_s ? 2 : 1;
    if (words.size() != at + 2)
        return;
    if (const QRegularExpressionMatch match = form.match(words[at].text); match.hasMatch()) {
        const QString name = match.captured(1).replace(u"%%"_s, u"%"_s);
        addHeader(read, {name + u": "_s + words[at + 1].text, words[at + 1].line, words[at + 1].expands});
    }
}

/// set -x NAME value, as fish has it.
void readFishSet(PastedPairs &read, const QList<Word> &words)
{
    const bool exports = words.size() == 4 && words[1].text.startsWith(u'-') && words[1].text.contains(u'x');
    if (exports)
        addVariable(read, {words[2].text + u'=' + words[3].text, words[2].line, words[3].expands});
}

} // namespace

PastedPairs shellPairs(const QString &text)
{
    static const QStringList exporting{u"export"_s, u"declare"_s, u"typeset"_s, u"env"_s};
    static const QRegularExpression fish(u"^\\s*set\\s+-"_s, QRegularExpression::MultilineOption);
    PastedPairs read;
    for (const QList<Word> &words : commandsOf(text, read.faults, fish.match(text).hasMatch())) {
        if (words.isEmpty())
            continue;
        if (words.first().text == u"set"_s)
            readFishSet(read, words);
        const bool exports = exporting.contains(words.first().text);
        for (const Word &word : exports ? words.mid(1) : words.first(1)) {
            if (exports || word.text.contains(u'='))
                addVariable(read, word);
        }
    }
    return read;
}

PastedPairs commandPairs(const QString &text)
{
    PastedPairs read;
    static const QRegularExpression set(u"\\A[A-Za-z_][A-Za-z0-9_]*="_s);
    for (QList<Word> words : commandsOf(text, read.faults)) {
        // NAME=value before a command, and what people copy with it
        while (!words.isEmpty() && (set.match(words.first().text).hasMatch() || words.first().text == u"sudo"_s ||
                                    words.first().text == u"$"_s || words.first().text == u"export"_s)) {
            if (words.first().text.contains(u'='))
                addVariable(read, words.first());
            words.removeFirst();
        }
        if (words.isEmpty())
            continue;
        const QString program = words.first().text.section(u'/', -1);
        if (program == u"curl"_s || program == u"curl.exe"_s)
            readCurl(read, words);
        else if (program == u"printf"_s)
            readPrinted(read, words);
        else if (program == u"docker"_s || program == u"podman"_s || program.startsWith(u"-e"_s) ||
                 program.startsWith(u"--env"_s))
            readDocker(read, words);
    }
    return read;
}

} // namespace rc
