// SPDX-License-Identifier: GPL-3.0-or-later
// The Check page: the check of the current resource or the checks of all profiles, once or repeatedly.
#pragma once

#include "core/key/secret.h"
#include "ui/parts/page.h"
#include "ui/parts/watchpanel.h"

#include <chrono>

class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace rc {

class AllChecks;
class StepsPanel;
class LastChecks;
class Notifier;
class PageBody;
class SegmentedControl;
class Session;
class Theme;
class Watch;

/// A watch: its subject, the next check, and observed changes.
class WatchCard : public WatchPanel
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    WatchCard(Watch &watch, const Theme &theme, QWidget *parent = nullptr);

    /// The watched profile's name, or all profiles.
    void setSubject(const QString &subject);

private:
    void showState();

    Watch &m_watch;
    QString m_subject;
};

class CheckPage : public Page
{
    Q_OBJECT

public:
    /// All three must outlive this object.
    CheckPage(Session &session, LastChecks &checks, Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] bool hasTransientState() const override;
    [[nodiscard]] bool showsProgress() const override { return true; }
    [[nodiscard]] QWidget *firstFocus() override;

    /// Checks the open profile after saving its new key in the keychain, or with the key for this session only. An
    /// empty key changes nothing.
    void startWithKey(Secret key, bool save);
    void checkCurrent(); ///< the open profile, whatever is shown
    void copyReport();   ///< of the open profile's last check, if any
    /// Checks the visible profiles now and after each pause, while the window is open.
    void watch(std::chrono::milliseconds pause);
    void watchCurrent(std::chrono::milliseconds pause); ///< the open profile, whatever is shown

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum Mode {
        ThisResource,
        AllProfiles
    };
    [[nodiscard]] QWidget *buildHeader();
    [[nodiscard]] QPushButton *buildWatchButton(QWidget *header);
    void connectParts();
    void start(Mode mode);
    void showVerdict();
    void showModes();
    void updateButtons();
    void resourceChanged();
    void openProfile(const QString &profile);
    [[nodiscard]] Mode mode() const;

    Session &m_session;
    LastChecks &m_checks;
    Theme &m_theme;
    SegmentedControl *m_modes;
    QPushButton *m_watchButton;
    QPushButton *m_button;
    Watch *m_watch;
    WatchCard *m_watchCard;
    Notifier *m_notifier;
    QVBoxLayout *m_head;
    QStackedWidget *m_stack;
    PageBody *m_body; ///< of the open profile
    StepsPanel *m_stepsPanel;
    AllChecks *m_all;
    Mode m_watched = ThisResource;
    QString m_watchedProfile;
};

} // namespace rc
