// SPDX-License-Identifier: GPL-3.0-or-later
// The syntax of a command, and its parsed arguments.
#pragma once

#include "core/entry/logentry.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "service/exitcode.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QStringList>

#include <chrono>
#include <optional>
#include <utility>

namespace rc {

class Terminal;
struct Arguments;

/// Translation context of the command line: `Cli::tr("…")`.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(rc::Cli)
};

/// The type of a value, for shell completion; readArguments() checks the words.
enum class ValueKind {
    Text, ///< any text
    Word, ///< one of `words`
    List, ///< several of `words`, separated by commas
    File,
    Profile, ///< name of a saved profile
    Tool     ///< name of a tool
};

struct ValueRow
{
    QString name; ///< placeholder in the help; empty: no value
    ValueKind kind = ValueKind::Text;
    QStringList words;        ///< for Word and List
    bool allowsOther = false; ///< the command itself checks other words

    ValueRow() = default;
    ValueRow(QString placeholder,
             ValueKind valueKind = ValueKind::Text) // NOLINT(google-explicit-constructor): rows are tables
        : name(std::move(placeholder))
        , kind(valueKind)
    {
    }

    [[nodiscard]] bool isEmpty() const { return name.isEmpty(); }
};

[[nodiscard]] ValueRow oneOf(const QString &name, const QStringList &words);
[[nodiscard]] ValueRow someOf(const QString &name, const QStringList &words);
/// oneOf() these words or others.
[[nodiscard]] ValueRow suggested(const QString &name, const QStringList &words);

struct OptionRow
{
    QString name; ///< with dashes
    ValueRow value;
    QString help;
    bool repeatable = false;
    QStringList actions = {}; ///< valid with these actions only; empty: with all
};

[[nodiscard]] QList<OptionRow> forActions(const QStringList &actions, QList<OptionRow> rows);

/// How often an action's last word may be repeated.
enum class Times {
    Once,
    AtMostOnce,
    Any
};

/// The first word of a command with several actions, and its arguments.
struct ActionRow
{
    QString word; ///< empty: the arguments of the command itself
    QList<ValueRow> words;
    Times lastOccurs = Times::Once;
    Result<int> (*run)(const Arguments &, Terminal &) = nullptr; ///< in place of the command's

    /// Whether that number of words may follow.
    [[nodiscard]] bool accepts(qsizetype count) const;
};

/// An action or option of earlier versions.
struct RemovedRow
{
    QString word;    ///< option with dashes
    QString message; ///< a sentence that names the replacement
};

/// The parsed arguments after the command's name.
struct Arguments
{
    QStringList words;
    QHash<QString, QStringList> values; ///< by option name, with dashes

    [[nodiscard]] bool has(const QString &name) const { return values.contains(name); }
    [[nodiscard]] QString value(const QString &name) const { return values.value(name).value(0); }
    /// A number in this range, or `fallback` if the option is not given; BadInput names the option.
    [[nodiscard]] Result<int> number(const QString &name, int minimum, int maximum, int fallback = 0) const;
    /// A decimal number in this range.
    [[nodiscard]] Result<double> decimal(const QString &name, double minimum, double maximum) const;
    /// A number of seconds from `minimum` to a day.
    [[nodiscard]] Result<std::chrono::milliseconds> seconds(const QString &name, double minimum) const;
    /// The value of the only one of these options that is given, or `fallback`; BadInput for several.
    template<typename T>
    [[nodiscard]] Result<T> choice(T fallback, const QList<std::pair<QString, T>> &rows) const;
    /// The values of an option with someOf() the words that `parse` accepts, each once.
    template<typename T>
    [[nodiscard]] QList<T> list(const QString &name, std::optional<T> (*parse)(QStringView)) const
    {
        QList<T> found;
        for (const QString &word : value(name).split(u',', Qt::SkipEmptyParts)) {
            if (const std::optional<T> parsed = parse(word); parsed && !found.contains(*parsed))
                found.append(*parsed);
        }
        return found;
    }
};

