// SPDX-License-Identifier: GPL-3.0-or-later
// A result or problem shown in place: soft background, colored edge, icon, first sentence in bold.
#pragma once

#include "ui/theme/theme.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace rc {

class LeadText;

class Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(const Theme &theme, QWidget *parent = nullptr);

    /// Shows itself. `icon` without ".svg", may be empty. Plain text only; outside text passes displayText().
    void showMessage(Token tone, const QString &icon, const QString &lead, const QString &rest = {},
                     const QString &aside = {});
    [[nodiscard]] QString text() const;
    /// A button at the trailing end.
    void addAction(QWidget *button);

private:
    void paintIcon();

    const Theme &m_theme;
    QHBoxLayout *m_row;
    QLabel *m_icon;
    LeadText *m_words;
    QString m_iconName;
    Token m_tone = Token::Accent;
};

} // namespace rc
