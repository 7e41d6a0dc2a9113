// SPDX-License-Identifier: GPL-3.0-or-later
// Reads commands of sh and cmd: variables in the arguments of any program, and requests with their headers.
#include "config/paste/detail/pastedpairs.h"

#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The commands of a shell script, each as its words.
QList<QList<CommandWord>> shellCommands(const QString &text, QStringList &faults, bool fish = false)
{
    static const QRegularExpression continuation(u"\\\\[ \\t]*\\n"_s);
    QList<QList<CommandWord>> commands{{}};
    qsizetype line = 1; // of `counted`
    qsizetype counted = 0;
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        const QRegularExpressionMatch continuedLine =
            c == u'\\' ? continuation.match(text, at, QRegularExpression::NormalMatch,
                                            QRegularExpression::AnchorAtOffsetMatchOption |
                                                QRegularExpression::DontCheckSubjectStringMatchOption)
                       : QRegularExpressionMatch();
        if (continuedLine.hasMatch()) {
            at = continuedLine.capturedEnd();
        } else if (c == u' ' || c == u'\t') {
            ++at;
        } else if (u"\n;|&()<>"_s.contains(c)) {
            if (!commands.last().isEmpty())
                commands.append(QList<CommandWord>());
            ++at;
        } else if (c == u'#') {
            const qsizetype end = text.indexOf(u'\n', at);
            at = end < 0 ? text.size() : end;
        } else {
            const ShellWord word = shellWord(text, at, fish);
            line += QStringView(text).sliced(counted, at - counted).count(u'\n');
            counted = at;
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

/// Same for cmd: outside of quotes ^ escapes the next character, then the program splits its words like Windows
/// programs, where \" is a quote.
QList<QList<CommandWord>> cmdCommands(const QString &text)
{
    QList<QList<CommandWord>> commands{{}};
    CommandWord word; // its line is 0 between words
    qsizetype line = 1;
    bool isQuoted = false;       // for the program
    bool isQuotedForCmd = false; // cmd does not read ^" as a quote
    const auto endWord = [&] {
        if (word.line > 0)
            commands.last().append(std::exchange(word, {}));
        isQuoted = false;
    };
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isEscaped = text[at] == u'^' && !isQuotedForCmd && at + 1 < text.size();
        const QChar c = isEscaped ? text[++at] : text[at];
        if (c == u'"' && !isEscaped)
            isQuotedForCmd = !isQuotedForCmd;
        if (!isEscaped && (c == u'\n' || (!isQuotedForCmd && u"&|<>"_s.contains(c)))) {
            endWord();
            if (!commands.last().isEmpty())
                commands.append(QList<CommandWord>());
            line += c == u'\n' ? 1 : 0;
            isQuotedForCmd = false;
            continue;
        }
        if (isEscaped && c == u'\n') {
            ++line;
            if (at + 1 >= text.size() || text[at + 1] != u'\n')
                continue;
            ++at; // two line ends mean one in the value, as browsers write them
            ++line;
        }
        if ((c == u' ' || c == u'\t') && !isQuoted) {
            endWord();
            continue;
        }
        word.line = word.line == 0 ? line : word.line;
        if (c == u'"' && word.text.endsWith(u'\\'))
            word.text.back() = c;
        else if (c == u'"')
            isQuoted = !isQuoted;
        else
            word.text += c;
    }
    endWord();
    return commands;
}

bool isForCmd(const QString &text)
{
    static const QRegularExpression form(u"\\^[ \\t]*(?:\\n|\\z)|\\^\""_s);
    static const QRegularExpression shell(u"^[ \\t]*(?:export|declare|typeset|set -)"_s,
                                          QRegularExpression::MultilineOption);
    return form.match(text).hasMatch() && !text.contains(u"\\\n"_s) && !shell.match(text).hasMatch();
}

void addVariable(PastedPairs &read, const CommandWord &word)
{
    const qsizetype sign = word.text.indexOf(u'=');
    const QString name = sign < 0 ? word.text : word.text.left(sign);
    if (!isShellName(name))
        return;
    PastedPair pair =
        sign < 0 ? inheritedVariable(name, word.line) : PastedPair{name, word.text.mid(sign + 1), word.line};
    if (sign >= 0 && word.expands)
        readExpansion(pair);
    read.pairs.append(pair);
}

/// NAME=value in the arguments of any program, also as the value of an option, and several with commas between them:
/// docker run -e NAME=value, kubectl create secret --from-literal=NAME=value, gcloud --set-env-vars=A=a,B=b.
void readVariables(PastedPairs &read, const QList<CommandWord> &words)
{
    static const QRegularExpression option(u"\\A(?:--[a-z][a-z-]*[=:]|-e)(?=[A-Za-z_])"_s);
    static const QRegularExpression assignment(u"\\A[A-Za-z_][\\w.-]*="_s);
    static const QRegularExpression gap(u"[,;](?=[A-Z_][A-Z0-9_]*=)"_s);
    static const QStringList passOptions{u"-e"_s, u"--env"_s};
    for (qsizetype at = 0; at < words.size(); ++at) {
        CommandWord word = words[at];
        if (word.text.startsWith("--env-file"_L1) || word.text.startsWith("--from-env-file"_L1))
            read.notes.append(fileNote(word.line));
        const bool isPassed = at > 0 && passOptions.contains(words[at - 1].text);
        const bool isVariable = isPassed || option.match(word.text).hasMatch();
        word.text.remove(option);
        if (!assignment.match(word.text).hasMatch() && !isVariable)
            continue;
        for (const QString &part : word.text.split(gap))
            addVariable(read, {part, word.line, word.expands});
    }
}

/// printf 'X-API-Key: %s\n' KEY, and echo "X-API-Key: KEY", for curl -H @-
QList<PastedPair> printedHeaders(const QList<CommandWord> &words)
{
    static const QRegularExpression form(u"\\A([^\\s:]+): ?(Bearer )?%s\\\\n\\z"_s);
    QList<PastedPair> pairs;
    const qsizetype at = words.size() > 2 && words[1].text.startsWith(u'-') ? 2 : 1;
    static const QRegularExpression header(u"\\A[\\w!#$%&'*+.^`|~-]+:"_s);
    if (words.first().text == u"echo"_s && words.size() == at + 1 && header.match(words[at].text).hasMatch()) {
        addHeader(pairs, words[at]);
    } else if (words.first().text == u"printf"_s && words.size() == at + 2) {
        if (const QRegularExpressionMatch match = form.match(words[at].text); match.hasMatch()) {
            const QString name = match.captured(1).replace(u"%%"_s, u"%"_s);
            addHeader(pairs, {name + u": "_s + match.captured(2) + words[at + 1].text, words[at + 1].line,
                              words[at + 1].expands});
        }
    }
    return pairs;
}

/// set -x NAME value, as fish has it, set NAME=value of cmd, setenv NAME value of csh, and ENV NAME value of a
/// Dockerfile.
void readSet(PastedPairs &read, const QList<CommandWord> &words)
{
    qsizetype at = 1;
    while (at < words.size() && words[at].text.startsWith(u'-'))
        ++at;
    if (words.size() == at + 1 && words[at].text.contains(u'='))
        addVariable(read, words[at]);
    else if (words.size() == at + 2)
        addVariable(read, {words[at].text + u'=' + words[at + 1].text, words[at + 1].line, words[at + 1].expands});
}

bool isRequestProgram(const QList<CommandWord> &words, qsizetype at)
{
    static const QRegularExpression name(u"\\A(?:.*[/\\\\])?(?:(curl|wget2?)(?:\\.exe)?|https?|xhs?)\\z"_s);
    const QRegularExpressionMatch match = name.match(words[at].text);
    return match.capturedLength(1) > 0 || (at == 0 && match.hasMatch());
}

/// Removes the words before a request: NAME=value, sudo, copied prompts, the times of a crontab, any program that runs
/// another one. The variables among them are read.
void readCommandPrefix(PastedPairs &read, QList<CommandWord> &words)
{
    static const QRegularExpression assignment(u"\\A[A-Za-z_][A-Za-z0-9_]*="_s);
    static const QStringList prefixWords{u"sudo"_s, u"$"_s, u"env"_s, u"time"_s, u"{"_s, u"exec"_s, u"command"_s};
    for (qsizetype at = words.size() - 1; at > 0; --at) {
        const bool isRequest =
            isRequestProgram(words, at) && at + 1 < words.size() &&
            (words[at + 1].text.startsWith(u'-') || words[at + 1].text.contains("://"_L1) || words[at + 1].expands);
        if (!isRequest || words[at - 1].text.startsWith("-"_L1))
            continue;
        readVariables(read, words.first(at));
        words.remove(0, at);
        return;
    }
    while (!words.isEmpty() &&
           (assignment.match(words.first().text).hasMatch() || prefixWords.contains(words.first().text))) {
        if (words.first().text.contains(u'='))
            addVariable(read, words.first());
        words.removeFirst();
    }
}

/// export NAME=value, also with options, in a makefile, or without a value to pass it on.
void readExports(PastedPairs &read, const QList<CommandWord> &words)
{
    static const QStringList separators{u"="_s, u":="_s, u"?="_s, u"::="_s}; // of a makefile
    if (words.size() == 4 && separators.contains(words[2].text)) {
        addVariable(read, {words[1].text + u'=' + words[3].text, words[1].line, words[3].expands});
        return;
    }
    for (const CommandWord &word : words.mid(1))
        addVariable(read, word);
}

/// An option on its own line, after a line without the trailing backslash.
void joinOptions(QList<QList<CommandWord>> &commands)
{
    QList<QList<CommandWord>> joined;
    for (const QList<CommandWord> &words : std::as_const(commands)) {
        const bool isOption = !words.isEmpty() && words.first().text.startsWith(u'-') &&
                              !words.first().text.startsWith(u"-e"_s) && !joined.isEmpty() && !joined.last().isEmpty();
        if (isOption)
            joined.last() += words;
        else
            joined.append(words);
    }
    commands = std::move(joined);
}

} // namespace

