// SPDX-License-Identifier: GPL-3.0-or-later
// The file with certificate authorities that a profile names. It is read once for one purpose: the same bytes say what
// a key is bound to and whom TLS trusts.
#pragma once

#include "core/files/regularfile.h"

#include <functional>

class QObject;

namespace rc {

constexpr qint64 authoritiesFileCap = 1024 * 1024; ///< bytes

struct AuthoritiesFile
{
    QString path; ///< empty: the profile names none
    FileResult<QByteArray> bytes = {};
};

/// A relative path is not opened: it would name another file in each folder.
[[nodiscard]] AuthoritiesFile readAuthorities(const QString &path);
/// The same in a thread; `done` is called in the event loop of `context`. Without a path it is called at once.
void readAuthorities(const QString &path, QObject *context, std::function<void(const AuthoritiesFile &)> done);

} // namespace rc
