// SPDX-License-Identifier: GPL-3.0-or-later
// All findings and changes of the catalogs by tool, each one press from its location.
#pragma once

#include "ui/tools/review/findingmodel.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;
class QTreeView;

namespace rc {

class CatalogReviewer;
class CalmCombo;
class ChangeView;

class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    FindingsPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// The catalogs whose lists are shown. Default: both of the interface.
    void setShown(const QList<CatalogKind> &catalogs);
    /// Shows only changes, until another filter is chosen.
    void showChanges();
    [[nodiscard]] qsizetype count() const; ///< number of findings that are not accepted
    [[nodiscard]] qsizetype unseen() const { return m_model->unseen(); }

signals:
    void countChanged();
    void placeWanted(const rc::CatalogKind &kind, const QString &tool, const QString &where);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildView(const Theme &theme);
    void showReviews();
    void showComparison();
    void showDetail();
    void updateWords();
    void open(const QModelIndex &index);
    void addActions(QMenu &menu, const QModelIndex &at);
    void acceptChosen();
    [[nodiscard]] QList<ToolFinding> chosen() const;

    CatalogReviewer &m_reviewer;
    QList<CatalogKind> m_shown = interfaceCatalogs();
    FindingModel *m_model;
    CalmCombo *m_filters;
    QLabel *m_compared; ///< the lists compared with
    QTreeView *m_view;
    ChangeView *m_changes; ///< of the tool in the current row
    QLabel *m_words;
    QPushButton *m_accept;
    QPushButton *m_all;
};

} // namespace rc
