// SPDX-License-Identifier: GPL-3.0-or-later
// The window's last line: the page's status, and progress with Cancel while busy.
#pragma once

#include <QFrame>
#include <QTimer>

class QProgressBar;
class QPushButton;

namespace rc {

class ElidedLabel;
class Theme;

class StatusLine : public QFrame
{
    Q_OBJECT

public:
    explicit StatusLine(const Theme &theme, QWidget *parent = nullptr);

    /// A lasting text before the messages. Plain; outside text passes displayText().
    void setLasting(const QString &text);
    /// A message for 8 s, or for the duration of its operation.
    void showMessage(const QString &message);
    [[nodiscard]] const QString &message() const { return m_message; }
    [[nodiscard]] QString text() const; ///< all visible text
    /// `withCancel`: nothing else visible shows and cancels the operation.
    void setBusy(bool busy, bool withCancel = true);
    void setTimeout(std::chrono::milliseconds patience) { m_messageTimer.setInterval(patience); }

signals:
    void canceled();

private:
    void showText();

    QString m_lasting;
    QString m_message;
    bool m_isBusy = false;
    QTimer m_messageTimer; ///< then the message is hidden
    ElidedLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
};

} // namespace rc
