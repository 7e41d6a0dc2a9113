// SPDX-License-Identifier: GPL-3.0-or-later
// A button that copies, and confirms it for a moment in its own text, without changing its width.
#pragma once

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

} // namespace rc
