// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/catalogtext.h"

#include "catalog/review/toolcost.h"
#include "check/evidence/fact.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "session/tools/catalogreviewer.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct PageTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolsPage)
};

struct ScreenTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolsScreen)
};

constexpr qsizetype shownQuote = 500;
constexpr qsizetype shownAddress = 120;

struct OriginTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolOrigin)
};

QString dialectText(const ToolCatalog &catalog)
{
    QStringList parts;
    if (!catalog.version.isEmpty())
        parts.append(u"MCP "_s + displayBytes(catalog.version));
    if (catalog.dialect == Dialect::Plain)
        parts.append(OriginTr::tr("plain requests"));
    else if (catalog.dialect == Dialect::Session)
        parts.append(OriginTr::tr("in a session"));
    return listText(parts);
}

} // namespace

QString listOrigin(const ToolCatalog &catalog)
{
    const QLocale locale;
    const QString address = catalog.url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveScheme);
    QStringList lines{
        displayText(address.startsWith(u"//"_s) ? address.mid(2) : address, LineBreaks::Mark, shownAddress),
        dialectText(catalog),
        listText({OriginTr::tr("%n page(s)", nullptr, catalog.pages),
                  catalog.complete ? OriginTr::tr("complete") : OriginTr::tr("incomplete")}),
        listText({catalog.eventStream ? OriginTr::tr("event stream") : OriginTr::tr("plain JSON"),
                  locale.formattedDataSize(catalog.bytes, 0, QLocale::DataSizeTraditionalFormat),
                  formatDuration(catalog.elapsedMs)}),
        OriginTr::tr("fetched %1").arg(momentText(catalog.at)),
    };
    for (const Fact &fact : listFacts(catalog)) {
        if (fact.id == FactId::Caching || fact.id == FactId::Remembered || fact.id == FactId::Changes ||
            fact.id == FactId::Remarks)
            lines.append(u"%1: %2"_s.arg(factLabel(fact.id), fact.value));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString costText(const CatalogReview &review)
{
    const QLocale locale;
    // The estimate is only good for two digits.
    qint64 unit = 1;
    while (review.tokens / unit >= 100)
        unit *= 10;
    const qint64 rounded = (review.tokens + unit / 2) / unit * unit;
    return PageTr::tr("About %1 tokens (±%2%)", "of a model's context, estimated")
        .arg(locale.toString(rounded))
        .arg(catalogTokenError)
        .replace(u" %)"_s, QChar(QChar::Nbsp) + u"%)"_s);
}

QStringList failureSentences(const Diagnosis &fault, const QString &quote)
{
    QStringList sentences{fault.summary};
    if (!quote.isEmpty())
        sentences.append(PageTr::tr("Response: “%1”").arg(displayText(quote, LineBreaks::Mark, shownQuote)));
    if (!fault.hint.isEmpty())
        sentences.append(fault.hint);
    return sentences;
}

QString differenceCounts(const QList<ToolDifference> &differences)
{
    const auto count = [&differences](DifferenceKind kind) {
        return int(std::count_if(differences.cbegin(), differences.cend(),
                                 [kind](const ToolDifference &difference) { return difference.fate == kind; }));
    };
    QStringList parts;
    if (const int added = count(DifferenceKind::Added); added > 0)
        parts.append(PageTr::tr("%n new", "tools", added));
    if (const int changed = count(DifferenceKind::Changed); changed > 0)
        parts.append(PageTr::tr("%n changed", "tools", changed));
    if (const int removed = count(DifferenceKind::Removed); removed > 0)
        parts.append(PageTr::tr("%n removed", "tools", removed));
    return listText(parts);
}

QString listsSummary(const CatalogReviewer &reviewer, const QList<CatalogKind> &kinds)
{
    QStringList parts;
    int changed = 0;
    int added = 0;
    int hidden = 0;
    for (const CatalogKind &kind : kinds) {
        const ToolCatalog *list = reviewer.catalogOf(kind);
        if (!list)
            continue;
        const int count = int(list->tools.size());
        if (kind.isCustom())
            parts.append(PageTr::tr("%n tool(s) of %1", nullptr, count).arg(kind.word()));
        else if (kind == CatalogKind::General)
            parts.append(PageTr::tr("%n general tool(s)", nullptr, count));
        else
            parts.append(PageTr::tr("%n code-hosting tool(s)", nullptr, count));
        const CatalogReview *review = reviewer.reviewOf(kind);
        const QList<ToolMark> marks = review ? review->marks : QList<ToolMark>();
        for (const ToolMark &mark : marks) {
            changed += mark.changed ? 1 : 0;
            added += mark.isNew ? 1 : 0;
            hidden += mark.hiddenText ? 1 : 0;
        }
    }
    if (parts.isEmpty())
        return PageTr::tr("No list fetched");
    if (changed > 0)
        parts.append(PageTr::tr("%n changed", "tools", changed));
    if (added > 0)
        parts.append(PageTr::tr("%n new", "tools", added));
    if (hidden > 0)
        parts.append(PageTr::tr("%n with hidden text", "tools", hidden));
    return listText(parts);
}

QString unreviewedWarning(const CatalogReviewer &reviewer, const CatalogKind &kind, const QString &name)
{
    const CatalogReview *review = reviewer.reviewOf(kind);
    const QList<Tool> tools = review ? reviewer.catalogOf(kind)->tools : QList<Tool>();
    for (qsizetype i = 0; i < tools.size(); ++i) {
        if (tools.at(i).name == name && review->marks.at(i).needsReview())
            return ScreenTr::tr("This tool is new or changed. Review it before you call it.");
    }
    return {};
}

QString criticalFindingWarning(const CatalogReviewer &reviewer, const CatalogKind &kind, const QString &name)
{
    constexpr qsizetype maxLength = 300;
    const CatalogReview *review = reviewer.reviewOf(kind);
    const QList<ToolFinding> findings = review ? review->findings : QList<ToolFinding>();
    for (const ToolFinding &finding : findings) {
        if (finding.name == name && severityOf(finding) == FindingSeverity::Critical)
            return ScreenTr::tr("This tool has a critical finding. %1")
                .arg(displayText(finding.what, LineBreaks::Mark, maxLength));
    }
    return {};
}

} // namespace rc
