// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/timelinechart.h"

#include "core/programpart.h"

namespace rc {

Result<ChartFactory *> chartFactory()
{
    return programPart<ChartFactory>(QLatin1StringView(RC_CHARTS_MODULE));
}

} // namespace rc
