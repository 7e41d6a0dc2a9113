// SPDX-License-Identifier: GPL-3.0-or-later
// The outcomes of a few entries sent together: a line each, and the next step once.
#pragma once

#include "core/entry/outcome.h"
#include "ui/widgets/panel.h"

class QGridLayout;

namespace rc {

class GroupCard : public Panel
{
    Q_OBJECT

public:
    /// `title`: the action. `theme` must outlive this object. `results` is not empty.
    GroupCard(const QString &title, const QList<SendResult> &results, const Theme &theme, QWidget *parent = nullptr);

private:
    void addRow(QGridLayout *rows, const SendResult &result);

    const Theme &m_theme;
};

/// The most severe outcome, which determines the color.
[[nodiscard]] Outcome gravestOf(const QList<SendResult> &results);
/// "3 accepted, 1 refused": the count of each outcome that occurs; they add up.
[[nodiscard]] QString outcomeCounts(const std::array<qint64, 5> &perOutcome);

} // namespace rc
