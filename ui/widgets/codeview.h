// SPDX-License-Identifier: GPL-3.0-or-later
// Read-only text for copying: monospace, left to right; in a page, or in a window of its own.
#pragma once

#include "ui/theme/theme.h"

#include <QPlainTextEdit>

class QDialog;

namespace rc {

/// Makes an editor use code style: monospace, and left to right in every language.
void setCodeStyle(QPlainTextEdit &edit, const Theme &theme);

/// The height of an editor with this many lines.
[[nodiscard]] int heightOfLines(const QPlainTextEdit &edit, int lines);

class CodeView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeView(const Theme &theme, QWidget *parent = nullptr);

    /// Preserves the scroll position if the text is a new version of the current one.
    void showText(const QString &text);
    void setMinimumLines(int lines);
    /// Makes it as high as its text, now and later, up to `maxLines` lines; then it scrolls.
    void fitLines(int maxLines);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int m_minLines = 0; ///< minimum height; 0: not set
    int m_maxLines = 0; ///< last argument of fitLines()
};

/// Shows `text`, which must have passed displayText(); deletes itself when closed, or with `parent`. `theme` must
/// outlive it.
QDialog *showTextWindow(const QString &title, const QString &text, const Theme &theme, QWidget *parent);

} // namespace rc
