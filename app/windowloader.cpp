// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowloader.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLibrary>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Beside the program as it is built, or in the folder that it was installed to.
QString partFile(const QString &programFolder)
{
    const QStringList folders{programFolder, programFolder + QLatin1StringView("/" RC_WINDOW_FOLDER)};
    for (const QString &folder : folders) {
        const QString file = folder + u'/' + QLatin1StringView(RC_WINDOW_FILE);
        if (QFile::exists(file))
            return file;
    }
    return {};
}

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
    QString file;
    {
        const QCoreApplication place(argc, argv); // only an application knows where its program is
        file = partFile(QCoreApplication::applicationDirPath());
    }
    if (file.isEmpty())
        return fail(
            QCoreApplication::translate("rc::WindowPart", "%1 is missing next to the program. Reinstall the program.")
                .arg(QLatin1StringView(RC_WINDOW_FILE)));
    QLibrary part(file);
    using Run = int (*)(int, char *[], const QString &);
    const auto run = reinterpret_cast<Run>(part.resolve("resourceConsoleWindow"));
    if (run == nullptr)
        return fail(part.errorString());
    return run(argc, argv, QFileInfo(file).absolutePath());
}

} // namespace rc
