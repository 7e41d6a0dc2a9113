// SPDX-License-Identifier: GPL-3.0-or-later
// What became of one entry: the outcome's words, the evidence, and what to do next.
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
    /// `theme` outlives this object.
    OutcomeCard(const SendResult &result, const Theme &theme, QWidget *parent = nullptr);
    /// For several entries of one request, of which `result` is the first: `what` says how many they are.
    OutcomeCard(const SendResult &result, const Theme &theme, const QString &what, QWidget *parent = nullptr);

    /// The service's own log shows the entry, so that an outcome which nobody knew is settled.
    void settleByLog();

private:
    [[nodiscard]] QPushButton *wholeReplyButton(const QByteArray &reply, const Theme &theme);
    [[nodiscard]] QWidget *headOf(const SendResult &result, const Theme &theme);
    [[nodiscard]] QWidget *markerOf(const SendResult &result, const Theme &theme);

    Outcome m_outcome;
    QLabel *m_name = nullptr;
    QList<QLabel *> m_sentences; ///< why, and what to do next
    std::function<void()> m_paintIcon;
};

/// Its message, safe to display and no longer than a line or two.
[[nodiscard]] QString shownMessage(const LogEntry &entry);
/// The sentences of a card below its head: what happened, the service's own words quoted, what to do next.
[[nodiscard]] QStringList outcomeSentences(const SendResult &result);

} // namespace rc
