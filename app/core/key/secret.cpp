// SPDX-License-Identifier: GPL-3.0-or-later
// Overwrites a key's bytes when its owner releases it.
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
    // A deep copy: wiping a shared one would clear the other owner's key, or detach and clear nothing.
    return Secret(QByteArray(m_bytes.constData(), m_bytes.size()));
}

void Secret::wipe()
{
    // Shared bytes have another owner (a request's header), and writing would only detach.
    if (!m_bytes.isEmpty() && m_bytes.isDetached()) {
        volatile char *bytes = m_bytes.data();
        for (qsizetype i = 0; i < m_bytes.size(); ++i)
            bytes[i] = 0;
    }
    m_bytes = QByteArray(); // released here rather than in Qt, so that tests can check it
}

} // namespace rc
