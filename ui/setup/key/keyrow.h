// SPDX-License-Identifier: GPL-3.0-or-later
// The field of a secret, the API key or the token of a catalog: type, save to the keychain or use for this session,
// replace, delete. Never shown again.
#pragma once

#include "core/key/secret.h"
#include "core/tool/catalogkind.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class Session;
class SavedSecret;
class Theme;

class KeyRow : public QWidget
{
    Q_OBJECT

public:
    /// `catalog`: for its token; nullopt: for the key.
    KeyRow(std::optional<CatalogKind> catalog, Session &session, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field() const { return m_field; }
    void save(Secret key);               ///< as if typed here
    void openField();                    ///< for another one, with the focus
    void addButton(QPushButton *button); ///< next to Replace…

signals:
    void statusMessage(const QString &text); ///< for the status line

protected:
    void showEvent(QShowEvent *event) override;

private:
    enum class Wait {
        No,
        Save,
        Other, ///< reading or deleting
    };
    void nameParts();
    void fitButton();
    void showState();
    /// Reads a token from the keychain when its row is shown; the window reads the key.
    void readWhenShown();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString stateName() const;
    [[nodiscard]] QString text(const char *ofKey, const char *ofToken) const;
    void readAgain();
    [[nodiscard]] std::optional<Secret> takeTyped();
    void saveTyped();
    void holdForSession();
    void forget();
    void wait(Wait wait);
    void showError(const QString &text);

    std::optional<CatalogKind> m_catalog; ///< for its token
    Session &m_session;
    SavedSecret &m_secret;
    QLineEdit *m_field;
    QLabel *m_dots; ///< instead of the field while there is a secret
    QPushButton *m_replace;
    QPushButton *m_save;
    QPushButton *m_useUnsaved;
    QPushButton *m_delete;
    QPushButton *m_again;
    QLabel *m_state;
    QHBoxLayout *m_below;
    Wait m_wait = Wait::No;
    bool m_isReplacing = false;
    bool m_isPrompting = false; ///< the keychain is waiting for the user
};

} // namespace rc
