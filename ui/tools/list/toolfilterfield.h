// SPDX-License-Identifier: GPL-3.0-or-later
// The filter field of the tool list: shows the number of matches, and a menu of filter words.
#pragma once

#include <QLineEdit>

class QAction;
class QLabel;
class QMenu;

namespace rc {

class Theme;

class ToolFilterField : public QLineEdit
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ToolFilterField(const Theme &theme, QWidget *parent = nullptr);

    /// At the trailing end of the field; plain text.
    void setCount(const QString &text);
    [[nodiscard]] const QLabel *count() const { return m_count; }

signals:
    /// Down or Enter: moves to the results.
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fillWords();
    void insertWord(const QString &word);
    void place();
    void dress();

    const Theme &m_theme;
    QLabel *m_count;
    QMenu *m_words;
    QAction *m_glass;
    QAction *m_wordsAction;
};

} // namespace rc
