// SPDX-License-Identifier: GPL-3.0-or-later
// A text with a key on the clipboard: for a while, and told to clipboard managers as a secret.
#pragma once

#include "core/key/secret.h"

#include <QObject>
#include <QTimer>

namespace rc {

class SecretClipboard : public QObject
{
    Q_OBJECT

public:
    explicit SecretClipboard(QObject *parent = nullptr);
    ~SecretClipboard() override; ///< clears what it still holds

    void copy(const Secret &text); ///< UTF-8
    [[nodiscard]] bool isHolding() const { return m_limit.isActive(); }
    void setLimit(std::chrono::milliseconds limit) { m_limit.setInterval(limit); } ///< 30 s at first
    [[nodiscard]] std::chrono::milliseconds limit() const { return m_limit.intervalAsDuration(); }
    void clear(); ///< now, if the clipboard still has that text

signals:
    void cleared();  ///< the clipboard had it until now
    void replaced(); ///< it has something else, which stays

private:
    [[nodiscard]] bool isThere() const;

    QTimer m_limit;
    QByteArray m_print; ///< a hash of the text, which is not kept
};

} // namespace rc
