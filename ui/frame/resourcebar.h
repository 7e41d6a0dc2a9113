// SPDX-License-Identifier: GPL-3.0-or-later
// The window's first line: the profile, the Resource URL parsed while typing, and the state of the key.
#pragma once

#include "core/url/resourceurl.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"

#include <QFrame>
#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;
class QTimer;

namespace rc {

class AddressField;
class Chip;
class ChipButton;
class LastChecks;
class PopupPanel;
class Session;
struct Profile;

class ResourceBar : public QFrame
{
    Q_OBJECT

public:
    ResourceBar(Session &session, LastChecks &checks, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] bool offersUndo() const { return m_removed->isVisible(); }

    void focusUrl(); ///< Ctrl+L
    void showError(const Error &error);
    void showNotSaved(const Error &why); ///< the open profile, by FirstPage
    /// An operation was started, so the advice about the next step is hidden.
    void hideAdvice();
    /// The page was left, so the message about other windows and commands is hidden.
    void hideNews();
    /// Offers text from a link or from another start in a panel of its own; field and profile stay unchanged until the
    /// user accepts. Only reads a Resource URL from it, never a key.
    void offerLink(const QString &text);

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void demoRequested();
    void paletteRequested();
    void renameRequested(); ///< of the open profile, as the next two
    void duplicateRequested();
    void removeRequested();
    void keyFieldRequested();                          ///< to enter or replace a key
    void newProfileRequested(const QString &resource); ///< from a link
    void textDiverted(const QByteArray &text); ///< pasted into the field, but more than an address: nothing is read yet

private:
    void showMessage(Token token, const QString &icon, const QString &lead, const QString &rest = {});
    void showCurrent();
    void showName();
    void showKey();
    void buildKeyPanel();
    void fillKeyPanel();
    void showKeyFacts(const QString &fingerprint);
    void fillProfiles();
    void moveProfile(int by);
    void buildScenarios();
    void showScenario();
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] bool isVeryTight() const;
    void fitWidth(); ///< hides parts that do not fit
    void showRemoved();
    void buildBanners();
    void showEdited();
    void showWithheld();
    void addButton(Banner *banner, const QString &objectName, const QString &text, const std::function<void()> &action);
    /// The color of the profile's last check, else its own; nullopt: it has neither.
    [[nodiscard]] std::optional<Token> dotOf(const Profile &profile) const;
    void report(const Result<void> &done); ///< an error
    void typed();
    void showParsed(const Result<PastedResource> &parsed);
    void applyTyped();
    void showInvalid(const Error &error);
    void paintIcons();

    Session &m_session;
    LastChecks &m_checks;
    const Theme &m_theme;
    QPushButton *m_profile;
    QPushButton *m_scenario; ///< the demo service's scenario
    AddressField *m_url;
    ChipButton *m_owner;
    ChipButton *m_uuid;
    Chip *m_ace;
    ChipButton *m_key;
    PopupPanel *m_keyPanel;
    QLabel *m_keyFacts;
    Banner *m_message;
    bool m_isAdvice = false;       ///< the message advises a next step
    bool m_isNews = false;         ///< the message is about another window or command
    Banner *m_removed;             ///< offers undo
    Banner *m_link;                ///< offers a link
    QString m_linked;              ///< the Resource URL in the link
    Banner *m_edited;              ///< an unsaved address
    Banner *m_fields;              ///< an operation waits for a decision about unsaved fields
    QPointer<QWidget> m_askedFrom; ///< had the focus when m_fields appeared, and gets it back
    Banner *m_withheld;            ///< a key bound to other servers: requires an action by the user
    QTimer *m_pause;               ///< no errors while the user is typing
};

} // namespace rc
