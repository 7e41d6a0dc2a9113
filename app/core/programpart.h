// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the program that are loaded on first use, with their libraries.
#pragma once

#include "core/result.h"

#include <QObject>
#include <QString>

namespace rc {

/// The file of the part `name`: next to the program in a build, or in the installation folder; otherwise FileFailed
/// with a sentence. Needs a QCoreApplication, which knows the program's path.
[[nodiscard]] Result<QString> programPartFile(QLatin1StringView name);

/// The object of the plug-in `name` for which `fits` is true, linked in or loaded now; otherwise FileFailed with the
/// reason.
[[nodiscard]] Result<QObject *> programPartObject(QLatin1StringView name, bool (*fits)(QObject *));

/// Same, cast to the interface.
template<typename Interface>
[[nodiscard]] Result<Interface *> programPart(QLatin1StringView name)
{
    RC_TRY(object,
           programPartObject(name, [](QObject *candidate) { return qobject_cast<Interface *>(candidate) != nullptr; }));
    return qobject_cast<Interface *>(*object);
}

} // namespace rc
