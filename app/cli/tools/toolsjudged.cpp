// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tools/toolsjudged.h"

#include "catalog/difference/tooldifference.h"
#include "catalog/review/catalogreview.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/json/jsonparts.h"
#include "core/words/displaytext.h"
#include "service/tools/catalogdocument.h"
#include "store/catalogs/acceptedfindings.h"
#include "store/catalogs/catalogsnapshots.h"

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

QString acceptedCount(qsizetype count)
{
    if (count == 0)
        return {};
    return u", "_s + (count == 1 ? translate("rc::Cli", "1 accepted") : translate("rc::Cli", "%1 accepted").arg(count));
}

struct JudgedFinding
{
    ToolFinding finding;
    bool accepted = false;
};

struct JudgedCatalog
{
    QList<JudgedFinding> own;
    QList<JudgedFinding> accepted;
};

/// Those of one catalog.
JudgedCatalog judgedOf(const ToolCatalog &catalog, const QList<ToolFinding> &findings, FindingWeight atLeast,
                       const QSet<AcceptedFinding> &accepted)
{
    JudgedCatalog judged;
    for (const ToolFinding &finding : findings) {
        if (finding.catalog != catalog.kind || ruleRow(finding.rule).weight < atLeast)
            continue;
        const bool isAccepted =
            !accepted.isEmpty() && accepted.contains(acceptable(finding, toolHash(catalog.tools.at(finding.tool))));
        (isAccepted ? judged.accepted : judged.own).append({finding, isAccepted});
    }
    return judged;
}

QByteArray asJson(const JudgedFinding &judged)
{
    const ToolFinding &finding = judged.finding;
    const FindingRuleRow &row = ruleRow(finding.rule);
    QList<JsonMember> members{{"rule", jsonString(row.word)},
                              {"weight", jsonString(wireWord(row.weight))},
                              {"tool", jsonString(finding.name)},
                              {"where", jsonString(finding.where)},
                              {"what", jsonString(finding.what)}};
    if (judged.accepted)
        members.append({"accepted", jsonTruth(true)});
    return jsonObject(members);
}

void print(const JudgedFinding &judged, Terminal &terminal)
{
    const FindingRuleRow &row = ruleRow(judged.finding.rule);
    terminal.line({{u"  "_s + wireWord(row.weight) + u"  "_s, judged.accepted ? Tone::Faint : toneOf(row.weight)},
                   {displayText(judged.finding.name)},
                   {u"  "_s + brief(judged.finding.where) + u"  "_s, Tone::Faint},
                   {judged.finding.what},
                   {u"  "_s + row.word, Tone::Faint},
                   {judged.accepted ? u"  "_s + translate("rc::Cli", "accepted") : QString(), Tone::Faint}});
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

/// `since`: empty when there was nothing to compare with.
QByteArray asJson(const ToolCatalog &catalog, const QString &since, const QList<ToolDifference> &differences)
{
    QList<QByteArray> tools;
    for (const ToolDifference &difference : differences)
        tools.append(asJson(difference));
    return jsonObject({{"name", jsonString(wireWord(catalog.kind))},
                       {"url", jsonString(catalog.url.toString(QUrl::FullyEncoded))},
                       {"since", since.isEmpty() ? QByteArray("null") : jsonString(since)},
                       {"tools", jsonArray(tools)}});
}

void print(const CatalogKind &kind, const QString &since, const QList<ToolDifference> &differences, Terminal &terminal)
{
    const QString words = differences.isEmpty() ? translate("rc::Cli", "%1: no changes since %2.")
                                                : translate("rc::Cli", "%1: changes since %2:");
    terminal.line(words.arg(catalogName(kind), brief(since)));
    for (const ToolDifference &difference : differences)
        print(difference, terminal);
}

/// What a list is compared with.
struct Earlier
{
    QList<Tool> tools;
    QString name; ///< the file, or when the list came; empty when there is nothing to compare with
};

/// `alone`: one catalog only was asked for, so a list that does not say which one it is can be taken for it.
Result<Earlier> earlierFile(const QString &path, const CatalogKind &kind, bool alone)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput, path + u": "_s + file.errorString()); // 1 would read as a change
    const QByteArray document = file.read(CatalogSnapshots::largest);
    const auto tools = toolsOfDocument(document, kind);
    if (tools && !alone && !namesItsCatalog(document))
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "%1 does not name its catalog. Use --catalog.").arg(path));
    if (!tools)
        return failure(tools.error().kind, path + u": "_s + tools.error().detail);
    return Earlier{*tools, path};
}

