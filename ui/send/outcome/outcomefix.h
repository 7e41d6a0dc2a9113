// SPDX-License-Identifier: GPL-3.0-or-later
// Below a result that is no success: what mends its cause, by one press or with one value. Nothing is sent again by
// itself.
#pragma once

#include <QObject>

class QLabel;
class QWidget;

namespace rc {

class FixOffer;
class Session;
class Theme;

class OutcomeFix : public QObject
{
    Q_OBJECT

public:
    struct Refusal
    {
        QString cause; ///< as a check names it
        bool maySplit; ///< it was a batch, which can be sent in two halves
    };
    /// Adds itself to the layout of `card` if there is something to offer. `session` and `theme` outlive the card.
    OutcomeFix(const Refusal &refusal, Session &session, const Theme &theme, QWidget *card);

    [[nodiscard]] bool isOffered() const;
    void withdraw();         ///< something was sent since
    void setBusy(bool busy); ///< something is being sent: changing the profile would cancel it

signals:
    void splitWanted();
    void checkWanted(); ///< it looks closer than one answer can tell
    void said(const QString &text);

private:
    void tell(const QString &what);

    FixOffer *m_offer;
    QLabel *m_done;
};

} // namespace rc
