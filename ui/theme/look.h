// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of widgets for the style sheet, in addition to their class.
#pragma once

#include "ui/theme/theme.h"

class QWidget;

namespace rc {

/// Passed, Warned, Failed, Alert, Accent, Debug, Skipped, Quiet; any other token removes the tone.
void setTone(QWidget *widget, Token token);
/// A word for the style sheet: primary, link, wrong, quiet, code, card … A widget's words share one property, because
/// the style sheet looks up each named property in each widget.
void setFlag(QWidget *widget, const char *flag, bool on = true);
[[nodiscard]] bool hasFlag(const QWidget *widget, const char *flag);
/// For a button or a menu, where an ampersand marks the next letter as a key.
[[nodiscard]] QString escapeMnemonics(QString text);

} // namespace rc
