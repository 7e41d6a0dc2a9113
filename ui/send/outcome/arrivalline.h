// SPDX-License-Identifier: GPL-3.0-or-later
// Where an entry is known to have come: sent, accepted, in the log. A button looks into the log, and sends nothing.
#pragma once

#include "core/entry/outcome.h"
#include "session/arrival/arrivaloperation.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace rc {

class FlowLayout;
class Session;
class Theme;

class ArrivalLine : public QWidget
{
    Q_OBJECT

public:
    /// Whether there is anything to look for: an entry that was accepted, or may have been delivered.
    [[nodiscard]] static bool suits(const SendResult &result);

    /// Both outlive this object. The log is that of the profile that is open now, and of no other.
    ArrivalLine(Session &session, const SendResult &result, const Theme &theme, QWidget *parent = nullptr);
    /// Of several entries of one press, in one line. Those that suit; there is at least one.
    ArrivalLine(Session &session, const QList<SendResult> &results, const Theme &theme, QWidget *parent = nullptr);
    ~ArrivalLine() override;

    /// Somebody else looks: shows that, and what came of it. The button is then of no use.
    void showLooking();
    void showResult(const ArrivalResult &result);

    void setPace(const ArrivalPace &pace) { m_pace = pace; }

private:
    struct Station;

    void press();
    void look();
    void confirm();
    void ended(const ArrivalResult &result);
    void showState();
    [[nodiscard]] QList<Station> stations() const;
    [[nodiscard]] Station lastStation() const;
    [[nodiscard]] Station acceptedStation() const;
    [[nodiscard]] QString details() const;

    Session &m_session;
    QList<SendResult> m_all;
    SendResult m_sent; ///< the first of them
    const Theme &m_theme;
    QString m_resource; ///< of the profile that it was sent with
    QString m_toolServer;
    ArrivalPace m_pace;
    ArrivalOperation *m_look;
    bool m_isFollowing = false; ///< what somebody else looks for
    std::optional<ArrivalResult> m_result;
    QString m_trouble; ///< why the plan could not be saved, or nothing can be looked for
    QWidget *m_stations;
    FlowLayout *m_flow;
    QLabel *m_details;
    QPushButton *m_button;
    QPushButton *m_confirm;
};

} // namespace rc
