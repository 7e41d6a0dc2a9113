// SPDX-License-Identifier: GPL-3.0-or-later
// The summary of what is worth reading in the catalogs: all findings, by weight, each one click from its place.
#pragma once

#include "ui/tools/review/findingmodel.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;
class QTableView;

namespace rc {

class CatalogReviewer;
class SegmentedControl;

class FindingsPanel : public Panel
{
    Q_OBJECT

public:
    /// Both outlive this object.
    FindingsPanel(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// Findings that are not accepted.
    /// Which catalogs are told of: those whose lists are shown beside it. All at first.
    void setShown(const QList<CatalogKind> &catalogs);
    [[nodiscard]] qsizetype count() const;

signals:
    void countChanged();
    void placeWanted(const rc::CatalogKind &kind, const QString &tool, const QString &where);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showReviews();
    void updateWords();
    void acceptChosen();
    [[nodiscard]] QList<ToolFinding> chosen() const;

    CatalogReviewer &m_reviewer;
    QList<CatalogKind> m_shown = interfaceCatalogs();
    FindingModel *m_model;
    SegmentedControl *m_weights;
    QTableView *m_table;
    QLabel *m_words;
    QPushButton *m_accept;
};

} // namespace rc
