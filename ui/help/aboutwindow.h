// SPDX-License-Identifier: GPL-3.0-or-later
// About: the program's version, license, and storage locations.
#pragma once

#include <QString>

class QDialog;
class QWidget;

namespace rc {

class Session;
class Theme;

/// Information for bug reports about the program and the machine. Never a key; an address only if the user requested
/// it.
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

/// Deletes itself when closed, or with `parent`. `session` and `theme` must outlive it.
QDialog *showAbout(Session &session, const Theme &theme, QWidget *parent);

} // namespace rc
