// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/json/jsontree.h"
#include "catalog/lock/toollock.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("rc::ToolLock", text);
}

/// A claim changed from dangerous to safe, so clients that ask before dangerous calls no longer ask.
bool turnedSafe(const JsonNode &before, const JsonNode &after, const QString &where)
{
    const JsonNode *old = before.member(u"annotations");
    const JsonNode *now = after.member(u"annotations");
    const QString name = where.section(u'.', 1);
    const JsonNode *was = old ? old->member(name) : nullptr;
    const JsonNode *is = now ? now->member(name) : nullptr;
    if (!was || !is)
        return false;
    return (name == "readOnlyHint"_L1 && was->isTruth(false) && is->isTruth(true)) ||
           (name == "destructiveHint"_L1 && was->isTruth(true) && is->isTruth(false));
}

void shapeChanges(const LockedTool &locked, const LockedTool &present, QList<ToolChange> &changes)
{
    Tool before;
    before.raw = locked.shape;
    Tool after;
    after.raw = present.shape;
    const QList<ToolChange> found = toolChanges(before, after);
    if (found.isEmpty())
        return;
    const JsonNode old = jsonTree(locked.shape);
    const JsonNode now = jsonTree(present.shape);
    for (const ToolChange &change : found) {
        if (change.where.startsWith("annotations."_L1) && turnedSafe(old, now, change.where))
            changes.append({change.where,
                            ChangeWeight::Suspicious,
                            words(QT_TRANSLATE_NOOP(
                                "rc::ToolLock",
                                "The claim changed from dangerous to safe, so clients may stop asking before a call.")),
                            change.before,
                            change.after,
                            {}});
        else
            changes.append({change.where,
                            change.weight == ChangeWeight::Wording ? ChangeWeight::Harmless : change.weight,
                            change.what,
                            change.before,
                            change.after,
                            {}});
    }
}

/// The paths whose text was added, removed or changed.
QSet<QString> textChanges(const LockedTool &locked, const LockedTool &present, QList<ToolChange> &changes)
{
    QMap<QString, QByteArray> before;
    for (const auto &[where, hash] : locked.texts)
        before.insert(where, hash);
    QSet<QString> places;
    const auto add = [&](const QString &where, const char *what) {
        places.insert(where);
        changes.append({where, ChangeWeight::Harmless, words(what), {}, {}, {}});
    };
    for (const auto &[where, hash] : present.texts) {
        const auto old = before.constFind(where);
        if (old == before.cend())
            add(where, QT_TRANSLATE_NOOP("rc::ToolLock", "The text is new."));
        else if (*old != hash)
            add(where, QT_TRANSLATE_NOOP("rc::ToolLock", "The wording changed."));
        before.remove(where);
    }
    for (auto gone = before.cbegin(); gone != before.cend(); ++gone)
        add(gone.key(), QT_TRANSLATE_NOOP("rc::ToolLock", "The text was removed."));
    return places;
}

void findingChanges(const LockedTool &locked, const LockedTool &present, const QSet<QString> &newTexts,
                    QList<ToolChange> &changes)
{
    for (const LockedFinding &finding : present.findings) {
        const bool known = std::ranges::any_of(locked.findings, [&](const LockedFinding &one) {
            return one.rule == finding.rule && one.where == finding.where;
        });
        if (!known || newTexts.contains(finding.where))
            changes.append({finding.where, ChangeWeight::Suspicious, finding.what, {}, {}, finding.rule});
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
            changes.append({{},
                            locked.modelReads == present.modelReads ? ChangeWeight::Harmless : ChangeWeight::Breaking,
                            words(QT_TRANSLATE_NOOP("rc::ToolLock", "Another part of the definition changed.")),
                            {},
                            {},
                            {}});
    }
    return changes;
}

/// By name, without the tools that are equal on both sides, so that the rest can be paired.
using Named = QMap<QString, QList<const LockedTool *>>;

Named byName(const LockedCatalog &catalog)
{
    Named named;
    for (const LockedTool &tool : catalog.tools)
        named[tool.name].append(&tool);
    return named;
}

void takeOutSame(QList<const LockedTool *> &before, QList<const LockedTool *> &after)
{
    for (qsizetype i = before.size() - 1; i >= 0; --i) {
        const auto same = std::ranges::find_if(
            after, [&](const LockedTool *one) { return one->definition == before.at(i)->definition; });
        if (same == after.cend())
            continue;
        after.erase(same);
        before.removeAt(i);
    }
}

} // namespace

CatalogDrift lockDrift(const LockedCatalog &locked, const LockedCatalog &present)
{
    CatalogDrift drift{present.name, {}, {}};
    if (locked.dialect != present.dialect)
        drift.changes.append({u"dialect"_s,
                              ChangeWeight::Harmless,
                              words(QT_TRANSLATE_NOOP("rc::ToolLock", "The server uses a different MCP dialect.")),
                              locked.dialect,
                              present.dialect,
                              {}});
    if (locked.instructions && present.instructions && *locked.instructions != *present.instructions) {
        const QString where = u"instructions"_s;
        drift.changes.append(
            {where,
             ChangeWeight::Wording,
             words(QT_TRANSLATE_NOOP("rc::ToolLock", "The server’s instructions for the model have changed.")),
             {},
             {},
             {}});
        for (const LockedFinding &finding : present.instructionsFindings)
            drift.changes.append({where, ChangeWeight::Suspicious, finding.what, {}, {}, finding.rule});
    }
    Named before = byName(locked);
    Named after = byName(present);
    QStringList names(before.keyBegin(), before.keyEnd());
    std::copy(after.keyBegin(), after.keyEnd(), std::back_inserter(names));
    names.sort();
    names.removeDuplicates();
    for (const QString &name : std::as_const(names)) {
        QList<const LockedTool *> old = before.value(name);
        QList<const LockedTool *> now = after.value(name);
        takeOutSame(old, now);
        for (qsizetype i = 0; i < std::max(old.size(), now.size()); ++i) {
            ToolDifference one{name, ToolFate::Changed, {}};
            if (i >= old.size()) {
                one.fate = ToolFate::Added;
                findingChanges({}, *now.at(i), {}, one.changes);
            } else if (i >= now.size()) {
                one.fate = ToolFate::Removed;
            } else {
                one.changes = changesOf(*old.at(i), *now.at(i));
            }
            drift.tools.append(one);
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
