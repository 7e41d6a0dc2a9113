// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tools/toolsreport.h"

#include "catalog/difference/tooldifference.h"
#include "catalog/report/catalogreport.h"
#include "catalog/review/catalogreview.h"
#include "catalog/review/toolfindings.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/files/regularfile.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/tools/catalogdocument.h"
#include "store/catalogs/acceptedfindings.h"
#include "store/catalogs/catalogsnapshots.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxValueLength = 200;

Tone toneOf(FindingSeverity severity)
{
    switch (severity) {
    case FindingSeverity::Info:
        return Tone::Faint;
    case FindingSeverity::Warning:
        return Tone::Caution;
    case FindingSeverity::Critical:
        break;
    }
    return Tone::Bad;
}

Tone toneOf(ChangeSeverity severity)
{
    switch (severity) {
    case ChangeSeverity::Harmless:
        return Tone::Faint;
    case ChangeSeverity::Wording:
        return Tone::Caution;
    case ChangeSeverity::Breaking:
    case ChangeSeverity::Suspicious:
        break;
    }
    return Tone::Bad;
}

QString shortened(const QString &text)
{
    return displayText(text, LineBreaks::Mark, maxValueLength);
}

QString countsOf(qsizetype found, qsizetype accepted)
{
    QStringList counts{Cli::tr("%n findings", nullptr, int(found))};
    if (accepted > 0)
        counts.append(Cli::tr("%n accepted", nullptr, int(accepted)));
    return listText(counts);
}

/// The findings of one catalog.
CatalogFindings findingsOfCatalog(const ToolCatalog &catalog, const QList<ToolFinding> &findings,
                                  FindingSeverity atLeast, const QSet<AcceptedFinding> &accepted,
                                  const Policy &policy = {})
{
    const QDate today = QDate::currentDate();
    QHash<qsizetype, QByteArray> hashes; // one large tool may have thousands of findings
    const auto hashOf = [&](qsizetype tool) {
        QByteArray &hash = hashes[tool];
        return hash.isEmpty() ? hash = toolHash(catalog.tools.at(tool)) : hash;
    };
    CatalogFindings reviewed{catalog.kind, catalog.url, {}, {}};
    for (const ToolFinding &finding : findings) {
        if (finding.catalog != catalog.kind || severityOf(finding) < atLeast)
            continue;
        const bool isAccepted =
            policy.accepts(finding, today) || (!accepted.isEmpty() && finding.tool >= 0 &&
                                               accepted.contains(acceptanceKey(finding, hashOf(finding.tool))));
        (isAccepted ? reviewed.accepted : reviewed.active).append(finding);
    }
    return reviewed;
}

QByteArray changeJson(const ToolChange &change)
{
    QList<JsonMember> members{{"where", jsonString(change.where)},
                              {"weight", jsonString(wireWord(change.severity))},
                              {"what", jsonString(change.what)},
                              {"before", jsonString(change.before)},
                              {"after", jsonString(change.after)}};
    if (!change.rule.isEmpty())
        members.append({"rule", jsonString(change.rule)});
    return jsonObject(members);
}

QByteArray differenceJson(const ToolDifference &difference)
{
    return jsonObject({{"name", jsonString(difference.name)},
                       {"fate", jsonString(wireWord(difference.fate))},
                       {"weight", jsonString(wireWord(difference.severity()))},
                       {"changes", jsonArray(difference.changes, changeJson)}});
}

void print(const ToolChange &change, Terminal &terminal)
{
    terminal.line({{u"    "_s + shortened(change.where) + u": "_s},
                   {change.what},
                   {u"  "_s + changeSeverityName(change.severity), toneOf(change.severity)}});
    if (!change.before.isEmpty())
        terminal.line({{u"      - "_s + shortened(change.before), Tone::Faint}});
    if (!change.after.isEmpty())
        terminal.line({{u"      + "_s + shortened(change.after), Tone::Faint}});
}

void print(const ToolDifference &difference, Terminal &terminal)
{
    terminal.line({{u"  "_s + differenceKindName(difference.fate) + u' '},
                   {displayText(difference.name)},
                   {u"  "_s + changeSeverityName(difference.severity()), toneOf(difference.severity())}});
    for (const ToolChange &change : difference.changes)
        print(change, terminal);
}

