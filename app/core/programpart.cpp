// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/programpart.h"

#include <QCoreApplication>
#include <QFile>
#include <QPluginLoader>

namespace rc {

Result<QString> programPartFile(QLatin1StringView name)
{
    const QString file = name + QLatin1StringView(RC_PART_SUFFIX);
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString &folder : {program, program + QLatin1StringView("/" RC_PARTS_FOLDER)}) {
        const QString path = folder + u'/' + file;
        if (QFile::exists(path))
            return path;
    }
    return failure(
        ErrorKind::FileFailed,
        QCoreApplication::translate("rc::ProgramPart", "%1 is missing next to the program. Reinstall the program.")
            .arg(file));
}

Result<QObject *> programPartObject(QLatin1StringView name, bool (*fits)(QObject *))
{
    const QObjectList linkedPlugins = QPluginLoader::staticInstances();
    for (QObject *object : linkedPlugins) {
        if (fits(object))
            return object;
    }
    RC_TRY(path, programPartFile(name));
    QPluginLoader loader(*path);
    QObject *object = loader.instance();
    if (object == nullptr || !fits(object))
        return failure(ErrorKind::FileFailed, loader.errorString());
    return object;
}

} // namespace rc
