// SPDX-License-Identifier: GPL-3.0-or-later
// The window's first line: the profile, the Resource URL read out as it is typed, and the state of the key.
#pragma once

#include "core/url/resourceurl.h"
#include "ui/theme/theme.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QTimer;

namespace rc {

class AddressField;
class Banner;
class Chip;
class ChipButton;
class PopupPanel;
class ProfilePicker;
class Session;
class Settings;
class Theme;

class ResourceBar : public QFrame
{
    Q_OBJECT

public:
    ResourceBar(Session &session, Settings &settings, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] ProfilePicker *picker() const { return m_picker; }
    /// Whether it is shown that the last removed profile can be brought back.
    [[nodiscard]] bool offersUndo() const;
    /// What is said of the key’s last use; a sentence, empty: nothing is known.
    void setLastUse(std::function<QString()> lastUse) { m_lastUse = std::move(lastUse); }

    void focusUrl(); ///< Ctrl+L
    void showError(const Error &error);
    void showNotSaved(const Error &why); ///< the open profile, by FirstPage
    /// Something was begun with the resource: what was advised to do next is done, and its message goes.
    void adviceFollowed();
    /// What another window or command did has been on a page that was left: its message goes.
    void newsSeen();
    /// Text of a link or of another start, which a person has yet to want: it gets a panel of its own, the field and
    /// the profile stay as they are. Only a Resource URL is taken from it, and never a key.
    void offerLink(const QString &text);

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void demoWanted();
    void keyFieldWanted();                          ///< a key is to be pasted, or another one
    void newProfileWanted(const QString &resource); ///< from a link
    void moreGiven(const QByteArray &text); ///< pasted into the field, and more than an address: nothing is taken yet

private:
    void showMessage(Token token, const QString &icon, const QString &lead, const QString &rest = {});
    void showCurrent();
    void showName();
    void showKey();
    void buildKeyPanel();
    void fillKeyPanel();
    void showKeyFacts(const QString &fingerprint);
    void buildScenarios();
    void showScenario();
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] bool isVeryTight() const;
    void fitWidth(); ///< what there is no room for is not shown
    void showRemoved();
    void buildLink();
    void buildEdited();
    void showEdited();
    void buildFieldsQuestion();
    void buildWithheld();
    void showWithheld();
    void allowWithheld();
    [[nodiscard]] static QPushButton *bannerButton(Banner *banner, const QString &objectName, const QString &text);
    void typed();
    void readOut(const Result<PastedResource> &parsed);
    void keepTyped();
    void handOn(const QByteArray &text);
    void refuse(const Error &error);
    void paintIcons();

    Session &m_session;
    const Theme &m_theme;
    QPushButton *m_profile;
    ProfilePicker *m_picker;
    QPushButton *m_scenario; ///< of the demo service: what does not go well
    AddressField *m_url;
    ChipButton *m_owner;
    ChipButton *m_uuid;
    Chip *m_ace;
    ChipButton *m_key;
    PopupPanel *m_keyPanel;
    QLabel *m_keyFacts;
    std::function<QString()> m_lastUse;
    Banner *m_message;
    bool m_isAdvice = false; ///< the message says what to do next
    bool m_isNews = false;   ///< the message says what was done elsewhere
    Banner *m_removed;       ///< what can be brought back
    Banner *m_link;          ///< what a link wants
    QString m_linked;        ///< the Resource URL in it
    Banner *m_edited;        ///< an address that is not saved
    Banner *m_fields;        ///< something waits for a word on unsaved fields
    Banner *m_withheld;      ///< a key that is kept for another place: nothing here acts by itself
    QTimer *m_pause;         ///< nobody is told off in the middle of a word
};

} // namespace rc
