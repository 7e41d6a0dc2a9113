// SPDX-License-Identifier: GPL-3.0-or-later
// The text that a model gets from the catalogs: a row for each tool with its cost, followed by its lines unless it is
// excluded, which affects only this session. Lines are counted in another thread and laid out on demand.
#pragma once

#include "catalog/review/modelreading.h"
#include "catalog/review/toolcost.h"
#include "config/toolspec.h"
#include "core/tool/toolcatalog.h"

#include <QAbstractListModel>
#include <QCache>
#include <QSet>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QLabel;
class QListView;
class QMenu;
class QProgressBar;
class QPushButton;

namespace rc {

class CatalogReviewer;
class CopyButton;
class LeadText;
class Panel;
class SegmentedControl;
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
    /// A part of a model's context: a tool, or the server's instructions.
    struct Entry
    {
        CatalogKind kind;
        qsizetype index = -1; ///< of the tool in its catalog; -1: the server's instructions
        QString name;         ///< of the tool; outside text
        ToolCost cost;
        bool included = true;
        std::optional<FindingSeverity> maxSeverity;
        int lines = 0;

        [[nodiscard]] bool isTool() const { return index >= 0; }
    };
    struct Row
    {
        const Entry *entry = nullptr;
        const ReadingPart *part = nullptr; ///< null: the head of the entry
        TextSpan line;                     ///< of the part's text
        bool isFirst = false;              ///< first line of its part
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
    [[nodiscard]] bool isIncluded(const CatalogKind &kind, const QString &name) const
    {
        return !m_excluded.contains({kind, name});
    }
    void includeAll(); ///< including tools that are not shown

    /// Valid until another row is requested.
    [[nodiscard]] Row row(int row) const;
    [[nodiscard]] const QList<Entry> &entries() const { return m_entries; }
    [[nodiscard]] int headOf(int row) const; ///< the row of the entry's head
    [[nodiscard]] QList<ToolFinding> findingsOf(const Entry &entry) const;

signals:
    void changed(); ///< entries or their inclusion
    void counted();

private:
    struct LineLayout;

    [[nodiscard]] qsizetype entryOf(int row) const;
    [[nodiscard]] const LineLayout &lineLayout(qsizetype entry) const;
    [[nodiscard]] const ReadCatalog *catalogOf(const CatalogKind &kind) const;
    [[nodiscard]] int linesOf(const Entry &entry) const { return entry.included ? entry.lines : 0; }
    void count();
    void updateHeads();
    void applyInclusion();

    QSet<QPair<CatalogKind, QString>> m_excluded;
    QList<ReadCatalog> m_catalogs;
    QList<Entry> m_entries;
    QList<int> m_heads; ///< row of each entry
    int m_rows = 0;
    int m_columns = 80; ///< requested columns
    int m_lineColumns = 80;
    int m_requestId = 0; ///< ignores older counts
    bool m_counting = false;
    mutable QCache<qsizetype, LineLayout> m_lineLayouts; ///< by entry
};

/// How tokens are estimated, and the maximum error; translated.
[[nodiscard]] QString costMethod();

/// Paints a line with the number of tokens: stronger if it costs more, and with findings underlined.
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

class ReadingPanel : public QWidget
{
    Q_OBJECT

public:
    ReadingPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// The catalogs whose lists are shown. Default: both of the interface.
    void setShown(const QList<CatalogKind> &catalogs);
    void includeAll(); ///< including tools that are not shown
    /// Creates the text to copy; set before it is shown.
    using SpecSource = std::function<Result<QString>(const QList<OfferedCatalog> &)>;
    void setSpecSource(SpecSource source) { m_spec = std::move(source); }

signals:
    void toolRequested(const rc::CatalogKind &kind, const QString &tool);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildBudget();
    [[nodiscard]] QWidget *buildReading();
    [[nodiscard]] QWidget *buildAbout();
    void addActions(QMenu &menu, int row);
    void markStale();
    void showReviews();
    void showBudget();
    void showRow();
    void restoreCurrent();
    void showHint();
    void copySpec();
    [[nodiscard]] QList<OfferedCatalog> offered() const;

    CatalogReviewer &m_reviewer;
    const Theme &m_theme;
    QList<CatalogKind> m_shown = interfaceCatalogs();
    SpecSource m_spec;
    bool m_isStale = true;
    CatalogKind m_readKind; ///< of the current tool
    QString m_readTool;
    QTimer m_resizeTimer; ///< until resizing has stopped
    ReadingModel *m_model;
    ReadingDelegate *m_delegate;
    QListView *m_view = nullptr;
    QLabel *m_label = nullptr;
    QLabel *m_largest = nullptr;
    QLabel *m_hint = nullptr;
    SegmentedControl *m_budgets = nullptr;
    QProgressBar *m_bar = nullptr;
    QPushButton *m_all = nullptr;
    CopyButton *m_copy = nullptr;
    Panel *m_about = nullptr;
    LeadText *m_aboutWords = nullptr;
    QPushButton *m_toggle = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace rc
