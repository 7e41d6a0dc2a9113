// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"

#include "cli/commands.h"
#include "cli/frame/terminal.h"
#include "core/textsof.h"
#include "core/translation.h"
#include "core/url/resourceurl.h"
#include "core/version.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "store/keys/fingerprintsalt.h"
#include "store/profiles/profilestore.h"

#include <QLocale>
#include <QStringDecoder>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QStringList commandWords()
{
    return textsOf(allCommands(), &Command::word);
}

bool isHelpOrVersion(const QString &word)
{
    return word == "--help"_L1 || word == "-h"_L1 || word == "--version"_L1 || word == "-v"_L1;
}

/// For options before the command: its row, if it is one of ours.
const OptionRow *rowOf(const QList<OptionRow> &rows, const QString &argument)
{
    return findRow(rows, &OptionRow::name, argument.section(u'=', 0, 0));
}

/// Options of the window, including Qt's own, with one or two dashes.
bool isForWindow(const QString &argument)
{
    static const QStringList windowOptions{u"new-check"_s,     u"platform"_s,     u"platformpluginpath"_s,
                                           u"platformtheme"_s, u"plugin"_s,       u"qwindowgeometry"_s,
                                           u"qwindowicon"_s,   u"qwindowtitle"_s, u"reverse"_s,
                                           u"session"_s,       u"style"_s,        u"stylesheet"_s,
                                           u"widgetcount"_s,   u"display"_s,      u"geometry"_s,
                                           u"title"_s,         u"icon"_s,         u"nograb"_s,
                                           u"dograb"_s,        u"sync"_s};
    const QString name = argument.section(u'=', 0, 0);
    return windowOptions.contains(name.startsWith("--"_L1) ? name.sliced(2) : name.sliced(1));
}

struct CommandPosition
{
    qsizetype command = -1;        ///< index of the command
    bool isHelpRequest = false;    ///< --help or --version before any command
    bool hasCommandOption = false; ///< an option before it that the window does not accept
};

CommandPosition findCommand(const QStringList &arguments)
{
    if (arguments.isEmpty())
        return {}; // the window: avoid building the tables below
    const QList<OptionRow> rows = optionsBeforeCommand();
    const QStringList words = commandWords();
    CommandPosition position;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (isHelpOrVersion(argument)) {
            position.isHelpRequest = true;
            return position;
        }
        if (!argument.startsWith(u'-')) {
            if (startText(argument))
                continue; // for the window
            if (i == 0 || words.contains(argument)) {
                position.command = i;
                return position;
            }
            continue;
        }
        const OptionRow *row = rowOf(rows, argument);
        if (row == nullptr && !isForWindow(argument))
            position.hasCommandOption = true; // report unknown options instead of opening a window
        if (row != nullptr) {
            if (row->name != "--demo"_L1 && row->name != "--profile"_L1)
                position.hasCommandOption = true;
            if (!row->value.isEmpty() && !argument.contains(u'='))
                ++i; // its value is not the command, whatever it is
        }
    }
    return position;
}

Command commandOf(const QString &word)
{
    for (const Command &command : allCommands() + QList<Command>{completeCommand()}) {
        if (command.word == word)
            return command;
    }
    return {};
}

QString generalHelp()
{
    QString text = Cli::tr("Usage:") + u'\n';
    text += u"  resource-console [--demo | --new-check | --profile NAME] [RESOURCE-URL]   "_s + Cli::tr("the window") +
            u'\n';
    text += u"  resource-console COMMAND …\n\n"_s;
    text += Cli::tr("Check a resource’s setup, send test log entries, and list the tools a language model can use.");
    text += u"\n\n"_s + Cli::tr("Commands:") + u'\n';
    for (const Command &command : allCommands())
        text += u"  "_s + command.word.leftJustified(12) + command.summary + u'\n';
    text +=
        u'\n' +
        Cli::tr("Run “resource-console COMMAND --help” for a command’s options. The API key is read from --key-stdin, "
                "SERVICE_API_KEY or the keychain.") +
        u"\n\n"_s +
        Cli::tr("Exit codes: 0 success, 1 refused or a step failed, 2 usage or bad input, 3 unreachable, 4 credentials "
                "refused, 5 response not understood, 6 keychain unavailable or locked, 7 not seen in the log, 8 seen "
                "too late, 9 requested input not given, 10 log could not be read, 130 interrupted.");
    return text;
}

