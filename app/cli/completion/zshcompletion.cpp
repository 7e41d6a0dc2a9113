// SPDX-License-Identifier: GPL-3.0-or-later
// The script for zsh: specifications for _arguments by command and action. It is one file for a folder of $fpath, and
// can be sourced as well.
#include "cli/completion/shellcompletion.h"
#include "config/formats/quoting.h"
#include "core/textsof.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// For a part of a specification, which a colon or a bracket would end.
QString zshEscaped(QString text)
{
    text.replace(u'\\', u"\\\\"_s);
    for (const QChar special : {u':', u'[', u']'})
        text.replace(special, u"\\"_s + special);
    return text;
}

/// ":NAME:what completes it".
QString zshValue(const ValueRow &value)
{
    const QString start = u':' + zshEscaped(value.name) + u':';
    switch (value.kind) {
    case ValueKind::Text:
        return start + u' ';
    case ValueKind::Word:
        return start + u'(' + value.words.join(u' ') + u')';
    case ValueKind::List:
        return start + u"_values -s , "_s + value.name + u' ' + value.words.join(u' ');
    case ValueKind::File:
        return start + u"_files"_s;
    case ValueKind::Profile:
    case ValueKind::Tool:
        return start + u"_resource-console_names "_s + nameKindOf(value.kind);
    }
    Q_UNREACHABLE();
}

QString zshOption(const OptionRow &row)
{
    const QString name = (row.repeatable ? u"*"_s : QString()) + row.name;
    const QString help = u'[' + zshEscaped(row.help) + u']';
    return shellQuoted(row.value.isEmpty() ? name + help : name + u'=' + help + zshValue(row.value));
}

QString zshCase(const QString &pattern, const QStringList &rows)
{
    return u"    ("_s + pattern + u")\n        specs+=(\n            "_s + rows.join(u"\n            "_s) +
           u"\n        )\n        ;;\n"_s;
}

QString zshOptions(const QList<OptionRow> &rows, const QString &pattern)
{
    QStringList specs = textsOf(rows, zshOption);
    return zshCase(pattern, specs);
}

/// The options that go with every action, and in a further case those that go with one.
QString zshOptionCases(const Command &command)
{
    QList<OptionRow> general;
    QStringList actions;
    for (const OptionRow &row : offeredOptions(command)) {
        if (row.actions.isEmpty())
            general.append(row);
        for (const QString &action : row.actions) {
            if (!actions.contains(action))
                actions.append(action);
        }
    }
    QString text;
    for (const QString &action : std::as_const(actions)) {
        QList<OptionRow> rows = general;
        for (const OptionRow &row : offeredOptions(command)) {
            if (row.actions.contains(action))
                rows.append(row);
        }
        QString pattern = shellQuoted(command.word + u' ' + action);
        if (action == command.actions.first().word) // it is meant where none is given
            pattern += u'|' + shellQuoted(command.word + u' ');
        text += zshOptions(rows, pattern);
    }
    return text + zshOptions(general, shellQuoted(command.word + u' ') + u'*');
}

QString zshWordCases(const Command &command)
{
    QString text;
    for (const ActionRow &row : command.actions) {
        for (qsizetype i = 0; i < row.words.size(); ++i) {
            const bool again = row.last == Times::Any && i == row.words.size() - 1;
            const QString place = command.word + u' ' + row.word + u' ';
            text += zshCase(again ? shellQuoted(place) + u'*' : shellQuoted(place + QString::number(i)),
                            {shellQuoted(u'*' + zshValue(row.words.at(i)))});
        }
    }
    return text;
}

QString zshActions(const Command &command)
{
    QStringList words;
    for (const ActionRow &row : command.actions) {
        if (!row.word.isEmpty())
            words.append(row.word);
    }
    return words.isEmpty()
               ? QString()
               : zshCase(shellQuoted(command.word), {shellQuoted(u"*:ACTION:("_s + words.join(u' ') + u')')});
}

/// A function of one case statement on its first argument, which fails when none fits.
QString zshFunction(const QString &name, const QString &comment, const QString &cases)
{
    return u"\n# %1\n%2() {\n    case $1 in\n%3    (*) return 1 ;;\n    esac\n}\n"_s.arg(comment, name, cases);
}

