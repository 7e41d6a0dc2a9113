// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a check on the command line: the groups and steps of the window, where one line hides nothing.
#pragma once

#include "check/evidence/laddershape.h"

#include <QHash>

namespace rc {

struct CheckRow
{
    QString title; ///< of a group, or of a step
    bool isHeading = false;
    bool hasEnded = false; ///< every step of it; of a heading: the first of its rows
    RungResult rung;       ///< of a fold: what its steps came to
};

/// A fold is one row, or those of its steps where one would hide something.
[[nodiscard]] QList<CheckRow> checkRows(const QList<RungResult> &rungs);

/// What is to be said below a row, said once: the same cause, or the same response, at another step is only named.
class ToldCauses
{
public:
    struct Told
    {
        QString hint;
        QString reply;
    };
    [[nodiscard]] Told tell(const CheckRow &row);

private:
    QHash<QString, QString> m_steps; ///< titles by hint
};

} // namespace rc
