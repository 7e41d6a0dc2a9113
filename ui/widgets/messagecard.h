// SPDX-License-Identifier: GPL-3.0-or-later
// Text in place of a page's contents: a title, some sentences, and a picture if the page is empty.
#pragma once

#include "ui/widgets/panel.h"

class QLabel;
class QVBoxLayout;

namespace rc {

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
