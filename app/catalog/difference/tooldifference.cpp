// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/difference/tooldifference.h"

#include "catalog/json/canonicaljson.h"
#include "core/tool/toolcatalog.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ToolDifferenceTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolDifference)
};

// In the order of the enumeration.
constexpr std::array severityWords{
    QT_TRANSLATE_NOOP("rc::ToolDifference", "harmless"), QT_TRANSLATE_NOOP("rc::ToolDifference", "wording"),
    QT_TRANSLATE_NOOP("rc::ToolDifference", "breaking"), QT_TRANSLATE_NOOP("rc::ToolDifference", "suspicious")};

struct Hint
{
    QLatin1StringView name;
    bool byDefault; ///< default in the MCP specification, ToolAnnotations
};
constexpr std::array<Hint, 4> hints{{{"readOnlyHint"_L1, false},
                                     {"destructiveHint"_L1, true},
                                     {"idempotentHint"_L1, false},
                                     {"openWorldHint"_L1, true}}};

constexpr QLatin1StringView annotationsPrefix("annotations.");

QStringList memberNames(JsonValue first, JsonValue second)
{
    QStringList names;
    for (const JsonValue object : {first, second}) {
        for (const JsonValue member : object.members()) {
            const QString name = member.key();
            if (!names.contains(name))
                names.append(name);
        }
    }
    return names;
}

/// A member of a definition that differs.
struct ChangedMember
{
    QString name;
    JsonValue before;
    JsonValue after;

    [[nodiscard]] ToolChange toChange(ChangeSeverity severity, const QString &what, const QString &parent = {}) const
    {
        return {parent + name, severity, what, valueText(before), valueText(after)};
    }
};

QList<ChangedMember> changedMembers(JsonValue before, JsonValue after)
{
    QList<ChangedMember> changed;
    for (const QString &name : memberNames(before, after)) {
        const ChangedMember member{name, before.member(name.toUtf8()), after.member(name.toUtf8())};
        if (!sameValue(member.before, member.after))
            changed.append(member);
    }
    return changed;
}

void annotationChanges(JsonValue before, JsonValue after, QList<ToolChange> &changes)
{
    for (const ChangedMember &member : changedMembers(before, after)) {
        const auto hint = std::ranges::find(hints, member.name, &Hint::name);
        const bool isOpposite = hint != hints.cend() && member.before.boolean().value_or(hint->byDefault) !=
                                                            member.after.boolean().value_or(hint->byDefault);
        changes.append(
            member.name == "title"_L1 ? member.toChange(ChangeSeverity::Wording,
                                                        ToolDifferenceTr::tr("The wording changed."), annotationsPrefix)
            : isOpposite              ? member.toChange(ChangeSeverity::Breaking,
                                                        ToolDifferenceTr::tr("It now claims the opposite."), annotationsPrefix)
                                      : member.toChange(ChangeSeverity::Harmless,
                                                        ToolDifferenceTr::tr("It is now stated differently."), annotationsPrefix));
    }
}

QList<ToolChange> changesBetween(JsonValue before, JsonValue after)
{
    QList<ToolChange> changes;
    for (const ChangedMember &member : changedMembers(before, after)) {
        if (member.name == "title"_L1 || member.name == "description"_L1)
            changes.append(member.toChange(ChangeSeverity::Wording, ToolDifferenceTr::tr("The wording changed.")));
        else if (member.name == "annotations"_L1)
            annotationChanges(member.before, member.after, changes);
        else if (member.name == "outputSchema"_L1 && !member.after)
            changes.append(
                member.toChange(ChangeSeverity::Breaking, ToolDifferenceTr::tr("The result is no longer described.")));
        else if (member.name == "outputSchema"_L1 && !member.before)
            changes.append(
                member.toChange(ChangeSeverity::Harmless, ToolDifferenceTr::tr("The result is now described.")));
        else if (member.name == "inputSchema"_L1 || member.name == "outputSchema"_L1)
            schemaChanges(member.before, member.after,
                          member.name == "inputSchema"_L1 ? SchemaUse::Input : SchemaUse::Output, member.name + u':',
                          changes);
        else
            changes.append(member.toChange(ChangeSeverity::Harmless, ToolDifferenceTr::tr("Metadata changed.")));
    }
    return changes;
}

} // namespace

QLatin1StringView wireWord(ChangeSeverity severity)
{
    return QLatin1StringView(severityWords.at(std::size_t(severity)));
}

QString changeSeverityName(ChangeSeverity severity)
{
    return ToolDifferenceTr::tr(severityWords.at(std::size_t(severity)));
}

