// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/toolspagewords.h"

#include "core/displaytext.h"
#include "insight/toolcost.h"

#include <QCoreApplication>
#include <QLocale>

namespace rc {

namespace {

constexpr qsizetype shownQuote = 500;

} // namespace

QString costText(const CatalogReview &review)
{
    const QLocale locale;
    // Two digits are all that the estimate is good for.
    qint64 unit = 1;
    while (review.tokens / unit >= 100)
        unit *= 10;
    const qint64 rounded = (review.tokens + unit / 2) / unit * unit;
    return QCoreApplication::translate("rc::ToolsPage", "About %1 tokens (±%2 %)", "of a model's context, estimated")
        .arg(locale.toString(rounded))
        .arg(tokenErrorOfCatalog)
        .replace(QStringLiteral(" %)"), QChar(QChar::Nbsp) + QStringLiteral("%)"));
}

QStringList failureSentences(const Diagnosis &fault, const QString &quote)
{
    QStringList sentences{fault.summary};
    if (!quote.isEmpty())
        sentences.append(QCoreApplication::translate("rc::ToolsPage", "In the service's words: \"%1\"")
                             .arg(displayText(quote, LineBreaks::Mark, shownQuote)));
    if (!fault.hint.isEmpty())
        sentences.append(fault.hint);
    return sentences;
}

QString listsSummary(const std::array<const ToolCatalog *, 2> &catalogs,
                     const std::array<const CatalogReview *, 2> &reviews)
{
    const ToolCatalog *general = catalogs.at(size_t(CatalogKind::General));
    const ToolCatalog *hosting = catalogs.at(size_t(CatalogKind::CodeHosting));
    // Variables of their own: lupdate of Qt 6.4 reads a scope (::) in that place of a call for ever.
    const int generals = general ? int(general->tools.size()) : 0;
    const int hostings = hosting ? int(hosting->tools.size()) : 0;
    QStringList parts;
    if (general)
        parts.append(QCoreApplication::translate("rc::ToolsPage", "%n general tool(s)", nullptr, generals));
    if (hosting)
        parts.append(QCoreApplication::translate("rc::ToolsPage", "%n code-hosting tool(s)", nullptr, hostings));
    if (parts.isEmpty())
        return QCoreApplication::translate("rc::ToolsPage", "No list came");
    int changed = 0;
    int added = 0;
    int hidden = 0;
    for (size_t i = 0; i < catalogs.size(); ++i) {
        if (!catalogs.at(i) || !reviews.at(i))
            continue;
        for (const ToolMark &mark : reviews.at(i)->marks) {
            changed += mark.changed ? 1 : 0;
            added += mark.isNew ? 1 : 0;
            hidden += mark.hiddenText ? 1 : 0;
        }
    }
    if (changed > 0)
        parts.append(QCoreApplication::translate("rc::ToolsPage", "%n changed", "tools", changed));
    if (added > 0)
        parts.append(QCoreApplication::translate("rc::ToolsPage", "%n new", "tools", added));
    if (hidden > 0)
        parts.append(QCoreApplication::translate("rc::ToolsPage", "%n with hidden text", "tools", hidden));
    return parts.join(QStringLiteral(", "));
}

} // namespace rc
