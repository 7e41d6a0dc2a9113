// SPDX-License-Identifier: GPL-3.0-or-later
// The top of the Tools page: which catalogs are shown, what can be done with them, and Refresh.
#pragma once

#include "core/toolcatalog.h"

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QPushButton;

namespace rc {

class SegmentedControl;
class Theme;

class ToolsHeader : public QWidget
{
    Q_OBJECT

public:
    explicit ToolsHeader(const Theme &theme, QWidget *parent = nullptr);

    /// General, code hosting, or both.
    [[nodiscard]] QList<CatalogKind> shown() const;
    /// Shows that catalog if it is not shown already.
    void show(CatalogKind kind);
    /// How many tools each has; none where no list has come yet.
    void setCounts(const std::array<std::optional<qsizetype>, 2> &counts);
    void setBusy(bool busy);
    /// A button before Refresh, in order.
    void addAction(QWidget *button);
    [[nodiscard]] QPushButton *refreshButton() const { return m_refresh; }

signals:
    void shownChanged();
    void refreshWanted(const QList<rc::CatalogKind> &catalogs);
    void cancelWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildRefresh();

    QBoxLayout *m_rows;
    QWidget *m_left;
    QWidget *m_right;
    SegmentedControl *m_kinds;
    QHBoxLayout *m_actions;
    QPushButton *m_refresh;
    QPushButton *m_choose;
    QWidget *m_lastAction = nullptr;
    bool m_busy = false;
};

} // namespace rc
