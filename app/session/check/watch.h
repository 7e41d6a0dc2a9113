// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules repeated checks and reports changes between them.
#pragma once

#include "check/run/checkrun.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace rc {

class Watch : public QObject
{
    Q_OBJECT

public:
    explicit Watch(QObject *parent = nullptr);

    /// The first round is due immediately, each further one `pause` after the end of the previous one, and not before
    /// the Retry-After of any service in that round.
    void start(std::chrono::milliseconds pause);
    void stop();
    [[nodiscard]] bool isOn() const { return m_on; }
    [[nodiscard]] std::chrono::milliseconds pause() const { return m_pause; }
    [[nodiscard]] QDateTime next() const { return m_next; } ///< invalid during a round

    /// One check of a round; ignored while off.
    void observe(const QString &name, const CheckReport &report);
    void roundEnded();

signals:
    void due();
    void stateChanged(const QString &name, const QString &change); ///< a change of state, as a sentence
    /// With each stateChanged(): the two checks.
    void noticed(const QString &name, const rc::CheckReport &before, const rc::CheckReport &now);
    void changed(); ///< on, off, or the next time

private:
    bool m_on = false;
    std::chrono::milliseconds m_pause{0};
    QTimer m_timer;
    QDateTime m_next;
    QDateTime m_notBefore; ///< latest Retry-After in this round; invalid: none
    QHash<QString, CheckReport> m_before;
};

} // namespace rc