void addHeader(QList<PastedPair> &pairs, const CommandWord &word)
{
    CommandWord header = word;
    // our own curl texts write a Latin-1 name with printf
    static const QRegularExpression printf(u"\\A\\$\\(printf '?%b'? (.*)\\)\\z"_s);
    if (const QRegularExpressionMatch match = printf.match(word.text); match.hasMatch()) {
        static const QRegularExpression escape(u"\\\\(?:0([0-7]{1,3})|\\\\)"_s);
        const QString escaped = shellWord(match.capturedView(1), 0).value;
        QString plain;
        qsizetype from = 0;
        for (auto found = escape.globalMatch(escaped); found.hasNext();) {
            const QRegularExpressionMatch code = found.next();
            plain += escaped.sliced(from, code.capturedStart() - from);
            plain +=
                code.captured(1).isEmpty() ? QChar(u'\\') : QChar(char16_t(code.capturedView(1).toUInt(nullptr, 8)));
            from = code.capturedEnd();
        }
        header = {plain + escaped.sliced(from), word.line, false};
    }
    // cmd passes on the quotes that mcp-remote needs on Windows
    static const QRegularExpression quoted(u"\\A\\\\?[\"'](.*?)\\\\?[\"']\\z"_s);
    if (const QRegularExpressionMatch match = quoted.match(header.text); match.hasMatch())
        header.text = match.captured(1);
    static const QRegularExpression separators(u"[:=]"_s);
    const qsizetype sign = header.text.indexOf(separators);
    if (sign <= 0)
        return;
    PastedPair pair{header.text.left(sign), header.text.mid(sign + 1).trimmed(), header.line, PastedPair::Meaning::Text,
                    PastedPair::Role::Header};
    if (header.expands)
        readExpansion(pair);
    pairs.append(pair);
}

