// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of definitions: path, meaning, and text with removed and added words marked.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "core/tool/toolcatalog.h"
#include "store/catalogs/catalogsnapshots.h"
#include "ui/widgets/codeview.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace rc {

class CatalogReviewer;
class Theme;
struct CatalogComparison;

class ChangeView : public CodeView
{
    Q_OBJECT

public:
    explicit ChangeView(const Theme &theme, QWidget *parent = nullptr);

    /// One tool's changes; `nothing`: the text if there are none.
    void showChanges(const QList<ToolChange> &changes, const QString &nothing);

private:
    struct Mark
    {
        qsizetype start;
        qsizetype length;
        Token token;
        bool isGone = false;
        bool isHeading = false;
    };

    void paintMarks();

    const Theme &m_theme;
    QList<Mark> m_marks;
};

[[nodiscard]] QString fateName(ToolFate fate);          ///< translated: "new", "removed", "changed"
[[nodiscard]] Token tokenOf(const ToolDifference &one); ///< by severity
/// "parameter method", "description", "result total": a change's path within a sentence. Safe to display.
[[nodiscard]] QString placeName(const QString &where);
/// A sentence about all changes of a tool: "method: it is required now (breaking); wording of state_reason." Safe to
/// display.
[[nodiscard]] QString changeSentence(const QList<ToolChange> &changes);

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
    int m_asked = 0; ///< ignores results of older requests
    QComboBox *m_lists;
    QLabel *m_words;
    ChangeView *m_changes;
};

} // namespace rc
