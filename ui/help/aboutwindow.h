// SPDX-License-Identifier: GPL-3.0-or-later
// About: the program's version, license, and storage locations.
#pragma once

#include <QString>

class QDialog;
class QWidget;

namespace rc {

class Session;
class Theme;

/// `path` with ~ for the user's home folder, which often contains the user's name.
[[nodiscard]] QString withoutHome(const QString &path);

/// Deletes itself when closed, or with `parent`. `session` must outlive it.
QDialog *showAbout(Session &session, const Theme &theme, QWidget *parent);

} // namespace rc
