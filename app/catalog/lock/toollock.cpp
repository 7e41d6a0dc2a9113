// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/lock/toollock.h"

#include "catalog/json/canonicaljson.h"
#include "catalog/review/toolcost.h"
#include "catalog/schema/schemakeywords.h"
#include "core/json/jsontext.h"
#include "core/words/wordlist.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct LockTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolLock)
};

/// Divides a schema into its shape, which is the schema without its texts (types, names, limits, choices), and the
/// texts with their paths: descriptions, titles, comments, examples.
class SchemaSplitter
{
public:
    /// `where`: the path of the schema. `isNamed`: an object of schemas, whose names are no keywords: a
    /// parameter may be named "description".
    QByteArray shape(JsonValue value, const QString &where, bool isNamed = false)
    {
        if (value.isArray()) {
            QList<QByteArray> elements;
            for (const JsonValue element : value)
                elements.append(shape(element, where + u"[%1]"_s.arg(elements.size())));
            return jsonArray(elements);
        }
        if (!value.isObject())
            return value.raw().toByteArray();
        QList<JsonMember> members;
        for (const JsonValue member : value) {
            const QString name = member.key();
            const QString path = where + u'.' + name;
            const QString keyword = isNamed ? QString() : name;
            const SchemaKeyword holds = schemaKeyword(keyword.toUtf8());
            if (keyword == "examples"_L1)
                texts.append({path, QString::fromUtf8(compactJson(member))});
            else if (member.isText() && isOneOf(keyword, u"description|title|$comment"))
                texts.append({path, *member.text()});
            else if (holds == SchemaKeyword::Literal || isOneOf(keyword, u"required|type|dependentRequired"))
                members.append(rawMember(member));
            else
                members.append({rawMember(member).first, shape(member, path, holds == SchemaKeyword::Named)});
        }
        return jsonObject(members);
    }

    QList<std::pair<QString, QString>> texts;
};

constexpr int lockVersion = 1;
constexpr qsizetype hashLength = 64;
constexpr qsizetype textHashLength = 16; // enough to compare texts in a review; modelTextHash covers them all

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

LockedTool lockedTool(const Tool &tool)
{
    LockedTool locked;
    locked.name = tool.name;
    locked.modelTextHash = sha256(canonicalJson(modelText(tool)));
    locked.definition = toolHash(tool);
    const auto tape = JsonTape::read(tool.raw);
    QList<JsonMember> shape;
    SchemaSplitter divider;
    for (const JsonValue member : tape ? tape->root().members() : QList<JsonValue>()) {
        const QString name = member.key();
        if (member.isText() && (name == "title"_L1 || name == "description"_L1))
            divider.texts.append({name, *member.text()});
        else if (name == "annotations"_L1 || name == "inputSchema"_L1 || name == "outputSchema"_L1)
            shape.append({rawMember(member).first, divider.shape(member, name)});
    }
    locked.shape = canonicalJson(jsonObject(shape));
    for (const auto &[where, text] : std::as_const(divider.texts))
        locked.texts.append({where, sha256(text.toUtf8()).first(textHashLength)});
    std::ranges::sort(locked.texts);
    return locked;
}

bool isSuspicion(const ToolFinding &finding)
{
    const FindingFamily family = ruleRow(finding.rule).family;
    return (family == FindingFamily::Poison || family == FindingFamily::Names) &&
           severityOf(finding) >= FindingSeverity::Warning;
}

qsizetype parameterCount(const LockedTool &tool)
{
    const auto shape = JsonTape::read(tool.shape);
    return shape ? shape->root().member("inputSchema").member("properties").members().size() : 0;
}

