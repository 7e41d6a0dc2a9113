// SPDX-License-Identifier: GPL-3.0-or-later
// Next to the list, or instead of it: the selected tool, or the catalogs as a whole.
#pragma once

#include "core/tool/toolcatalog.h"
#include "ui/widgets/panel.h"

#include <QMap>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace rc {

class CatalogReviewer;
class FindingsPanel;
class ReadingPanel;
class SegmentedControl;
class Theme;
class ToolDetail;

/// The instructions of the lists' servers for a model. Hidden if there are none.
class InstructionsView : public Panel
{
    Q_OBJECT

public:
    explicit InstructionsView(const Theme &theme, QWidget *parent = nullptr);

    void show(const QList<const ToolCatalog *> &catalogs);
    /// The previous instructions of a server, and until when they were valid; null: unchanged.
    void setBefore(const CatalogKind &kind, const QString &before, const QDateTime &since);
    /// For another server: clears previous instructions.
    void forgetBefore();

private:
    void showText();
    void showChange();
    void showFindings(const QList<const ToolCatalog *> &catalogs);

    QLabel *m_heading;
    QLabel *m_words;
    QLabel *m_findings;
    QLabel *m_change;
    QPushButton *m_all;
    QString m_text;                       ///< of all servers, not safe to display yet
    QMap<CatalogKind, QString> m_changes; ///< a sentence for each changed one
    QList<CatalogKind> m_shown;
    bool m_whole = false;
};

/// The catalogs as a whole: their text for a model with its cost, findings and changes.
class CatalogDetail : public Panel
{
    Q_OBJECT

public:
    enum Tab {
        ReadingTab,
        FindingsTab
    };

    CatalogDetail(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    void setShown(const QList<CatalogKind> &catalogs);
    void showTab(Tab tab);
    void showChanges(); ///< filters the findings
    [[nodiscard]] InstructionsView *instructions() const { return m_instructions; }
    [[nodiscard]] ReadingPanel *reading() const { return m_reading; }
    [[nodiscard]] SegmentedControl *tabs() const { return m_tabs; }
    /// For another server: selects all of its tools, and clears data that the reviewer forgot.
    void forget();

signals:
    /// The user chose a finding, a change or a line of this tool. `where`: see ToolFinding; may be empty.
    void placeWanted(const rc::CatalogKind &kind, const QString &tool, const QString &where);

private:
    void updateWords();

    QList<CatalogKind> m_shown;
    QLabel *m_title;
    SegmentedControl *m_tabs;
    QStackedWidget *m_stack;
    InstructionsView *m_instructions;
    ReadingPanel *m_reading;
    FindingsPanel *m_findings;
};

class ToolInspector : public QWidget
{
    Q_OBJECT

public:
    ToolInspector(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] ToolDetail *detail() const { return m_detail; }
    [[nodiscard]] CatalogDetail *catalog() const { return m_catalog; }
    void showTool(const Tool &tool, const CatalogKind &kind);
    void showCatalog();
    /// Shows the way back to the list if that has no room next to this.
    void setBackShown(bool shown);
    [[nodiscard]] QWidget *firstFocus() const;

signals:
    /// The user chose this tool: the list should select it, which calls showTool().
    void toolWanted(const rc::CatalogKind &kind, const QString &name);
    void backWanted();

private:
    QPushButton *m_back;
    QStackedWidget *m_stack;
    ToolDetail *m_detail;
    CatalogDetail *m_catalog;
};

} // namespace rc
