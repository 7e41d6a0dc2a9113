// SPDX-License-Identifier: GPL-3.0-or-later
// The API key in memory: one owner, no debug output, overwritten on release.
#pragma once

#include <QByteArray>

namespace rc {

/// Cannot be copied by accident or printed; `clone()` and `reveal()` are easy to grep for. The bytes are overwritten on
/// destruction. Qt's own copies of a header are out of reach, so complete wiping is not promised.
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
