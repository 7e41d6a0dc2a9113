// SPDX-License-Identifier: GPL-3.0-or-later
#include "partloader.h"

#include "core/programpart.h"
#include "core/translation.h"

#include <QCoreApplication>
#include <QLibrary>
#include <QTranslator>

#include <cstdio>

namespace rc {

namespace {

using Run = int (*)(int, char *[]);

Result<Run> entryOf(const char *module, const char *entry)
{
    RC_TRY(file, programPartFile(QLatin1StringView(module)));
    QLibrary part(*file);
    const auto run = reinterpret_cast<Run>(part.resolve(entry));
    if (run == nullptr)
        return failure(ErrorKind::FileFailed, part.errorString());
    return run;
}

/// Null if the part is missing, after printing `sentence` and the reason on standard error.
Run loadedPart(const char *module, const char *entry, const char *sentence)
{
    Result<Run> run = entryOf(module, entry);
    if (!run) {
        QTranslator language; // a part loads its own
        if (loadTranslation(language))
            QCoreApplication::installTranslator(&language);
        run = entryOf(module, entry); // for a translated reason
        if (!run)
            std::fprintf(
                stderr, "%s\n",
                qUtf8Printable(QCoreApplication::translate("rc::ProgramPart", sentence).arg(run.error().detail)));
    }
    return run.value_or(nullptr);
}

} // namespace

std::optional<int> runCommandPart(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const Run run = loadedPart(RC_COMMANDS_MODULE, "resourceConsoleCommand",
                               QT_TRANSLATE_NOOP("rc::ProgramPart", "The command cannot be run: %1"));
    if (run == nullptr)
        return 1;
    const int code = run(argc, argv);
    return code == forTheWindow ? std::nullopt : std::optional(code);
}

int runWindowPart(int argc, char *argv[])
{
    Run run = nullptr;
    {
        const QCoreApplication place(argc, argv); // knows the program's path; the window creates its own
        run = loadedPart(RC_WINDOW_MODULE, "resourceConsoleWindow",
                         QT_TRANSLATE_NOOP("rc::ProgramPart", "The window cannot be opened: %1"));
    }
    return run == nullptr ? 1 : run(argc, argv);
}

} // namespace rc