QByteArray comparedJson(const CatalogChanges &catalog)
{
    QList<JsonMember> members{{"name", jsonString(wireWord(catalog.kind))},
                              {"url", jsonString(catalog.url.toString(QUrl::FullyEncoded))},
                              {"since", catalog.since.isEmpty() ? QByteArray("null") : jsonString(catalog.since)},
                              {"tools", jsonArray(catalog.tools, differenceJson)}};
    if (!catalog.changes.isEmpty())
        members.append({"changes", jsonArray(catalog.changes, changeJson)});
    return jsonObject(members);
}

void print(const CatalogChanges &catalog, Terminal &terminal)
{
    if (catalog.since.isEmpty())
        return;
    const QString words = catalog.isSame() ? Cli::tr("%1: no changes since %2.") : Cli::tr("%1: changes since %2:");
    terminal.line(words.arg(catalogName(catalog.kind), shortened(catalog.since)));
    for (const ToolChange &change : catalog.changes)
        print(change, terminal);
    for (const ToolDifference &difference : catalog.tools)
        print(difference, terminal);
}

/// The list to compare with.
struct EarlierList
{
    QList<Tool> tools;
    QString name;                             ///< the file, or the time of the list; empty if there is none
    std::optional<QString> instructions = {}; ///< nullopt: not in the list
};

/// `isOnly`: only one catalog was requested, so a list without a catalog name is assumed to be that one.
Result<EarlierList> earlierFile(const QString &path, const CatalogKind &kind, bool isOnly)
{
    const auto document = readRegularFile(path, FileOwner::User, CatalogSnapshots::maxFileSize);
    if (!document)
        return failure(path + u": "_s + document.error().words); // 1 would mean a change
    const auto tools = toolsFromDocument(*document, kind);
    if (tools && !isOnly && !namesCatalog(*document))
        return failure(Cli::tr("%1 does not name its catalog. Use --catalog.").arg(path));
    if (!tools)
        return failure(path + u": "_s + tools.error().detail);
    return EarlierList{*tools, path, isOnly ? instructionsFromDocument(*document) : std::nullopt};
}

Result<EarlierList> earlierList(const CatalogSnapshots &snapshots, const ToolCatalog &catalog)
{
    const Snapshot last = snapshots.last(storageUrl(catalog));
    if (!last.isValid())
        return EarlierList{};
    RC_TRY(document, snapshots.read(last));
    const auto tools = toolsFromDocument(*document, catalog.kind);
    if (!tools)
        return failure(tools.error().kind, last.path + u": "_s + tools.error().detail);
    return EarlierList{*tools, last.at.toLocalTime().toString(Qt::ISODate), instructionsFromDocument(*document)};
}

QList<ToolCatalog> fetchedCatalogs(const QList<ToolListResult> &results)
{
    QList<ToolCatalog> catalogs;
    for (const ToolListResult &result : results) {
        if (!result.error)
            catalogs.append(result.catalog);
    }
    return catalogs;
}

void printFindingReports(const QList<CatalogFindings> &catalogs, bool all, ReportLayout layout, Terminal &terminal)
{
    QList<QByteArray> documents;
    for (const CatalogFindings &catalog : catalogs) {
        const qsizetype accepted = catalog.accepted.size();
        if (layout == ReportLayout::Lines)
            terminal.line(catalogName(catalog.kind) + u": "_s + countsOf(catalog.active.size(), accepted));
        QList<QByteArray> findings;
        for (const bool isAccepted : {false, true}) {
            for (const ToolFinding &finding : isAccepted ? catalog.accepted : catalog.active) {
                if (isAccepted && !all)
                    break;
                if (layout == ReportLayout::Lines)
                    printFinding(finding, isAccepted, terminal);
                findings.append(findingJson(finding, isAccepted));
            }
        }
        documents.append(jsonObject({{"name", jsonString(wireWord(catalog.kind))},
                                     {"accepted", QByteArray::number(accepted)},
                                     {"findings", jsonArray(findings)}}));
    }
    if (layout == ReportLayout::Json)
        terminal.document(jsonObject({{"catalogs", jsonArray(documents)}}));
    else if (layout == ReportLayout::Sarif)
        terminal.document(findingsSarif(catalogs));
    else if (layout == ReportLayout::Markdown)
        terminal.text(findingsSummary(catalogs));
}

} // namespace

