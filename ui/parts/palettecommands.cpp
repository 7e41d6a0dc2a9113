// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/palettecommands.h"

#include "core/words/displaytext.h"
#include "session/session.h"
#include "ui/parts/paletterows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Verb = PaletteCommand::Verb;

struct CommandTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::PaletteCommands)
};
constexpr qsizetype shownText = 60;

struct VerbRow
{
    Verb verb;
    QLatin1StringView word; ///< as on the command line, not translated
    const char *usage;
    const char *meaning;
    bool takesText;
};

constexpr std::array<VerbRow, 5> verbTable{{
    {Verb::Check, "check"_L1, QT_TRANSLATE_NOOP("rc::PaletteCommands", "check"),
     QT_TRANSLATE_NOOP("rc::PaletteCommands", "Checks this resource"), false},
    {Verb::Drill, "drill"_L1, QT_TRANSLATE_NOOP("rc::PaletteCommands", "drill"),
     QT_TRANSLATE_NOOP("rc::PaletteCommands", "Prepares a drill"), false},
    {Verb::Profile, "profile"_L1, QT_TRANSLATE_NOOP("rc::PaletteCommands", "profile NAME"),
     QT_TRANSLATE_NOOP("rc::PaletteCommands", "Opens a profile"), true},
    {Verb::Tools, "tools"_L1, QT_TRANSLATE_NOOP("rc::PaletteCommands", "tools TEXT"),
     QT_TRANSLATE_NOOP("rc::PaletteCommands", "Filters the tool lists"), true},
    {Verb::Activity, "activity"_L1, QT_TRANSLATE_NOOP("rc::PaletteCommands", "activity TEXT"),
     QT_TRANSLATE_NOOP("rc::PaletteCommands", "Searches Activity"), true},
}};

/// The first word, in lower case, and the remaining text.
std::pair<QString, QString> firstWord(const QString &text)
{
    const QString trimmed = text.trimmed();
    const qsizetype end = trimmed.indexOf(u' ');
    return end < 0 ? std::pair(trimmed.toLower(), QString())
                   : std::pair(trimmed.left(end).toLower(), trimmed.mid(end + 1).trimmed());
}

PaletteRow rowOf(const QString &title, const QString &detail, const std::function<void()> &run)
{
    PaletteRow row{CommandTr::tr("Command"), title, detail};
    row.run = run;
    return row;
}

QString quoted(const char *sentence, const QString &text)
{
    return CommandTr::tr(sentence).arg(displayText(text, LineBreaks::Mark, shownText));
}

QList<PaletteRow> profilesNamed(Session &session, const QString &name)
{
    QList<PaletteRow> rows = profileRows(session);
    rows.removeIf([words = paletteWords(name)](const PaletteRow &row) { return !paletteMatch(row.title, {}, words); });
    return rows;
}

} // namespace

std::optional<PaletteCommand> commandFrom(const QString &typed)
{
    const auto [word, rest] = firstWord(typed);
    const auto row =
        std::find_if(verbTable.begin(), verbTable.end(), [&word](const VerbRow &r) { return word == r.word; });
    if (row == verbTable.end() || row->takesText == rest.isEmpty())
        return {};
    return PaletteCommand{.verb = row->verb, .text = rest};
}

QList<PaletteRow> commandRows(Session &session, const QString &typed, const PaletteCommandActions &actions)
{
    const std::optional<PaletteCommand> command = commandFrom(typed);
    if (!command)
        return {};
    if (command->verb == Verb::Profile)
        return profilesNamed(session, command->text);
    if (!session.book().hasProfile())
        return {};
    const QString text = command->text;
    switch (command->verb) {
    case Verb::Check:
        return {rowOf(CommandTr::tr("Check this resource"), {}, actions.check)};
    case Verb::Drill:
        return {rowOf(CommandTr::tr("Prepare a drill"), {}, actions.drill)};
    case Verb::Tools:
        return {rowOf(quoted(QT_TRANSLATE_NOOP("rc::PaletteCommands", "Find tools: %1"), text), {},
                      [find = actions.findTools, text] { find(text); })};
    case Verb::Activity:
        return {rowOf(quoted(QT_TRANSLATE_NOOP("rc::PaletteCommands", "Search Activity: %1"), text), {},
                      [find = actions.findActivity, text] { find(text); })};
    case Verb::Profile:
        break;
    }
    return {};
}

QList<PaletteRow> commandUsages()
{
    QList<PaletteRow> rows;
    for (const VerbRow &verb : verbTable) {
        if (!verb.takesText)
            continue; // separate actions
        PaletteRow row = rowOf(CommandTr::tr(verb.usage), CommandTr::tr(verb.meaning), {});
        row.begins = verb.word + ' '_L1;
        row.source = QString::fromUtf8(verb.usage);
        row.group = CommandTr::tr("Commands");
        rows.append(row);
    }
    return rows;
}

} // namespace rc
