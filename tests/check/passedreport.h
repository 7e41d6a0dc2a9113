// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a check in which each step passed, for tests of reports.
#pragma once

#include "check/run/checkrun.h"
#include "core/datetimes.h"

namespace rc {

inline CheckReport passedReport()
{
    CheckReport report;
    report.resource =
        QStringLiteral("https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/");
    report.at = timeAtOffset({2026, 11, 21}, {14, 2, 11}, 3600);
    report.elapsedMs = 149;
    report.key = std::make_shared<const Secret>(QByteArrayLiteral("k-canary-0123456789"));
    for (const StepId &id : standardSteps()) {
        StepResult step;
        step.id = id;
        step.state = StepState::Passed;
        step.elapsedUs = 12'345;
        report.steps.append(step);
    }
    return report;
}

} // namespace rc