QString zshPattern(const QStringList &words)
{
    QStringList quoted = textsOf(words, [](const QString &word) { return shellQuoted(word); });
    return quoted.isEmpty() ? QString() : u"    ("_s + quoted.join(u'|') + u") ;;\n"_s;
}

const QString zshReading = uR"sh(
# The names that the program knows. They come one a line, and are words and nothing else from here on. The last argument
# says of what, those before it are for compadd.
_resource-console_names() {
    local -a names
    names=("${(@f)$(command resource-console completion --names $argv[-1] "${(@)passed}" 2>/dev/null </dev/null)}")
    names=("${(@)names:#}")
    # a word with a dash would be read as an option
    [[ -n $positional ]] && names=("${(@)names:#-*}")
    compadd "${(@)argv[1,-2]}" -a -- names
}

_resource-console() {
    local command= action= pending= ended= positional= word
    local -i place=0 i
    local -a passed specs given=("$words[1]")
    for ((i = 2; i < CURRENT; i++)); do
        word=${(Q)words[i]}
        if [[ -n $pending ]]; then
            _resource-console_passed $pending && passed+=("$pending=$word")
            pending=
            given+=("$words[i]")
            continue
        fi
        case $ended$word in
        (--)
            [[ -n $command ]] && ended=1
            given+=("$words[i]")
            ;;
        (-?*)
            given+=("$words[i]")
            if [[ $word != *=* ]] && _resource-console_takes "$command $word"; then
                pending=$word
            elif _resource-console_passed "${word%%=*}"; then
                passed+=("$word")
            fi
            ;;
        (*)
            if [[ -z $command ]]; then
                command=$word
            elif [[ -z $action ]] && _resource-console_actions "$command"; then
                action=$word
            else
                place+=1
            fi
            ;;
        esac
    done

    specs=()
    _resource-console_options "$command $action" || return 1
    if [[ -z $command ]]; then
        specs+=('*:COMMAND:_resource-console_commands')
    elif [[ -n $action ]] || ! _resource-console_actions "$command"; then
        [[ -z $pending && -z $ended ]] && positional=1
        _resource-console_places "$command $action $place"
    fi
    # What the words before this one are is known: _arguments has to do with the options alone.
    words=("${(@)given}" "${(@)words[CURRENT,-1]}")
    (( CURRENT = $#given + 1 ))
    _arguments -S : "${(@)specs}"
}

# Loaded from a folder of $fpath it is called; sourced it tells zsh what it is for.
if [[ $funcstack[1] == _resource-console ]]; then
    _resource-console "$@"
else
    compdef _resource-console resource-console
fi
)sh"_s;

} // namespace

QString zshCompletion(const CommandTable &table)
{
    QString options = zshOptions(table.before, shellQuoted(u" "_s));
    QString places;
    QString actions;
    QStringList taking;
    QStringList described;
    const auto addTaking = [&taking](const QString &command, const QList<OptionRow> &rows) {
        for (const OptionRow &row : rows) {
            if (!row.value.isEmpty())
                taking.append(command + u' ' + row.name);
        }
    };
    addTaking({}, table.before);
    for (const Command &command : table.commands) {
        options += zshOptionCases(command);
        places += zshWordCases(command);
        actions += zshActions(command);
        addTaking(command.word, offeredOptions(command));
        described.append(shellQuoted(zshEscaped(command.word) + u':' + command.summary));
    }
    const QString commands = u"\n_resource-console_commands() {\n    local -a commands=(\n        "_s +
                             described.join(u"\n        "_s) +
                             u"\n    )\n    _describe -t commands command commands \"$@\"\n}\n"_s;
    return u"#compdef resource-console\n"_s + madeBy("zsh"_L1) +
           zshFunction(u"_resource-console_options"_s, u"The options of a command and its action, into \"specs\"."_s,
                       options) +
           zshFunction(u"_resource-console_takes"_s, u"Whether an option of a command takes a value."_s,
                       zshPattern(taking)) +
           zshFunction(u"_resource-console_actions"_s, u"The actions of a command, into \"specs\"."_s, actions) +
           zshFunction(u"_resource-console_places"_s,
                       u"What the words behind a command and its action are, by number, into \"specs\"."_s, places) +
           zshFunction(u"_resource-console_passed"_s, u"Whether the program finds names by an option."_s,
                       zshPattern(table.passedOn)) +
           commands + zshReading;
}

} // namespace rc
