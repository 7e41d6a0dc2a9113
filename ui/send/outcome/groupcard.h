// SPDX-License-Identifier: GPL-3.0-or-later
// The outcomes of a few entries sent together: a line each, and the next step once.
#pragma once

#include "service/send/sendtally.h"
#include "ui/widgets/panel.h"

class QGridLayout;

namespace rc {

class GroupCard : public Panel
{
    Q_OBJECT

public:
    /// `title`: the action. `theme` must outlive this object. `results` is not empty; `tally` is theirs.
    GroupCard(const QString &title, const QList<SendResult> &results, const SendTally &tally, const Theme &theme,
              QWidget *parent = nullptr);

private:
    void addRow(QGridLayout *rows, const SendResult &result);

    const Theme &m_theme;
};

} // namespace rc