QByteArray asJson(const LockedTool &tool)
{
    QList<JsonMember> texts;
    for (const auto &[where, hash] : tool.texts) {
        const QByteArray name = jsonString(where);
        texts.append({name.sliced(1, name.size() - 2), '"' + hash + '"'});
    }
    QList<QByteArray> findings;
    for (const LockedFinding &finding : tool.findings)
        findings.append(jsonObject({{"rule", jsonString(finding.rule)}, {"where", jsonString(finding.where)}}));
    return jsonObject({{"name", jsonString(tool.name)},
                       {"modelReads", '"' + tool.modelTextHash + '"'},
                       {"definition", '"' + tool.definition + '"'},
                       {"parameters", QByteArray::number(parameterCount(tool))},
                       {"shape", tool.shape},
                       {"texts", jsonObject(texts)},
                       {"findings", jsonArray(findings)}});
}

tl::unexpected<Error> notUnderstood(const QString &member)
{
    return failure(ErrorKind::NotUnderstood, LockTr::tr("The tool lock has no valid member “%1”.").arg(member));
}

bool isHash(JsonValue text, qsizetype length)
{
    const QString hash = text.text().value_or(QString());
    return hash.size() == length &&
           std::ranges::all_of(hash, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
}

Result<LockedTool> toolFrom(JsonValue node)
{
    const JsonValue texts = node.member("texts");
    const auto isTextHash = [](JsonValue text) { return isHash(text, textHashLength); };
    for (const auto &[member, isValid] : {std::pair("name"_L1, node.member("name").isText()),
                                          {"modelReads"_L1, isHash(node.member("modelReads"), hashLength)},
                                          {"definition"_L1, isHash(node.member("definition"), hashLength)},
                                          {"shape"_L1, node.member("shape").isObject()},
                                          {"texts"_L1, texts.isObject() && std::ranges::all_of(texts, isTextHash)},
                                          {"findings"_L1, node.member("findings").isArray()}}) {
        if (!isValid)
            return notUnderstood(member);
    }
    LockedTool tool{.name = node.textOf("name"),
                    .modelTextHash = node.textOf("modelReads").toLatin1(),
                    .definition = node.textOf("definition").toLatin1(),
                    .shape = canonicalJson(node.member("shape"))};
    for (const JsonValue hash : texts)
        tool.texts.append({hash.key(), hash.text()->toLatin1()});
    std::ranges::sort(tool.texts);
    for (const JsonValue finding : node.member("findings"))
        tool.findings.append({finding.textOf("rule"), finding.textOf("where"), {}});
    return tool;
}

Result<LockedCatalog> catalogFrom(JsonValue node)
{
    LockedCatalog catalog{node.textOf("name"), node.textOf("dialect"), {}};
    const JsonValue instructions = node.member("instructions");
    for (const auto &[member, isValid] :
         {std::pair("instructions"_L1,
                    !instructions || instructions.text() == QString() || isHash(instructions, hashLength)),
          {"name"_L1, !catalog.name.isEmpty()},
          {"tools"_L1, node.member("tools").isArray()}}) {
        if (!isValid)
            return notUnderstood(member);
    }
    if (instructions)
        catalog.instructions = instructions.text()->toLatin1();
    for (const JsonValue item : node.member("tools")) {
        RC_TRY(tool, toolFrom(item));
        catalog.tools.append(*tool);
    }
    return catalog;
}

} // namespace

LockedCatalog lockedCatalog(const ToolCatalog &catalog, const QList<ToolFinding> &findings)
{
    LockedCatalog locked{catalog.kind.word(), wireWord(catalog.dialect), {}};
    for (const Tool &tool : catalog.tools)
        locked.tools.append(lockedTool(tool));
    locked.instructions = catalog.instructions.isEmpty() ? QByteArray() : sha256(catalog.instructions.toUtf8());
    for (const ToolFinding &finding : findings) {
        if (finding.catalog != catalog.kind || !isSuspicion(finding))
            continue;
        if (finding.tool < 0)
            locked.instructionsFindings.append({ruleRow(finding.rule).word, finding.where, finding.what});
        else
            locked.tools[finding.tool].findings.append({ruleRow(finding.rule).word, finding.where, finding.what});
    }
    for (LockedTool &tool : locked.tools) {
        std::ranges::sort(tool.findings, [](const LockedFinding &a, const LockedFinding &b) {
            return std::tie(a.rule, a.where) < std::tie(b.rule, b.where);
        });
    }
    std::ranges::sort(locked.tools, [](const LockedTool &a, const LockedTool &b) {
        return std::tie(a.name, a.definition) < std::tie(b.name, b.definition);
    });
    return locked;
}

