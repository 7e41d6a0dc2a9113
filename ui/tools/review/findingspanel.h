// SPDX-License-Identifier: GPL-3.0-or-later
// The summary of what is worth reading in the catalogs: all findings below their tools, each
// one click from its place.
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
class Theme;

class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    FindingsPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// Which catalogs are told of: those whose lists are shown beside it. All at first.
    void setShown(const QList<CatalogKind> &catalogs);
    [[nodiscard]] qsizetype count() const; ///< of findings that are not accepted

signals:
    void countChanged();
    void placeWanted(const rc::CatalogKind &kind, const QString &tool, const QString &where);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showReviews();
    void updateWords();
    void open(const QModelIndex &index);
    void addActions(QMenu &menu, const QModelIndex &at);
    void acceptChosen();
    [[nodiscard]] QList<ToolFinding> chosen() const;

    CatalogReviewer &m_reviewer;
    QList<CatalogKind> m_shown = interfaceCatalogs();
    FindingModel *m_model;
    CalmCombo *m_weights;
    QTreeView *m_view;
    QLabel *m_words;
    QPushButton *m_accept;
};

} // namespace rc