Result<Earlier> earlierList(const CatalogSnapshots &snapshots, const ToolCatalog &catalog)
{
    const Snapshot last = snapshots.last(catalog.url);
    if (!last.isValid())
        return Earlier{};
    RC_TRY(document, snapshots.read(last));
    const auto tools = toolsOfDocument(*document, catalog.kind);
    if (!tools)
        return failure(tools.error().kind, last.path + u": "_s + tools.error().detail);
    return Earlier{*tools, last.at.toLocalTime().toString(Qt::ISODate)};
}

} // namespace

bool printFindings(const QList<ToolListResult> &results, const Lint &lint, bool json, Terminal &terminal)
{
    QList<ToolCatalog> catalogs;
    for (const ToolListResult &result : results) {
        if (!result.error)
            catalogs.append(result.catalog);
    }
    const QList<ToolFinding> findings = toolFindings(catalogs);
    bool found = false;
    QList<QByteArray> documents;
    for (const ToolCatalog &catalog : catalogs) {
        const auto accepted = AcceptedFindings(acceptedFindingsFile()).of(catalog.url);
        if (!accepted)
            (void)terminal.failure(accepted.error());
        const JudgedCatalog judged =
            judgedOf(catalog, findings, lint.atLeast, accepted.value_or(QSet<AcceptedFinding>()));
        const QList<JudgedFinding> shown = lint.all ? judged.own + judged.accepted : judged.own;
        found = found || !judged.own.isEmpty();
        QList<QByteArray> members;
        if (!json)
            terminal.line(catalogName(catalog.kind) + u": "_s + findingCount(judged.own.size()) +
                          acceptedCount(judged.accepted.size()));
        for (const JudgedFinding &one : shown) {
            if (json)
                members.append(asJson(one));
            else
                print(one, terminal);
        }
        documents.append(jsonObject({{"name", jsonString(wireWord(catalog.kind))},
                                     {"accepted", QByteArray::number(judged.accepted.size())},
                                     {"findings", jsonArray(members)}}));
    }
    if (json)
        terminal.document(jsonObject({{"catalogs", jsonArray(documents)}}));
    return found;
}

Differences printDifferences(const QList<ToolListResult> &results, const QString &file, bool json, Terminal &terminal)
{
    CatalogSnapshots snapshots(snapshotsFolder());
    Differences found;
    const auto fail = [&found](const Error &error) {
        if (!found.fault)
            found.fault = error;
    };
    QList<QByteArray> documents;
    for (const ToolListResult &result : results) {
        const ToolCatalog &catalog = result.catalog;
        if (result.error || !catalog.complete)
            continue;
        const auto earlier =
            file.isEmpty() ? earlierList(snapshots, catalog) : earlierFile(file, catalog.kind, results.size() == 1);
        if (!earlier)
            fail(earlier.error());
        const bool comparable = earlier && !earlier->name.isEmpty();
        const QList<ToolDifference> differences =
            comparable ? catalogDifference(earlier->tools, catalog.tools) : QList<ToolDifference>();
        found.changed = found.changed || !differences.isEmpty();
        if (earlier)
            documents.append(asJson(catalog, comparable ? earlier->name : QString(), differences));
        if (comparable && !json)
            print(catalog.kind, earlier->name, differences, terminal);
        if (!file.isEmpty())
            continue;
        // Last: a full disk must not cost the answer. A damaged list gives way to this one.
        const auto kept = snapshots.keep(catalog.url, catalogHash(catalog.tools), catalog.at, catalogDocument(catalog));
        if (!kept)
            fail(kept.error());
        else if (earlier && !comparable && !json)
            terminal.line(translate("rc::Cli", "%1: first list from this server, saved for later comparison.")
                              .arg(catalogName(catalog.kind)));
    }
    if (json)
        terminal.document(jsonObject({{"catalogs", jsonArray(documents)}}));
    return found;
}

} // namespace rc
