// SPDX-License-Identifier: GPL-3.0-or-later
// A tool's definition in earlier lists, and the changes since.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "core/tool/toolcatalog.h"
#include "store/catalogs/catalogsnapshots.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace rc {

class CatalogReviewer;
class ChangeView;
class Theme;
struct CatalogComparison;

class HistoryView : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    HistoryView(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// Loads the stored lists and compares with the newest one in which the tool differs, or the newest. `since`: of
    /// the change in the review; invalid if there is none.
    void showTool(const CatalogKind &kind, const Tool &tool, const QDateTime &since);

private:
    void fill(const QList<Snapshot> &lists, const QDateTime &since);
    void choose(int index);
    void chooseFile();
    void compareWith(const QString &path, const QString &name);
    void showComparison(const CatalogComparison &comparison, const QString &name);

    CatalogReviewer &m_reviewer;
    CatalogKind m_kind;
    Tool m_tool;
    int m_asked = 0; ///< ignores results of older requests
    QComboBox *m_lists;
    QLabel *m_words;
    ChangeView *m_changes;
};

} // namespace rc