PastedPairs commandPairs(const QString &text)
{
    static const QRegularExpression fish(u"^[ \\t]*set[ \\t]+-"_s, QRegularExpression::MultilineOption);
    static const QStringList exportCommands{u"export"_s, u"declare"_s, u"typeset"_s};
    static const QStringList setCommands{u"set"_s, u"setenv"_s, u"ENV"_s};
    PastedPairs read;
    QList<QList<CommandWord>> commands =
        isForCmd(text) ? cmdCommands(text) : shellCommands(text, read.faults, fish.match(text).hasMatch());
    joinOptions(commands);
    QList<PastedPair> piped;
    for (QList<CommandWord> &words : commands) {
        readCommandPrefix(read, words);
        if (words.isEmpty())
            continue;
        const QString program = words.first().text.section(u'/', -1);
        const qsizetype entries = read.entries.size();
        if (program == u"printf"_s || program == u"echo"_s) {
            piped += printedHeaders(words);
        } else if (readRequestCommand(read, words)) {
            if (read.entries.size() > entries)
                read.entries.last().pairs += std::exchange(piped, {});
        } else if (exportCommands.contains(program)) {
            readExports(read, words);
        } else if (setCommands.contains(program) && !(program == u"ENV"_s && words.value(1).text.contains(u'='))) {
            readSet(read, words);
        } else {
            readVariables(read, words);
        }
    }
    read.pairs += piped;
    return read;
}

} // namespace rc
