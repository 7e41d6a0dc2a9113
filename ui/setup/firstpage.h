// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the first start: one field for a Resource URL or any text with one, or the demo service.
#pragma once

#include "core/key/secret.h"
#include "core/url/resourceurl.h"
#include "ui/parts/page.h"

class QLabel;
class QPushButton;

namespace rc {

class AddressField;
class Session;
class ReadingView;
class Theme;

class FirstPage : public Page
{
    Q_OBJECT

public:
    FirstPage(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void cancel() override; ///< forgets what was pasted
    /// As if it had been pasted: an address stands in the field; of anything else is shown what was understood.
    void fill(const QString &text);
    void readText(const QByteArray &text); ///< what was understood of it is shown; nothing is taken yet
    /// The key of the text that the profile was made of; empty: there was none, or it was not to be saved. Once.
    [[nodiscard]] Secret takeKey();
    /// Shown below the field: why the demo service did not start.
    void showError(const Error &error);

signals:
    void profileMade(); ///< the current resource has a profile now; takeKey() has its key, if the text had one
    void demoWanted();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] QWidget *buildPasted(const Theme &theme);
    [[nodiscard]] static QWidget *buildPromises(const Theme &theme, QWidget *parent);
    void edited();
    void typed();
    void proceed();
    void forgetPasted();
    void showPasted();

    Session &m_session;
    AddressField *m_field;
    QLabel *m_verdict;
    QPushButton *m_proceed = nullptr;
    QWidget *m_pasted = nullptr;
    ReadingView *m_view = nullptr;
    QPushButton *m_clear = nullptr;
    QWidget *m_promises;
    Secret m_key;
};

/// A name for the profile of `resource` that none of `taken` has: its owner and host.
[[nodiscard]] QString suggestedName(const ResourceUrl &resource, const QStringList &taken);

} // namespace rc
