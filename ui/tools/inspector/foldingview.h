// SPDX-License-Identifier: GPL-3.0-or-later
// Indented JSON whose objects and lists fold away: by the mark beside the line, or by Enter on it.
#pragma once

#include "ui/widgets/codeview.h"

#include <QHash>

class QTextBlock;

namespace rc {

class FoldingView : public CodeView
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit FoldingView(const Theme &theme, QWidget *parent = nullptr);

    /// Text as jsonIndented() makes it: each line is indented by its depth.
    void showText(const QString &text);
    /// Whether the line begins something that can be folded.
    [[nodiscard]] bool isFoldable(int line) const { return m_ends.contains(line); }
    [[nodiscard]] bool isFolded(int line) const;
    void setFolded(int line, bool folded);
    /// Unfolds what hides the line.
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
    QHash<int, int> m_ends; ///< line that opens: line that closes
    QHash<int, bool> m_folded;
    QWidget *m_margin;
};

} // namespace rc
