// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/page/toolspagewords.h"

#include "catalog/review/toolcost.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ToolsPageTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolsPage)
};

constexpr qsizetype shownQuote = 500;

} // namespace

QString costText(const CatalogReview &review)
{
    const QLocale locale;
    // The estimate is only good for two digits.
    qint64 unit = 1;
    while (review.tokens / unit >= 100)
        unit *= 10;
    const qint64 rounded = (review.tokens + unit / 2) / unit * unit;
    return ToolsPageTr::tr("About %1 tokens (±%2 %)", "of a model's context, estimated")
        .arg(locale.toString(rounded))
        .arg(tokenErrorOfCatalog)
        .replace(u" %)"_s, QChar(QChar::Nbsp) + u"%)"_s);
}

QStringList failureSentences(const Diagnosis &fault, const QString &quote)
{
    QStringList sentences{fault.summary};
    if (!quote.isEmpty())
        sentences.append(ToolsPageTr::tr("Response: “%1”").arg(displayText(quote, LineBreaks::Mark, shownQuote)));
    if (!fault.hint.isEmpty())
        sentences.append(fault.hint);
    return sentences;
}

QString differenceCounts(const QList<ToolDifference> &differences)
{
    const auto count = [&differences](ToolFate fate) {
        return int(std::count_if(differences.cbegin(), differences.cend(),
                                 [fate](const ToolDifference &one) { return one.fate == fate; }));
    };
    QStringList parts;
    if (const int added = count(ToolFate::Added); added > 0)
        parts.append(ToolsPageTr::tr("%n new", "tools", added));
    if (const int changed = count(ToolFate::Changed); changed > 0)
        parts.append(ToolsPageTr::tr("%n changed", "tools", changed));
    if (const int removed = count(ToolFate::Removed); removed > 0)
        parts.append(ToolsPageTr::tr("%n removed", "tools", removed));
    return listText(parts);
}

QString listsSummary(const QList<SummedList> &lists)
{
    QStringList parts;
    for (const SummedList &list : lists) {
        // Separate variables, because lupdate of Qt 6.4 hangs on a scope (::) in that argument.
        const int count = int(list.catalog->tools.size());
        const CatalogKind &kind = list.catalog->kind;
        if (kind.isFurther())
            parts.append(ToolsPageTr::tr("%n tool(s) of %1", nullptr, count).arg(kind.word()));
        else if (kind == CatalogKind::General)
            parts.append(ToolsPageTr::tr("%n general tool(s)", nullptr, count));
        else
            parts.append(ToolsPageTr::tr("%n code-hosting tool(s)", nullptr, count));
    }
    if (parts.isEmpty())
        return ToolsPageTr::tr("No list fetched");
    int changed = 0;
    int added = 0;
    int hidden = 0;
    for (const SummedList &list : lists) {
        if (!list.review)
            continue;
        for (const ToolMark &mark : list.review->marks) {
            changed += mark.changed ? 1 : 0;
            added += mark.isNew ? 1 : 0;
            hidden += mark.hiddenText ? 1 : 0;
        }
    }
    if (changed > 0)
        parts.append(ToolsPageTr::tr("%n changed", "tools", changed));
    if (added > 0)
        parts.append(ToolsPageTr::tr("%n new", "tools", added));
    if (hidden > 0)
        parts.append(ToolsPageTr::tr("%n with hidden text", "tools", hidden));
    return listText(parts);
}

} // namespace rc
