// SPDX-License-Identifier: GPL-3.0-or-later
// The Preferences page: what holds for the program and not for one profile. Each change is kept at once.
#pragma once

#include "ui/parts/page.h"

#include <QHash>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;

namespace rc {

class Card;
class Session;
class FieldRows;
class Settings;
class Theme;

class PreferencesPage : public Page
{
    Q_OBJECT

public:
    /// All outlive this object.
    PreferencesPage(Session &session, Theme &theme, Settings &settings, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void cancel() override; ///< all of them again

private:
    [[nodiscard]] Card *buildAppearance();
    [[nodiscard]] Card *buildSending();
    /// What a search shows or hides together.
    struct Section
    {
        QWidget *card;
        QString heading;
        FieldRows *rows;                           ///< or none
        QList<std::pair<QWidget *, QString>> more; ///< what else of it can be found, with its words
    };
    void search(const QString &typed);
    /// `show`: what a choice looks like. While its list is open the one under the cursor is shown and not kept; `kept`
    /// is shown again when nothing was chosen.
    void preview(QComboBox *box, const std::function<void(int index)> &show, const std::function<void()> &kept);
    bool eventFilter(QObject *watched, QEvent *event) override;
    void addThemes(FieldRows &rows);
    void addTextSizes(FieldRows &rows);
    void addLanguages(FieldRows &rows);

    Session &m_session;
    Theme &m_theme;
    Settings &m_settings;
    QComboBox *m_themes = nullptr;
    QLineEdit *m_search = nullptr;
    QLabel *m_nothing = nullptr;
    QList<Section> m_sections;
    QHash<QObject *, std::function<void()>> m_kept; ///< by the list of a box
    bool m_isPreviewing = false;
};

} // namespace rc
