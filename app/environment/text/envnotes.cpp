// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence for each way in which the readers of an environment file differ.
#include "environment/text/envnotes.h"

#include "core/words/translationcontext.h"

#include <QCoreApplication>

namespace rc {

namespace {

using Kind = EnvReading::Kind;

constexpr TranslationContext noteText{"rc::EnvText"};

QString ofPython(const EnvReadings &all)
{
    if (all.python.kind == Kind::SetsNot)
        return noteText(
            QT_TRANSLATE_NOOP("rc::EnvText", "python-dotenv leaves this line out: text follows the closing quote."));
    if (all.python.kind == Kind::Expands)
        return noteText(QT_TRANSLATE_NOOP(
            "rc::EnvText", "python-dotenv replaces ${…} with the value of another variable, in any quotes."));
    return {};
}

QString ofNode(const EnvAssignment &set)
{
    const EnvReadings &all = set.readings;
    if (all.node.kind == Kind::SetsNot)
        return noteText(QT_TRANSLATE_NOOP("rc::EnvText", "node's dotenv leaves this line out: it has no such names."));
    if (all.node.value == (all.python.kind == Kind::SetsNot ? set.value : all.python.value))
        return {};
    if (set.quotes == EnvQuotes::None || set.quotes == EnvQuotes::Backtick)
        return noteText(QT_TRANSLATE_NOOP(
            "rc::EnvText",
            "node's dotenv reads another value: to it, a comment begins at any “#”, and backticks are quotes."));
    if (set.quotes == EnvQuotes::Mixed)
        return noteText(QT_TRANSLATE_NOOP(
            "rc::EnvText", "node's dotenv reads another value: quotes within a value are a part of it."));
    return noteText(QT_TRANSLATE_NOOP(
        "rc::EnvText",
        "node's dotenv reads another value: inside double quotes it knows only \\n and \\r, inside single quotes no "
        "escapes."));
}

QString ofShell(const EnvAssignment &set, const EnvLineFacts &facts)
{
    const EnvReadings &all = set.readings;
    if (!isShellName(set.name))
        return noteText(QT_TRANSLATE_NOOP("rc::EnvText", "sh has no such names: it reads this line as a command."));
    if (facts.command)
        return noteText(QT_TRANSLATE_NOOP("rc::EnvText",
                                          "sh reads this line as a command: a space or a special character ends the "
                                          "value early. Put the value in quotes, without spaces around “=”."));
    if (all.shell.kind == Kind::SetsNot)
        return noteText(QT_TRANSLATE_NOOP("rc::EnvText",
                                          "sh refuses the whole file: to it, a quote in this value is never closed."));
    if (all.shell.kind == Kind::Expands)
        return noteText(
            QT_TRANSLATE_NOOP("rc::EnvText", "sh replaces “$”, “`” and “~”. Put the value in single quotes."));
    if (facts.several)
        return noteText(QT_TRANSLATE_NOOP(
            "rc::EnvText", "sh reads several assignments on this line, python-dotenv and node's dotenv one."));
    if (all.python.kind != Kind::SetsNot && all.python.value != all.shell.value)
        return noteText(QT_TRANSLATE_NOOP(
            "rc::EnvText", "sh reads another value: its rules for quotes, backslashes and “#” are others."));
    return {};
}

} // namespace

QStringList envNotes(const EnvAssignment &set, const EnvLineFacts &facts)
{
    QStringList notes{ofPython(set.readings), ofNode(set), ofShell(set, facts)};
    if (facts.carriageReturn && set.readings.shell.kind != Kind::SetsNot)
        notes.append(noteText(QT_TRANSLATE_NOOP(
            "rc::EnvText", "The line ends in a carriage return: sh takes it for a part of the value.")));
    notes.removeAll(QString());
    return notes;
}

} // namespace rc
