// SPDX-License-Identifier: GPL-3.0-or-later
// The findings and changes of the catalogs, below the names of their tools and the most severe first, as a model, a
// panel and a list for one tool.
#pragma once

#include "catalog/review/findingrows.h"
#include "catalog/review/toolfindings.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>
#include <QWidget>

#include <optional>

class QLabel;
class QMenu;
class QPushButton;
class QTreeView;
class QVBoxLayout;

namespace rc {

class NoWheelComboBox;
class CatalogReviewer;
class ChangeView;

class FindingModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using RowKind = FindingRow::Kind;
    using Filter = FindingFilter;
    enum Role {
        KindRole = Qt::UserRole, ///< int of RowKind
        AsideRole,               ///< the second line of a row, and a tool's count; safe to display
        IconRole,                ///< the name of the icon of a finding or change
        TokenRole,               ///< int of the icon's Token
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    void setReviews(const QList<CatalogReview> &reviews);
    void setFilter(Filter filter);
    [[nodiscard]] Filter filter() const { return m_filter; }
    [[nodiscard]] qsizetype count(Filter filter) const { return findingCount(m_reviews, filter); }
    /// New or changed tools that are not reviewed, including changes before the list compared with.
    [[nodiscard]] qsizetype unreviewed() const;

    [[nodiscard]] RowKind kind(int row) const { return m_rows.at(row).kind; }
    [[nodiscard]] CatalogKind catalog(int row) const { return m_rows.at(row).catalog; }
    [[nodiscard]] QString toolName(int row) const { return m_rows.at(row).name; } ///< outside text
    /// In a row of that kind.
    [[nodiscard]] const ToolFinding &finding(int row) const { return m_rows.at(row).finding; }
    /// The change of the row's tool; nullptr if unchanged.
    [[nodiscard]] const ToolDifference *change(int row) const;
    [[nodiscard]] bool needsReview(int row) const { return m_rows.at(row).needsReview; } ///< the change

private:
    void fill();
    [[nodiscard]] QString textOf(int row) const;
    [[nodiscard]] QString asideOf(int row) const;

    QList<CatalogReview> m_reviews;
    QList<FindingRow> m_rows;
    Filter m_filter = Filter::All;
};

/// Paints a row: a tool's name, or an icon and the full text, which wraps.
class FindingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit FindingDelegate(const Theme &theme, QObject *parent = nullptr)
        : QStyledItemDelegate(parent)
        , m_theme(theme)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

/// The text of a tab with findings: "Findings 3".
[[nodiscard]] QString findingsTabText(qsizetype findings);

class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    FindingsPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// The catalogs whose lists are shown. Default: both of the interface.
    void setShown(const QList<CatalogKind> &catalogs);
    /// Shows only changes, until another filter is chosen.
    void showChanges();
    [[nodiscard]] qsizetype count() const; ///< number of findings that are not accepted
    [[nodiscard]] qsizetype unreviewed() const { return m_model->unreviewed(); }

signals:
    void countChanged();
    void locationRequested(const rc::CatalogKind &kind, const QString &tool, const QString &where);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildView(const Theme &theme);
    void showReviews();
    void showComparison();
    void showDetail();
    void updateTexts();
    void open(const QModelIndex &index);
    void addActions(QMenu &menu, const QModelIndex &at);
    void acceptChosen();
    [[nodiscard]] QList<ToolFinding> chosen() const;

    CatalogReviewer &m_reviewer;
    QList<CatalogKind> m_shown = interfaceCatalogs();
    FindingModel *m_model;
    NoWheelComboBox *m_filters;
    QLabel *m_compared; ///< which lists are compared
    QTreeView *m_view;
    ChangeView *m_changes; ///< of the tool in the current row
    QLabel *m_label;
    QPushButton *m_accept;
    QPushButton *m_all;
};

/// A tool's findings: a row each, with the rule's name and buttons to show its location and accept it.
class FindingRows : public QWidget
{
    Q_OBJECT

public:
    explicit FindingRows(const Theme &theme, QWidget *parent = nullptr);

    /// Hides itself if there are none.
    void showFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted);

signals:
    void locationRequested(const QString &where);
    void accepted(const rc::ToolFinding &finding);
    void reopened(const rc::ToolFinding &finding);

private:
    void fill();
    void addRow(const ToolFinding &finding, bool isAccepted);

    const Theme &m_theme;
    QList<ToolFinding> m_findings;
    QList<ToolFinding> m_accepted;
    bool m_showsAccepted = false;
    QVBoxLayout *m_rows;
    QWidget *m_holder = nullptr;
};

} // namespace rc
