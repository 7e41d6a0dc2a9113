// SPDX-License-Identifier: GPL-3.0-or-later
// The script for bash: the tables as case statements, and one function that reads the line by them. It needs nothing of
// the package bash-completion, and does no harm beside it.
#include "cli/completion/shellcompletion.h"
#include "config/formats/quoting.h"
#include "core/textsof.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A function of one case statement on its first argument.
class BashCases
{
public:
    BashCases(const QString &function, const QString &comment)
        : m_head(u"\n# %1\n%2()\n{\n    case $1 in\n"_s.arg(comment, function))
    {
    }

    /// `pattern`: quoted where it has to be.
    void add(const QString &pattern, const QString &work)
    {
        if (!pattern.isEmpty())
            m_rows += u"    %1) %2 ;;\n"_s.arg(pattern, work);
    }

    [[nodiscard]] QString text() const { return m_head + m_rows + u"    *) return 1 ;;\n    esac\n}\n"_s; }

private:
    QString m_head;
    QString m_rows;
};

QString bashList(const QStringList &words)
{
    QStringList quoted = textsOf(words, [](const QString &word) { return shellQuoted(word); });
    return u'(' + quoted.join(u' ') + u')';
}

/// What sets `kind` and `words` to what can stand there.
QString bashValue(const ValueRow &value)
{
    switch (value.kind) {
    case ValueKind::Text:
        return u"kind=text"_s;
    case ValueKind::Word:
        return u"kind=word words="_s + bashList(value.words);
    case ValueKind::List:
        return u"kind=list words="_s + bashList(value.words);
    case ValueKind::File:
        return u"kind=file"_s;
    case ValueKind::Profile:
    case ValueKind::Tool:
        return u"kind="_s + nameKindOf(value.kind);
    }
    Q_UNREACHABLE();
}

void addBashOptions(const QString &command, const QList<OptionRow> &rows, BashCases &values, BashCases &repeatable)
{
    for (const OptionRow &row : rows) {
        if (!row.value.isEmpty())
            values.add(shellQuoted(command + u' ' + row.name), bashValue(row.value));
        if (row.repeatable)
            repeatable.add(shellQuoted(command + u' ' + row.name), u"return 0"_s);
    }
}

/// The options by command and action.
void addBashOffers(const Command &command, BashCases &options)
{
    QStringList actions;
    for (const OptionRow &row : offeredOptions(command)) {
        for (const QString &action : row.actions) {
            if (!actions.contains(action))
                actions.append(action);
        }
    }
    const auto namesFor = [&command](const QString &action) {
        QStringList names;
        for (const OptionRow &row : offeredOptions(command)) {
            if (row.actions.isEmpty() || row.actions.contains(action))
                names.append(row.name);
        }
        return u"words="_s + bashList(names);
    };
    for (const QString &action : std::as_const(actions)) {
        const bool isMeantAlone = action == command.actions.first().word;
        options.add(shellQuoted(command.word + u' ' + action) +
                        (isMeantAlone ? u" | "_s + shellQuoted(command.word + u' ') : QString()),
                    namesFor(action));
    }
    options.add(shellQuoted(command.word + u' ') + u'*', namesFor({}));
}

/// The actions, and what the words behind them are, by their number.
void addBashWords(const Command &command, BashCases &actions, BashCases &places)
{
    QStringList words;
    for (const ActionRow &row : command.actions) {
        if (!row.word.isEmpty())
            words.append(row.word);
        for (qsizetype i = 0; i < row.words.size(); ++i) {
            const bool again = row.last == Times::Any && i == row.words.size() - 1;
            const QString place = command.word + u' ' + row.word + u' ';
            places.add(again ? shellQuoted(place) + u'*' : shellQuoted(place + QString::number(i)),
                       bashValue(row.words.at(i)));
        }
    }
    if (!words.isEmpty())
        actions.add(shellQuoted(command.word), u"words="_s + bashList(words));
}

// It reads the line itself: readline's $COMP_WORDS come apart at = and :, which options and names have in them.
const QString bashReading = uR"sh(
# Reads the line $1: the words before the one at the cursor into `given`, that one into `word`, its open quote into
# `quote`, and what of it readline leaves as it is into `kept`.
_resource_console_read()
{
    local line=$1 length=${#1} character before= begun= i
    given=() word= kept= quote= redirected=
    for ((i = 0; i < length; i++)); do
        character=${line:i:1}
        case $quote$character in
        "''" | '""') quote= kept=$before ;;
        \"\\)
            case ${line:i+1:1} in
            [\"\\\$\`]) i=$((i + 1)) ;;
            esac
            word+=${line:i:1}
            ;;
        [\'\"]?) word+=$character ;;
        [\'\"]) quote=$character before=$kept kept=$word begun=1 ;;
        \\)
            i=$((i + 1))
            word+=${line:i:1} begun=1
            ;;
        [[:space:]])
            [[ $begun && ! $redirected ]] && given+=("$word")
            [[ $begun ]] && redirected=
            word= kept= begun=
            ;;
        [\<\>])
            [[ $begun && ! $redirected && $word != [0-9\&] ]] && given+=("$word")
            word= kept= begun= redirected=1
            ;;
        *)
            word+=$character begun=1
            [[ $COMP_WORDBREAKS == *"$character"* ]] && kept=$word
            ;;
        esac
    done
}

