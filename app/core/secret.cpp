// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secret.h"

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
    : m_bytes(std::exchange(other.m_bytes, {}))
{
}

Secret &Secret::operator=(Secret &&other) noexcept
{
    if (this != &other) {
        wipe();
        m_bytes = std::exchange(other.m_bytes, {});
    }
    return *this;
}

Secret Secret::clone() const
{
    // A deep copy: shared bytes would be overwritten, or not, with somebody else's.
    return Secret(QByteArray(m_bytes.constData(), m_bytes.size()));
}

void Secret::wipe()
{
    // Bytes that are shared with a QByteArray outside are that owner's business: writing would only make a new copy.
    if (m_bytes.isDetached()) {
        volatile char *bytes = m_bytes.data();
        for (qsizetype i = 0; i < m_bytes.size(); ++i)
            bytes[i] = 0;
    }
    m_bytes.clear();
}

} // namespace rc
