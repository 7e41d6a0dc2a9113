// SPDX-License-Identifier: GPL-3.0-or-later
// Overwrites a key's bytes when its one owner lets go of it.
#include "core/key/secret.h"

#include <utility>

namespace rc {

Secret::Secret(QByteArray bytes)
    : m_bytes(std::move(bytes))
{
}

Secret::~Secret()
{
    wipe();
}

Secret::Secret(Secret &&other) noexcept
    : m_bytes(std::exchange(other.m_bytes, QByteArray()))
{
}

Secret &Secret::operator=(Secret &&other) noexcept
{
    if (this != &other) {
        wipe();
        m_bytes = std::exchange(other.m_bytes, QByteArray());
    }
    return *this;
}

Secret Secret::clone() const
{
    // A deep copy: with a shared one, wiping would either clear the other's key or detach and clear nothing.
    return Secret(QByteArray(m_bytes.constData(), m_bytes.size()));
}

void Secret::wipe()
{
    // Shared bytes belong to somebody else as well (a request's header): writing would only detach.
    if (!m_bytes.isEmpty() && m_bytes.isDetached()) {
        volatile char *bytes = m_bytes.data();
        for (qsizetype i = 0; i < m_bytes.size(); ++i)
            bytes[i] = 0;
    }
    m_bytes = QByteArray(); // released here, where a test can look, and not within Qt
}

} // namespace rc
