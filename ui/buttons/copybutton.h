// SPDX-License-Identifier: GPL-3.0-or-later
// Copying: a button that confirms it for a moment in its own text, without changing its width, and a text with a key.
#pragma once

#include "core/key/secret.h"

#include <QObject>
#include <QPushButton>
#include <QTimer>

namespace rc {

/// Copies, and confirms it for a moment.
class CopyButton : public QPushButton
{
    Q_OBJECT

public:
    explicit CopyButton(const QString &text, QWidget *parent = nullptr);
    /// A copy button that looks like a link.
    [[nodiscard]] static CopyButton *link(const QString &text, QWidget *parent);

    /// Copies `text` to the clipboard and confirms it.
    void copy(const QString &text);
    void setMoment(std::chrono::milliseconds moment) { m_moment.setInterval(moment); } ///< default: 1.5 s
    [[nodiscard]] bool isAnswering() const { return m_moment.isActive(); }

    [[nodiscard]] QSize sizeHint() const override; ///< for the longer text

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void answer();
    void endAnswer();

    QString m_usual;
    QString m_usualDescription;
    QTimer m_moment;
};

/// Puts a text with a key on the clipboard for a limited time, marked as secret for clipboard managers.
class SecretClipboard : public QObject
{
    Q_OBJECT

public:
    explicit SecretClipboard(QObject *parent = nullptr);
    ~SecretClipboard() override; ///< clears the clipboard if it still has the text

    void copy(const Secret &text); ///< UTF-8
    [[nodiscard]] bool isHolding() const { return m_limit.isActive(); }
    void setLimit(std::chrono::milliseconds limit) { m_limit.setInterval(limit); } ///< default: 30 s
    [[nodiscard]] std::chrono::milliseconds limit() const { return m_limit.intervalAsDuration(); }
    void clear(); ///< immediately, if the clipboard still has the text

signals:
    void cleared();  ///< was on the clipboard until now
    void replaced(); ///< the clipboard has other content, which is left alone

private:
    [[nodiscard]] bool isThere() const;

    QTimer m_limit;
    QByteArray m_print; ///< a hash of the text, which is not stored
};

} // namespace rc
