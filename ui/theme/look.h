// SPDX-License-Identifier: GPL-3.0-or-later
// What the style sheet is told of a widget besides its class.
#pragma once

#include "ui/theme/theme.h"

class QWidget;

namespace rc {

/// Passed, Warned, Failed, Alert, Accent, Debug, Skipped, Quiet; any other token takes the tone off.
void setTone(QWidget *widget, Token token);
/// A word of the style sheet: primary, link, wrong, quiet, code, card … All of a widget's words are one property, since
/// the style sheet looks for each property that it names in each widget.
void setFlag(QWidget *widget, const char *flag, bool on = true);
[[nodiscard]] bool hasFlag(const QWidget *widget, const char *flag);
/// For a button or a menu, where an ampersand marks the next letter as a key.
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace rc
