// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a whole check, for tests of its causes.
#pragma once

#include "check/run/checkrun.h"
#include "support/ended.h"
#include "support/scriptedserver.h"

namespace rc {

inline KeySource keySource(KeyState state, const std::optional<Error> &error = {}, const QByteArray &key = "k-1234")
{
    return [=](const std::function<void(KeyReading)> &done) {
        KeyReading reading;
        reading.state = state;
        reading.key = Secret(key);
        reading.where = QStringLiteral("GNOME Keyring");
        reading.error = error;
        done(std::move(reading));
    };
}

/// The same for each catalog.
inline TokenSource tokenSource(const KeySource &source)
{
    return [source](const CatalogKind &, const std::function<void(KeyReading)> &done) { source(done); };
}

inline bool isEntry(const ReceivedRequest &request)
{
    return request.path.endsWith("/logs/");
}

/// After the list of the general tools.
inline bool isHealth(const ReceivedRequest &request)
{
    return request.path.endsWith("/health");
}

inline QByteArray successResponse(const ReceivedRequest &request)
{
    return isEntry(request) ? httpResponse(200, R"({"status":"ok"})")
                            : httpResponse(200, rpcResult(request, R"({"tools":[{"name":"a","inputSchema":{}}]})"));
}

inline CheckPlan planFor(const QString &base)
{
    CheckPlan plan;
    plan.resource = base + QStringLiteral("/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/");
    plan.toolServer = base;
    plan.identity.username = QStringLiteral("mara");
    plan.key = keySource(KeyState::SessionOnly);
    plan.levels = {Level::Info};
    plan.limits.deadline = std::chrono::seconds(10);
    return plan;
}

inline CheckReport reportOf(CheckPlan plan)
{
    DialectMemory dialects;
    CheckRun run(std::move(plan), dialects);
    return ended<CheckReport>(run);
}

/// A copy: the compiler would take a reference for one to the id, which is often a temporary.
inline StepResult stepOf(const CheckReport &report, const StepId &id)
{
    return report.steps.at(indexOfStep(id, report.steps));
}

/// The text of a step whose prerequisite has failed.
inline QString notTested(const StepId &need)
{
    return QStringLiteral("not tested: “%1” failed").arg(stepTitle(need));
}

/// Empty if `step` has this diagnosis with a cause and a next step in words; otherwise the difference.
inline QString mismatchIn(const StepResult &step, const QByteArray &cause, StepState state, const QString &words)
{
    const QString text = step.summary + QLatin1Char('\n') + step.hint;
    const QString told = QStringLiteral("%1 %2 %3: %4").arg(wireWord(step.id), wireWord(step.state), step.cause, text);
    if (step.cause != QString::fromLatin1(cause))
        return QStringLiteral("another cause: ") + told;
    if (step.state != state)
        return QStringLiteral("another state: ") + told;
    if (!text.contains(words))
        return QStringLiteral("without “%1”: ").arg(words) + told;
    if (step.summary.isEmpty() || step.hint.isEmpty() || text.contains(QLatin1Char('%')))
        return QStringLiteral("words missing: ") + told;
    return {};
}

} // namespace rc
