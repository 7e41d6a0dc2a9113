// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowloader.h"

#include "core/programpart.h"

#include <QCoreApplication>
#include <QLibrary>

#include <cstdio>

namespace rc {

namespace {

int fail(const QString &why)
{
    std::fprintf(
        stderr, "%s\n",
        qUtf8Printable(QCoreApplication::translate("rc::WindowPart", "The window cannot be opened: %1").arg(why)));
    return 1;
}

} // namespace

int runWindowPart(int argc, char *argv[])
{
    Result<QString> file = QString();
    {
        const QCoreApplication place(argc, argv);
        file = programPartFile(QLatin1StringView(RC_WINDOW_MODULE));
    }
    if (!file)
        return fail(file.error().detail);
    QLibrary part(*file);
    using Run = int (*)(int, char *[]);
    const auto run = reinterpret_cast<Run>(part.resolve("resourceConsoleWindow"));
    if (run == nullptr)
        return fail(part.errorString());
    return run(argc, argv);
}

} // namespace rc
