// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/arguments.h"

#include "cli/frame/terminal.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "core/words/nearest.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

ValueRow oneOf(const QString &name, const QStringList &words)
{
    ValueRow row(name, ValueKind::Word);
    row.words = words;
    return row;
}

ValueRow someOf(const QString &name, const QStringList &words)
{
    ValueRow row(name, ValueKind::List);
    row.words = words;
    return row;
}

ValueRow suggested(const QString &name, const QStringList &words)
{
    ValueRow row = oneOf(name, words);
    row.allowsOther = true;
    return row;
}

QList<OptionRow> forActions(const QStringList &actions, QList<OptionRow> rows)
{
    for (OptionRow &row : rows)
        row.actions = actions;
    return rows;
}

bool ActionRow::accepts(qsizetype count) const
{
    switch (lastOccurs) {
    case Times::Once:
        return count == words.size();
    case Times::AtMostOnce:
        return count == words.size() || count == words.size() - 1;
    case Times::Any:
        return count >= words.size() - 1;
    }
    Q_UNREACHABLE();
}

tl::unexpected<Error> missingArgument(const QString &what, const QString &required)
{
    return failure(Cli::tr("%1 requires %2.").arg(what, required));
}

tl::unexpected<Error> exclusiveOptions(const QStringList &options)
{
    return failure(Cli::tr("Use only one of %1.").arg(listText(options)));
}

tl::unexpected<Error> conflictingOptions(const QString &option, const QString &other)
{
    return failure(Cli::tr("%1 cannot be used with %2.").arg(option, other));
}

tl::unexpected<Error> stdinUsedTwice()
{
    return failure(Cli::tr("Only one option can read standard input."));
}

tl::unexpected<Error> notOneOf(const QString &name, const QStringList &words, const QString &value)
{
    return failure(Cli::tr("%1 must be one of %2, not “%3”.").arg(name, listText(words), displayText(value)));
}

tl::unexpected<Error> mayNotifyFault(Level level, const QString &option)
{
    return failure(Cli::tr("Nothing was sent: entries at %1 may notify people. Use %2 to send them.")
                       .arg(wireWord(level), option));
}

QString noSuchTool(const QString &name, const QStringList &names)
{
    if (const QString suggestion = likelyWord(name.left(200), names); !suggestion.isEmpty())
        return Cli::tr("No tool named “%1”. Did you mean “%2”?").arg(displayText(name), displayText(suggestion));
    return Cli::tr("No tool named “%1”. List the names with: resource-console tools --names").arg(displayText(name));
}

QString optionsOnlyText(const QString &command, const QString &option)
{
    return Cli::tr("%1 accepts options only. Use %2.").arg(command, option);
}

QString useInstead(const QString &removed, const QString &use)
{
    return Cli::tr("Use “%1” instead of “%2”, which was removed.").arg(use, removed);
}

RemovedRow removedFor(const QString &removed, const QString &use)
{
    return {removed, useInstead(removed, use)};
}

RemovedRow movedToWindow(const QString &removed)
{
    return {removed, Cli::tr("“%1” was removed. Use the window instead.").arg(removed)};
}

const ActionRow *actionFor(const QList<ActionRow> &actions, const QStringList &words)
{
    const auto row = std::ranges::find_if(actions, [&words](const ActionRow &action) {
        return action.word == words.value(0) && action.accepts(words.size() - 1);
    });
    return row == actions.cend() ? nullptr : &*row;
}

QStringList dialectWords()
{
    QStringList words{u"any"_s};
    for (const Dialect dialect : dialectsInOrder)
        words.append(wireWord(dialect));
    return words;
}

void readDialect(const Arguments &arguments, Profile &profile)
{
    if (arguments.has(u"--dialect"_s))
        profile.dialect = dialectFromWord(arguments.value(u"--dialect"_s));
}

Result<int> numberFrom(const QString &text, const QString &option, int minimum, int maximum)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber && number >= minimum && number <= maximum)
        return number;
    return failure(Cli::tr("%1 must be a whole number from %2 to %3, not “%4”.")
                       .arg(option, QString::number(minimum), QString::number(maximum), displayText(text)));
}

Result<double> Arguments::decimal(const QString &name, double minimum, double maximum) const
{
    bool isNumber = false;
    const double number = value(name).toDouble(&isNumber);
    if (isNumber && number >= minimum && number <= maximum)
        return number;
    return failure(
        Cli::tr("%1 must be a number from %2 to %3, not “%4”.")
            .arg(name, QString::number(minimum), QString::number(maximum, 'f', 0), displayText(value(name))));
}

