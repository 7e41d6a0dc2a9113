// SPDX-License-Identifier: GPL-3.0-or-later
// The alert is a step of its own: it says who may be notified, takes a deliberate hold, and then rests.
#pragma once

#include "ui/alertrests.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace rc {

class HoldButton;

class AlertStep : public Panel
{
    Q_OBJECT

public:
    /// Both outlive this object.
    AlertStep(AlertRests &rests, const Theme &theme, QWidget *parent = nullptr);

    /// The resource that an alert would go to; it rests on if one went there just now.
    void setResource(const QString &resource);
    void setBusy(bool busy);
    /// What an alert does here; it is there from the start for the Check page.
    void setWords(const QString &words);
    void notSent(); ///< it never left: nobody needs to rest
    [[nodiscard]] HoldButton *button() const { return m_button; }

signals:
    void wanted();

private:
    void begin();
    void showState();

    AlertRests &m_rests;
    QLabel *m_label;
    HoldButton *m_button;
    QString m_words;
    QString m_resource;
    bool m_busy = false;
};

} // namespace rc
