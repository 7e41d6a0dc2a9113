// SPDX-License-Identifier: GPL-3.0-or-later
// The dynamic properties that the style sheet understands, set so that they take effect at once.
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>

class QPushButton;

namespace rc {

/// Passed, Warned, Failed, Alert, Accent, Debug, Skipped, Quiet; any other token takes the tone off.
void setTone(QWidget *widget, Token token);
/// A yes-or-no property: primary, link, wrong, quiet, code, card …
void setFlag(QWidget *widget, const char *flag, bool on = true);

/// A label that shows plain text only, whatever the text looks like.
[[nodiscard]] QLabel *plainLabel(const QString &text, QWidget *parent);
/// Second words: smaller, quiet, wrapping.
[[nodiscard]] QLabel *quietLabel(const QString &text, const Theme &theme, QWidget *parent);
/// A bold line above a group of things.
[[nodiscard]] QLabel *headingLabel(const QString &text, QWidget *parent);
/// A tool tip of outside text: safe for display and never rich.
/// Text as a tool tip shows it plain, whatever it looks like; for models.
[[nodiscard]] QString plainToolTip(const QString &text);
void setPlainToolTip(QWidget *widget, const QString &text);

[[nodiscard]] QPushButton *primaryButton(const QString &text, QWidget *parent);
/// A button that looks like a word.
[[nodiscard]] QPushButton *linkButton(const QString &text, QWidget *parent);

} // namespace rc