/// BadInput with the option's name unless `text` is a whole number in this range.
[[nodiscard]] Result<int> numberFrom(const QString &text, const QString &option, int minimum, int maximum);

struct Command
{
    QString word;
    QStringList usage; ///< text after "resource-console", one line each
    QString summary;   ///< one sentence
    QList<OptionRow> options;
    QString details; ///< below the options in the help; may be empty
    /// The exit code, unless the action has its own. Null: without words, the first action is meant.
    Result<int> (*run)(const Arguments &, Terminal &) = nullptr;
    QList<ActionRow> actions = {}; ///< empty: no words allowed
    QList<RemovedRow> removed = {};
    QString wordsFault = {}; ///< error for words that no action accepts; empty: a list of the actions
};

/// BadInput: `what` was given without `required`, both as typed.
[[nodiscard]] tl::unexpected<Error> missingArgument(const QString &what, const QString &required);

/// BadInput: only one of these options may be given.
[[nodiscard]] tl::unexpected<Error> exclusiveOptions(const QStringList &options);

template<typename T>
Result<T> Arguments::choice(T fallback, const QList<std::pair<QString, T>> &rows) const
{
    QStringList given;
    for (const auto &[option, value] : rows) {
        if (!has(option))
            continue;
        fallback = value;
        given.append(option);
    }
    if (given.size() > 1)
        return exclusiveOptions(given);
    return fallback;
}

/// BadInput: `option` does not go with `other`.
[[nodiscard]] tl::unexpected<Error> conflictingOptions(const QString &option, const QString &other);

/// BadInput: several options read standard input.
[[nodiscard]] tl::unexpected<Error> stdinUsedTwice();

/// BadInput: the value of `name` is not one of `words`.
[[nodiscard]] tl::unexpected<Error> notOneOf(const QString &name, const QStringList &words, const QString &value);

/// BadInput: entries of this level need `option`, because they may notify people.
[[nodiscard]] tl::unexpected<Error> mayNotifyFault(Level level, const QString &option);

/// States that no tool has this name, for complete lists only. Suggests a similar one of `names`.
[[nodiscard]] QString noSuchTool(const QString &name, const QStringList &names);

/// Command::wordsFault of a command without arguments, whose users may have meant `option`.
[[nodiscard]] QString optionsOnlyText(const QString &command, const QString &option);

/// The sentence that names the replacement, as typed.
[[nodiscard]] QString useInstead(const QString &removed, const QString &use);
[[nodiscard]] RemovedRow removedFor(const QString &removed, const QString &use);
/// For something that only the window does now.
[[nodiscard]] RemovedRow movedToWindow(const QString &removed);

/// The action for `words`, whose number fits; null if there is none.
[[nodiscard]] const ActionRow *actionFor(const QList<ActionRow> &actions, const QStringList &words);

/// "any", and the MCP dialects.
[[nodiscard]] QStringList dialectWords();
/// Reads --dialect into the profile.
void readDialect(const Arguments &arguments, Profile &profile);

/// --profile … --key-stdin.
[[nodiscard]] QList<OptionRow> targetOptions(const QStringList &except = {});
/// --json, the limits, --quiet --help --version: valid for every command.
[[nodiscard]] QList<OptionRow> generalOptions();

/// Parses `arguments` by `command`'s options and the general ones. BadInput for an unknown or repeated option, a
/// missing or invalid value, an option of another action, words that fit no action, or a removed action. `--` ends the
/// options. Listed values come in the letter case of the list.
[[nodiscard]] Result<Arguments> readArguments(const Command &command, const QStringList &arguments);

/// The full help of a command.
[[nodiscard]] QString helpText(const Command &command);

/// The level words for options, least severe first.
[[nodiscard]] QStringList levelWords();

/// --include-error or --include-alert; empty for a level that does not notify.
[[nodiscard]] QString includeOption(Level level);
/// Whether several entries of this level may be sent: the level does not notify, or they were requested.
[[nodiscard]] bool isIncluded(Level level, const Arguments &arguments);

} // namespace rc
