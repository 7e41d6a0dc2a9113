// SPDX-License-Identifier: GPL-3.0-or-later
// One short fact in a small rounded box.
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>

namespace rc {

class Chip : public QLabel
{
    Q_OBJECT

public:
    explicit Chip(const Theme &theme, QWidget *parent = nullptr);

    /// `text` is shown unchanged: outside text must pass displayText() first. Text or Quiet: no color of its own.
    void showText(const QString &text, Token tone = Token::Text);
};

} // namespace rc
