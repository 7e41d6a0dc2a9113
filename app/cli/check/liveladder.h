// SPDX-License-Identifier: GPL-3.0-or-later
// A check on a terminal: every step has its line from the start, and lines are updated in place.
#pragma once

#include "check/evidence/laddershape.h"
#include "cli/frame/terminal.h"

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

namespace rc {

struct CheckRow
{
    QString title; ///< of a group or a step
    bool isHeading = false;
    bool hasEnded = false; ///< all steps have ended; for a heading: the first of its rows
    RungResult rung;       ///< for a fold: the combined result
};

/// A fold is one row, or the rows of its steps if one row would hide something.
[[nodiscard]] QList<CheckRow> checkRows(const QList<RungResult> &rungs);

/// The text below a row, shown once: a later step with the same cause or response only refers to it.
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

class LiveLadder : public QObject
{
    Q_OBJECT

public:
    /// `rungs`: all steps of the run, pending. `terminal` must outlive this object.
    LiveLadder(Terminal &terminal, QList<RungResult> rungs, QObject *parent = nullptr);

    /// Whether the terminal can be redrawn and is high enough for all steps.
    [[nodiscard]] static bool fits(const Terminal &terminal, const QList<RungResult> &rungs);

    /// Shows all steps as pending.
    void start();
    void setRung(const RungResult &rung);
    /// Replaces the drawing with the final results. Nothing is redrawn afterwards.
    void end(const QList<RungResult> &rungs);
    /// A separate line below, wrapped on a narrow terminal.
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
    qsizetype m_drawn = 0; ///< number of our lines above the cursor
    ToldCauses m_told;
    int m_turn = 0;
    qsizetype m_titleWidth = 0;
    qsizetype m_stateWidth = 0;
};

} // namespace rc