# Offers those of its arguments that go on with `word`, quoted as the line is there.
_resource_console_offer()
{
    local candidate rest shown character i
    for candidate; do
        [[ $candidate == "$word"* ]] || continue
        rest=${candidate:${#kept}} shown=
        if [[ $quote ]]; then
            for ((i = 0; i < ${#rest}; i++)); do
                character=${rest:i:1}
                case $quote$character in
                "''") shown+="'\\''" ;;
                \"[\"\\\$\`]) shown+=\\$character ;;
                '"!') shown+="\"'!'\"" ;;
                *) shown+=$character ;;
                esac
            done
            # behind a quote of the word's own readline adds none
            [[ $shown == *"$quote" ]] && shown+=$quote
        elif [[ $rest == *[!A-Za-z0-9_.,:=@%+/-]* ]]; then
            printf -v shown %q "$rest"
        else
            shown=$rest
        fi
        COMPREPLY+=("$shown")
    done
}

# The names that the program knows, into `words`. They come one a line, and are words and nothing else from here on.
_resource_console_names()
{
    local name
    words=()
    while IFS= read -r name; do
        [[ $name ]] && words+=("$name")
    done <<<"$(command resource-console completion --names "$kind" "${passed[@]}" 2>/dev/null </dev/null)"
}

_resource_console()
{
    local IFS=$' \t\n'
    local word kept quote redirected command= action= pending= ended= prefix= kind= positional= argument typed head=
    local -i place=0
    local -a given words=() passed=() seen=() offered=()
    COMPREPLY=()
    _resource_console_read "${COMP_LINE:0:COMP_POINT}"
    while [[ ${given[0]} == [A-Za-z_]*=* ]]; do
        given=("${given[@]:1}") # FOO=bar before the program
    done
    for argument in "${given[@]:1}"; do
        if [[ $pending ]]; then
            _resource_console_passed "$pending" && passed+=("$pending=$argument")
            pending=
            continue
        fi
        case $ended$argument in
        --) [[ $command ]] && ended=1 ;;
        -?*)
            seen+=("${argument%%=*}")
            if [[ $argument != *=* ]] && _resource_console_value "$command $argument"; then
                pending=$argument
            elif _resource_console_passed "${argument%%=*}"; then
                passed+=("$argument")
            fi
            ;;
        *)
            if [[ ! $command ]]; then
                command=$argument
            elif [[ ! $action ]] && _resource_console_actions "$command"; then
                action=$argument
            else
                place+=1
            fi
            ;;
        esac
    done

    kind= words=()
    if [[ $redirected ]]; then
        kind=file
    elif [[ $pending ]]; then
        _resource_console_value "$command $pending"
    elif [[ ! $ended && $word == -*=* ]]; then
        prefix=${word%%=*}=
        _resource_console_value "$command ${word%%=*}"
    elif [[ ! $ended && $word == -* ]]; then
        kind=option
    elif [[ ! $action ]] && _resource_console_actions "$command"; then
        kind=word
    elif _resource_console_place "$command $action $place"; then
        [[ $ended ]] || positional=1
    else
        kind=option
    fi

    case $kind in
    word) ;;
    option)
        _resource_console_options "$command $action" || return 0
        ;;
    list)
        typed=${word#"$prefix"}
        [[ $typed == *,* ]] && head=${typed%,*},
        compopt -o nospace 2>/dev/null
        ;;
    file)
        compopt -o default 2>/dev/null
        return 0
        ;;
    profiles | tools) _resource_console_names ;;
    *) return 0 ;;
    esac
    for argument in "${words[@]}"; do
        case $kind in
        option)
            [[ " ${seen[*]} " == *" $argument "* ]] && ! _resource_console_repeatable "$command $argument" && continue
            ;;
        list) [[ ,$head == *",$argument,"* ]] && continue ;;
        *) [[ $positional && $argument == -* ]] && continue ;; # it would be read as an option
        esac
        offered+=("$prefix$head$argument")
    done
    _resource_console_offer "${offered[@]}"
    return 0
}

complete -F _resource_console resource-console
)sh"_s;

} // namespace

QString bashCompletion(const CommandTable &table)
{
    BashCases options(u"_resource_console_options"_s, u"The options of a command and its action, into `words`."_s);
    BashCases values(u"_resource_console_value"_s,
                     u"What an option of a command takes, into `kind` and `words`. It fails where it takes nothing."_s);
    BashCases repeatable(u"_resource_console_repeatable"_s, u"Whether an option may be given again."_s);
    BashCases actions(u"_resource_console_actions"_s,
                      u"The actions of a command, into `words`; without one: commands."_s);
    BashCases places(u"_resource_console_place"_s, u"What the words behind a command and its action are, by number."_s);
    BashCases passed(u"_resource_console_passed"_s, u"Whether the program finds names by an option."_s);

    QStringList names = textsOf(table.before, &OptionRow::name);
    options.add(shellQuoted(u" "_s), u"words="_s + bashList(names));
    addBashOptions({}, table.before, values, repeatable);
    QStringList words;
    for (const Command &command : table.commands) {
        words.append(command.word);
        addBashOffers(command, options);
        addBashOptions(command.word, offeredOptions(command), values, repeatable);
        addBashWords(command, actions, places);
    }
    actions.add(shellQuoted({}), u"words="_s + bashList(words));
    for (const QString &name : table.passedOn)
        passed.add(shellQuoted(name), u"return 0"_s);
    return madeBy("bash"_L1) + options.text() + values.text() + repeatable.text() + actions.text() + places.text() +
           passed.text() + bashReading;
}

} // namespace rc
