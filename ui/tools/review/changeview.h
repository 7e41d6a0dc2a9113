// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of definitions with their words marked, of one tool since earlier lists and of all tools since a tool lock.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "core/tool/toolcatalog.h"
#include "session/tools/lockcomparison.h"
#include "store/catalogs/catalogsnapshots.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/panel.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rc {

class CatalogReviewer;
struct CatalogComparison;

class ChangeView : public CodeView
{
    Q_OBJECT

public:
    explicit ChangeView(const Theme &theme, QWidget *parent = nullptr);

    /// Shows a tool's changes; hides itself if there are none.
    void showChanges(const QList<ToolChange> &changes);

private:
    struct Mark
    {
        qsizetype start;
        qsizetype length;
        Token token;
        bool isRemoved = false;
        bool isHeading = false;
    };

    void paintMarks();

    const Theme &m_theme;
    QList<Mark> m_marks;
};

[[nodiscard]] Token tokenOf(const ToolDifference &difference);
[[nodiscard]] QString comparingText(); ///< translated: "Comparing…"
/// The translated sentence for a list that is not compared because it is incomplete.
[[nodiscard]] QString incompleteText(const CatalogKind &kind);

/// A tool's definition in earlier lists, and the changes since.
class HistoryView : public QWidget
{
    Q_OBJECT

public:
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
    int m_requestId = 0; ///< ignores results of older requests
    QComboBox *m_listBox;
    QLabel *m_label;
    ChangeView *m_changes;
};

class ComparePanel : public Panel
{
    Q_OBJECT

public:
    explicit ComparePanel(const Theme &theme, QWidget *parent = nullptr);

    void showDrift(const LockComparison &compared);
    /// The lists are being fetched or reviewed.
    void waitForLock(const QString &lock);
    /// There is nothing to compare, with the reason.
    void showMessage(const QString &sentence);

signals:
    void toolRequested(const rc::CatalogKind &kind, const QString &tool); ///< a tool in the current profile's list
    void closed();

private:
    struct Row
    {
        CatalogKind kind;
        QString name;   ///< outside text
        QString change; ///< its kind and severity
        Token token;
        QList<ToolChange> changes;
        bool isListed = true; ///< in the current profile's list
    };

    void begin(const QString &lock);
    void fill();
    void addActions(QMenu &menu, const Row &row);
    [[nodiscard]] const Row *current() const; ///< null without one
    void showChosen();

    const Theme &m_theme;
    QList<Row> m_rows;
    QLabel *m_title;
    QLabel *m_label;
    QTreeWidget *m_tools;
    ChangeView *m_changes;
    QPushButton *m_close;
};

} // namespace rc
