// SPDX-License-Identifier: GPL-3.0-or-later
// What is watched, how that goes, the changes that were seen, and the button that ends it.
#pragma once

#include "ui/widgets/panel.h"

#include <QStringList>

class QLabel;
class QVBoxLayout;

namespace rc {

class WatchPanel : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit WatchPanel(const Theme &theme, QWidget *parent = nullptr);

    /// A line with the time of day before it; the newest stands first.
    void add(const QString &line);
    [[nodiscard]] QStringList lines() const { return m_lines; }

signals:
    void stopWanted();

protected:
    void setTitle(const QString &title);
    void setWords(const QString &words);
    void clearLines();
    /// Below the button that ends it.
    void addAction(QWidget *button);

private:
    void showLines();

    static constexpr int mostLines = 4;

    QLabel *m_title;
    QLabel *m_words;
    QLabel *m_changes;
    QVBoxLayout *m_actions;
    QStringList m_lines;
};

} // namespace rc
