// SPDX-License-Identifier: GPL-3.0-or-later
// What a bug report should say of the program and the machine. Never a key; an address only when a person asked for it.
#pragma once

#include <QString>

namespace rc {

struct Diagnostics
{
    QString keychain;     ///< where the open profile's key is saved; empty: nowhere, or not known yet
    QString dataFolder;   ///< where Activity and catalogs are
    QString settingsFile; ///< where profiles are
    qsizetype profiles = 0;
    QString resource;   ///< empty: not to be told
    QString toolServer; ///< the same
};

/// `path` with the person's home folder as ~: its name is often theirs.
[[nodiscard]] QString withoutHome(const QString &path);

/// In English, as it is read by whoever mends the program: lines of "name: value".
[[nodiscard]] QString diagnosticsText(const Diagnostics &facts);

} // namespace rc
