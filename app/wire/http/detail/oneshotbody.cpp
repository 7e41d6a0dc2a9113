// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/detail/oneshotbody.h"

#include <algorithm>
#include <cstring>

namespace rc {

OneShotBody::OneShotBody(QByteArray bytes, QObject *parent)
    : QIODevice(parent)
    , m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 OneShotBody::bytesAvailable() const
{
    return m_bytes.size() - m_position + QIODevice::bytesAvailable();
}

bool OneShotBody::atEnd() const
{
    return m_position >= m_bytes.size();
}

qint64 OneShotBody::readData(char *data, qint64 maxSize)
{
    if (m_withheld)
        return 0; // makes Qt wait for more and send nothing
    if (atEnd())
        return -1;
    const qint64 size = std::min<qint64>(maxSize, m_bytes.size() - m_position);
    std::memcpy(data, m_bytes.constData() + m_position, static_cast<size_t>(size));
    m_position += size;
    return size;
}

qint64 OneShotBody::writeData(const char *, qint64)
{
    return -1;
}

} // namespace rc

#include "moc_oneshotbody.cpp"
