// SPDX-License-Identifier: GPL-3.0-or-later
// A look at each buffer of Qt's in the moment before it goes back to the heap.
#pragma once

#include <QByteArray>

namespace rc {

/// Counts the buffers that the tested code gives back while this lives: all, and those that hold the key's bytes. Needs
/// the linker's help (see CMakeLists.txt). One at a time.
class Releases
{
public:
    explicit Releases(QByteArray key);
    ~Releases();
    Q_DISABLE_COPY_MOVE(Releases)

    [[nodiscard]] int all() const { return m_all; }
    [[nodiscard]] int withKey() const { return m_withKey; }

    /// Called with each block before it goes; nothing for none.
    static void look(const void *block);

private:
    QByteArray m_key;
    int m_all = 0;
    int m_withKey = 0;
};

} // namespace rc
