// SPDX-License-Identifier: GPL-3.0-or-later
// Shows whether entries are in the service's log. Its button reads the log and sends nothing.
#pragma once

#include "core/entry/outcome.h"
#include "session/arrival/arrivaloperation.h"
#include "session/arrival/arrivalrecord.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace rc {

class Session;

/// Entries that were accepted, or may have been delivered.
struct ArrivalSubject
{
    QList<SentMarker> markers = {};
    QString resource = {};                     ///< where they were sent, as a resourceUrl()
    std::optional<RecordedArrival> known = {}; ///< of a single entry, from an earlier lookup
};

/// The sent entries that may be in the open resource's log.
[[nodiscard]] ArrivalSubject arrivalSubjectOf(const Session &session, const QList<SendResult> &results);
/// For the record of an entry; without a marker if there is nothing to look up.
[[nodiscard]] ArrivalSubject arrivalSubjectOf(const ActivityRecord &record);

class ArrivalLine : public QWidget
{
    Q_OBJECT

public:
    /// `subject` has a marker. Only uses the log of the open resource.
    /// `lookUp`: a lookup that began before the response; this object takes ownership.
    ArrivalLine(Session &session, ArrivalSubject subject, const Theme &theme, QWidget *parent = nullptr,
                ArrivalOperation *lookUp = nullptr);
    ~ArrivalLine() override;

    /// Continues a running lookup, or starts one if the log tool is confirmed for this profile or demo session.
    void lookUpIfConfirmed();

    /// Emits the signals for the current result again, for example after the language has changed.
    void showAgain();

    void setPace(const ArrivalTiming &pace) { m_pace = pace; }

signals:
    void seenInLog();                               ///< a single entry was found
    void lookedUp(const rc::ArrivalReport &report); ///< the log was read

private:
    struct State
    {
        QString text;
        Token token;
    };

    void build();
    void press();
    void lookUp();
    [[nodiscard]] bool isOfOpenResource();
    void confirm();
    void showResult(const ArrivalResult &result);
    void showState();
    void showTable();
    [[nodiscard]] bool isOne() const { return m_subject.markers.size() == 1; }
    [[nodiscard]] State stateOfOne() const;
    [[nodiscard]] State stateOfMany() const;
    [[nodiscard]] QString details() const;

    Session &m_session;
    ArrivalSubject m_subject;
    const Theme &m_theme;
    ArrivalTiming m_pace;
    ArrivalOperation *m_lookUp;
    std::optional<ArrivalReport> m_progress; ///< during a lookup
    std::optional<ArrivalResult> m_result;
    Phrase m_problem; ///< why the plan could not be saved or the log cannot be read
    QLabel *m_state = nullptr;
    QWidget *m_table = nullptr; ///< for several entries, after a lookup
    QLabel *m_details = nullptr;
    QPushButton *m_button = nullptr;
    QPushButton *m_confirm = nullptr;
};

} // namespace rc
