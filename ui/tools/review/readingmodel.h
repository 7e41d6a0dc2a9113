// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogs' text for a model, line by line: a row for each tool, followed by its lines unless it is deselected.
// Lines are created on demand and counted in another thread. Deselecting only affects this session; the server is not
// changed.
#pragma once

#include "catalog/review/modelreading.h"
#include "catalog/review/toolcost.h"
#include "core/tool/toolcatalog.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>
#include <QStyledItemDelegate>

#include <memory>
#include <optional>

namespace rc {

class Theme;

struct ReadCatalog
{
    CatalogKind kind;
    QList<Tool> tools;
    QList<ToolCost> costs;       ///< of each tool
    QList<ToolFinding> findings; ///< in the order of the tools
    ToolCost instructions;       ///< of the server's instructions
};

class ReadingModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Something that takes a part of a model's context.
    struct Entry
    {
        CatalogKind kind;
        qsizetype place = -1; ///< index of the tool in its catalog; -1: the server's instructions
        QString name;         ///< name of the tool; outside text
        ToolCost cost;
        bool kept = true;
        std::optional<FindingWeight> heaviest;
        int lines = 0;

        [[nodiscard]] bool isTool() const { return place >= 0; }
    };
    struct Row
    {
        const Entry *entry = nullptr;
        const ReadPart *part = nullptr; ///< null: the head of the entry
        TextPart line;                  ///< of the part's text
        bool isFirst = false;           ///< first line of its part
    };

    explicit ReadingModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    void setCatalogs(const QList<ReadCatalog> &catalogs);
    /// Columns per line; the current lines stay until the new ones are counted.
    void setColumns(int columns);
    [[nodiscard]] bool isCounting() const { return m_counting; }
    [[nodiscard]] bool isKept(const CatalogKind &kind, const QString &name) const
    {
        return !m_leftOut.contains({kind, name});
    }
    void keepAll(); ///< including hidden tools

    /// Valid until another row is requested.
    [[nodiscard]] Row row(int row) const;
    [[nodiscard]] const QList<Entry> &entries() const { return m_entries; }
    [[nodiscard]] int headOf(int row) const; ///< the row of the entry's head
    [[nodiscard]] QList<ToolFinding> findingsOf(const Entry &entry) const;

signals:
    void changed(); ///< entries or their selection changed
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
    int m_columns = 80; ///< requested columns
    int m_laidColumns = 80;
    int m_asked = 0; ///< ignores older counts
    bool m_counting = false;
    mutable QCache<qsizetype, Laid> m_laid; ///< of recently used entries
};

/// How tokens are estimated, and the maximum error; translated.
[[nodiscard]] QString costMethod();

/// Paints a line of that text: darker if it costs more, findings underlined, the number of tokens at the end.
class ReadingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ReadingDelegate(const ReadingModel &model, const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The number of text columns in a row of that width.
    [[nodiscard]] int columnsIn(int width) const;

protected:
    /// Handles clicks on the checkbox, and the space bar on any line of a tool.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    void paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                   const ReadingModel::Entry &entry) const;
    void paintLine(QPainter *painter, const QStyleOptionViewItem &option, const ReadingModel::Row &row) const;
    void paintNumber(QPainter *painter, const QStyleOptionViewItem &option, int tokens) const;
    [[nodiscard]] int gutter() const;

    const ReadingModel &m_model;
    const Theme &m_theme;
};

} // namespace rc
