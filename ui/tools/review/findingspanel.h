// SPDX-License-Identifier: GPL-3.0-or-later
// All findings and changes of the catalogs by tool, each one press from its location.
#pragma once

#include "catalog/review/toolfindings.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/findingmodel.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;
class QTreeView;
class QVBoxLayout;

namespace rc {

class CalmCombo;
class CatalogReviewer;
class ChangeView;

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

/// A tool's findings: a row each, with the rule's name and buttons to show its location and accept it.
class FindingRows : public QWidget
{
    Q_OBJECT

public:
    explicit FindingRows(const Theme &theme, QWidget *parent = nullptr);

    /// Hides itself if there are none.
    void showFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted);

signals:
    void placeWanted(const QString &where);
    void accepted(const rc::ToolFinding &finding);
    void takenBack(const rc::ToolFinding &finding);

private:
    void fill();
    void addRow(const ToolFinding &finding, bool isAccepted);

    const Theme &m_theme;
    QList<ToolFinding> m_findings;
    QList<ToolFinding> m_accepted;
    bool m_acceptedToo = false;
    QVBoxLayout *m_rows;
    QWidget *m_holder = nullptr;
};

} // namespace rc
