// SPDX-License-Identifier: GPL-3.0-or-later
// The target in an entry of each column of a CSV file or member of JSON Lines.
#pragma once

#include "core/words/enumtable.h"

#include <QHash>
#include <QLatin1StringView>
#include <QList>
#include <QSet>
#include <QStringList>
#include <QStringView>

#include <array>
#include <optional>

namespace rc {

enum class ImportTarget {
    Level,
    Message,
    Timestamp,
    Extra,
    Ignored
};

/// All targets, in the order of the menu.
[[nodiscard]] const std::array<EnumRow<ImportTarget>, 5> &importTargetTable();
/// "level", "message", "timestamp", "extra" or "ignored".
[[nodiscard]] QLatin1StringView wireWord(ImportTarget target);
[[nodiscard]] QString importTargetName(ImportTarget target); ///< translated
/// Ignores case; nullopt for any other word.
[[nodiscard]] std::optional<ImportTarget> importTargetFromWord(QStringView word);
/// Whether an entry has only one such field.
[[nodiscard]] bool isSingle(ImportTarget target);

/// The usual target of a column with this name, ignoring case (“severity”, “msg”, “@timestamp”); nullopt for other
/// names.
[[nodiscard]] std::optional<ImportTarget> usualTarget(QStringView name);

/// Whether times in a column with this name are UTC: “time (UTC)”, “timeUtc”, “utc_time”.
[[nodiscard]] bool isUtcName(const QString &name);

struct MappedName
{
    QString name; ///< as in the file
    ImportTarget target = ImportTarget::Extra;

    bool operator==(const MappedName &) const = default;
};

/// A row for each CSV column in order, or for each member in order of first appearance.
struct ImportMapping
{
    QList<MappedName> names;
    qsizetype more = 0;         ///< names beyond ImportedNames::maxNames, which are all extra
    bool isLevelChosen = false; ///< the user chose the level among several candidates

    /// Sets the target of `name`. If only one name may have that target, the previous one becomes extra.
    void set(const QString &name, ImportTarget target);
    /// A name that is not listed has its usual target, if no other name has it.
    [[nodiscard]] ImportTarget targetOf(const QString &name) const;
    [[nodiscard]] bool has(const QString &name) const;
    [[nodiscard]] bool isMapped(ImportTarget target) const;

    bool operator==(const ImportMapping &) const = default;
};

/// Maps a header: the best usual name for each of level, message and time; the rest are extra.
[[nodiscard]] ImportMapping mappingOfColumns(const QStringList &columns);

/// Collects the member names in a file, one object at a time.
class ImportedNames
{
public:
    static constexpr qsizetype maxNames = 200; ///< listed individually

    /// `isRecord`: the object was exported from Activity, and its members outside the entry are ignored.
    void add(const QStringList &names, bool isRecord = false);
    /// Two names with the same meaning share a target unless an object holds both. Then the better one wins, the other
    /// is extra.
    [[nodiscard]] ImportMapping mapping() const;

private:
    QList<MappedName> m_names;
    QHash<QString, qsizetype> m_indexes; ///< in m_names
    QSet<QString> m_unlisted;
    QSet<QStringList> m_nameSets; ///< sets of usual names that occur in one object
};

} // namespace rc
