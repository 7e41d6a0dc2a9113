// SPDX-License-Identifier: GPL-3.0-or-later
// The field of a secret, the API key or the code-hosting token: typed, saved to the keychain or held for this run,
// replaced, forgotten. Never shown again.
#pragma once

#include "core/key/secret.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class Session;
class KeptSecret;
class Theme;

class KeyRow : public QWidget
{
    Q_OBJECT

public:
    enum class Of {
        Key,
        Token,
    };
    KeyRow(Of of, Session &session, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field() const { return m_field; }
    void save(Secret key);               ///< as if it had been typed here
    void openField();                    ///< for another one, with the focus in it
    void addButton(QPushButton *button); ///< beside Replace…

signals:
    void said(const QString &text); ///< for the status line

protected:
    void showEvent(QShowEvent *event) override;

private:
    enum class Wait {
        No,
        Save,
        Other, ///< to be read, to be forgotten
    };
    void nameParts();
    void showState();
    /// The keychain is asked for a token when somebody looks at its row; for the key the window asks.
    void readWhenSeen();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString stateName() const;
    [[nodiscard]] QString text(const char *ofKey, const char *ofToken) const;
    void readAgain();
    [[nodiscard]] std::optional<Secret> takeTyped();
    void saveTyped();
    void holdForThisRun();
    void forget();
    void wait(Wait wait);
    void ended();
    void showError(const QString &text);

    Of m_of;
    Session &m_session;
    KeptSecret &m_secret;
    QLineEdit *m_field;
    QLabel *m_dots; ///< in place of the field while there is one
    QPushButton *m_replace;
    QPushButton *m_save;
    QPushButton *m_hold;
    QPushButton *m_forget;
    QPushButton *m_again;
    QLabel *m_state;
    QHBoxLayout *m_below;
    Wait m_wait = Wait::No;
    bool m_isReplacing = false;
    bool m_asking = false; ///< the keychain lets us wait for a person
};

} // namespace rc
