// SPDX-License-Identifier: GPL-3.0-or-later
// The Preferences page: what holds for the program and not for one profile. Each change is kept at once.
#pragma once

#include "ui/parts/page.h"

class QComboBox;

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

signals:
    void retentionWanted(); ///< how long Activity is kept is set where it can be seen what goes

private:
    [[nodiscard]] Card *buildAppearance();
    [[nodiscard]] Card *buildSending();
    [[nodiscard]] Card *buildKeeping();
    void addThemes(FieldRows &rows);
    void addTextSizes(FieldRows &rows);
    void addLanguages(FieldRows &rows);

    Session &m_session;
    Theme &m_theme;
    Settings &m_settings;
    QComboBox *m_themes = nullptr;
};

} // namespace rc
