// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/causes/fix.h"

#include "check/causes/cause.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

Fix fixOf(const QString &cause)
{
    if (cause == "unknown"_L1)
        return Fix::CopyReport;
    const QList<CauseRow> &table = causeTable();
    const auto row = std::find_if(table.begin(), table.end(),
                                  [&cause](const CauseRow &r) { return cause == QLatin1StringView(r.id); });
    return row == table.end() ? Fix::None : row->fix;
}

} // namespace rc
