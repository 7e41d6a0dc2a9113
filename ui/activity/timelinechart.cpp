// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/timelinechart.h"

#include <QPluginLoader>

using namespace Qt::StringLiterals;

namespace rc {

Result<ChartFactory *> chartFactory()
{
    const QObjectList linked = QPluginLoader::staticInstances();
    for (QObject *one : linked) {
        if (auto *factory = qobject_cast<ChartFactory *>(one))
            return factory;
    }
    QPluginLoader loader(QLatin1StringView(RC_CHARTS_MODULE));
    auto *factory = qobject_cast<ChartFactory *>(loader.instance());
    if (!factory)
        return failure(Error{ErrorKind::FileFailed, loader.errorString(), {}, 0});
    return factory;
}

} // namespace rc
