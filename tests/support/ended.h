// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a job to its only end.
#pragma once

#include "support/require.h"

#include <QSignalSpy>

namespace rc {

/// The value of the job's finished(), after events that could emit it a second time.
template<typename Value, typename Job>
Value ended(Job &job)
{
    const QSignalSpy finished(&job, &Job::finished);
    job.start();
    RC_TRY_REQUIRE(!finished.isEmpty());
    QCoreApplication::processEvents();
    RC_REQUIRE(finished.size() == 1);
    return finished.first().first().template value<Value>();
}

} // namespace rc
