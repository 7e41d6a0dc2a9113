// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/report/catalogreport.h"

#include "core/json/jsontext.h"
#include "core/version.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "core/words/markdown.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QHash>

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

namespace {

constexpr QByteArrayView schemaAddress = "https://json.schemastore.org/sarif-2.1.0.json";

/// SARIF's levels: a code scan fails on "error".
QByteArray levelOf(FindingSeverity severity)
{
    constexpr std::array levels{"note", "warning", "error"}; // in the order of the enumeration
    return levels.at(std::size_t(severity));
}

QByteArray levelOf(ChangeSeverity severity)
{
    constexpr std::array levels{"note", "warning", "error", "error"}; // in the order of the enumeration
    return levels.at(std::size_t(severity));
}

QByteArray message(const QString &text)
{
    // SARIF reads "[text](address)" as a link.
    return jsonObject({{"text", jsonString(displayText(text).replace("]("_L1, "] ("_L1))}});
}

/// Stable for the same finding in every run, independent of its wording and the tool's index.
QByteArray fingerprint(const QStringList &parts)
{
    return QCryptographicHash::hash(parts.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex().first(32);
}

QByteArray location(const QUrl &url, const QString &file, const QStringList &path)
{
    const QByteArray address =
        file.isEmpty() ? jsonString(url.toString(QUrl::FullyEncoded))
                       : jsonString(QString::fromUtf8(QUrl::toPercentEncoding(file, QByteArrayLiteral("/"))));
    QStringList shown;
    for (const QString &part : path) {
        if (!part.isEmpty())
            shown.append(displayText(part));
    }
    const QByteArray region = jsonObject({{"startLine", "1"}});
    const QByteArray physical = jsonObject({{"artifactLocation", jsonObject({{"uri", address}})}, {"region", region}});
    const QByteArray logical =
        jsonObject({{"fullyQualifiedName", jsonString(shown.join(u'/'))}, {"kind", jsonString(u"member"_s)}});
    return jsonObject({{"physicalLocation", physical}, {"logicalLocations", jsonArray({logical})}});
}

/// Makes fingerprints unique within a run by numbering repeated ones.
class Fingerprints
{
public:
    QByteArray of(const QStringList &parts)
    {
        const int again = m_seen[parts]++;
        return jsonObject(
            {{"resourceConsole/v1",
              '"' + fingerprint(parts) + (again > 0 ? ':' + QByteArray::number(again) : QByteArray()) + '"'}});
    }

private:
    QHash<QStringList, int> m_seen;
};

QByteArray log(const QList<QByteArray> &rules, const QList<QByteArray> &results)
{
    const QByteArray driver = jsonObject({{"name", jsonString(programName())},
                                          {"semanticVersion", jsonString(programVersion())},
                                          {"rules", jsonArray(rules)}});
    const QByteArray run = jsonObject({{"tool", jsonObject({{"driver", driver}})},
                                       {"columnKind", jsonString(u"utf16CodeUnits"_s)},
                                       {"results", jsonArray(results)}});
    return jsonObject({{"$schema", '"' + schemaAddress.toByteArray() + '"'},
                       {"version", jsonString(u"2.1.0"_s)},
                       {"runs", jsonArray({run})}});
}

QByteArray rule(const QString &id, const QByteArray &level, const QString &summary, const QString &help,
                const QString &tag)
{
    return jsonObject({{"id", jsonString(id)},
                       {"shortDescription", message(summary)},
                       {"help", jsonObject({{"text", jsonString(help)}})},
                       {"defaultConfiguration", jsonObject({{"level", '"' + level + '"'}})},
                       {"properties", jsonObject({{"tags", jsonArray({jsonString(tag)})}})}});
}

QByteArray result(const ToolFinding &finding, const CatalogFindings &catalog, const QString &file, bool isAccepted,
                  Fingerprints &prints)
{
    const FindingRuleRow &row = ruleRow(finding.rule);
    const QString text =
        finding.name + u": "_s + finding.what + (finding.harm.isEmpty() ? QString() : u' ' + finding.harm);
    QList<JsonMember> properties{{"tool", jsonString(finding.name)},
                                 {"where", jsonString(finding.where)},
                                 {"severity", jsonString(severityWord(severityOf(finding)))},
                                 {"family", jsonString(wireWord(row.family))}};
    if (!finding.signs.isEmpty())
        properties.append({"signals", jsonStrings(finding.signs)});
    QList<JsonMember> members{
        {"ruleId", jsonString(row.word)},
        {"ruleIndex", QByteArray::number(int(finding.rule))},
        {"level", '"' + levelOf(severityOf(finding)) + '"'},
        {"message", message(text)},
        {"locations", jsonArray({location(catalog.url, file, {catalog.kind.word(), finding.name, finding.where})})},
        {"partialFingerprints", prints.of({row.word, catalog.kind.word(), finding.name, finding.where})},
        {"properties", jsonObject(properties)}};
    if (isAccepted)
        members.append({"suppressions", jsonArray({jsonObject({{"kind", jsonString(u"external"_s)}})})});
    return jsonObject(members);
}

constexpr std::array changeSeverities{ChangeSeverity::Harmless, ChangeSeverity::Wording, ChangeSeverity::Breaking,
                                      ChangeSeverity::Suspicious};

QString ruleOf(ChangeSeverity severity)
{
    return u"tool-change-"_s + wireWord(severity);
}

} // namespace

QByteArray findingsSarif(const QList<CatalogFindings> &catalogs, const QString &file)
{
    QList<QByteArray> rules;
    for (const FindingRuleRow &row : findingRules()) {
        const RuleHelp help = ruleHelp(row.rule);
        rules.append(rule(row.word, levelOf(row.severity), help.summary, help.text(), wireWord(row.family)));
    }
    QList<QByteArray> results;
    Fingerprints prints;
    for (const CatalogFindings &catalog : catalogs) {
        for (const ToolFinding &finding : catalog.active)
            results.append(result(finding, catalog, file, false, prints));
        for (const ToolFinding &finding : catalog.accepted)
            results.append(result(finding, catalog, file, true, prints));
    }
    return log(rules, results);
}

QByteArray changesSarif(const QList<CatalogChanges> &catalogs, const QString &file)
{
    QList<QByteArray> rules;
    for (const ChangeSeverity severity : changeSeverities)
        rules.append(rule(ruleOf(severity), levelOf(severity), changeHelp(severity).summary,
                          changeHelp(severity).text(), u"drift"_s));
    QList<QByteArray> results;
    Fingerprints prints;
    const auto add = [&](const CatalogChanges &catalog, const QString &tool, const QString &fate,
                         ChangeSeverity severity, const ToolChange &change) {
        QString text = tool.isEmpty() ? change.what : tool + u" ("_s + fate + u')';
        if (!tool.isEmpty() && !change.what.isEmpty())
            text += u": "_s + change.what;
        const QString word = catalog.kind.word();
        results.append(jsonObject(
            {{"ruleId", jsonString(ruleOf(severity))},
             {"ruleIndex", QByteArray::number(int(severity))},
             {"level", '"' + levelOf(severity) + '"'},
             {"message", message(text)},
             {"locations", jsonArray({location(catalog.url, file, {word, tool, change.where})})},
             {"partialFingerprints", prints.of({ruleOf(severity), word, tool, fate, change.where, change.rule})},
             {"properties", jsonObject({{"tool", jsonString(tool)}, {"fate", jsonString(fate)}})}}));
    };
    for (const CatalogChanges &catalog : catalogs) {
        for (const ToolChange &change : catalog.changes)
            add(catalog, {}, u"changed"_s, change.severity, change);
        for (const ToolDifference &tool : catalog.tools) {
            const QString fate = wireWord(tool.fate);
            for (const ToolChange &change : tool.changes)
                add(catalog, tool.name, fate, change.severity, change);
            if (tool.changes.isEmpty())
                add(catalog, tool.name, fate, tool.severity(), {});
        }
    }
    return log(rules, results);
}

} // namespace rc
