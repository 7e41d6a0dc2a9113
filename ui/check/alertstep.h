// SPDX-License-Identifier: GPL-3.0-or-later
// The alert is a step of its own: it says who may be notified, takes a deliberate hold, and then rests.
#pragma once

#include "ui/widgets/panel.h"

#include <QDateTime>
#include <QHash>

class QLabel;

namespace rc {

class HoldButton;

class AlertStep : public Panel
{
    Q_OBJECT

public:
    /// Between two alerts to one resource.
    static constexpr std::chrono::seconds pause{60};

    /// `theme` outlives this object.
    explicit AlertStep(const Theme &theme, QWidget *parent = nullptr);

    /// The resource that an alert would go to; it rests on if one went there just now.
    void setResource(const QString &resource);
    void setBusy(bool busy);
    void notSent(); ///< it never left: nobody needs to rest
    [[nodiscard]] HoldButton *button() const { return m_button; }

signals:
    void wanted();

private:
    void begin();
    void showState();

    QLabel *m_words;
    HoldButton *m_button;
    QString m_resource;
    QHash<QString, QDateTime> m_restUntil;
    bool m_busy = false;
};

} // namespace rc
