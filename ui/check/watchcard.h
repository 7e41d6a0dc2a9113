// SPDX-License-Identifier: GPL-3.0-or-later
// What is watched, when the next check is, and the changes that were seen.
#pragma once

#include "ui/widgets/panel.h"

#include <QStringList>

class QLabel;
class QPushButton;

namespace rc {

class Watch;

class WatchCard : public Panel
{
    Q_OBJECT

public:
    /// Both outlive this object.
    WatchCard(Watch &watch, const Theme &theme, QWidget *parent = nullptr);

    /// What is watched: a profile's name, or all of them.
    void setSubject(const QString &subject);
    /// A line with the time of day before it; the newest stands first.
    void add(const QString &line);
    [[nodiscard]] QStringList lines() const { return m_lines; }

private:
    void showState();

    static constexpr int mostLines = 4;

    Watch &m_watch;
    QLabel *m_title;
    QLabel *m_words;
    QLabel *m_changes;
    QString m_subject;
    QStringList m_lines;
};

} // namespace rc
