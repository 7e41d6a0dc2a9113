// SPDX-License-Identifier: GPL-3.0-or-later
// Messages in place: a banner, and a card instead of a page's contents.
#pragma once

#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <QFrame>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace rc {

class LeadText;

/// A result or a problem: soft background, colored edge, icon, first sentence in bold.
class Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(const Theme &theme, QWidget *parent = nullptr);

    /// Shows itself. `icon` without ".svg", may be empty. Plain text only; outside text passes displayText().
    void showMessage(Token tone, const QString &icon, const QString &lead, const QString &rest = {},
                     const QString &aside = {});
    [[nodiscard]] QString text() const;
    /// A button at the trailing end, or below the text if they would squeeze it.
    void addAction(QWidget *button);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintIcon();
    void placeActions();

    const Theme &m_theme;
    QBoxLayout *m_layout;
    QHBoxLayout *m_actions;
    QLabel *m_icon;
    LeadText *m_text;
    QString m_iconName;
    Token m_tone = Token::Accent;
};

/// Text in place of a page's contents: a title, some sentences, and a picture if the page is empty.
class MessageCard : public Panel
{
    Q_OBJECT

public:
    explicit MessageCard(const Theme &theme, QWidget *parent = nullptr);
    /// Plain text; outside text must pass displayText() first.
    void showMessage(const QString &title, const QStringList &sentences);
    /// Same for an empty page, with a picture of the theme, such as "empty-check".
    void showEmpty(const QString &picture, const QString &title, const QStringList &sentences);

private:
    void showPicture();

    const Theme &m_theme;
    QLabel *m_picture;
    QString m_pictureName; ///< empty: hidden
    QLabel *m_title;
    QVBoxLayout *m_sentences;
};

} // namespace rc
