// SPDX-License-Identifier: GPL-3.0-or-later
// A fix offered next to a failure: a button, and a row for any required value. Shared by checks, refused entries and
// failed tool lists.
#pragma once

#include "core/files/authoritiesfile.h"
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

class KeptSecret;
class Session;
class SignInJob;
class Theme;

/// Asks for the value of a fix, directly below the failure.
class FixRow : public Panel
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit FixRow(const Theme &theme, QWidget *parent = nullptr);

    /// Shows itself with the current value, and takes the focus. `go`: the button's text.
    void ask(const CheckFix &fix, const Profile &profile, const QString &go);
    /// Hides, and forgets the typed value.
    void close();
    void showError(const Error &error);

    [[nodiscard]] Secret takeSecret();   ///< the typed secret, only once
    [[nodiscard]] bool savesKey() const; ///< the checkbox: keychain or this session only

signals:
    void valueGiven(const rc::CheckFix &fix, const QString &value);
    void secretGiven(const rc::CheckFix &fix); ///< takeSecret() returns it
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool isSecret() const;
    void submit();

    const Theme &m_theme;
    CheckFix m_fix;
    QLabel *m_name;
    QLineEdit *m_value;
    QCheckBox *m_save;
    QPushButton *m_go;
    QPushButton *m_cancel;
    QLabel *m_note;
    Secret m_secret;
};

class FixOffer : public QObject
{
    Q_OBJECT

public:
    /// Creates button() and row() in `parent`, for its layout. `session` and `theme` must outlive this object.
    FixOffer(Session &session, const Theme &theme, FixPlace place, QWidget *parent);
    ~FixOffer() override;

    [[nodiscard]] QPushButton *button() const { return m_button; }
    [[nodiscard]] FixRow *row() const { return m_row; }

    /// nullopt: hides both.
    void offer(std::optional<CheckFix> fix);
    [[nodiscard]] const std::optional<CheckFix> &fix() const { return m_fix; }
    [[nodiscard]] FixScope scope() const; ///< of the current open profile

    /// Saves the secret, or keeps it in memory for this session, then emits done(fix). Does nothing if it is empty.
    void useSecret(KeptSecret &place, Secret secret, bool save, const CheckFix &fix);
    [[nodiscard]] bool isSaving() const { return m_saving != nullptr; }
    /// Keeps the secret in memory for this session, without a signal.
    void stopSaving();

signals:
    /// The profile or its secret was changed; the failed operation can be retried.
    void done(const rc::CheckFix &fix);
    /// A fix that only the page can make: copy its report, split its batch.
    void wanted(const rc::CheckFix &fix);
    void savingBegan();
    void savingEnded(); ///< done() follows, unless another profile was opened
    void said(const QString &text);

private:
    void begin();
    void showSignIn(const CatalogKind &kind);
    void showSignIn(const CatalogKind &kind, const AuthoritiesFile &file);
    void apply(const CheckFix &fix, const QString &value);
    void applySecret(const CheckFix &fix);
    [[nodiscard]] bool isHeldBack();
    [[nodiscard]] QString openPlace() const;

    Session &m_session;
    const Theme &m_theme;
    FixPlace m_place;
    std::unique_ptr<SignInJob> m_signIn; ///< during a request to the server
    QPushButton *m_button;
    FixRow *m_row;
    std::optional<CheckFix> m_fix;
    KeptSecret *m_saving = nullptr; ///< waiting for the keychain
};

} // namespace rc
