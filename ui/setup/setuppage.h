// SPDX-License-Identifier: GPL-3.0-or-later
// The Setup page: the profile's fields, its key, and configuration for other programs.
#pragma once

#include "core/key/keybinding.h"
#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "store/profiles/settings.h"
#include "ui/parts/page.h"
#include "ui/theme/theme.h"

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class Banner;
class Chip;
class ConfirmButton;
class ConfigPreview;
class Session;
class EnvironmentCard;
class PageBody;
class PageHeader;
class PastePanel;
class ProfileForm;
class RotatePanel;

class SetupPage : public Page
{
    Q_OBJECT

public:
    SetupPage(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void cancel() override; ///< closes a panel, that with the focus first; typed values stay
    [[nodiscard]] bool hasTransientState() const override;
    bool undoRemoval() override; ///< restores what Revert discarded, except a pasted key
    /// Opens the import panel with this text. Applies nothing.
    void showPasted(const QByteArray &text);
    void openPaste(); ///< opens it empty
    /// Creates a profile with these fields, named after its resource.
    void createProfile(Profile profile);
    void openField(const QString &name); ///< focuses it and selects its text
    void openKeyField();                 ///< to enter or replace the key
    void duplicate();
    void askToRemove(); ///< a second press of its button removes the profile
    void rotateKey();   ///< opens the rotation panel

signals:
    void showRequested(); ///< a field must be changed before saving

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Fields have their own Ctrl+Z, which is empty after a Revert.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHeader();
    void connectParts();
    void offerPreviousKey();
    void openField(QLineEdit *field);
    void showInvalidField();
    void applyPasted(const Profile &profile);
    void savePastedKey(const KeyBinding &binding);
    [[nodiscard]] bool hasUnsaved() const;
    void applyEnvironment(const Profile &profile, const QString &from, const QStringList &fields,
                          const QStringList &ignored);
    void saveFromEnvironment();
    void revert();
    void showDraft();
    void showCurrent();
    void save();
    void saveDraft(const Profile &draft, const KeyBinding &binding);
    void remove(bool leaveKey);
    void showError(const QString &lead, const QString &rest, bool offerToLeaveKey = false);
    void showError(const Error &error);
    /// On the page; replaces an outdated message.
    void showMessage(Token token, const QString &icon, const QString &lead, const QString &rest);

    Session &m_session;
    Theme &m_theme;
    Banner *m_message;
    QVBoxLayout *m_head = nullptr;
    PageBody *m_body;
    PageHeader *m_header;
    Chip *m_unsaved;
    QPushButton *m_save;
    QPushButton *m_revert;
    QPushButton *m_more;
    QPushButton *m_duplicate;
    ConfirmButton *m_remove;
    QPushButton *m_leaveKey;
    QPushButton *m_rotate;
    RotatePanel *m_rotation;
    ProfileForm *m_form;
    EnvironmentCard *m_environment;
    ConfigPreview *m_config;
    PastePanel *m_paste;
    bool m_showsUnsaved = false;
    bool m_isSaving = false;           ///< a save is waiting for the keychain
    Secret m_pastedKey;                ///< saved by Save or discarded by Revert, with the fields
    bool m_isSavingKey = false;        ///< keeps the window open until the keychain has it
    QString m_pastedProfile;           ///< for which it was pasted
    std::optional<Profile> m_reverted; ///< until something else is typed or opened
};

} // namespace rc
