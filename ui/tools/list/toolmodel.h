// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of both catalogs as the rows that the filter leaves, with headings where they are grouped.
#pragma once

#include "catalog/query/toolarrangement.h"
#include "catalog/query/toolindex.h"
#include "catalog/query/toolquery.h"
#include "core/tool/toolcatalog.h"
#include "core/tool/toolkey.h"
#include "session/tools/percatalog.h"

#include <QAbstractListModel>

namespace rc {

class ToolModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< safe to display, empty when it is the shown name already
        DescriptionRole,         ///< one line, safe to display; the part with a match where there is one
        EffectRole,              ///< int of ToolEffect
        AssumedRole,             ///< the effect rests on a default
        HiddenTextRole,          ///< something in it would not be seen
        ChangedRole,
        NewRole,
        FindingRole, ///< int of FindingWeight; invalid without a finding
        TokensRole,  ///< while the largest come first: how many they take, in words
        SoughtRole,  ///< the texts to be marked, lower case
        HeadingRole, ///< a heading and no tool: Qt::DisplayRole and CountRole say what follows
        CatalogHeadingRole,
        CountRole, ///< of a heading: how many tools follow, and of how many
    };

    explicit ToolModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Each of these may set all rows anew.
    void setTools(const CatalogKind &catalog, const QList<Tool> &tools);
    /// One for each tool of the catalog; until they are there the query finds everything.
    void setIndexes(const CatalogKind &catalog, const QList<ToolIndex> &indexes);
    void setMarks(const CatalogKind &catalog, const QList<ToolMarks> &marks);
    void setShown(const QList<CatalogKind> &catalogs);
    void setArrangement(ToolGrouping grouping, ToolOrder order);
    void setQuery(const ToolQuery &query);

    [[nodiscard]] const ToolQuery &query() const { return m_query; }
    /// Headings are no tools.
    [[nodiscard]] bool isTool(int row) const;
    [[nodiscard]] bool hasHeadings() const { return m_headings; }
    [[nodiscard]] const Tool &tool(int row) const;
    [[nodiscard]] ToolKey key(int row) const;
    /// Of the tool, or of those below the heading, in that row.
    [[nodiscard]] const CatalogKind &catalog(int row) const { return m_rows.at(row).catalog; }
    [[nodiscard]] int rowOf(const ToolKey &key) const; ///< -1 without such a row
    [[nodiscard]] int firstTool() const;               ///< its row; -1 without one
    [[nodiscard]] qsizetype shownTools() const { return m_found; }
    [[nodiscard]] qsizetype allTools() const; ///< of the catalogs that are shown
    /// Whether the indexes of all that is shown are there.
    [[nodiscard]] bool isSearchable() const;

private:
    struct Side
    {
        QList<Tool> tools;
        ToolKeys keys;
        QList<ToolIndex> indexes;
        QList<ToolMarks> marks;
        ToolArrangement arrangement;
        bool arranged = false; ///< the arrangement is that of the tools and marks
    };
    struct Row
    {
        qint32 tool = -1;  ///< of the side; below 0: a heading
        qint32 group = -1; ///< of a heading: below 0: of the catalog
        qint32 count = 0;  ///< of a heading: found
        qint32 of = 0;
        CatalogKind catalog;

        bool operator==(const Row &) const = default;
    };

    [[nodiscard]] const Side &side(const CatalogKind &catalog) const { return m_sides[catalog]; }
    [[nodiscard]] ToolMarks marksOf(const Row &row) const;
    [[nodiscard]] bool finds(const Side &side, qsizetype tool) const;
    [[nodiscard]] QVariant headingData(const Row &row, int role) const;
    [[nodiscard]] QString accessibleText(const Row &row) const;
    void arrange(const CatalogKind &catalog);
    void fill();
    void refill();
    [[nodiscard]] QList<Row> foundRows();
    void show(const QList<Row> &rows);
    void reset(const QList<Row> &rows);
    void fillSide(const CatalogKind &catalog, QList<Row> &rows) const;
    void keepFound();

    PerCatalog<Side> m_sides;
    QList<CatalogKind> m_shown;
    QList<Row> m_rows;
    ToolQuery m_query;
    QStringList m_sought;
    ToolGrouping m_grouping = ToolGrouping::Flat;
    ToolOrder m_order = ToolOrder::AsSent;
    qsizetype m_found = 0;
    bool m_headings = false;
};

/// The translated word for what a tool does: "reads", "writes", "destructive".
[[nodiscard]] QString effectName(ToolEffect effect);

} // namespace rc
