// SPDX-License-Identifier: GPL-3.0-or-later
// What mends a failure, offered beside it: a button, and a row that asks for the value if it needs one. The same for a
// check, a refused entry and a tool list that did not come.
#pragma once

#include "core/files/authoritiesfile.h"
#include "core/key/secret.h"
#include "session/check/checkfix.h"

#include <QObject>

#include <memory>

class QPushButton;

namespace rc {

class FixRow;
class KeptSecret;
class Session;
class SignInJob;
class Theme;

class FixOffer : public QObject
{
    Q_OBJECT

public:
    /// Makes button() and row() in `parent`, whose layout takes them. `session` and `theme` outlive this object.
    FixOffer(Session &session, const Theme &theme, FixPlace place, QWidget *parent);
    ~FixOffer() override;

    [[nodiscard]] QPushButton *button() const { return m_button; }
    [[nodiscard]] FixRow *row() const { return m_row; }

    /// Nothing: neither is shown.
    void offer(std::optional<CheckFix> fix);
    [[nodiscard]] const std::optional<CheckFix> &fix() const { return m_fix; }
    [[nodiscard]] FixScope scope() const; ///< of the open profile as it is now

    /// Saves the secret, or holds it for this session, and then says done(fix). An empty one changes nothing.
    void useSecret(KeptSecret &place, Secret secret, bool save, const CheckFix &fix);
    [[nodiscard]] bool isSaving() const { return m_saving != nullptr; }
    /// Holds the secret for this session, and says nothing.
    void stopSaving();

signals:
    /// The profile or its secret is as it should be, if that was all; what failed can be tried again.
    void done(const rc::CheckFix &fix);
    /// What only the place itself can do: copy its report, split its batch.
    void wanted(const rc::CheckFix &fix);
    void savingBegan();
    void savingEnded(); ///< done() follows, unless another profile is open by now
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
    std::unique_ptr<SignInJob> m_signIn; ///< while the server is asked about it
    QPushButton *m_button;
    FixRow *m_row;
    std::optional<CheckFix> m_fix;
    KeptSecret *m_saving = nullptr; ///< that waits for the keychain
};

} // namespace rc
