// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of the catalogs as rows for a view, below the tool that they are of: the tools with the gravest first,
// and of each the gravest first. What is only informative is folded into one row.
#pragma once

#include "catalog/review/catalogreview.h"

#include <QAbstractListModel>
#include <QSet>

#include <optional>

namespace rc {

class FindingModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class RowKind {
        Tool,
        Finding,
        Folded ///< the informative ones of the tool above
    };
    enum Role {
        KindRole = Qt::UserRole, ///< int of RowKind
        WeightRole,              ///< int of FindingWeight: of a finding, of a tool the gravest
        AsideRole,               ///< of a finding its rule and place, of a tool how many there are, safe to display
    };

    /// Nothing: all weights.
    struct Filter
    {
        std::optional<FindingWeight> weight;
        bool accepted = false; ///< those alone
    };

    explicit FindingModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    void setFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted);
    void setFilter(const Filter &filter);
    [[nodiscard]] RowKind kind(int row) const { return m_rows.at(row).kind; }
    /// In that row, or the first one of the tool or of what is folded there.
    [[nodiscard]] const ToolFinding &finding(int row) const { return m_found.at(m_rows.at(row).finding); }
    /// Shows what is folded there, or folds it again.
    void unfold(int row);
    [[nodiscard]] const Filter &filter() const { return m_filter; }
    [[nodiscard]] qsizetype count(const Filter &filter) const;

private:
    struct Row
    {
        RowKind kind;
        qsizetype finding; ///< in m_found
        int count = 0;     ///< of a tool and of what is folded
    };
    using ToolPlace = QPair<CatalogKind, qsizetype>;

    void fill();
    void addTool(qsizetype from, qsizetype to);
    [[nodiscard]] QString textOf(const Row &row) const;
    [[nodiscard]] QString asideOf(const Row &row) const;

    QList<ToolFinding> m_findings;
    QList<ToolFinding> m_accepted;
    QList<ToolFinding> m_found; ///< by the filter, in the order of the rows
    QList<Row> m_rows;
    QSet<ToolPlace> m_unfolded;
    Filter m_filter;
};

} // namespace rc
