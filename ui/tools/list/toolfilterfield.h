// SPDX-License-Identifier: GPL-3.0-or-later
// The filter field of the tool list: shows the number of matches, and a menu of filter words.
#pragma once

#include <QLineEdit>

class QAction;
class QMenu;

namespace rc {

class Theme;

class ToolFilterField : public QLineEdit
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ToolFilterField(const Theme &theme, QWidget *parent = nullptr);

signals:
    /// Down or Enter: moves to the results.
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fillWords();
    void insertWord(const QString &word);
    void dress();

    const Theme &m_theme;
    QMenu *m_words;
    QAction *m_glass;
    QAction *m_wordsAction;
};

} // namespace rc
