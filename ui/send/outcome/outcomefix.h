// SPDX-License-Identifier: GPL-3.0-or-later
// A fix below a failed result that takes one press or one value. Never sends again automatically.
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
        QString cause; ///< as a check's cause
        bool maySplit; ///< a batch that can be sent in two halves
    };
    /// Adds itself to the layout of `card` if there is a fix. `session` and `theme` must outlive the card.
    OutcomeFix(const Refusal &refusal, Session &session, const Theme &theme, QWidget *card);

    [[nodiscard]] bool isOffered() const;
    void withdraw();         ///< something was sent since
    void setBusy(bool busy); ///< a send is in progress: changing the profile would cancel it

signals:
    void splitWanted();
    void checkWanted(); ///< a check is more precise than a single response
    void said(const QString &text);

private:
    void tell(const QString &what);

    FixOffer *m_offer;
    QLabel *m_done;
};

} // namespace rc
