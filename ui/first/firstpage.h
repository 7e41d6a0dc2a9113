// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the first start: from a pasted Resource URL, or a text with one, to a running check, or to the demo
// service.
#pragma once

#include "core/key/secret.h"
#include "core/result.h"
#include "ui/parts/page.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rc {

class AddressField;
class Card;
class ClipboardOffer;
class FirstFields;
class Session;
class PastedFieldsView;
class Theme;

class FirstPage : public Page
{
    Q_OBJECT

public:
    FirstPage(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void cancel() override; ///< clears pasted text
    /// Like a paste: an address goes into the field; any other text is shown as parsed.
    void fill(const QString &text);
    void readText(const QByteArray &text); ///< shows the parsed settings without applying them
    /// The key pasted or typed for the new profile, and whether to save it; empty if there was none. Only once.
    struct EnteredKey
    {
        Secret key;
        bool save = true; ///< in the keychain; otherwise for this session only
    };
    [[nodiscard]] EnteredKey takeKey();
    /// Shown below the field: why the demo service did not start.
    void showError(const Error &error);

signals:
    void profileCreated();               ///< the open profile is a new one, and is to be checked; takeKey() has its key
    void notSaved(const rc::Error &why); ///< after profileCreated(): the profile is there until the window closes
    void demoRequested();

protected:
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *buildHead(const Theme &theme);
    [[nodiscard]] QWidget *buildPastedButtons();
    [[nodiscard]] QWidget *buildFeatures(const Theme &theme);
    void typed();
    void showVerdict();
    [[nodiscard]] QString toolServer() const;
    void submitted();
    void proceed();
    void offerClipboard();
    void discardPasted();
    void showPasted();
    void showAddress();
    void updateFields();
    [[nodiscard]] bool hasPastedKey() const;
    [[nodiscard]] EnteredKey enteredKey(Result<Secret> typed) const;

    Session &m_session;
    QVBoxLayout *m_column = nullptr;
    AddressField *m_field;
    QLabel *m_verdict;
    QPushButton *m_https;
    ClipboardOffer *m_offer;
    Card *m_pasted = nullptr;
    PastedFieldsView *m_view = nullptr;
    QPushButton *m_clear = nullptr;
    FirstFields *m_fields = nullptr;
    QPushButton *m_proceed = nullptr;
    QWidget *m_sends = nullptr; ///< what a check sends
    QWidget *m_features = nullptr;
    EnteredKey m_key;
    bool m_acceptsOrigin = false; ///< Enter was pressed: an address without a path may be that of a tool server
    bool m_askedForKey = false;   ///< a press without a key was answered by asking for it
};

} // namespace rc
