// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/report/jobsummary.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "core/words/markdowntext.h"

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
constexpr qsizetype mostRows = 200; // a job page takes 1 MiB
constexpr qsizetype longest = 300;

QString cell(const QString &text)
{
    return markdownText(displayText(text, LineBreaks::Mark, longest));
}

QString codeCell(const QString &text)
{
    return text.isEmpty() ? QString() : markdownCode(displayText(text, LineBreaks::Mark, longest));
}

QString row(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QString heading(const CatalogKind &kind)
{
    return u"## "_s + markdownText(catalogName(kind)) + u"\n\n"_s;
}

QString restLine(qsizetype left)
{
    return left > 0 ? u'\n' + SummaryTr::tr("%1 more rows are not shown.").arg(left) + u'\n' : QString();
}

} // namespace

QString findingsSummary(const QList<JudgedCatalog> &catalogs)
{
    QString text;
    for (const JudgedCatalog &catalog : catalogs) {
        QList<ToolFinding> findings = catalog.own;
        std::stable_sort(findings.begin(), findings.end(), [](const ToolFinding &one, const ToolFinding &other) {
            return weightOf(one) > weightOf(other);
        });
        std::array<qsizetype, 3> counts{};
        for (const ToolFinding &finding : std::as_const(findings))
            ++counts.at(std::size_t(weightOf(finding)));
        text += heading(catalog.kind);
        text += SummaryTr::tr("Critical: %1 · warnings: %2 · info: %3 · accepted: %4")
                    .arg(counts.at(2))
                    .arg(counts.at(1))
                    .arg(counts.at(0))
                    .arg(catalog.accepted.size()) +
                u"\n\n"_s;
        if (findings.isEmpty())
            continue;
        text += row({SummaryTr::tr("Severity"), SummaryTr::tr("Tool"), SummaryTr::tr("Where"), SummaryTr::tr("Finding"),
                     SummaryTr::tr("Rule")}) +
                row({u"---"_s, u"---"_s, u"---"_s, u"---"_s, u"---"_s});
        for (qsizetype i = 0; i < findings.size() && i < mostRows; ++i) {
            const ToolFinding &one = findings.at(i);
            text += row({severityWord(weightOf(one)), codeCell(one.name), codeCell(one.where),
                         cell(sentencesText({one.what, one.harm})), codeCell(ruleRow(one.rule).word)});
        }
        text += restLine(findings.size() - mostRows) + u'\n';
    }
    return text;
}

QString changesSummary(const QList<ComparedCatalog> &catalogs)
{
    QString text;
    for (const ComparedCatalog &catalog : catalogs) {
        text += heading(catalog.kind);
        if (catalog.since.isEmpty()) {
            text += SummaryTr::tr("There was no earlier list.") + u"\n\n"_s;
            continue;
        }
        if (catalog.isSame()) {
            text += SummaryTr::tr("Nothing changed since %1.").arg(codeCell(catalog.since)) + u"\n\n"_s;
            continue;
        }
        QStringList rows;
        for (const ToolChange &change : catalog.changes)
            rows.append(row({wireWord(change.weight), {}, codeCell(change.where), cell(change.what)}));
        for (const ToolDifference &tool : catalog.tools) {
            if (tool.changes.isEmpty())
                rows.append(row({wireWord(tool.weight()), codeCell(tool.name), {}, wireWord(tool.fate)}));
            for (const ToolChange &change : tool.changes)
                rows.append(
                    row({wireWord(change.weight), codeCell(tool.name), codeCell(change.where), cell(change.what)}));
        }
        text += SummaryTr::tr("Changes since %1:").arg(codeCell(catalog.since)) + u"\n\n"_s +
                row({SummaryTr::tr("Change"), SummaryTr::tr("Tool"), SummaryTr::tr("Where"),
                     SummaryTr::tr("What changed")}) +
                row({u"---"_s, u"---"_s, u"---"_s, u"---"_s}) + rows.mid(0, mostRows).join(QString()) +
                restLine(rows.size() - mostRows) + u'\n';
    }
    return text;
}

} // namespace rc