QByteArray findingJson(const ToolFinding &finding, bool isAccepted)
{
    const FindingRuleRow &row = ruleRow(finding.rule);
    QList<JsonMember> members{{"rule", jsonString(row.word)},
                              {"severity", jsonString(severityWord(severityOf(finding)))},
                              {"family", jsonString(wireWord(row.family))},
                              {"weight", jsonString(wireWord(severityOf(finding)))},
                              {"tool", jsonString(finding.name)},
                              {"where", jsonString(finding.where)},
                              {"what", jsonString(finding.what)}};
    if (!finding.pointer.isEmpty())
        members.append({"pointer", jsonString(finding.pointer)});
    if (!finding.clients.isEmpty())
        members.append({"clients", jsonStrings(finding.clients)});
    if (!finding.signs.isEmpty()) {
        members.append({"signals", jsonStrings(finding.signs)});
        members.append({"words", jsonString(finding.shown)});
    }
    if (!finding.harm.isEmpty())
        members.append({"harm", jsonString(finding.harm)});
    if (isAccepted)
        members.append({"accepted", jsonBoolean(true)});
    return jsonObject(members);
}

void printFinding(const ToolFinding &finding, bool isAccepted, Terminal &terminal)
{
    const FindingRuleRow &row = ruleRow(finding.rule);
    const FindingSeverity severity = severityOf(finding);
    terminal.line({{u"  "_s + severityWord(severity) + u"  "_s, isAccepted ? Tone::Faint : toneOf(severity)},
                   {displayText(finding.name)},
                   {u"  "_s + shortened(finding.where) + u"  "_s, Tone::Faint},
                   {finding.what},
                   {u"  "_s + row.word, Tone::Faint},
                   {isAccepted ? u"  "_s + Cli::tr("accepted") : QString(), Tone::Faint}});
    if (!finding.harm.isEmpty())
        terminal.line({{u"    "_s + finding.harm +
                            (finding.signs.isEmpty() ? QString() : u" ("_s + listText(finding.signs) + u')'),
                        Tone::Faint}});
}

bool printFindings(const QList<ToolListResult> &results, const Lint &lint, ReportLayout layout, Terminal &terminal)
{
    const QList<ToolCatalog> catalogs = fetchedCatalogs(results);
    const QList<ToolFinding> findings =
        lint.policy.withSeverities(toolFindings(catalogs) + instructionsFindings(catalogs));
    for (const PolicyAcceptance &acceptance : lint.policy.expired(QDate::currentDate()))
        terminal.error(Cli::tr("%1: %2 for %3 counts again because its acceptance ended on %4.")
                           .arg(displayText(lint.policy.file), acceptance.rule, displayText(acceptance.tool),
                                acceptance.until.toString(Qt::ISODate)));
    QList<CatalogFindings> reviewed;
    for (const ToolCatalog &catalog : catalogs) {
        const auto accepted = AcceptedFindings(acceptedFindingsFile()).of(catalog.url);
        if (!accepted)
            (void)terminal.failure(accepted.error());
        reviewed.append(findingsOfCatalog(catalog, findings, lint.atLeast, accepted.value_or(QSet<AcceptedFinding>()),
                                          lint.policy));
    }
    printFindingReports(reviewed, lint.all, layout, terminal);
    return std::ranges::any_of(reviewed, [](const CatalogFindings &catalog) { return !catalog.active.isEmpty(); });
}

QStringList criticalFindings(const QList<ToolListResult> &results, const ToolCatalog &catalog, const QString &tool)
{
    const auto accepted = AcceptedFindings(acceptedFindingsFile()).of(catalog.url);
    const CatalogFindings reviewed =
        findingsOfCatalog(catalog, toolFindings(fetchedCatalogs(results)), FindingSeverity::Critical,
                          accepted.value_or(QSet<AcceptedFinding>()));
    QStringList words;
    for (const ToolFinding &finding : reviewed.active) {
        if (finding.name == tool)
            words.append(ruleRow(finding.rule).word + u": "_s + finding.what);
    }
    return words;
}

