// SPDX-License-Identifier: GPL-3.0-or-later
// A button with an icon on the leading side of its text, in every language.
#pragma once

#include "ui/theme/theme.h"

#include <QPushButton>
#include <QTimer>

namespace rc {

/// In right-to-left layouts the style sheet draws icon and text at opposite edges, so this button draws them itself.
class LeadButton : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

protected:
    void initStyleOption(QStyleOptionButton *option) const override;
    void paintEvent(QPaintEvent *event) override;
};

/// A chip with an icon that can be pressed.
class ChipButton : public LeadButton
{
    Q_OBJECT

public:
    ChipButton(const QString &icon, const Theme &theme, QWidget *parent = nullptr);

    /// `text` is shown unchanged: outside text must pass displayText() first. Text or Quiet: no color of its own.
    void showText(const QString &text, Token tone = Token::Text);
    /// A press copies this text and shows a check mark for a moment. Empty: nothing to copy.
    void setCopyText(const QString &text) { m_copyText = text; }
    [[nodiscard]] const QString &copyText() const { return m_copyText; }
    [[nodiscard]] bool isConfirming() const { return m_confirmTimer.isActive(); } ///< shows the check mark

private:
    void copy();
    void updateIcon();

    QString m_icon;
    const Theme &m_theme;
    QString m_copyText;
    Token m_tone = Token::Text;
    QTimer m_confirmTimer;
};

} // namespace rc
