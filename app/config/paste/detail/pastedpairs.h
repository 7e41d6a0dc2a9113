// SPDX-License-Identifier: GPL-3.0-or-later
// Names and values in a pasted text, before interpretation. One reader per family.
#pragma once

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace rc {

/// Translation context of pasted texts.
struct PasteTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Paste)
};

struct PastedPair
{
    enum class Meaning {
        Text,       ///< `value` is literal
        Variable,   ///< `value` names a variable
        Lookup,     ///< a command's output at the time of use
        Expression, ///< computed by the text
    };
    enum class Role {
        Environment, ///< `name` is a variable
        Setting,     ///< an argument of configure()
        Header,
        Bearer, ///< `value` is the token of "Authorization: Bearer"
        Address,
    };

    QString name;
    QString value;
    qsizetype line = 0; ///< from 1
    Meaning meaning = Meaning::Text;
    Role role = Role::Environment;
};

/// A server or request in a text that may have several: its address and its headers belong together.
struct PastedEntry
{
    QString name; ///< may be empty
    QList<PastedPair> pairs;
    QHash<QString, QString> variables; ///< set by the entry for its own values
    bool hasTarget = true;             ///< false for an entry without an address

    [[nodiscard]] bool hasAddress() const
    {
        return std::ranges::any_of(pairs,
                                   [](const PastedPair &pair) { return pair.role == PastedPair::Role::Address; });
    }
};

struct PastedPairs
{
    QList<PastedPair> pairs; ///< outside of entries
    QList<PastedEntry> entries;
    QStringList others;                ///< names of servers without an address
    QStringList faults;                ///< translated sentences, never with a value
    QStringList notes;                 ///< same
    QHash<QString, QString> variables; ///< of templates, {{name}}; empty for a name with several values

    void setVariable(const QString &name, const QString &value);
    void append(const PastedPairs &more);
};

/// The line number at `at`, from 1.
[[nodiscard]] qsizetype pastedLine(QStringView text, qsizetype at);
/// "Line 3: a quote is not closed."
[[nodiscard]] QString openQuoteFault(qsizetype line);
/// "Line 3: headers or options come from a file, which was not read."
[[nodiscard]] QString fileNote(qsizetype line);
/// A variable that is set elsewhere and passed on.
[[nodiscard]] PastedPair inheritedVariable(const QString &variable, qsizetype line);
/// "Bearer …" in the header Authorization becomes its token.
void splitBearer(PastedPair &pair);
/// Interprets $NAME, ${NAME} or $(…) in a value; `value` becomes the variable's name.
void readExpansion(PastedPair &pair);

/// Decodes a C escape, which shells, code, systemd and YAML share. `at`: the character after the backslash; moves to
/// the last character of the escape.
[[nodiscard]] QString escaped(QStringView text, qsizetype &at);

struct ShellWord
{
    QString value;         ///< without its quotes; expansions unchanged
    qsizetype end = 0;     ///< after the word
    bool expands = false;  ///< a shell would replace a part of it
    bool unclosed = false; ///< a quote is not closed; then `value` is empty
};

/// The shell word at `from`: quoted ('…', "…", $'…') and unquoted pieces, \ before a character. `fish`: \' and \\ are
/// escapes in single quotes.
[[nodiscard]] ShellWord shellWord(QStringView text, qsizetype from, bool fish = false);

/// Whether `name` is a valid shell variable: letters, digits and underscores, no leading digit.
[[nodiscard]] bool isShellName(QStringView name);

struct CommandWord
{
    QString text;
    qsizetype line = 0;
    bool expands = false; ///< a shell would replace a part of it
};

/// Reads a command: curl, wget, HTTPie, "claude mcp add" and the like. False for other commands.
bool readRequestCommand(PastedPairs &read, const QList<CommandWord> &words);
/// The address and headers in the arguments of mcp-remote or "claude mcp add".
[[nodiscard]] PastedEntry entryOfArguments(const QList<CommandWord> &words);
/// "Name: value" or "Name=value".
void addHeader(QList<PastedPair> &pairs, const CommandWord &word);

// All expect LF line ends.
[[nodiscard]] PastedPairs httpPairs(const QString &text); ///< raw HTTP requests, and .http files
[[nodiscard]] PastedPairs envPairs(const QString &text);  ///< .env lines
[[nodiscard]] PastedPairs dockerEnvFilePairs(const QString &text);
[[nodiscard]] PastedPairs cmdPairs(const QString &text);
[[nodiscard]] PastedPairs systemdPairs(const QString &text);
[[nodiscard]] PastedPairs commandPairs(const QString &text);    ///< exports, docker -e, curl, in sh, fish or cmd
[[nodiscard]] PastedPairs powerShellPairs(const QString &text); ///< variables, Invoke-RestMethod, curl.exe
[[nodiscard]] PastedPairs codePairs(const QString &text);       ///< Python, JavaScript, JSON
[[nodiscard]] PastedPairs tomlPairs(const QString &text);
[[nodiscard]] PastedPairs yamlPairs(const QString &text);
[[nodiscard]] PastedPairs installLinkPairs(const QString &text);
/// NAME=value, name: value, name = "value", tables with two columns. Names that no SDK has are skipped.
[[nodiscard]] PastedPairs assignmentPairs(const QString &text);
/// A table with a server in each row: CSV, or tabs, semicolons, bars. Blanks its lines in `text`.
[[nodiscard]] PastedPairs extractTable(QString &text);
/// Addresses alone on a line, and lines such as "API key: …". Blanks them in `text`.
[[nodiscard]] PastedPairs extractProse(QString &text);

} // namespace rc
