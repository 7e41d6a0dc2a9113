// SPDX-License-Identifier: GPL-3.0-or-later
// What is watched, when the next check is, and the changes that were seen.
#pragma once

#include "ui/parts/watchpanel.h"

namespace rc {

class Watch;

class WatchCard : public WatchPanel
{
    Q_OBJECT

public:
    /// Both outlive this object.
    WatchCard(Watch &watch, const Theme &theme, QWidget *parent = nullptr);

    /// What is watched: a profile's name, or all of them.
    void setSubject(const QString &subject);

private:
    void showState();

    Watch &m_watch;
    QString m_subject;
};

} // namespace rc
