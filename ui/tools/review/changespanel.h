// SPDX-License-Identifier: GPL-3.0-or-later
// The summary of what changed in the catalogs: tools that came, went or are another, and what of it breaks callers.
#pragma once

#include "catalog/review/catalogreview.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QTreeWidget;
class QTreeWidgetItem;

namespace rc {

class CatalogReviewer;
class ChangeView;

[[nodiscard]] QString fateName(ToolFate fate);          ///< translated: "new", "removed", "changed"
[[nodiscard]] Token tokenOf(const ToolDifference &one); ///< by how severe it is

class ChangesPanel : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    ChangesPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// Tools that changed and were not looked at.
    /// Which catalogs are told of: those whose lists are shown beside it. All at first.
    void setShown(const QList<CatalogKind> &catalogs);
    [[nodiscard]] qsizetype unseen() const { return m_unseen; }

signals:
    void countChanged();
    void toolWanted(const rc::CatalogKind &kind, const QString &tool);

private:
    void showReviews();
    void addCatalog(const CatalogReview &review);
    void showChosen();
    [[nodiscard]] ToolDifference differenceOf(const QTreeWidgetItem &item) const;
    void addActions(QMenu &menu, const QTreeWidgetItem &item);

    CatalogReviewer &m_reviewer;
    QList<CatalogKind> m_shown = interfaceCatalogs();
    const Theme &m_theme;
    qsizetype m_unseen = 0;
    QTreeWidget *m_tools;
    ChangeView *m_changes;
    QLabel *m_words;
    QPushButton *m_all;
    QSplitter *m_both; ///< the list and what changed in the chosen one
};

} // namespace rc
