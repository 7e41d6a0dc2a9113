// SPDX-License-Identifier: GPL-3.0-or-later
// A watch: its subject, progress and observed changes, with a button to stop it.
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
    explicit WatchPanel(const Theme &theme, QWidget *parent = nullptr);

    /// Adds a line with the time of day; newest first.
    void add(const QString &line);
    [[nodiscard]] QStringList lines() const { return m_lines; }

signals:
    void stopRequested();

protected:
    void setTitle(const QString &title);
    void setDescription(const QString &text);
    void clearLines();
    /// Below the stop button.
    void addAction(QWidget *button);

private:
    void showLines();

    static constexpr int maxLines = 4;

    QLabel *m_title;
    QLabel *m_label;
    QLabel *m_changes;
    QVBoxLayout *m_actions;
    QStringList m_lines;
};

} // namespace rc
