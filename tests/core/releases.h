// SPDX-License-Identifier: GPL-3.0-or-later
// Inspects each Qt buffer just before it is freed.
#pragma once

#include <QByteArray>

namespace rc {

/// Counts the buffers that the tested code frees while this exists: all, and those with the key's bytes. Needs the
/// linker (see CMakeLists.txt). One instance at a time.
class Releases
{
public:
    explicit Releases(QByteArray key);
    ~Releases();
    Q_DISABLE_COPY_MOVE(Releases)

    [[nodiscard]] int all() const { return m_all; }
    [[nodiscard]] int withKey() const { return m_withKey; }

    /// Called with each block before it is freed; may be null.
    static void look(const void *block);

private:
    QByteArray m_key;
    int m_all = 0;
    int m_withKey = 0;
};

} // namespace rc
