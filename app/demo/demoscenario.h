// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service's scenarios: one for each visible failure of a real deployment.
#pragma once

#include "demo/detail/demosetting.h"

#include <QLatin1StringView>
#include <QList>

namespace rc {

struct DemoScenario
{
    QLatin1StringView name;       ///< as typed
    const char *title = nullptr;  ///< a few words; translated by demoScenarioTitle()
    const char *effect = nullptr; ///< the visible effect, one or two sentences; translated by demoScenarioEffect()
    void (*play)(DemoSetting &setting) = nullptr;
};

/// The first has no failures.
[[nodiscard]] const QList<DemoScenario> &demoScenarios();
[[nodiscard]] QStringList demoScenarioNames();
/// Null if there is none with this name.
[[nodiscard]] const DemoScenario *demoScenario(const QString &name);

[[nodiscard]] QString demoScenarioTitle(const DemoScenario &scenario);
[[nodiscard]] QString demoScenarioEffect(const DemoScenario &scenario);

} // namespace rc
