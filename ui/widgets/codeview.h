// SPDX-License-Identifier: GPL-3.0-or-later
// Text to read and copy as it is: monospace, left to right, not editable.
#pragma once

#include "ui/theme/theme.h"

#include <QPlainTextEdit>

namespace rc {

/// Makes an editor write as code is read: monospace, and left to right in every language.
void writeCode(QPlainTextEdit &edit, const Theme &theme);

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

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int m_leastLines = 0; ///< that it has room for; 0: it was not said
    int m_mostFitted = 0; ///< fitLines() was called with it last
};

} // namespace rc
