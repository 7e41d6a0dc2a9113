// SPDX-License-Identifier: GPL-3.0-or-later
// Says when it is time to check again, and what changed since the check before.
#pragma once

#include "check/ladder/checkrun.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace rc {

class Watch : public QObject
{
    Q_OBJECT

public:
    explicit Watch(QObject *parent = nullptr);

    /// The first round is due at once, each further one `pause` after the end of the one before, and not before a
    /// service of that round asked to be left alone (Retry-After).
    void start(std::chrono::milliseconds pause);
    void stop();
    [[nodiscard]] bool isOn() const { return m_on; }
    [[nodiscard]] std::chrono::milliseconds pause() const { return m_pause; }
    [[nodiscard]] QDateTime next() const { return m_next; } ///< invalid while a round runs

    /// One check of a round; nothing while it is off.
    void observe(const QString &name, const CheckReport &report);
    void roundEnded();

signals:
    void due();
    void told(const QString &name, const QString &change); ///< a change of state, in a sentence
    /// With each told(): the two checks.
    void noticed(const QString &name, const rc::CheckReport &before, const rc::CheckReport &now);
    void changed(); ///< on, off, or another time

private:
    bool m_on = false;
    std::chrono::milliseconds m_pause{0};
    QTimer m_timer;
    QDateTime m_next;
    QDateTime m_notBefore; ///< as the services of this round ask; invalid: none does
    QHash<QString, CheckReport> m_before;
};

} // namespace rc
