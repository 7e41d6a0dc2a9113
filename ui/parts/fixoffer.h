// SPDX-License-Identifier: GPL-3.0-or-later
// A fix offered next to a failure: a button, and a row for a required value.
#pragma once

#include "core/files/regularfile.h"
#include "core/key/secret.h"
#include "session/check/checkfix.h"
#include "ui/widgets/panel.h"

#include <QObject>

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class SavedSecret;
class Session;
class SignInJob;
class Theme;

/// The row, directly below the failure, and the button.
class FixOffer : public Panel
{
    Q_OBJECT

public:
    /// Creates button() and row() in `parent`, for its layout; both are hidden.
    FixOffer(Session &session, const Theme &theme, FixPage page, QWidget *parent);
    ~FixOffer() override;

    [[nodiscard]] QPushButton *button() const { return m_button; }
    [[nodiscard]] QWidget *row() { return this; }

    /// nullopt: hides both.
    void offer(std::optional<CheckFix> fix);
    [[nodiscard]] const std::optional<CheckFix> &fix() const { return m_fix; }
    [[nodiscard]] FixScope scope() const; ///< of the current open profile

    /// Saves the secret, or keeps it in memory for this session, then emits done(fix). Does nothing if it is empty.
    void useSecret(SavedSecret &secretStore, Secret secret, bool save, const CheckFix &fix);
    [[nodiscard]] bool isSaving() const { return m_saving != nullptr; }
    /// Keeps the secret in memory for this session, without a signal.
    void stopSaving();

signals:
    /// The profile or its secret was changed; the failed operation can be retried.
    void done(const rc::CheckFix &fix);
    /// A fix that only the page can make: copy its report, split its batch.
    void requested(const rc::CheckFix &fix);
    void savingStarted();
    void savingEnded(); ///< done() follows, unless another profile was opened
    void statusMessage(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void begin();
    [[nodiscard]] bool isSecret() const;
    /// Shows the row with the current value, and focuses it.
    void ask(const CheckFix &fix);
    void closeRow(); ///< and clears the typed value
    void leaveRow(); ///< and returns the focus to the button
    void showError(const Error &error);
    void submit();
    void showSignIn(const CatalogKind &kind);
    void showSignIn(const CatalogKind &kind, const AuthoritiesFile &file);
    void apply(const CheckFix &fix, const QString &value);
    void applySecret(const CheckFix &fix, Secret secret);
    [[nodiscard]] bool isBlocked();
    [[nodiscard]] QString openProfileName() const;

    Session &m_session;
    const Theme &m_theme;
    FixPage m_page;
    std::unique_ptr<SignInJob> m_signIn; ///< during a request to the server
    QPushButton *m_button;
    QLabel *m_name;
    QLineEdit *m_value;
    QCheckBox *m_save; ///< keychain or this session only
    QPushButton *m_submit;
    QLabel *m_note;
    CheckFix m_asked; ///< whose value the row asks for
    std::optional<CheckFix> m_fix;
    SavedSecret *m_saving = nullptr; ///< waiting for the keychain
};

} // namespace rc
