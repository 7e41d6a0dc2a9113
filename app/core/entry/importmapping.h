// SPDX-License-Identifier: GPL-3.0-or-later
// What each column of a CSV file, or each member of JSON Lines, becomes in an entry.
#pragma once

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

struct ImportTargetRow
{
    ImportTarget target;
    QLatin1StringView word; ///< as the command line and its JSON have it
    const char *name;       ///< in English, for importTargetName()
};

/// All of them, in the order in which a person is offered them.
[[nodiscard]] const std::array<ImportTargetRow, 5> &importTargetTable();
/// "level", "message", "timestamp", "extra" or "ignored".
[[nodiscard]] QLatin1StringView wireWord(ImportTarget target);
[[nodiscard]] QString importTargetName(ImportTarget target); ///< translated
/// In any letter case; nothing for another word.
[[nodiscard]] std::optional<ImportTarget> importTargetFromWord(QStringView word);
/// Whether an entry has only one of it.
[[nodiscard]] bool isSingle(ImportTarget target);

/// What a column of this name usually holds, in any letter case: “severity”, “msg”, “@timestamp” and the like. Nothing
/// for all other names.
[[nodiscard]] std::optional<ImportTarget> usualTarget(QStringView name);

struct MappedName
{
    QString name; ///< as the file has it
    ImportTarget target = ImportTarget::Extra;

    bool operator==(const MappedName &) const = default;
};

/// A row for each column of a CSV file in its order, or for each member in the order in which they first come.
struct ImportMapping
{
    QList<MappedName> names;
    qsizetype more = 0;         ///< further names of a file that has very many; all are extra
    bool isLevelChosen = false; ///< by a person, who may choose one of several

    /// Gives the name another target. What only one can be, no other name stays.
    void set(const QString &name, ImportTarget target);
    /// Of a name that the file did not have before as well: the usual one where no other name has it.
    [[nodiscard]] ImportTarget targetOf(const QString &name) const;
    [[nodiscard]] bool has(const QString &name) const;
    [[nodiscard]] bool isMapped(ImportTarget target) const;

    bool operator==(const ImportMapping &) const = default;
};

/// Of a header: the best of the usual names is the level, the message or the time; the others are extra.
[[nodiscard]] ImportMapping mappingOfColumns(const QStringList &columns);

/// The names of the objects in a file, gathered one object at a time.
class ImportedNames
{
public:
    static constexpr qsizetype mostNames = 200; ///< that are told one by one

    /// `isRecord`: the object is one that Activity exported; what it has beside an entry is ignored.
    void add(const QStringList &names, bool isRecord = false);
    /// Two names of one meaning are both that as long as no object holds both; then the best is, the other is extra.
    [[nodiscard]] ImportMapping mapping() const;

private:
    QList<MappedName> m_names;
    QHash<QString, qsizetype> m_places; ///< in m_names
    QSet<QString> m_further;
    QSet<QStringList> m_together; ///< usual names that an object holds at once
};

} // namespace rc
