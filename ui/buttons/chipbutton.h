// SPDX-License-Identifier: GPL-3.0-or-later
// A chip that can be pressed, and looks it: a sign stands beside its fact.
#pragma once

#include "ui/buttons/leadbutton.h"
#include "ui/theme/theme.h"

#include <QTimer>

namespace rc {

class ChipButton : public LeadButton
{
    Q_OBJECT

public:
    /// `icon`: of the sign. `theme` outlives this object.
    ChipButton(const QString &icon, const Theme &theme, QWidget *parent = nullptr);

    /// `text` is shown as it is: outside text passes displayText() before. Text or Quiet: no colour of its own.
    void showText(const QString &text, Token tone = Token::Text);
    /// A press copies it, and a check mark says so for a moment. Empty: nothing is copied.
    void setCopied(const QString &text) { m_copied = text; }
    [[nodiscard]] const QString &copied() const { return m_copied; }
    [[nodiscard]] bool isAnswering() const { return m_moment.isActive(); } ///< the check mark is there

private:
    void copy();
    void paintSign();

    QString m_icon;
    const Theme &m_theme;
    QString m_copied;
    Token m_tone = Token::Text;
    QTimer m_moment;
};

} // namespace rc
