// SPDX-License-Identifier: GPL-3.0-or-later
// What a command takes, and the words of the command line sorted into it.
#pragma once

#include "core/result.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QStringList>

namespace rc {

class Terminal;

/// Short for the free functions of this folder, whose strings all have the context "rc::Cli".
inline QString translate(const char *context, const char *text, const char *comment = nullptr, int n = -1)
{
    return QCoreApplication::translate(context, text, comment, n);
}

constexpr int usageExitCode = 2;    ///< design: usage or bad input
constexpr int keychainExitCode = 6; ///< design: keychain unavailable or locked
constexpr int interruptedExitCode = 130;

struct OptionRow
{
    QString name;  ///< with its dashes
    QString value; ///< what stands for its value in the help; empty: it takes none
    QString help;
    bool repeatable = false;
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
    QString details; ///< below the options in the help; may be empty
    int (*run)(const Arguments &, Terminal &) = nullptr;
};

/// --profile … --key-stdin.
[[nodiscard]] QList<OptionRow> whoOptions();
/// --json, the limits, --quiet --help --version: every command takes them.
[[nodiscard]] QList<OptionRow> generalOptions();

/// Sorts `arguments` by `command`'s options and the general ones. BadInput for an option it does not know, one without
/// its value, one with a value it does not take, and one given twice. `--` ends the options.
[[nodiscard]] Result<Arguments> readArguments(const Command &command, const QStringList &arguments);

/// The whole help of a command.
[[nodiscard]] QString helpText(const Command &command);

} // namespace rc
