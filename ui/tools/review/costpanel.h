// SPDX-License-Identifier: GPL-3.0-or-later
// What the tools of the catalogs take of a model's context, and what would be left without some of them.
#pragma once

#include "core/tool/toolcatalog.h"
#include "ui/widgets/panel.h"

#include <QSet>

class QLabel;
class QPushButton;

namespace rc {

class CatalogReviewer;
class NumberBox;
class CostTable;

class CostPanel : public Panel
{
    Q_OBJECT

public:
    /// Both outlive this object.
    CostPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

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
    void updateWords();

    struct Row
    {
        CatalogKind kind;
        QString name;
    };

    CatalogReviewer &m_reviewer;
    QList<CatalogKind> m_shown = interfaceCatalogs();
    QSet<QPair<CatalogKind, QString>> m_dropped; ///< kind and name: also of what is not shown now
    bool m_isStale = true;
    QList<Row> m_rows; ///< as in the table's model
    CostTable *m_table;
    QLabel *m_total;
    QLabel *m_chosen;
    QPushButton *m_all;
    NumberBox *m_budget;
    QLabel *m_left; ///< of the budget
};

} // namespace rc
