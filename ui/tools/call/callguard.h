// SPDX-License-Identifier: GPL-3.0-or-later
// Confirms a risky call: states the reason and requires a deliberate hold.
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
    /// `theme` must outlive this object.
    explicit CallGuard(const Theme &theme, QWidget *parent = nullptr);

    /// For a tool that may be destructive: shows `why`, and a hold calls it.
    void askFor(const QString &why);
    /// For a changed tool, which must be reviewed first.
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
