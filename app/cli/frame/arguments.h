// SPDX-License-Identifier: GPL-3.0-or-later
// What a command takes, and the words of the command line sorted into it.
#pragma once

#include "core/entry/logentry.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "service/exitcode.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QStringList>

#include <utility>

namespace rc {

class Terminal;

/// For everything that the command line says: `Cli::tr("…")`.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(rc::Cli)
};

/// What the value of an option or a word can be. Shells offer it.
enum class ValueKind {
    Text, ///< anything
    Word, ///< one of a few
    List, ///< some of a few, joined by commas
    File,
    Profile, ///< the name of a saved one
    Tool     ///< the name of one
};

struct ValueRow
{
    QString name; ///< what stands for it in the help; empty: there is none
    ValueKind kind = ValueKind::Text;
    QStringList words; ///< of Word and List

    ValueRow() = default;
    ValueRow(QString shownAs, ValueKind is = ValueKind::Text) // NOLINT(google-explicit-constructor): rows are tables
        : name(std::move(shownAs))
        , kind(is)
    {
    }

    [[nodiscard]] bool isEmpty() const { return name.isEmpty(); }
};

[[nodiscard]] ValueRow oneOf(const QString &name, const QStringList &words);
[[nodiscard]] ValueRow someOf(const QString &name, const QStringList &words);

struct OptionRow
{
    QString name; ///< with its dashes
    ValueRow value;
    QString help;
    bool repeatable = false;
    QStringList actions = {}; ///< it goes with these only; empty: with all
    bool hidden = false;      ///< for programs: the help and the shells do not tell of it
};

[[nodiscard]] QList<OptionRow> onlyWith(const QStringList &actions, QList<OptionRow> rows);

/// How often the last word of an action comes.
enum class Times {
    Once,
    AtMostOnce,
    Any
};

/// The first word of a command that does several things, and what follows it.
struct ActionRow
{
    QString word; ///< empty: what follows the command itself
    QList<ValueRow> words;
    Times last = Times::Once;

    /// Whether so many words may follow it.
    [[nodiscard]] bool takes(qsizetype count) const;
};

/// An action or option that earlier versions had.
struct RemovedRow
{
    QString word;    ///< an option with its dashes
    QString instead; ///< a sentence that names what to use now
};

/// The words after the command's name.
struct Arguments
{
    QStringList words;
    QHash<QString, QStringList> values; ///< by option name, with its dashes

    [[nodiscard]] bool has(const QString &name) const { return values.contains(name); }
    [[nodiscard]] QString value(const QString &name) const { return values.value(name).value(0); }
};

struct Command
{
    QString word;
    QStringList usage; ///< what follows "resource-console", one line each
    QString summary;   ///< one sentence
    QList<OptionRow> options;
    QString details;                                             ///< below the options in the help; may be empty
    Result<int> (*run)(const Arguments &, Terminal &) = nullptr; ///< the exit code
    QList<ActionRow> actions = {}; ///< the first is meant where the command may stand alone; none: it takes no words
    QList<RemovedRow> removed = {};
};

/// The sentence that names what to use, as it is typed.
[[nodiscard]] QString useInstead(const QString &removed, const QString &use);

/// The one of `actions` that `words` are for; null when none is.
[[nodiscard]] const ActionRow *actionFor(const QList<ActionRow> &actions, const QStringList &words);

/// any, and the dialects of MCP.
[[nodiscard]] QStringList dialectWords();
/// --dialect into the profile; BadInput for another word.
[[nodiscard]] Result<void> readDialect(const Arguments &arguments, Profile &profile);

/// --profile … --key-stdin.
[[nodiscard]] QList<OptionRow> whoOptions();
/// --json, the limits, --quiet --help --version: every command takes them.
[[nodiscard]] QList<OptionRow> generalOptions();

/// Sorts `arguments` by `command`'s options and the general ones. BadInput for an option it does not know, one without
/// its value, one with a value it does not take, one given twice, one that goes with other actions, and for a
/// removed action. `--` ends the options.
[[nodiscard]] Result<Arguments> readArguments(const Command &command, const QStringList &arguments);

/// The whole help of a command.
[[nodiscard]] QString helpText(const Command &command);

/// Each level as options have it, least severe first.
[[nodiscard]] QStringList levelWords();

/// --include-error or --include-alert; empty for a level that notifies nobody.
[[nodiscard]] QString inclusionOf(Level level);
/// Whether entries of this level may go out in numbers: they notify nobody, or were asked for.
[[nodiscard]] bool isIncluded(Level level, const Arguments &arguments);

} // namespace rc
