// SPDX-License-Identifier: GPL-3.0-or-later
// Text to read and copy as it is: monospace, left to right, not editable.
#pragma once

#include "ui/theme/theme.h"

#include <QPlainTextEdit>

namespace rc {

class CodeView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeView(const Theme &theme, QWidget *parent = nullptr);

    /// Keeps the scroll position when the text is a new version of what is shown.
    void showText(const QString &text);
    /// As high as this many lines at least.
    void setMinimumLines(int lines);
    /// As high as its text needs, up to `most` lines; then it scrolls.
    void fitLines(int most);
};

} // namespace rc
