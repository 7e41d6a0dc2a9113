// SPDX-License-Identifier: GPL-3.0-or-later
// What became of the few entries of one press: a line each, and what to do next once.
#pragma once

#include "core/entry/outcome.h"
#include "ui/widgets/panel.h"

class QGridLayout;

namespace rc {

class GroupCard : public Panel
{
    Q_OBJECT

public:
    /// `title`: what was pressed. `theme` outlives this object. `results` has at least one.
    GroupCard(const QString &title, const QList<SendResult> &results, const Theme &theme, QWidget *parent = nullptr);

private:
    void addRow(QGridLayout *rows, const SendResult &result);

    const Theme &m_theme;
};

/// The gravest of the outcomes: it colours the whole.
[[nodiscard]] Outcome gravestOf(const QList<SendResult> &results);
/// "3 accepted, 1 refused": of each outcome that occurs. They add up.
[[nodiscard]] QString outcomeCounts(const std::array<qint64, 5> &perOutcome);

} // namespace rc
