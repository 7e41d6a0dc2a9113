// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the program that are loaded when they are first needed, with the libraries behind them.
#pragma once

#include "core/result.h"

#include <QObject>
#include <QString>

namespace rc {

/// The file of the part `name`: beside the program as it is built, or in the folder that it was installed to; or
/// FileFailed with a sentence. Needs a QCoreApplication, which alone knows where its program is.
[[nodiscard]] Result<QString> programPartFile(QLatin1StringView name);

/// The object of the plug-in `name` for which `fits` is true, linked into this program or loaded now; or FileFailed
/// with the reason.
[[nodiscard]] Result<QObject *> programPartObject(QLatin1StringView name, bool (*fits)(QObject *));

/// The same as the interface that it is wanted for.
template<typename Interface>
[[nodiscard]] Result<Interface *> programPart(QLatin1StringView name)
{
    RC_TRY(object, programPartObject(name, [](QObject *one) { return qobject_cast<Interface *>(one) != nullptr; }));
    return qobject_cast<Interface *>(*object);
}

} // namespace rc