Result<std::chrono::milliseconds> Arguments::seconds(const QString &name, double minimum) const
{
    constexpr double maximum = 86'400;
    RC_TRY(seconds, decimal(name, minimum, maximum));
    return std::chrono::milliseconds(std::llround(*seconds * 1000));
}

Result<int> Arguments::number(const QString &name, int minimum, int maximum, int fallback) const
{
    return has(name) ? numberFrom(value(name), name, minimum, maximum) : fallback;
}

QList<OptionRow> targetOptions(const QStringList &except)
{
    QList<OptionRow> rows{
        {u"--profile"_s, {u"NAME"_s, ValueKind::Profile}, Cli::tr("use this saved profile and its key")},
        {u"--resource"_s, u"URL"_s, Cli::tr("Resource URL")},
        {u"--mcp-url"_s, u"URL"_s, Cli::tr("the tool server address")},
        {u"--username"_s, u"NAME"_s, Cli::tr("the account’s username")},
        {u"--email"_s, u"ADDR"_s, Cli::tr("email address, instead of the username")},
        {u"--ca-file"_s, {u"FILE"_s, ValueKind::File}, Cli::tr("PEM file of additional certificate authorities")},
        {u"--dialect"_s, oneOf(u"WORD"_s, dialectWords()),
         Cli::tr("MCP dialect: any (default), modern, session or plain")},
        {u"--bearer"_s, {}, Cli::tr("send the key to tools as a bearer token")},
        {u"--demo"_s, {}, Cli::tr("use the built-in demo service")},
        {u"--env-prefix"_s, u"PREFIX"_s, Cli::tr("prefix of the variable names (default: the profile’s)")},
        {u"--env-key-for"_s, u"SERVER"_s, Cli::tr("send the environment’s key to this server"), true},
        {u"--key-stdin"_s, {}, Cli::tr("read the API key from standard input")},
    };
    rows.removeIf([&except](const OptionRow &row) { return except.contains(row.name); });
    return rows;
}

QList<OptionRow> generalOptions()
{
    return {
        {u"--json"_s, {}, Cli::tr("print one JSON document")},
        {u"--timeout"_s, u"S"_s, Cli::tr("timeout per request, in seconds")},
        {u"--stream-timeout"_s, u"S"_s, Cli::tr("timeout for event streams, in seconds")},
        {u"--max-list"_s, u"MIB"_s, Cli::tr("maximum size of a tool list")},
        {u"--max-answer"_s, u"MIB"_s, Cli::tr("maximum size of any other response")},
        {u"--max-request"_s, u"KIB"_s, Cli::tr("maximum size of a request with entries")},
        {u"--quiet"_s, {}, Cli::tr("print errors and JSON only")},
        {u"--color"_s, oneOf(u"WHEN"_s, colorUseWords()), Cli::tr("use colors: auto (default), always or never")},
        {u"--help"_s, {}, Cli::tr("show this help")},
        {u"--version"_s, {}, Cli::tr("show the version")},
    };
}

namespace {

/// Checks that the options belong to the action.
Result<void> checkOptions(const Command &command, const Arguments &read)
{
    if (command.actions.isEmpty())
        return {};
    const QString action = read.words.value(0, command.actions.first().word);
    const bool isKnown = findRow(command.actions, &ActionRow::word, action) != nullptr;
    for (const OptionRow &row : command.options) {
        if (!isKnown || !read.has(row.name) || row.actions.isEmpty() || row.actions.contains(action))
            continue;
        return failure(
            Cli::tr("%1 can only be used with %2.").arg(row.name, command.word + u' ' + listText(row.actions)));
    }
    return {};
}

/// Checks the words after a command that takes options only, or one of several actions.
Result<void> checkWords(const Command &command, const QStringList &words)
{
    if (words.isEmpty() || actionFor(command.actions, words) != nullptr)
        return {};
    if (!command.wordsFault.isEmpty())
        return failure(command.wordsFault);
    QStringList forms;
    for (const ActionRow &action : command.actions) {
        QStringList form{action.word};
        for (const ValueRow &word : action.words)
            form.append(action.lastOccurs == Times::Once
                            ? word.name
                            : u'[' + word.name + (action.lastOccurs == Times::Any ? u"…]"_s : u"]"_s));
        if (!action.word.isEmpty())
            forms.append(form.join(u' '));
    }
    if (command.actions.isEmpty())
        return failure(Cli::tr("%1 accepts options only.").arg(command.word));
    if (forms.isEmpty())
        return {}; // the command reports its missing words itself
    return failure(Cli::tr("“%1” does not fit “%2”. Use one of: %3.")
                       .arg(displayText(words.first()), command.word, listText(forms))); // the rest may be a key
}

/// Checks a value against the words of its row, and gives it their letter case.
Result<void> normalizeValue(const OptionRow &row, QString &value)
{
    const bool isList = row.value.kind == ValueKind::List;
    if (row.value.words.isEmpty() || row.value.allowsOther)
        return {};
    QStringList found;
    for (const QString &part : isList ? value.split(u',') : QStringList{value}) {
        const auto known = std::ranges::find_if(row.value.words, [word = part.trimmed()](const QString &candidate) {
            return candidate.compare(word, Qt::CaseInsensitive) == 0;
        });
        if (known == row.value.words.cend())
            return notOneOf(row.name, row.value.words, part);
        found.append(*known);
    }
    value = found.join(u',');
    return {};
}

const RemovedRow *removedRow(const Command &command, const QString &word)
{
    return findRow(command.removed, &RemovedRow::word, word);
}

} // namespace