QList<LockedCatalog> lockedCatalogs(const QList<ToolCatalog> &catalogs, const QList<ToolFinding> &findings)
{
    QList<LockedCatalog> locked;
    for (const ToolCatalog &catalog : catalogs)
        locked.append(lockedCatalog(catalog, findings));
    return locked;
}

QByteArray toolLockDocument(const ToolLock &lock)
{
    QList<LockedCatalog> sorted = lock.catalogs;
    std::ranges::sort(sorted, {}, &LockedCatalog::name);
    QList<QByteArray> catalogs;
    for (const LockedCatalog &catalog : std::as_const(sorted)) {
        QList<QByteArray> tools;
        for (const LockedTool &tool : catalog.tools)
            tools.append(asJson(tool));
        QList<JsonMember> members{{"name", jsonString(catalog.name)},
                                  {"dialect", jsonString(catalog.dialect)},
                                  {"count", QByteArray::number(catalog.tools.size())}};
        if (catalog.instructions)
            members.append({"instructions", '"' + *catalog.instructions + '"'});
        members.append({"tools", jsonArray(tools)});
        catalogs.append(jsonObject(members));
    }
    return jsonIndented(jsonObject({{"toolLock", QByteArray::number(lockVersion)}, {"catalogs", jsonArray(catalogs)}}));
}

bool isToolLock(const QByteArray &json)
{
    return jsonMember(json, u"toolLock"_s).has_value();
}

Result<ToolLock> toolLockFrom(const QByteArray &json)
{
    RC_TRY(tape, JsonTape::read(json));
    const JsonValue root = tape->root();
    if (root.member("toolLock").number() != QString::number(lockVersion))
        return failure(ErrorKind::NotUnderstood, LockTr::tr("This is not a tool lock of version %1.").arg(lockVersion));
    const JsonValue catalogs = root.member("catalogs");
    if (!catalogs.isArray())
        return notUnderstood(u"catalogs"_s);
    ToolLock lock;
    for (const JsonValue node : catalogs) {
        RC_TRY(catalog, catalogFrom(node));
        lock.catalogs.append(*catalog);
    }
    return lock;
}

