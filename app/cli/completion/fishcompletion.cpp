// SPDX-License-Identifier: GPL-3.0-or-later
// The script for fish: a line of `complete` for each row, and the conditions that they have.
#include "cli/completion/shellcompletion.h"
#include "core/textsof.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString fishQuoted(QString text)
{
    text.replace(u'\\', u"\\\\"_s);
    text.replace(u'\'', u"\\'"_s);
    return u'\'' + text + u'\'';
}

/// What offers it: the arguments of `complete` for what follows an option or stands for a word.
QString fishValue(const ValueRow &value, bool isWord)
{
    switch (value.kind) {
    case ValueKind::Text:
        return {};
    case ValueKind::Word:
        return u" -a "_s + fishQuoted(value.words.join(u' '));
    case ValueKind::List:
        return u" -a "_s + fishQuoted(u"(__resource_console_list "_s + value.words.join(u' ') + u')');
    case ValueKind::File:
        return u" -F"_s;
    case ValueKind::Profile:
    case ValueKind::Tool:
        return u" -a "_s +
               fishQuoted(u"(__resource_console_names "_s + nameKindOf(value.kind) + (isWord ? u" word)"_s : u")"_s));
    }
    Q_UNREACHABLE();
}

QString fishLine(const QString &condition, const QString &rest)
{
    return u"complete -c resource-console -n "_s + fishQuoted(condition) + rest + u'\n';
}

QString fishOption(const QString &command, const OptionRow &row, const QString &meantAlone)
{
    QString condition = u"__resource_console_in "_s + fishQuoted(command);
    for (const QString &action : row.actions)
        condition += u' ' + action + (action == meantAlone ? u" ''"_s : QString());
    QString rest = u" -l "_s + row.name.mid(2);
    if (!row.value.isEmpty())
        rest += (row.value.kind == ValueKind::File ? u" -r"_s : u" -x"_s) + fishValue(row.value, false);
    return fishLine(condition, rest + u" -d "_s + fishQuoted(row.help));
}

QString fishWords(const Command &command)
{
    QString text;
    QStringList actions;
    for (const ActionRow &row : command.actions) {
        if (!row.word.isEmpty())
            actions.append(row.word);
        for (qsizetype i = 0; i < row.words.size(); ++i) {
            const bool again = row.last == Times::Any && i == row.words.size() - 1;
            const QString condition = u"__resource_console_at %1 '%2' %3"_s.arg(command.word, row.word,
                                                                                again ? u"any"_s : QString::number(i));
            if (const QString offered = fishValue(row.words.at(i), true); !offered.isEmpty())
                text += fishLine(condition, offered);
        }
    }
    if (!actions.isEmpty())
        text +=
            fishLine(u"__resource_console_in %1 ''"_s.arg(command.word), u" -a "_s + fishQuoted(actions.join(u' ')));
    return text;
}

QString fishFunction(const QString &name, const QString &comment, const QStringList &words)
{
    QStringList quoted = textsOf(words, fishQuoted);
    return u"\n# %1\nfunction %2\n    contains -- $argv[1] %3\nend\n"_s.arg(comment, name,
                                                                            quoted.join(u" \\\n        "_s));
}

const QString fishReading = uR"sh(
# Reads the words before the one at the cursor into the variables that the conditions go by.
function __resource_console_read
    set -g __resource_console_command ''
    set -g __resource_console_action ''
    set -g __resource_console_place 0
    set -g __resource_console_ended ''
    set -g __resource_console_passed
    set -l tokens (commandline -opc)
    while string match -qr '^[A-Za-z_][A-Za-z0-9_]*=' -- "$tokens[1]"
        set -e tokens[1] # FOO=bar before the program
    end
    set -e tokens[1]
    set -l pending ''
    for token in $tokens
        if test -n "$pending"
            __resource_console_passes $pending
            and set -a __resource_console_passed "$pending=$token"
            set pending ''
            continue
        end
        if test -z "$__resource_console_ended"
            and string match -qr -- '^-.' $token
            if test "$token" = --
                test -n "$__resource_console_command"
                and set __resource_console_ended 1
            else if not string match -q -- '*=*' $token
                and __resource_console_takes "$__resource_console_command $token"
                set pending $token
            else if __resource_console_passes (string split -m 1 -- = $token)[1]
                set -a __resource_console_passed $token
            end
            continue
        end
        if test -z "$__resource_console_command"
            set __resource_console_command $token
        else if test -z "$__resource_console_action"
            and __resource_console_acts $__resource_console_command
            set __resource_console_action $token
        else
            set __resource_console_place (math $__resource_console_place + 1)
        end
    end
end

# Whether the line has this command, and, where some are given, one of these actions.
function __resource_console_in
    __resource_console_read
    test "$__resource_console_command" = "$argv[1]"
    or return 1
    test (count $argv) = 1
    or contains -- "$__resource_console_action" $argv[2..-1]
end

# Whether the word at the cursor is the one of this number behind this command and this action.
function __resource_console_at
    __resource_console_read
    test "$__resource_console_command" = "$argv[1]"
    and test "$__resource_console_action" = "$argv[2]"
    or return 1
    contains -- $argv[3] any $__resource_console_place
end

# The names that the program knows. They come one a line, and are words and nothing else from here on.
function __resource_console_names
    __resource_console_read
    set -l names (command resource-console completion --names $argv[1] $__resource_console_passed 2>/dev/null </dev/null)
    set -l typed (commandline -ct)
    for name in $names
        # at the beginning of a word fish leaves a tilde as it is, and it would become a home
        if string match -q -- '~*' $name
            and string match -qr -- '^(~|$)' "$typed"
            continue
        end
        # a word with a dash would be read as an option
        if test "$argv[2]" != word
            or test -n "$__resource_console_ended"
            or not string match -q -- '-*' $name
            printf '%s\n' $name
        end
    end
end

# Those of the words that are not yet in the list at the cursor.
function __resource_console_list
    set -l typed (commandline -ct | string replace -r -- '^--[a-z-]+=' '')
    set -l before (string match -r -- '^.*,' "$typed")
    for word in $argv
        string match -q -- "*,$word,*" ",$before"
        or printf '%s\n' "$before$word"
    end
end

complete -c resource-console -e
complete -c resource-console -f
)sh"_s;

} // namespace

QString fishCompletion(const CommandTable &table)
{
    QStringList taking;
    QStringList acting;
    QString lines;
    const auto addOptions = [&](const QString &command, const QList<OptionRow> &rows, const QString &meantAlone) {
        for (const OptionRow &row : rows) {
            lines += fishOption(command, row, meantAlone);
            if (!row.value.isEmpty())
                taking.append(command + u' ' + row.name);
        }
    };
    addOptions({}, table.before, {});
    for (const Command &command : table.commands) {
        lines +=
            fishLine(u"__resource_console_in ''"_s, u" -a "_s + command.word + u" -d "_s + fishQuoted(command.summary));
        lines += fishWords(command);
        const QString first = command.actions.isEmpty() ? QString() : command.actions.first().word;
        addOptions(command.word, offeredOptions(command), first);
        if (!first.isEmpty())
            acting.append(command.word);
    }
    return madeBy("fish"_L1) +
           fishFunction(u"__resource_console_takes"_s, u"Whether an option of a command takes a value."_s, taking) +
           fishFunction(u"__resource_console_acts"_s, u"Whether a command has actions."_s, acting) +
           fishFunction(u"__resource_console_passes"_s, u"Whether the program finds names by an option."_s,
                        table.passedOn) +
           fishReading + lines;
}

} // namespace rc
