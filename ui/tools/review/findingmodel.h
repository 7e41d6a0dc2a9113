// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of the catalogs as a table for a view, all or of one weight.
#pragma once

#include "catalog/review/catalogreview.h"

#include <QAbstractTableModel>

#include <optional>

namespace rc {

class Theme;

class FindingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        WeightColumn,
        ToolColumn,
        WhatColumn,
        RuleColumn,
        ColumnCount
    };

    /// Nothing: all weights.
    struct Filter
    {
        std::optional<FindingWeight> weight;
        bool accepted = false; ///< those alone
    };

    /// `theme` outlives this object.
    explicit FindingModel(const Theme &theme, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted);
    void setFilter(const Filter &filter);
    [[nodiscard]] const ToolFinding &finding(int row) const { return m_rows.at(row); }
    [[nodiscard]] const Filter &filter() const { return m_filter; }
    [[nodiscard]] qsizetype count(const Filter &filter) const;

private:
    void fill();

    const Theme &m_theme;
    QList<ToolFinding> m_findings;
    QList<ToolFinding> m_accepted;
    QList<ToolFinding> m_rows;
    Filter m_filter;
};

} // namespace rc
