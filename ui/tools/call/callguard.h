// SPDX-License-Identifier: GPL-3.0-or-later
// What stands between a press and a call that wants a second thought: it says why, and takes a deliberate hold.
#pragma once

#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;

namespace rc {

class HoldButton;

class CallGuard : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit CallGuard(const Theme &theme, QWidget *parent = nullptr);

    /// A tool that may destroy: `why`, and a hold calls it.
    void askFor(const QString &why);
    /// A tool that is another one than was looked at: it has to be looked at first.
    void lookFirst(const QString &why);
    [[nodiscard]] HoldButton *holdButton() const { return m_hold; }

signals:
    void confirmed();
    void declined();
    void lookWanted();

private:
    QLabel *m_words;
    HoldButton *m_hold;
    QPushButton *m_look;
    QPushButton *m_decline;
    QString m_why;
};

} // namespace rc
