// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/onepress.h"

#include "ui/currentresource.h"

namespace rc {

OnePress::OnePress(CurrentResource &current, QObject *parent)
    : QObject(parent)
    , m_current(current)
{
}

void OnePress::begin(std::function<void(Result<Credentials>)> go)
{
    setBusy(true);
    const int attempt = ++m_attempt;
    m_current.withCredentials(this, [this, attempt, go = std::move(go)](Result<Credentials> credentials) {
        if (m_busy && attempt == m_attempt)
            go(std::move(credentials));
    });
}

std::optional<HttpLimits> OnePress::limitsWith(const Result<Credentials> &credentials)
{
    Result<Authorities> authorities = m_current.authorities();
    if (!credentials || !authorities) {
        endUnsent(credentials ? authorities.error() : credentials.error());
        return std::nullopt;
    }
    m_note.setKey(*credentials);
    return answerLimits(m_current.limits(), std::move(*authorities));
}

void OnePress::cancel()
{
    if (m_busy && !abortJob())
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // still waiting for the keychain: nothing has left
}

void OnePress::setBusy(bool busy)
{
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace rc

#include "moc_onepress.cpp"
