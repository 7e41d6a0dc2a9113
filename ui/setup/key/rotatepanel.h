// SPDX-License-Identifier: GPL-3.0-or-later
// Rotates a key in the window: tries the new one next to the old one, switches to it, and can switch back.
#pragma once

#include "check/run/keycomparison.h"
#include "core/files/regularfile.h"
#include "core/key/secret.h"
#include "environment/environmentvariables.h"
#include "session/check/checkoperation.h"
#include "session/profile/keysearch.h"
#include "ui/widgets/panel.h"

#include <QDateTime>
#include <QList>
#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class Banner;
class FittedTable;
class Session;
class Theme;

/// Where an old key was last seen, one line each, with a link to its activity.
class KeySightingList : public QWidget
{
    Q_OBJECT

public:
    KeySightingList(Session &session, const Theme &theme, QWidget *parent = nullptr);

    /// Shows itself and searches this program's environment and `environment`, the keys of other profiles, and activity
    /// before `before`.
    void search(const Secret &key, const EnvironmentSource &environment, const QDateTime &before);
    void clear(); ///< also cancels the search

signals:
    void searched(bool elsewhere);                ///< whether it was found elsewhere
    void againRequested();                        ///< search again
    void activityRequested(const QString &query); ///< a query for the Activity page's field

private:
    void show(const QList<KeyUsage> &usages, const QStringList &notSeen);

    Session &m_session;
    QLabel *m_lines;
    QPushButton *m_activity;
    QPushButton *m_again;
    std::unique_ptr<KeySearch> m_search;
    QString m_fingerprint;
};

class RotatePanel : public Card
{
    Q_OBJECT

public:
    RotatePanel(Session &session, const Theme &theme, QWidget *parent = nullptr);
    ~RotatePanel() override;

    /// Shows itself, empty. `environment`: also searched for the old key.
    void open(const EnvironmentSource &environment);
    /// Shows itself if there is a previous key from an earlier run or an interrupted switch, unless already shown, or
    /// closed for this profile.
    void offerPrevious(const EnvironmentSource &environment);
    /// An additional environment to search for the previous key.
    void setEnvironment(const EnvironmentSource &environment) { m_environment = environment; }
    /// Cancels a comparison and hides the panel.
    void closePanel();
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] RotateStage stage() const { return m_stage; }

signals:
    void closed();                                ///< it had the focus
    void activityRequested(const QString &query); ///< activity with the old key
    void statusMessage(const QString &text);      ///< for the status line

private:
    void validate();
    void tryKey();
    void compare(const AuthoritiesFile &file);
    void setStep(KeyTrial::Which which, const StepResult &step);
    void showRows();
    void startTrial(Secret old, const AuthoritiesFile &file);
    void compared(const CheckReport &old, const CheckReport &fresh);
    void switchKey();
    void undo();
    void deletePrevious();
    void connectParts();
    /// Shows only the widgets of this step.
    void setStage(RotateStage stage);
    void begin(const EnvironmentSource &environment);
    void findPrevious();
    void showPrevious(Secret stored, const Secret &inUse);
    void showError(const Error &error);
    void setBusy(bool busy);

    Session &m_session;
    const Theme &m_theme;
    EnvironmentSource m_environment;
    QLabel *m_step; ///< number and title of the stage
    RotateStage m_stage = RotateStage::Paste;
    QLabel *m_guide; ///< instructions for this step
    QLineEdit *m_field;
    QCheckBox *m_entries;
    QPushButton *m_try;
    KeySightingList *m_sightings;
    QPushButton *m_switch;
    QPushButton *m_undo;
    QPushButton *m_deletePrevious;
    QPushButton *m_close;
    Banner *m_result;
    QList<KeyComparisonRow> m_rows; ///< shown in m_view
    FittedTable *m_view;
    std::unique_ptr<KeyTrial> m_trial;
    Secret m_oldKey;
    Secret m_newKey;
    QString m_profile;   ///< the profile whose key was tried
    QString m_closedFor; ///< the profile for which the offer was dismissed
    QDateTime m_began;   ///< start of the comparison: ignores its own uses of the old key
    bool m_busy = false;
};

} // namespace rc
