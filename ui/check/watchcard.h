// SPDX-License-Identifier: GPL-3.0-or-later
// A watch: its subject, the next check, and observed changes.
#pragma once

#include "ui/parts/watchpanel.h"

namespace rc {

class Watch;

class WatchCard : public WatchPanel
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    WatchCard(Watch &watch, const Theme &theme, QWidget *parent = nullptr);

    /// The watched profile's name, or all profiles.
    void setSubject(const QString &subject);

private:
    void showState();

    Watch &m_watch;
    QString m_subject;
};

} // namespace rc
