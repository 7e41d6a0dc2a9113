// SPDX-License-Identifier: GPL-3.0-or-later
// The outcome of an entry: wording, evidence, and the next step.
#pragma once

#include "core/entry/outcome.h"
#include "ui/widgets/panel.h"

#include <functional>

class QLabel;
class QPushButton;

namespace rc {

class OutcomeCard : public Panel
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    OutcomeCard(const SendResult &result, const Theme &theme, QWidget *parent = nullptr);
    /// For several entries of a request, of which `result` is the first: `what` has their number.
    OutcomeCard(const SendResult &result, const Theme &theme, const QString &what, QWidget *parent = nullptr);

    /// The service's own log shows the entry, which settles an unknown outcome.
    void settleByLog();

private:
    [[nodiscard]] QPushButton *wholeReplyButton(const QByteArray &reply, const Theme &theme);
    [[nodiscard]] QWidget *headOf(const SendResult &result, const Theme &theme);
    [[nodiscard]] QWidget *markerOf(const SendResult &result, const Theme &theme);

    Outcome m_outcome;
    QLabel *m_name = nullptr;
    QList<QLabel *> m_sentences; ///< cause and next step
    std::function<void()> m_paintIcon;
};

/// Its message, safe to display and at most a line or two.
[[nodiscard]] QString shownMessage(const LogEntry &entry);
/// The sentences below a card's head: what happened, the service's own words quoted, the next step.
[[nodiscard]] QStringList outcomeSentences(const SendResult &result);

} // namespace rc