QString versionLine()
{
    return programName() + u' ' + programVersion();
}

int reportUsageError(Terminal &terminal, const QString &what, const QString &next)
{
    terminal.error(sentencesText({what, next}));
    return usageExitCode;
}

/// Reports changes from upgrading an old file once. A damaged file is reported by the command that reads it.
void upgradeProfiles(Terminal &terminal)
{
    const Result<QStringList> affected = ProfileStore(profilesFile()).upgrade();
    if (affected && !affected->isEmpty())
        terminal.note(sentencesText(
            {usernameNotice(*affected),
             Cli::tr("To send only the key: resource-console profile edit NAME --identity-on-ingest off.")}));
}

int run(const QStringList &arguments, Terminal &terminal)
{
    const CommandPosition position = findCommand(arguments);
    if (position.isHelpRequest) {
        const bool version = arguments.contains(u"--version"_s) || arguments.contains(u"-v"_s);
        terminal.line(version ? versionLine() : generalHelp());
        return 0;
    }
    const QString commandsHint = Cli::tr("The commands are: %1.").arg(listText(commandWords()));
    if (position.command < 0)
        return reportUsageError(terminal, Cli::tr("These options need a command."), commandsHint);
    const QString &word = arguments.at(position.command);
    const QStringList rest = arguments.mid(0, position.command) + arguments.mid(position.command + 1);
    const Command command = commandOf(word);
    if (command.word.isEmpty())
        return reportUsageError(terminal, Cli::tr("“%1” is not a command.").arg(displayText(word)), commandsHint);

    const QString help = Cli::tr("See resource-console %1 --help.").arg(command.word);
    const auto read = readArguments(command, rest);
    if (!read)
        return reportUsageError(terminal, read.error().detail, help);
    if (read->has(u"--help"_s) || read->has(u"--version"_s)) {
        terminal.line(read->has(u"--help"_s) ? helpText(command) : versionLine());
        return 0;
    }
    terminal.setColor(colorUseFromWord(read->value(u"--color"_s)).value_or(ColorUse::Auto));
    terminal.setQuiet(read->has(u"--quiet"_s));
    if (command.word != "complete"_L1) // runs while the user is typing
        upgradeProfiles(terminal);
    const ActionRow *action = actionFor(command.actions, read->words);
    if (action == nullptr && command.run == nullptr)
        action = &command.actions.constFirst();
    const Result<int> code = (action && action->run ? action->run : command.run)(*read, terminal);
    return code ? *code : terminal.failure(code.error());
}

} // namespace

QList<Command> allCommands()
{
    return {parseCommand(),  checkCommand(), sendCommand(), drillCommand(),   toolsCommand(), activityCommand(),
            configCommand(), envCommand(),   keyCommand(),  profileCommand(), serveCommand(), completionCommand()};
}

QList<OptionRow> optionsBeforeCommand()
{
    return targetOptions() + generalOptions();
}

Result<QStringList> argumentsOf(int argc, char *argv[])
{
    // fromLocal8Bit() would drop a leading byte order mark
    using Decoder = QStringDecoder;
    Decoder decoder(Decoder::System, Decoder::Flag::Stateless | Decoder::Flag::ConvertInitialBom);
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(decoder(QByteArrayView(argv[i])));
        // Do not quote it: its other bytes may be anything.
        if (decoder.hasError())
            return failure(QString::number(i));
    }
    return arguments;
}

bool isCommandLine(const QStringList &arguments)
{
    const CommandPosition position = findCommand(arguments);
    return position.command >= 0 || position.isHelpRequest || position.hasCommandOption;
}

int refuseCommandLine(const Error &error)
{
    QTranslator translator;
    if (loadTranslation(translator))
        QCoreApplication::installTranslator(&translator);
    Terminal terminal;
    return reportUsageError(terminal, Cli::tr("Argument %1 is not valid UTF-8.").arg(error.detail),
                            Cli::tr("Convert the text to UTF-8, or pass it in a file."));
}

int runCommandLine(const QStringList &arguments)
{
    QLocale::setDefault(withLatinDigits(QLocale()));
    QTranslator translator;
    if (loadTranslation(translator))
        QCoreApplication::installTranslator(&translator);
    saltFingerprints();
    Terminal terminal;
    const int code = run(arguments, terminal);
    return code == 0 && terminal.failed() ? 1 : code;
}

} // namespace rc
