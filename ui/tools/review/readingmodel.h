// SPDX-License-Identifier: GPL-3.0-or-later
// What a model reads of the catalogs, line by line: a row for each tool, and below it the lines of its text unless it
// is left out. Lines are made when they are looked at; how many there are is counted aside. What is left out is so for
// this session; the server is not changed.
#pragma once

#include "catalog/review/modelreading.h"
#include "catalog/review/toolcost.h"
#include "core/tool/toolcatalog.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>

#include <memory>
#include <optional>

namespace rc {

/// A catalog as far as it is read here.
struct ReadCatalog
{
    CatalogKind kind;
    QList<Tool> tools;
    QList<ToolCost> costs;       ///< of each tool
    QList<ToolFinding> findings; ///< in the order of the tools
    ToolCost instructions;       ///< of what its server tells a model first
};

class ReadingModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Something that takes part of a model's context.
    struct Entry
    {
        CatalogKind kind;
        qsizetype place = -1; ///< of the tool in its catalog; -1: these are the server's instructions
        QString name;         ///< of the tool; outside text
        ToolCost cost;
        bool kept = true;
        std::optional<FindingWeight> heaviest;
        int lines = 0;

        [[nodiscard]] bool isTool() const { return place >= 0; }
    };
    struct Row
    {
        const Entry *entry = nullptr;
        const ReadPart *part = nullptr; ///< null: this is the head of the entry
        TextPart line;                  ///< of the part's text
        bool isFirst = false;           ///< line of its part
    };

    explicit ReadingModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    void setCatalogs(const QList<ReadCatalog> &catalogs);
    /// Of a line; what is shown stays until the lines are counted again.
    void setColumns(int columns);
    [[nodiscard]] bool isCounting() const { return m_counting; }
    [[nodiscard]] bool isKept(const CatalogKind &kind, const QString &name) const
    {
        return !m_leftOut.contains({kind, name});
    }
    void keepAll(); ///< also tools that are not shown now

    /// Valid until other rows are asked for.
    [[nodiscard]] Row row(int row) const;
    [[nodiscard]] const QList<Entry> &entries() const { return m_entries; }
    [[nodiscard]] int headOf(int row) const; ///< the row of the entry that the row belongs to
    [[nodiscard]] QList<ToolFinding> findingsOf(const Entry &entry) const;

signals:
    void changed(); ///< other entries, or other ones kept
    void counted();

private:
    struct Laid;

    [[nodiscard]] qsizetype entryOf(int row) const;
    [[nodiscard]] const Laid &laid(qsizetype entry) const;
    [[nodiscard]] const ReadCatalog *catalogOf(const CatalogKind &kind) const;
    [[nodiscard]] int linesOf(const Entry &entry) const { return entry.kept ? entry.lines : 0; }
    void count();
    void place();
    void followTicks();

    QSet<QPair<CatalogKind, QString>> m_leftOut;
    QList<ReadCatalog> m_catalogs;
    QList<Entry> m_entries;
    QList<int> m_heads; ///< row of each entry
    int m_rows = 0;
    int m_columns = 80; ///< that are wanted
    int m_laidColumns = 80;
    int m_asked = 0; ///< countings that are older are void
    bool m_counting = false;
    mutable QCache<qsizetype, Laid> m_laid; ///< of the entries that were looked at last
};

/// How the numbers of tokens are estimated and how far off they may be; translated.
[[nodiscard]] QString costMethod();

} // namespace rc
