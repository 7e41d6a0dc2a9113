// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of an entry: wording, evidence, and the next step.
#pragma once

#include "core/entry/outcome.h"
#include "service/send/sendtally.h"
#include "ui/widgets/panel.h"

#include <QHash>
#include <QObject>

#include <functional>

class QGridLayout;
class QLabel;
class QPushButton;
class QWidget;

namespace rc {

class ArrivalLine;
class FixOffer;
class Session;
class Theme;
struct ArrivalReport;

/// The outcomes of a few entries sent together: a line each, and the next step once.
class GroupCard : public Panel
{
    Q_OBJECT

public:
    /// `title`: the action. `results` is not empty; `tally` is theirs.
    GroupCard(const QString &title, const QList<SendResult> &results, const SendTally &tally, const Theme &theme);

    /// Shows in each row what is known of its entry's arrival.
    void showArrivals(const ArrivalReport &report);

private:
    void addRow(QGridLayout *rows, const SendResult &result);

    const Theme &m_theme;
    QHash<QString, QLabel *> m_arrivals; ///< by marker
};

/// The outcome of a repeated batch: counts that add up, the duration, and why the first entry was not accepted.
class TallyCard : public Panel
{
    Q_OBJECT

public:
    /// `explanation`: of the first entry that was not accepted.
    TallyCard(const SendTally &tally, const std::optional<Explanation> &explanation, const Theme &theme);
};

/// "190 accepted, 10 refused"; while in progress also the waiting and running ones.
[[nodiscard]] QString tallyCounts(const SendTally &tally);
/// The most severe outcome, which determines the color.
[[nodiscard]] Outcome worstOutcome(const SendTally &tally);

class OutcomeCard : public Panel
{
    Q_OBJECT

public:
    /// `what`: for several entries of a request, of which `result` is the first, their number.
    OutcomeCard(const SendResult &result, const Theme &theme, const QString &what = {});

    /// The service's own log shows the entry, which settles an unknown outcome.
    void confirmByLog();

private:
    [[nodiscard]] QPushButton *fullResponseButton(const QByteArray &reply, const Theme &theme);
    [[nodiscard]] QWidget *buildHead(const SendResult &result, const Theme &theme);
    [[nodiscard]] QWidget *buildMarkerRow(const SendResult &result, const Theme &theme);

    Outcome m_outcome;
    Token m_tone;
    QLabel *m_name = nullptr;
    QList<QLabel *> m_sentences; ///< cause and next step
    std::function<void()> m_paintIcon;
};

/// Builds a card of results. It may run after its page is gone, so it refers to nothing of that page.
using CardBuilder = std::function<QWidget *()>;

/// Below the results of a card, which follow what `line` finds.
void addArrivalLine(QWidget &card, ArrivalLine &line);

/// Its message, safe to display and at most a line or two.
[[nodiscard]] QString shownMessage(const LogEntry &entry);
/// The sentences below a card's head: what happened, the service's own words quoted, the next step.
[[nodiscard]] QStringList outcomeSentences(const SendResult &result);

/// A fix below a failed result that takes one press or one value. Never sends again automatically.
class OutcomeFix : public QObject
{
    Q_OBJECT

public:
    struct Refusal
    {
        QString cause; ///< as a check's cause
        bool maySplit; ///< a batch that can be sent in two halves
    };
    /// Adds itself to the layout of `card` if there is a fix.
    OutcomeFix(const Refusal &refusal, Session &session, const Theme &theme, QWidget *card);

    void withdraw();         ///< something was sent since
    void setBusy(bool busy); ///< a send is in progress: changing the profile would cancel it

signals:
    void splitRequested();
    void checkRequested(); ///< a check is more precise than a single response
    void statusMessage(const QString &text);

private:
    void showDone(const QString &what);

    FixOffer *m_offer;
    QLabel *m_done;
};

} // namespace rc
