// SPDX-License-Identifier: GPL-3.0-or-later
// The Preferences page: settings of the program rather than a profile. Changes are stored immediately.
#pragma once

#include "core/profile/wirelimits.h"
#include "ui/parts/page.h"
#include "ui/widgets/panel.h"

#include <QHash>

class QComboBox;
class QLabel;

namespace rc {

class ActivityLog;
class Session;
class Settings;
class Theme;

/// Settings of timeouts and response limits; changes apply immediately.
class LimitsCard : public Card
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    LimitsCard(Settings &settings, const Theme &theme, QWidget *parent = nullptr);

private:
    void set(LimitId id, int value);
    void updateText();

    Settings &m_settings;
    QHash<LimitId, QLabel *> m_defaults; ///< beside the fields
    QLabel *m_faults;
};

class PreferencesPage : public Page
{
    Q_OBJECT

public:
    /// All must outlive this object.
    PreferencesPage(Session &session, Theme &theme, Settings &settings, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void showRestartNote(); ///< until the next start, because something is unsaved or running

signals:
    void languageChosen(); ///< saved in the settings

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyLanguage();
    [[nodiscard]] Card *buildAppearance();
    [[nodiscard]] Card *buildSending();
    [[nodiscard]] Card *buildActivity(ActivityLog &log);
    void showEvent(QShowEvent *event) override;
    void readRetention();
    void showRetention(int days);

    Session &m_session;
    Theme &m_theme;
    Settings &m_settings;
    QComboBox *m_themes = nullptr;
    QComboBox *m_languages = nullptr;
    QLabel *m_languageNote = nullptr;
    QComboBox *m_retention = nullptr; ///< null without Activity
};

} // namespace rc
