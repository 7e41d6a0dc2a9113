// SPDX-License-Identifier: GPL-3.0-or-later
// The top of the Tools page: the choice of catalogs, actions, and Refresh.
#pragma once

#include "core/tool/toolcatalog.h"
#include "ui/widgets/columns.h"

#include <QHash>

class QHBoxLayout;
class QPushButton;

namespace rc {

class SegmentedControl;
class Theme;

class ToolsHeader : public Columns
{
    Q_OBJECT

public:
    explicit ToolsHeader(const Theme &theme, QWidget *parent = nullptr);

    /// The catalogs to choose from. Keeps the choice if possible.
    void setCatalogs(const QList<CatalogKind> &catalogs);
    [[nodiscard]] const QList<CatalogKind> &catalogs() const { return m_catalogs; }
    /// One, or all of them.
    [[nodiscard]] QList<CatalogKind> shown() const;
    /// Selects that catalog unless it is already shown.
    void show(const CatalogKind &kind);
    /// `counts`: the tools in each list. `failed`: the catalogs whose list is missing or outdated.
    void showState(const QHash<CatalogKind, qsizetype> &counts, const QList<CatalogKind> &failed, bool busy);
    void setWatching(bool watching);
    /// Buttons before Refresh, in order.
    void addAction(QWidget *button);
    [[nodiscard]] QPushButton *refreshButton() const { return m_refresh; }

signals:
    void shownChanged();
    void refreshWanted(const QList<rc::CatalogKind> &catalogs);
    void cancelWanted();
    void watchWanted(bool watching); ///< for the catalogs shown
    void compareWanted();            ///< with a tool lock

private:
    void buildRefresh();
    void showCounts();
    void showMarks();
    void orderTabs();
    [[nodiscard]] int allIndex() const { return int(m_catalogs.size()); } ///< the segment after those of the catalogs

    QList<CatalogKind> m_catalogs;
    QHash<CatalogKind, qsizetype> m_counts;
    const Theme &m_theme;
    QList<CatalogKind> m_failed;
    SegmentedControl *m_kinds = nullptr;
    QHBoxLayout *m_actions = nullptr;
    QPushButton *m_refresh = nullptr;
    QPushButton *m_choose = nullptr;
    QList<QWidget *> m_added; ///< additional actions
    bool m_busy = false;
};

} // namespace rc
