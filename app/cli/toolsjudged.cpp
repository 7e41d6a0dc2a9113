// SPDX-License-Identifier: GPL-3.0-or-later
// tools lint and tools diff: what is worth reading in the catalogs, and what changed.
#include "cli/toolsjudged.h"

#include "cli/arguments.h"
#include "cli/terminal.h"
#include "core/displaytext.h"
#include "core/jsonparts.h"
#include "insight/tooldifference.h"
#include "service/catalogdocument.h"
#include "store/catalogsnapshots.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownValue = 200;

Tone toneOf(FindingWeight weight)
{
    switch (weight) {
    case FindingWeight::Note:
        return Tone::Faint;
    case FindingWeight::Warning:
        return Tone::Doubtful;
    case FindingWeight::Danger:
        break;
    }
    return Tone::Bad;
}

Tone toneOf(ChangeWeight weight)
{
    switch (weight) {
    case ChangeWeight::Harmless:
        return Tone::Faint;
    case ChangeWeight::Wording:
        return Tone::Doubtful;
    case ChangeWeight::Breaking:
        break;
    }
    return Tone::Bad;
}

QString brief(const QString &text)
{
    return displayText(text, LineBreaks::Mark, shownValue);
}

QString findingCount(qsizetype count)
{
    return count == 1 ? translate("rc::Cli", "1 finding") : translate("rc::Cli", "%1 findings").arg(count);
}

QString fateName(ToolFate fate)
{
    switch (fate) {
    case ToolFate::Added:
        return translate("rc::Cli", "added");
    case ToolFate::Removed:
        return translate("rc::Cli", "removed");
    case ToolFate::Changed:
        break;
    }
    return translate("rc::Cli", "changed");
}

QByteArray asJson(const ToolFinding &finding)
{
    const FindingRuleRow &row = ruleRow(finding.rule);
    return jsonObject({{"rule", jsonString(row.word)},
                       {"weight", jsonString(wireWord(row.weight))},
                       {"tool", jsonString(finding.name)},
                       {"where", jsonString(finding.where)},
                       {"what", jsonString(finding.what)}});
}

QByteArray asJson(const ToolDifference &difference)
{
    QList<QByteArray> changes;
    for (const ToolChange &change : difference.changes) {
        changes.append(jsonObject({{"where", jsonString(change.where)},
                                   {"weight", jsonString(wireWord(change.weight))},
                                   {"what", jsonString(change.what)},
                                   {"before", jsonString(change.before)},
                                   {"after", jsonString(change.after)}}));
    }
    return jsonObject({{"name", jsonString(difference.name)},
                       {"fate", jsonString(wireWord(difference.fate))},
                       {"weight", jsonString(wireWord(difference.weight()))},
                       {"changes", jsonArray(changes)}});
}

void print(const ToolDifference &difference, Terminal &terminal)
{
    terminal.line({{u"  "_s + fateName(difference.fate) + u' '},
                   {displayText(difference.name)},
                   {u"  "_s + changeWeightName(difference.weight()), toneOf(difference.weight())}});
    for (const ToolChange &change : difference.changes) {
        terminal.line({{u"    "_s + brief(change.where) + u": "_s},
                       {change.what},
                       {u"  "_s + changeWeightName(change.weight), toneOf(change.weight)}});
        if (!change.before.isEmpty())
            terminal.line({{u"      - "_s + brief(change.before), Tone::Faint}});
        if (!change.after.isEmpty())
            terminal.line({{u"      + "_s + brief(change.after), Tone::Faint}});
    }
}

/// What a list is compared with.
struct Earlier
{
    QList<Tool> tools;
    QString name; ///< the file, or when the list came; empty when there is nothing to compare with
};

Result<Earlier> earlierFile(const QString &path, CatalogKind kind)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput, path + u": "_s + file.errorString()); // 1 would read as a change
    const auto tools = toolsOfDocument(file.read(CatalogSnapshots::largest), kind);
    if (!tools)
        return failure(tools.error().kind, path + u": "_s + tools.error().detail);
    return Earlier{*tools, path};
}

