// SPDX-License-Identifier: GPL-3.0-or-later
// The window's last line: what the page says about itself, and progress with Cancel while it is busy.
#pragma once

#include <QFrame>

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

    void setText(const QString &text); ///< plain; outside text passes displayText()
    [[nodiscard]] QString text() const;
    void setBusy(bool busy);

signals:
    void cancelled();

private:
    ElidedLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
};

} // namespace rc
