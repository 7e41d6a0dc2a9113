// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/query/reviewmarks.h"

namespace rc {

QList<ToolMarks> queryMarks(const CatalogReview &review)
{
    QList<ToolMarks> marks;
    marks.reserve(review.marks.size());
    for (const ToolMark &mark : review.marks)
        marks.append({mark.isNew, mark.changed, mark.hiddenText, 0, mark.heaviest, mark.tokens});
    for (const ToolFinding &finding : review.findings) {
        if (finding.catalog == review.kind && finding.tool >= 0 && finding.tool < marks.size())
            marks[finding.tool].rules |= ruleBit(finding.rule);
    }
    return marks;
}

} // namespace rc
