// SPDX-License-Identifier: GPL-3.0-or-later
// The tools that match the filter as rows, with headings if there are several catalogs, and their view.
#pragma once

#include "catalog/query/toolquery.h"
#include "core/tool/tool.h"
#include "core/tool/toolcatalog.h"
#include "session/tools/percatalog.h"
#include "ui/theme/theme.h"

#include <QAbstractListModel>
#include <QList>
#include <QListView>
#include <QStringList>
#include <QStyledItemDelegate>

class QMenu;

namespace rc {

class ToolModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< safe to display, empty if equal to the display name
        DescriptionRole,         ///< one line, safe to display; the part with a match if there is one
        EffectRole,              ///< int of ToolEffect
        AssumedRole,             ///< the effect is a default
        HiddenTextRole,          ///< has hidden characters
        ChangedRole,
        NewRole,
        FindingRole,    ///< int of FindingSeverity; invalid if there is none
        TokensRole,     ///< its tokens in words, if sorted by size
        HighlightsRole, ///< texts to mark, in lower case
        HeadingRole,    ///< whether the row is the heading of a catalog
        CountRole,      ///< for a heading: number of tools below, and the total
    };

    explicit ToolModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Each of these may reset all rows.
    void setTools(const CatalogKind &catalog, const QList<Tool> &tools);
    /// One for each tool of the catalog; without them the query matches everything.
    void setIndexes(const CatalogKind &catalog, const QList<ToolIndex> &indexes);
    void setMarks(const CatalogKind &catalog, const QList<ToolMark> &marks);
    void setShown(const QList<CatalogKind> &catalogs);
    void setOrder(ToolOrder order);
    void setQuery(const ToolQuery &query);

    [[nodiscard]] const ToolQuery &query() const { return m_query; }
    /// False for headings.
    [[nodiscard]] bool isTool(int row) const;
    [[nodiscard]] bool hasHeadings() const { return m_headings; }
    [[nodiscard]] const Tool &tool(int row) const;
    [[nodiscard]] ToolKey key(int row) const;
    /// The catalog of the tool, or of those below the heading, in that row.
    [[nodiscard]] const CatalogKind &catalog(int row) const { return m_rows.at(row).catalog; }
    [[nodiscard]] int rowOf(const ToolKey &key) const; ///< -1 if there is no such row
    [[nodiscard]] int firstTool() const;               ///< its row; -1 if there is none
    [[nodiscard]] qsizetype shownTools() const { return m_found; }
    [[nodiscard]] qsizetype allTools() const; ///< in the catalogs shown
    /// Whether the indexes of all catalogs shown are available.
    [[nodiscard]] bool isSearchable() const;

private:
    struct CatalogData
    {
        QList<Tool> tools;
        ToolKeys keys;
        QList<ToolIndex> indexes;
        QList<ToolMark> marks;
        QList<qsizetype> order; ///< of the tools, as indexes
        bool isSorted = false;  ///< whether `order` is current
    };
    struct Row
    {
        qint32 tool = -1; ///< index in its catalog; negative: a heading
        qint32 count = 0; ///< for a heading: number of matches
        qint32 of = 0;
        CatalogKind catalog;

        bool operator==(const Row &) const = default;
    };

    [[nodiscard]] const CatalogData &catalogData(const CatalogKind &catalog) const { return m_catalogData[catalog]; }
    [[nodiscard]] ToolMark marksOf(const Row &row) const;
    [[nodiscard]] bool isMatch(const CatalogData &catalogData, qsizetype tool) const;
    [[nodiscard]] QVariant headingData(const Row &row, int role) const;
    [[nodiscard]] QString accessibleText(const Row &row) const;
    [[nodiscard]] QList<Row> matchingRows();
    void updateRows(const QList<Row> &rows);
    void setRows(const QList<Row> &rows);

    PerCatalog<CatalogData> m_catalogData;
    QList<CatalogKind> m_shown;
    QList<Row> m_rows;
    ToolQuery m_query;
    QStringList m_highlights;
    ToolOrder m_order = ToolOrder::AsSent;
    qsizetype m_found = 0;
    bool m_headings = false;
};

/// Translated: "120 tokens".
[[nodiscard]] QString tokensText(int tokens);
/// Translated: "critical finding".
[[nodiscard]] QString findingText(FindingSeverity severity);
/// Adds actions that copy the name, description and definition of a tool.
void addCopyToolActions(QMenu &menu, const Tool &tool);

struct AnnotationChip
{
    QString text;
    Token tone = Token::Quiet;

    bool operator==(const AnnotationChip &) const = default;
};

/// "writes", "May be destructive (assumed)", "May reach external systems (assumed)" …
[[nodiscard]] QList<AnnotationChip> annotationChips(const ToolAnnotations &annotations);

/// Paints a tool in the list with matches marked, or the heading of a group.
class ToolDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ToolDelegate(const Theme &theme, QObject *parent = nullptr);

    /// Whether rows have a line for the description. The caller must relayout the view.
    void setShowsDescription(bool described) { m_showsDescription = described; }
    [[nodiscard]] bool showsDescription() const { return m_showsDescription; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Line
    {
        QRect rect;
        QString text;
        QFont font;
        QColor ink;
    };
    void measure();
    void paintTool(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] QRect paintAtEnd(QPainter *painter, const QStyleOptionViewItem &option, const QRect &area,
                                   const QString &text, Token ink) const;
    [[nodiscard]] int paintBadges(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                                  QRect room, const QString &title) const;
    void paintLine(QPainter *painter, const QStyleOptionViewItem &option, const Line &line,
                   const QStringList &highlights) const;

    const Theme &m_theme;
    bool m_showsDescription = true;
    QFont m_strong;
    QFont m_mono;
    int m_strongHeight = 0;
    int m_monoHeight = 0;
    int m_smallHeight = 0;
};

class ToolListView : public QListView
{
    Q_OBJECT

public:
    ToolListView(ToolModel &model, const Theme &theme, QWidget *parent = nullptr);

signals:
    /// Up on the first tool.
    void leftUpwards();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void choose(int from, int step);
    void fitRows();

    ToolModel &m_model;
    ToolDelegate *m_delegate;
};

} // namespace rc
