// SPDX-License-Identifier: GPL-3.0-or-later
// The file of certificate authorities in a profile. It is read once per use, so that the key binding and TLS see the
// same bytes.
#pragma once

#include "core/files/regularfile.h"

#include <functional>

class QObject;

namespace rc {

constexpr qint64 authoritiesFileCap = 1024 * 1024; ///< bytes

struct AuthoritiesFile
{
    QString path; ///< empty if the profile has none
    FileResult<QByteArray> bytes = {};
};

/// Refuses a relative path: it would depend on the working folder.
[[nodiscard]] AuthoritiesFile readAuthorities(const QString &path);
/// The same in a thread; `done` is called in the event loop of `context`. Without a path it is called at once.
void readAuthorities(const QString &path, QObject *context, std::function<void(const AuthoritiesFile &)> done);

} // namespace rc