QString differenceKindName(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Added:
        return ToolDifferenceTr::tr("new");
    case DifferenceKind::Removed:
        return ToolDifferenceTr::tr("removed");
    case DifferenceKind::Changed:
        break;
    }
    return ToolDifferenceTr::tr("changed");
}

QLatin1StringView wireWord(DifferenceKind fate)
{
    constexpr std::array words{"added"_L1, "removed"_L1, "changed"_L1}; // in the order of the enumeration
    return words.at(std::size_t(fate));
}

ChangeSeverity ToolDifference::severity() const
{
    ChangeSeverity maxSeverity = fate == DifferenceKind::Removed ? ChangeSeverity::Breaking : ChangeSeverity::Harmless;
    for (const ToolChange &change : changes)
        maxSeverity = std::max(maxSeverity, change.severity);
    return maxSeverity;
}

QList<ToolChange> toolChanges(const Tool &before, const Tool &after)
{
    if (before.raw == after.raw)
        return {};
    const auto old = JsonTape::read(before.raw);
    const auto now = JsonTape::read(after.raw);
    return changesBetween(old ? old->root() : JsonValue(), now ? now->root() : JsonValue());
}

QList<ToolDifference> catalogDifference(const QList<Tool> &before, const QList<Tool> &after)
{
    const QStringList keysBefore = storedToolNames(before);
    const QStringList keysAfter = storedToolNames(after);
    QHash<QString, qsizetype> indexes;
    for (qsizetype i = 0; i < keysAfter.size(); ++i)
        indexes.insert(keysAfter.at(i), i);
    QList<ToolDifference> differences;
    for (qsizetype i = 0; i < keysBefore.size(); ++i) {
        const qsizetype index = indexes.value(keysBefore.at(i), -1);
        if (index < 0) {
            differences.append({before.at(i).name, DifferenceKind::Removed, {}});
            continue;
        }
        indexes.remove(keysBefore.at(i));
        const QList<ToolChange> changes = toolChanges(before.at(i), after.at(index));
        if (!changes.isEmpty())
            differences.append({before.at(i).name, DifferenceKind::Changed, changes, index});
    }
    for (qsizetype i = 0; i < keysAfter.size(); ++i) {
        if (indexes.contains(keysAfter.at(i)))
            differences.append({after.at(i).name, DifferenceKind::Added, {}, i});
    }
    return differences;
}

QByteArray toolHash(const Tool &tool)
{
    return QCryptographicHash::hash(canonicalJson(tool.raw), QCryptographicHash::Sha256).toHex();
}

QByteArray catalogHash(const QList<Tool> &tools)
{
    QList<QByteArray> hashes;
    for (const Tool &tool : tools)
        hashes.append(toolHash(tool));
    std::ranges::sort(hashes);
    return QCryptographicHash::hash(hashes.join('\n'), QCryptographicHash::Sha256).toHex();
}

QString changePathText(const QString &where)
{
    constexpr qsizetype maxLength = 120;
    QString name = where;
    for (const auto &prefix : {"inputSchema: "_L1, "inputSchema:"_L1}) {
        if (name.startsWith(prefix)) {
            name = name.mid(prefix.size());
            break;
        }
    }
    if (name.trimmed().isEmpty())
        name = where;
    return displayText(name, LineBreaks::Mark, maxLength);
}

QString changeSentence(const QList<ToolChange> &changes)
{
    constexpr qsizetype maxParts = 3;
    QStringList parts;
    for (qsizetype i = 0; i < changes.size() && i < maxParts; ++i) {
        const ToolChange &change = changes.at(i);
        const QString path = changePathText(change.where);
        if (change.severity == ChangeSeverity::Wording) {
            const QString named = path.endsWith(".description"_L1) ? path.chopped(12) : path;
            parts.append(QCoreApplication::translate("rc::ChangeView", "wording of %1").arg(named));
            continue;
        }
        QString what = change.what;
        while (what.endsWith(u'.'))
            what.chop(1);
        parts.append(change.severity >= ChangeSeverity::Breaking
                         ? QCoreApplication::translate("rc::ChangeView", "%1: %2 (breaking)").arg(path, what)
                         : QCoreApplication::translate("rc::ChangeView", "%1: %2").arg(path, what));
    }
    if (const auto more = static_cast<int>(changes.size() - parts.size()); more > 0)
        parts.append(QCoreApplication::translate("rc::ChangeView", "and %n more", nullptr, more));
    return clausesText(parts) + u'.';
}

} // namespace rc
