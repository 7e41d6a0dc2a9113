// SPDX-License-Identifier: GPL-3.0-or-later
// The API key in memory: one owner, no debug output, overwritten on release.
#pragma once

#include <QByteArray>

namespace rc {

/// Holds a key. Cannot be copied by accident or printed; `clone()` and `reveal()` are easy to grep for.
/// The bytes are overwritten when it is destroyed. Copies that Qt makes of a header are out of reach, so no promise
/// of complete wiping is made.
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArray bytes);
    ~Secret();
    Secret(Secret &&other) noexcept;
    Secret &operator=(Secret &&other) noexcept;
    Secret(const Secret &) = delete;
    Secret &operator=(const Secret &) = delete;

    [[nodiscard]] Secret clone() const;
    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    [[nodiscard]] const QByteArray &reveal() const { return m_bytes; }

private:
    void wipe();

    QByteArray m_bytes;
};

} // namespace rc
