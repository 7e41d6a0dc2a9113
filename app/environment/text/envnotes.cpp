// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence for each way in which the readers of an environment file differ.
#include "environment/text/envnotes.h"

#include <QCoreApplication>

namespace rc {

namespace {

using Kind = EnvReading::Kind;

struct NoteTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::EnvText)
};

QString ofPython(const EnvReadings &all)
{
    if (all.python.kind == Kind::SetsNot)
        return NoteTr::tr("python-dotenv ignores this line because text follows the closing quote.");
    if (all.python.kind == Kind::Expands)
        return NoteTr::tr("python-dotenv replaces ${…} with another variable’s value, whatever the quotes.");
    return {};
}

QString ofNode(const EnvAssignment &set)
{
    const EnvReadings &all = set.readings;
    if (all.node.kind == Kind::SetsNot)
        return NoteTr::tr("node’s dotenv ignores this line because of its name.");
    if (all.node.value == (all.python.kind == Kind::SetsNot ? set.value : all.python.value))
        return {};
    if (set.quotes == EnvQuotes::None || set.quotes == EnvQuotes::Backtick)
        return NoteTr::tr(
            "node’s dotenv reads a different value. There, any “#” starts a comment, and backticks are quotes.");
    if (set.quotes == EnvQuotes::Mixed)
        return NoteTr::tr("node’s dotenv reads a different value because it keeps inner quotes.");
    return NoteTr::tr("node’s dotenv reads a different value. It supports only \\n and "
                      "\\r in double quotes, and no escapes in single quotes.");
}

QString ofShell(const EnvAssignment &set, const EnvLineFacts &facts)
{
    const EnvReadings &all = set.readings;
    if (!isShellName(set.name))
        return NoteTr::tr("sh rejects this name and reads the line as a command.");
    if (facts.command)
        return NoteTr::tr("sh reads this line as a command because a space or special character ends "
                          "the value early. Put the value in quotes, without spaces around “=”.");
    if (all.shell.kind == Kind::SetsNot)
        return NoteTr::tr("sh refuses the whole file because it sees an unclosed quote in this value.");
    if (all.shell.kind == Kind::Expands)
        return NoteTr::tr("sh replaces “$”, “`” and “~”. Put the value in single quotes.");
    if (facts.several)
        return NoteTr::tr("sh reads several assignments on this line, python-dotenv and node’s dotenv only one.");
    if (all.python.kind != Kind::SetsNot && all.python.value != all.shell.value)
        return NoteTr::tr("sh reads a different value because its rules for quotes, backslashes and “#” differ.");
    return {};
}

} // namespace

QStringList envNotes(const EnvAssignment &set, const EnvLineFacts &facts)
{
    QStringList notes{ofPython(set.readings), ofNode(set), ofShell(set, facts)};
    if (facts.carriageReturn && set.readings.shell.kind != Kind::SetsNot)
        notes.append(NoteTr::tr("The line ends in a carriage return, which sh treats as part of the value."));
    notes.removeAll(QString());
    return notes;
}

} // namespace rc
