// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the program that are loaded on first use, with their libraries.
#pragma once

#include "core/result.h"

#include <QObject>
#include <QString>

namespace rc {

/// The file of the part `name`, next to the program or in the installation folder. FileFailed with a sentence if it is
/// missing. Needs a QCoreApplication.
[[nodiscard]] Result<QString> programPartFile(QLatin1StringView name);

/// The root object of the plug-in `name` if `fits` accepts it, linked in or loaded now. FileFailed with the reason
/// otherwise.
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
