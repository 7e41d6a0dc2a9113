// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder on a terminal: every rung has its line from the start, and the lines change in place.
#pragma once

#include "cli/check/checkrows.h"
#include "cli/frame/terminal.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QTimer>

namespace rc {

class LiveLadder : public QObject
{
    Q_OBJECT

public:
    /// `rungs`: all of the run, waiting. `terminal` outlives this object.
    LiveLadder(Terminal &terminal, QList<RungResult> rungs, QObject *parent = nullptr);

    /// Whether the terminal can be drawn on and has a line for each rung.
    [[nodiscard]] static bool fits(const Terminal &terminal, const QList<RungResult> &rungs);

    /// Shows all rungs as they are before anything has happened.
    void start();
    void setRung(const RungResult &rung);
    /// Puts each rung with all that there is to say of it in the place of what was drawn. Nothing moves from then on.
    void end(const QList<RungResult> &rungs);
    /// A line of its own below, or several when the terminal is narrow.
    void showLine(const QString &text);

private:
    void draw();
    [[nodiscard]] bool isWide() const;
    [[nodiscard]] Piece stateOf(const RungResult &rung) const;
    [[nodiscard]] QString headOf(const CheckRow &row) const;
    [[nodiscard]] QString timeOf(const RungResult &rung) const;
    void printWhole(const CheckRow &row);
    void printIndented(const QString &text, qsizetype indent);

    Terminal &m_terminal;
    QList<RungResult> m_rungs;
    QTimer m_tick;
    QElapsedTimer m_clock;
    qsizetype m_columns = 0;
    qsizetype m_drawn = 0; ///< lines above the cursor that are ours
    ToldCauses m_told;
    int m_turn = 0;
    qsizetype m_titleWidth = 0;
    qsizetype m_stateWidth = 0;
};

} // namespace rc