namespace {

/// Whether clients that ask before dangerous calls may no longer ask.
bool turnsSafe(const ToolChange &change)
{
    return (change.where == "annotations.readOnlyHint"_L1 && change.before == "false"_L1 &&
            change.after == "true"_L1) ||
           (change.where == "annotations.destructiveHint"_L1 && change.before == "true"_L1 &&
            change.after == "false"_L1);
}

void shapeChanges(const LockedTool &locked, const LockedTool &present, QList<ToolChange> &changes)
{
    Tool before;
    before.raw = locked.shape;
    Tool after;
    after.raw = present.shape;
    for (ToolChange change : toolChanges(before, after)) {
        if (turnsSafe(change)) {
            change.severity = ChangeSeverity::Suspicious;
            change.what =
                LockTr::tr("The claim changed from dangerous to safe, so clients may stop asking before a call.");
        } else if (change.severity == ChangeSeverity::Wording) {
            change.severity = ChangeSeverity::Harmless;
        }
        changes.append(change);
    }
}

/// The paths whose text was added, removed or changed.
QSet<QString> textChanges(const LockedTool &locked, const LockedTool &present, QList<ToolChange> &changes)
{
    QMap<QString, QByteArray> before;
    for (const auto &[where, hash] : locked.texts)
        before.insert(where, hash);
    QSet<QString> paths;
    const auto add = [&](const QString &where, const QString &what) {
        paths.insert(where);
        changes.append({where, ChangeSeverity::Harmless, what});
    };
    for (const auto &[where, hash] : present.texts) {
        const auto old = before.constFind(where);
        if (old == before.cend())
            add(where, LockTr::tr("The text is new."));
        else if (*old != hash)
            add(where, QCoreApplication::translate("rc::ToolDifference", "The wording changed."));
        before.remove(where);
    }
    for (auto gone = before.cbegin(); gone != before.cend(); ++gone)
        add(gone.key(), LockTr::tr("The text was removed."));
    return paths;
}

void findingChanges(const LockedTool &locked, const LockedTool &present, const QSet<QString> &newTexts,
                    QList<ToolChange> &changes)
{
    for (const LockedFinding &finding : present.findings) {
        const bool known = std::ranges::any_of(locked.findings, [&](const LockedFinding &before) {
            return before.rule == finding.rule && before.where == finding.where;
        });
        if (!known || newTexts.contains(finding.where))
            changes.append({finding.where, ChangeSeverity::Suspicious, finding.what, {}, {}, finding.rule});
    }
}

QList<ToolChange> changesOf(const LockedTool &locked, const LockedTool &present)
{
    QList<ToolChange> changes;
    if (locked.definition != present.definition) {
        shapeChanges(locked, present, changes);
        const QSet<QString> newTexts = textChanges(locked, present, changes);
        findingChanges(locked, present, newTexts, changes);
        if (changes.isEmpty())
            changes.append(
                {{},
                 locked.modelTextHash == present.modelTextHash ? ChangeSeverity::Harmless : ChangeSeverity::Breaking,
                 LockTr::tr("Another part of the definition changed.")});
    }
    return changes;
}

using LockedTools = QList<const LockedTool *>;

/// Removes the tools with equal definitions, so that the others can be paired.
void removeUnchanged(LockedTools &before, LockedTools &after)
{
    for (qsizetype i = before.size() - 1; i >= 0; --i) {
        const auto same = std::ranges::find_if(
            after, [&](const LockedTool *tool) { return tool->definition == before.at(i)->definition; });
        if (same == after.cend())
            continue;
        after.erase(same);
        before.removeAt(i);
    }
}

} // namespace

CatalogDrift lockDrift(const LockedCatalog &locked, const LockedCatalog &present)
{
    CatalogDrift drift;
    if (locked.dialect != present.dialect)
        drift.changes.append({u"dialect"_s, ChangeSeverity::Harmless,
                              LockTr::tr("The server uses a different MCP dialect."), locked.dialect, present.dialect});
    if (locked.instructions && present.instructions && *locked.instructions != *present.instructions) {
        const QString where = u"instructions"_s;
        drift.changes.append(
            {where, ChangeSeverity::Wording, LockTr::tr("The server’s instructions for the model have changed.")});
        for (const LockedFinding &finding : present.instructionsFindings)
            drift.changes.append({where, ChangeSeverity::Suspicious, finding.what, {}, {}, finding.rule});
    }
    QMap<QString, std::pair<LockedTools, LockedTools>> byName; // locked and present ones
    for (const LockedTool &tool : locked.tools)
        byName[tool.name].first.append(&tool);
    for (const LockedTool &tool : present.tools)
        byName[tool.name].second.append(&tool);
    for (auto both = byName.begin(); both != byName.end(); ++both) {
        auto &[old, now] = both.value();
        removeUnchanged(old, now);
        for (qsizetype i = 0; i < std::max(old.size(), now.size()); ++i) {
            ToolDifference difference{both.key(), DifferenceKind::Changed, {}};
            if (i >= old.size()) {
                difference.fate = DifferenceKind::Added;
                findingChanges({}, *now.at(i), {}, difference.changes);
            } else if (i >= now.size()) {
                difference.fate = DifferenceKind::Removed;
            } else {
                difference.changes = changesOf(*old.at(i), *now.at(i));
            }
            drift.tools.append(difference);
        }
    }
    return drift;
}

CatalogDrift driftFrom(const ToolLock &lock, const LockedCatalog &present)
{
    for (const LockedCatalog &locked : lock.catalogs) {
        if (locked.name == present.name)
            return lockDrift(locked, present);
    }
    CatalogDrift drift = lockDrift({present.name, present.dialect, {}}, present);
    drift.isNew = true;
    return drift;
}

} // namespace rc
