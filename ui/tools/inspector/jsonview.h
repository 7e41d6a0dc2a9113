// SPDX-License-Identifier: GPL-3.0-or-later
// A definition as sent: indented or raw, foldable, searchable, for copying.
#pragma once

#include "ui/widgets/codeview.h"

#include <QByteArray>
#include <QHash>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTextBlock;

namespace rc {

class Theme;

/// Indented JSON with foldable objects and lists: by the mark next to the line, or by Enter on it.
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

class JsonView : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit JsonView(const Theme &theme, QWidget *parent = nullptr);

    void showJson(const QByteArray &json);
    /// Moves the cursor to the next match, and from the last to the first.
    void findNext(bool backward = false);
    [[nodiscard]] FoldingView *view() const { return m_view; }

private:
    void showText();
    void seek(const QString &needle);
    void showFinds();

    const Theme &m_theme;
    QByteArray m_json;
    bool m_indented = true;
    FoldingView *m_view;
    QLineEdit *m_needle;
    QLabel *m_count;
    QPushButton *m_form;
};

} // namespace rc
