// SPDX-License-Identifier: GPL-3.0-or-later
// Puts a text with a key on the clipboard for a limited time, marked as secret for clipboard managers.
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
    ~SecretClipboard() override; ///< clears the clipboard if it still has the text

    void copy(const Secret &text); ///< UTF-8
    [[nodiscard]] bool holdsSecret() const { return m_limit.isActive(); }
    void setLimit(std::chrono::milliseconds limit) { m_limit.setInterval(limit); } ///< default: 30 s
    [[nodiscard]] std::chrono::milliseconds limit() const { return m_limit.intervalAsDuration(); }
    void clear(); ///< immediately, if the clipboard still has the text

signals:
    void cleared();  ///< the text was removed from the clipboard
    void replaced(); ///< the clipboard has other content, which is left alone

private:
    [[nodiscard]] bool isOnClipboard() const;

    QTimer m_limit;
    QByteArray m_hash; ///< a hash of the text, which is not stored
};

} // namespace rc