Result<Arguments> readArguments(const Command &command, const QStringList &arguments)
{
    const QList<OptionRow> rows = command.options + generalOptions();
    Arguments read;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (argument == "--"_L1) {
            read.words += arguments.mid(i + 1);
            break;
        }
        if (!argument.startsWith(u'-') || argument == "-"_L1) {
            if (const RemovedRow *removed = removedRow(command, argument); removed && read.words.isEmpty())
                return failure(removed->message);
            read.words.append(argument);
            continue;
        }
        const qsizetype equals = argument.indexOf(u'=');
        QString name = argument.left(equals);
        if (name == "-h"_L1)
            name = u"--help"_s;
        if (name == "-v"_L1)
            name = u"--version"_s;
        const OptionRow *row = findRow(rows, &OptionRow::name, name);
        if (!row) {
            if (const RemovedRow *removed = removedRow(command, name))
                return failure(removed->message);
            return failure(Cli::tr("“%1” is not an option of %2.").arg(displayText(name), command.word));
        }
        if (row->value.isEmpty() && equals >= 0)
            return failure(Cli::tr("%1 takes no value.").arg(row->name));
        if (read.has(row->name) && !row->repeatable)
            return failure(Cli::tr("%1 was given twice.").arg(row->name));
        QString value;
        if (!row->value.isEmpty()) {
            if (equals < 0 && i + 1 >= arguments.size())
                return failure(Cli::tr("%1 needs a value.").arg(row->name));
            value = equals >= 0 ? argument.mid(equals + 1) : arguments.at(++i);
        }
        read.values[row->name].append(value);
    }
    if (read.has(u"--help"_s) || read.has(u"--version"_s))
        return read;
    RC_CHECK(checkOptions(command, read));
    RC_CHECK(checkWords(command, read.words));
    for (const OptionRow &row : rows) {
        if (!read.has(row.name))
            continue;
        for (QString &value : read.values[row.name])
            RC_CHECK(normalizeValue(row, value));
    }
    return read;
}

namespace {

/// The options that belong to exactly these actions.
QString optionLines(const QList<OptionRow> &options, const QStringList &actions)
{
    QString text;
    for (const OptionRow &row : options) {
        if (row.actions != actions)
            continue;
        const QString value = row.value.isEmpty() ? QString() : u' ' + row.value.name;
        const QString left = row.name + value + (row.repeatable ? u"…"_s : QString());
        text += u"  "_s + left.leftJustified(24) + u' ' + row.help + u'\n';
    }
    return text;
}

} // namespace

QString helpText(const Command &command)
{
    QString text = Cli::tr("Usage:") + u'\n';
    for (const QString &line : command.usage)
        text += u"  resource-console "_s + line + u'\n';
    text += u'\n' + command.summary + u"\n\n"_s + Cli::tr("Options:") + u'\n';
    text += optionLines(command.options + generalOptions(), {});
    QList<QStringList> shownActions{QStringList()};
    for (const OptionRow &row : command.options) {
        if (shownActions.contains(row.actions))
            continue;
        shownActions.append(row.actions);
        text +=
            u'\n' + command.word + u' ' + listText(row.actions) + u":\n"_s + optionLines(command.options, row.actions);
    }
    if (!command.details.isEmpty())
        text += u'\n' + command.details + u'\n';
    return text;
}

QStringList levelWords()
{
    return textsOf(levelTable(), &EnumRow<Level>::word);
}

QString includeOption(Level level)
{
    return mayNotify(level) ? u"--include-"_s + wireWord(level) : QString();
}

bool isIncluded(Level level, const Arguments &arguments)
{
    return !mayNotify(level) || arguments.has(includeOption(level));
}

} // namespace rc