Result<void> printRule(const QString &word, Terminal &terminal)
{
    QStringList words;
    for (const FindingRuleRow &row : findingRules()) {
        words.append(row.word);
        if (word != row.word)
            continue;
        terminal.line(u"%1 (%2, %3)"_s.arg(row.word, wireWord(row.family), severityWord(row.severity)));
        for (const QString &line : ruleHelp(row.rule).text().split(u'\n'))
            terminal.line(line);
        return {};
    }
    return notOneOf(u"--explain"_s, words, word);
}

/// Missing instructions are not a change, since the server may just not have responded.
QList<ToolChange> instructionsChanges(const QString &before, const ToolCatalog &catalog)
{
    QList<ToolChange> changes;
    if (catalog.instructions.isEmpty() || before == catalog.instructions)
        return changes;
    changes.append({instructionsPath,
                    ChangeSeverity::Wording,
                    Cli::tr("The server’s instructions for the model have changed."),
                    before,
                    catalog.instructions,
                    {}});
    for (const ToolFinding &finding : instructionsFindings({catalog})) {
        if (severityOf(finding) >= FindingSeverity::Warning)
            changes.append(
                {instructionsPath, ChangeSeverity::Suspicious, finding.what, {}, {}, ruleRow(finding.rule).word});
    }
    return changes;
}

void printCompared(const QList<CatalogChanges> &catalogs, ReportLayout layout, const QString &file, Terminal &terminal)
{
    switch (layout) {
    case ReportLayout::Lines:
        for (const CatalogChanges &catalog : catalogs)
            print(catalog, terminal);
        break;
    case ReportLayout::Json:
        terminal.document(jsonObject({{"catalogs", jsonArray(catalogs, comparedJson)}}));
        break;
    case ReportLayout::Sarif:
        terminal.document(changesSarif(catalogs, file));
        break;
    case ReportLayout::Markdown:
        terminal.text(changesSummary(catalogs));
        break;
    }
}

Differences printDifferences(const QList<ToolListResult> &results, const QString &file, ReportLayout layout,
                             Terminal &terminal)
{
    CatalogSnapshots snapshots(snapshotsFolder());
    Differences found;
    const auto fail = [&found](const Error &error) {
        if (!found.fault)
            found.fault = error;
    };
    QList<CatalogChanges> compared;
    QList<const ToolCatalog *> listsToSave;
    for (const ToolListResult &result : results) {
        const ToolCatalog &catalog = result.catalog;
        if (result.error || !catalog.complete)
            continue;
        listsToSave.append(&catalog);
        const auto earlier =
            file.isEmpty() ? earlierList(snapshots, catalog) : earlierFile(file, catalog.kind, results.size() == 1);
        if (!earlier) {
            fail(earlier.error());
            continue;
        }
        CatalogChanges changes{catalog.kind, catalog.url, earlier->name, {}, {}};
        if (!earlier->name.isEmpty())
            changes.tools = catalogDifference(earlier->tools, catalog.tools);
        if (earlier->instructions)
            changes.changes = instructionsChanges(*earlier->instructions, catalog);
        found.changed = found.changed || !changes.isSame();
        compared.append(changes);
    }
    printCompared(compared, layout, file, terminal);
    if (!file.isEmpty())
        return found;
    // Last, so that a full disk does not suppress the result. A damaged list is replaced.
    for (const ToolCatalog *catalog : std::as_const(listsToSave)) {
        const auto stored =
            snapshots.save(storageUrl(*catalog), storedListHash(catalogHash(catalog->tools), catalog->instructions),
                           catalog->at, catalogDocument(*catalog));
        const bool isFirst = std::ranges::any_of(compared, [&](const CatalogChanges &changes) {
            return changes.kind == catalog->kind && changes.since.isEmpty();
        });
        if (!stored)
            fail(stored.error());
        else if (isFirst && layout == ReportLayout::Lines)
            terminal.line(Cli::tr("%1: first list, saved for comparison.").arg(catalogName(catalog->kind)));
    }
    return found;
}

} // namespace rc
