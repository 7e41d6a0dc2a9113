// SPDX-License-Identifier: GPL-3.0-or-later
// What the tools of the catalogs take of a model's context, and what would be left without some of them.
#pragma once

#include "core/tool/toolcatalog.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace rc {

class CatalogReviewer;
class CostTable;
class LeftOutTools;
class Theme;

class CostPanel : public QWidget
{
    Q_OBJECT

public:
    /// All outlive this object.
    CostPanel(CatalogReviewer &reviewer, LeftOutTools &left, const Theme &theme, QWidget *parent = nullptr);

    /// Which catalogs are told of: those whose lists are shown beside it. All at first.
    void setShown(const QList<CatalogKind> &catalogs);
    [[nodiscard]] qint64 tokens() const;

signals:
    void countChanged();
    void toolWanted(const rc::CatalogKind &kind, const QString &tool);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void becomeStale();
    void showReviews();
    void keepTicks();
    void showChosen();
    void addActions(QMenu &menu);
    void updateWords();

    struct Row
    {
        CatalogKind kind;
        QString name;
    };

    CatalogReviewer &m_reviewer;
    LeftOutTools &m_left;
    bool m_followsTicks = false; ///< the table is made from m_left just now
    QList<CatalogKind> m_shown = interfaceCatalogs();
    bool m_isStale = true;
    QList<Row> m_rows; ///< as in the table's model
    CostTable *m_table;
    QLabel *m_total;
    QLabel *m_chosen;
    QPushButton *m_all;
};

} // namespace rc
