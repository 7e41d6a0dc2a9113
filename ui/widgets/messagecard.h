// SPDX-License-Identifier: GPL-3.0-or-later
// What a page says in place of its contents: a title, some sentences, and a picture where nothing is there yet.
#pragma once

#include "ui/widgets/panel.h"

class QLabel;
class QVBoxLayout;

namespace rc {

class MessageCard : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit MessageCard(const Theme &theme, QWidget *parent = nullptr);
    /// Plain text; outside text passes displayText() before.
    void showMessage(const QString &title, const QStringList &sentences);
    /// The same for a page that is empty, beside a picture of the theme, such as "empty-check".
    void showEmpty(const QString &picture, const QString &title, const QStringList &sentences);

private:
    void showPicture();

    const Theme &m_theme;
    QLabel *m_picture;
    QString m_pictureName; ///< empty: none is shown
    QLabel *m_title;
    QVBoxLayout *m_sentences;
};

} // namespace rc
