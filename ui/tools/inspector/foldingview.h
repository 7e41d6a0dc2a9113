// SPDX-License-Identifier: GPL-3.0-or-later
// Indented JSON with foldable objects and lists: by the mark next to the line, or by Enter on it.
#pragma once

#include "ui/widgets/codeview.h"

#include <QHash>

class QTextBlock;

namespace rc {

class FoldingView : public CodeView
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit FoldingView(const Theme &theme, QWidget *parent = nullptr);

    /// Text from jsonIndented(): each line is indented by its depth.
    void showText(const QString &text);
    /// Whether something foldable begins on the line.
    [[nodiscard]] bool isFoldable(int line) const { return m_ends.contains(line); }
    [[nodiscard]] bool isFolded(int line) const;
    void setFolded(int line, bool folded);
    /// Unfolds everything that hides the line.
    void unfold(int line);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintMarks();
    void pressMark(int height);
    void relayOut();

    const Theme &m_theme;
    QHash<int, int> m_ends; ///< opening line: closing line
    QHash<int, bool> m_folded;
    QWidget *m_margin;
};

} // namespace rc
