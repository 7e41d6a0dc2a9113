// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/operation.h"

#include <QPointer>

namespace rc {

Operation::Operation(OpenProfile &open, QObject *parent)
    : QObject(parent)
    , m_open(open)
{
}

void Operation::begin()
{
    m_profile = m_open.profile();
    m_busy = true;
    ++m_attempt;
    emit busyChanged(true);
}

void Operation::askForAccess(const std::function<void(Result<Access>)> &done)
{
    const auto came = [this, attempt = m_attempt, done](Result<TrustedCredentials> trusted) {
        if (!m_busy || attempt != m_attempt)
            return;
        m_profile = m_open.profile(); // which sends alike, but its limits may have been saved meanwhile
        if (trusted)
            done(Access{std::move(trusted->credentials), m_open.limitsOf(m_profile), std::move(trusted->authorities)});
        else
            done(failure(trusted.error()));
    };
    m_open.withCredentials(this, came);
}

std::function<void()> Operation::whileAsked(std::function<void()> call)
{
    return [this, alive = QPointer<Operation>(this), attempt = m_attempt, call = std::move(call)] {
        if (alive && m_busy && attempt == m_attempt)
            call();
    };
}

bool Operation::end()
{
    const QPointer<Operation> alive(this);
    m_busy = false;
    emit busyChanged(false);
    return !alive.isNull();
}

} // namespace rc

#include "moc_operation.cpp"
