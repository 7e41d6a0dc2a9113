// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of the demo service: one row for each thing that goes wrong with a real deployment and can be seen.
#pragma once

#include "demo/detail/demosetting.h"

#include <QLatin1StringView>
#include <QList>

namespace rc {

struct DemoScenario
{
    QLatin1StringView name;       ///< as it is typed
    const char *title = nullptr;  ///< a few words; translated by demoScenarioTitle()
    const char *effect = nullptr; ///< what is to be seen, one sentence or two; translated by demoScenarioEffect()
    void (*play)(DemoSetting &setting) = nullptr;
};

/// The first is the one in which all is well.
[[nodiscard]] const QList<DemoScenario> &demoScenarios();
[[nodiscard]] QStringList demoScenarioNames();
/// Null for a name that is none.
[[nodiscard]] const DemoScenario *demoScenario(const QString &name);

[[nodiscard]] QString demoScenarioTitle(const DemoScenario &scenario);
[[nodiscard]] QString demoScenarioEffect(const DemoScenario &scenario);

} // namespace rc
