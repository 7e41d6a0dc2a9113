// SPDX-License-Identifier: GPL-3.0-or-later
// One check on the command line: redrawn on a terminal, line by line elsewhere, or as one document.
#pragma once

#include "check/evidence/steprows.h"
#include "check/run/checkrun.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "session/check/checkoperation.h"

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
    StepResult step;       ///< for a fold: the combined result
};

/// A fold is one row, or the rows of its steps if one row would hide something.
[[nodiscard]] QList<CheckRow> checkRows(const QList<StepResult> &steps);

/// The text below a row, shown once: a later step with the same cause or response only refers to it.
class ShownHints
{
public:
    struct HintText
    {
        QString hint;
        QString reply;
    };
    [[nodiscard]] HintText hintFor(const CheckRow &row);

private:
    QHash<QString, QString> m_steps; ///< titles by hint
};

/// The rows of a check. On a capable terminal all are there from the start and updated in place; elsewhere each is
/// printed when it has ended.
class StepPrinter : public QObject
{
    Q_OBJECT

public:
    /// `steps`: all steps of the run, pending. `terminal` must outlive this object.
    StepPrinter(Terminal &terminal, QList<StepResult> steps, QObject *parent = nullptr);

    void start();
    void setStep(const StepResult &step);
    /// Replaces the drawing with the final results, or prints the remaining ones.
    void end(const QList<StepResult> &steps);
    /// A separate line below, wrapped on a narrow terminal.
    void showLine(const QString &text);

private:
    static constexpr qsizetype notWrapped = 1'000'000;

    /// Whether the terminal can be redrawn and is high enough for all steps.
    [[nodiscard]] bool fits() const;
    void draw();
    void printEnded();
    void print(const CheckRow &row);
    [[nodiscard]] bool isWide() const;
    [[nodiscard]] Piece stateOf(const StepResult &step) const;
    [[nodiscard]] QString textOf(const CheckRow &row) const;
    [[nodiscard]] QString timeOf(const StepResult &step) const;

    Terminal &m_terminal;
    QList<StepResult> m_steps;
    QTimer m_tick;
    QElapsedTimer m_clock;
    ShownHints m_shownHints;
    qsizetype m_columns = notWrapped;
    qsizetype m_drawn = 0;   ///< number of our lines above the cursor
    qsizetype m_printed = 0; ///< number of rows
    int m_frame = 0;
    qsizetype m_titleWidth = 0;
    qsizetype m_stateWidth = 0;
    bool m_isLive = false;
    bool m_isFinal = false; ///< the run has ended, so the causes of failures are known
};

class CheckCommandRun : public CommandRun
{
public:
    enum class Style {
        Lines,
        Json,
        Markdown,
        Junit
    };

    /// `context` and `terminal` must outlive this object.
    CheckCommandRun(CheckPlan plan, ProfileContext &context, Style style, Terminal &terminal);

    void start() override;
    void abort() override { m_check.cancel(); }
    [[nodiscard]] const LogToolPlan &logTool() const { return m_logTool; } ///< how the log was read

private:
    void end(const CheckReport &report);
    [[nodiscard]] Result<void> printReport(const CheckReport &report);

    Style m_style;
    ProfileContext &m_context;
    Terminal &m_terminal;
    CheckPlan m_plan; ///< until the start
    StepPrinter m_view;
    LogToolPlan m_logTool;
    CheckOperation m_check;
};

} // namespace rc
