// SPDX-License-Identifier: GPL-3.0-or-later
// Information for bug reports about the program and the machine. Never a key; an address only if the user requested it.
#pragma once

#include <QString>

namespace rc {

struct Diagnostics
{
    QString keychain;     ///< where the open profile's key is saved; empty: not saved, or unknown
    QString dataFolder;   ///< folder of Activity and catalogs
    QString settingsFile; ///< file of the profiles
    qsizetype profiles = 0;
    QString resource;   ///< empty: omitted
    QString toolServer; ///< same
};

/// `path` with ~ for the user's home folder, which often contains the user's name.
[[nodiscard]] QString withoutHome(const QString &path);

/// In English for the program's developers: lines of "name: value".
[[nodiscard]] QString diagnosticsText(const Diagnostics &facts);

} // namespace rc
