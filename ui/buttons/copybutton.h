// SPDX-License-Identifier: GPL-3.0-or-later
// A button that copies: for a moment it says so itself, where the hand is, and in the width that it has anyway.
#pragma once

#include <QPushButton>
#include <QTimer>

namespace rc {

class CopyButton : public QPushButton
{
    Q_OBJECT

public:
    explicit CopyButton(const QString &text, QWidget *parent = nullptr);
    /// One that looks like a word.
    [[nodiscard]] static CopyButton *link(const QString &text, QWidget *parent);

    /// Puts `text` onto the clipboard, and says so.
    void copy(const QString &text);
    void setMoment(std::chrono::milliseconds moment) { m_moment.setInterval(moment); } ///< 1.5 s at first
    [[nodiscard]] bool isAnswering() const { return m_moment.isActive(); }

    [[nodiscard]] QSize sizeHint() const override; ///< of the longer text

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void answer();
    void endAnswer();

    QString m_usual;
    QString m_usualDescription;
    QTimer m_moment;
};

} // namespace rc