Result<Earlier> earlierList(const CatalogSnapshots &snapshots, const ToolCatalog &catalog)
{
    const Snapshot last = snapshots.last(catalog.url);
    if (!last.isValid())
        return Earlier{};
    const auto document = snapshots.read(last);
    if (!document)
        return failure(document.error());
    const auto tools = toolsOfDocument(*document, catalog.kind);
    if (!tools)
        return failure(tools.error().kind, last.path + u": "_s + tools.error().detail);
    return Earlier{*tools, last.at.toLocalTime().toString(Qt::ISODate)};
}

} // namespace

bool printFindings(const QList<ToolListResult> &results, FindingWeight atLeast, bool json, Terminal &terminal)
{
    QList<ToolCatalog> catalogs;
    for (const ToolListResult &result : results) {
        if (!result.error)
            catalogs.append(result.catalog);
    }
    QList<ToolFinding> findings = toolFindings(catalogs);
    findings.removeIf([atLeast](const ToolFinding &finding) { return ruleRow(finding.rule).weight < atLeast; });
    QList<QByteArray> documents;
    for (const ToolCatalog &catalog : catalogs) {
        QList<ToolFinding> own = findings;
        own.removeIf([&catalog](const ToolFinding &finding) { return finding.catalog != catalog.kind; });
        QList<QByteArray> members;
        if (!json)
            terminal.line(catalogName(catalog.kind) + u": "_s + findingCount(own.size()));
        for (const ToolFinding &finding : own) {
            const FindingRuleRow &row = ruleRow(finding.rule);
            if (json)
                members.append(asJson(finding));
            else
                terminal.line({{u"  "_s + wireWord(row.weight) + u"  "_s, toneOf(row.weight)},
                               {displayText(finding.name)},
                               {u"  "_s + brief(finding.where) + u"  "_s, Tone::Faint},
                               {finding.what},
                               {u"  "_s + row.word, Tone::Faint}});
        }
        documents.append(jsonObject({{"name", jsonString(wireWord(catalog.kind))}, {"findings", jsonArray(members)}}));
    }
    if (json)
        terminal.document(jsonObject({{"catalogs", jsonArray(documents)}}));
    return !findings.isEmpty();
}

Result<bool> printDifferences(const QList<ToolListResult> &results, const QString &file, bool json, Terminal &terminal)
{
    CatalogSnapshots snapshots(snapshotsFolder());
    bool changed = false;
    QList<QByteArray> documents;
    for (const ToolListResult &result : results) {
        const ToolCatalog &catalog = result.catalog;
        if (result.error || !catalog.complete)
            continue;
        const auto earlier = file.isEmpty() ? earlierList(snapshots, catalog) : earlierFile(file, catalog.kind);
        if (!earlier)
            return failure(earlier.error());
        const bool isFirst = earlier->name.isEmpty();
        const QList<ToolDifference> differences =
            isFirst ? QList<ToolDifference>() : catalogDifference(earlier->tools, catalog.tools);
        changed = changed || !differences.isEmpty();
        if (file.isEmpty()) {
            const auto kept =
                snapshots.keep(catalog.url, catalogHash(catalog.tools), catalog.at, catalogDocument(catalog));
            if (!kept)
                return failure(kept.error());
        }
        QList<QByteArray> members;
        for (const ToolDifference &difference : differences)
            members.append(asJson(difference));
        documents.append(jsonObject({{"name", jsonString(wireWord(catalog.kind))},
                                     {"url", jsonString(catalog.url.toString(QUrl::FullyEncoded))},
                                     {"since", isFirst ? QByteArray("null") : jsonString(earlier->name)},
                                     {"tools", jsonArray(members)}}));
        if (json)
            continue;
        const QString name = catalogName(catalog.kind);
        if (isFirst)
            terminal.line(translate("rc::Cli", "%1: the first list from there; it is kept to compare with.").arg(name));
        else if (differences.isEmpty())
            terminal.line(translate("rc::Cli", "%1: nothing changed since %2.").arg(name, brief(earlier->name)));
        else
            terminal.line(translate("rc::Cli", "%1: changes since %2:").arg(name, brief(earlier->name)));
        for (const ToolDifference &difference : differences)
            print(difference, terminal);
    }
    if (json)
        terminal.document(jsonObject({{"catalogs", jsonArray(documents)}}));
    return changed;
}

} // namespace rc
