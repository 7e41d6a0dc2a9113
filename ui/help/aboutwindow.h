// SPDX-License-Identifier: GPL-3.0-or-later
// What this program is, which version, under which licence, and where it keeps things.
#pragma once

class QDialog;
class QWidget;

namespace rc {

class Session;
class Theme;

/// Deletes itself when closed, or with `parent`. `session` and `theme` outlive it.
QDialog *showAbout(Session &session, const Theme &theme, QWidget *parent);

} // namespace rc
