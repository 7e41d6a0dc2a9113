// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/report/catalogreport.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "core/words/markdown.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct SummaryTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::JobSummary)
};
constexpr qsizetype maxSummaryRows = 200; // a job page is limited to 1 MiB
constexpr qsizetype maxCellLength = 300;

Markdown cell(const QString &text)
{
    return Markdown::text(displayText(text, LineBreaks::Mark, maxCellLength));
}

Markdown codeCell(const QString &text)
{
    return Markdown::code(displayText(text, LineBreaks::Mark, maxCellLength));
}

Markdown tableHeader(const QStringList &names)
{
    QList<Markdown> cells;
    for (const QString &name : names)
        cells.append(Markdown::text(name));
    return markdownRow(cells) + markdownRow(QList<Markdown>(names.size(), u"---"));
}

Markdown heading(const CatalogKind &kind)
{
    return u"## " + Markdown::text(catalogName(kind)) + u"\n\n";
}

Markdown hiddenRowsLine(qsizetype hidden)
{
    return hidden > 0 ? u"\n" + Markdown::text(SummaryTr::tr("%1 more rows are not shown.").arg(hidden)) + u"\n"
                      : Markdown();
}

} // namespace

QString findingsSummary(const QList<CatalogFindings> &catalogs)
{
    Markdown text;
    for (const CatalogFindings &catalog : catalogs) {
        QList<ToolFinding> findings = catalog.active;
        std::ranges::stable_sort(
            findings, [](const ToolFinding &a, const ToolFinding &b) { return severityOf(a) > severityOf(b); });
        std::array<qsizetype, 3> counts{};
        for (const ToolFinding &finding : std::as_const(findings))
            ++counts.at(std::size_t(severityOf(finding)));
        text += heading(catalog.kind);
        text += Markdown::text(SummaryTr::tr("Critical: %1 · warnings: %2 · info: %3 · accepted: %4")
                                   .arg(counts.at(2))
                                   .arg(counts.at(1))
                                   .arg(counts.at(0))
                                   .arg(catalog.accepted.size())) +
                u"\n\n";
        if (findings.isEmpty())
            continue;
        text += tableHeader({SummaryTr::tr("Severity"), SummaryTr::tr("Tool"), SummaryTr::tr("Where"),
                             SummaryTr::tr("Finding"), SummaryTr::tr("Rule")});
        for (qsizetype i = 0; i < findings.size() && i < maxSummaryRows; ++i) {
            const ToolFinding &finding = findings.at(i);
            text +=
                markdownRow({cell(severityWord(severityOf(finding))), codeCell(finding.name), codeCell(finding.where),
                             cell(sentencesText({finding.what, finding.harm})), codeCell(ruleRow(finding.rule).word)});
        }
        text += hiddenRowsLine(findings.size() - maxSummaryRows) + u"\n";
    }
    return text.document();
}

QString changesSummary(const QList<CatalogChanges> &catalogs)
{
    Markdown text;
    for (const CatalogChanges &catalog : catalogs) {
        text += heading(catalog.kind);
        if (catalog.since.isEmpty()) {
            text += Markdown::text(SummaryTr::tr("There was no earlier list.")) + u"\n\n";
            continue;
        }
        if (catalog.isSame()) {
            text += Markdown::sentence(SummaryTr::tr("Nothing changed since %1."), {codeCell(catalog.since)}) + u"\n\n";
            continue;
        }
        QList<Markdown> rows;
        for (const ToolChange &change : catalog.changes)
            rows.append(markdownRow({cell(wireWord(change.severity)), {}, codeCell(change.where), cell(change.what)}));
        for (const ToolDifference &tool : catalog.tools) {
            if (tool.changes.isEmpty())
                rows.append(
                    markdownRow({cell(wireWord(tool.severity())), codeCell(tool.name), {}, cell(wireWord(tool.fate))}));
            for (const ToolChange &change : tool.changes)
                rows.append(markdownRow(
                    {cell(wireWord(change.severity)), codeCell(tool.name), codeCell(change.where), cell(change.what)}));
        }
        text += Markdown::sentence(SummaryTr::tr("Changes since %1:"), {codeCell(catalog.since)}) + u"\n\n" +
                tableHeader({SummaryTr::tr("Change"), SummaryTr::tr("Tool"), SummaryTr::tr("Where"),
                             SummaryTr::tr("What changed")}) +
                Markdown::joined(rows.mid(0, maxSummaryRows), {}) + hiddenRowsLine(rows.size() - maxSummaryRows) +
                u"\n";
    }
    return text.document();
}

} // namespace rc
