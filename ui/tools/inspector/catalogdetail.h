// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to say of the catalogs whole: what a model sees of them with its cost, findings and changes.
#pragma once

#include "core/tool/toolcatalog.h"
#include "ui/widgets/panel.h"

class QLabel;
class QStackedWidget;

namespace rc {

class CatalogReviewer;
class FindingsPanel;
class InstructionsView;
class ReadingPanel;
class SegmentedControl;

class CatalogDetail : public Panel
{
    Q_OBJECT

public:
    /// The tabs, in their order.
    enum Tab {
        ReadingTab,
        FindingsTab
    };

    /// Both outlive this object.
    CatalogDetail(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    /// Told of are these: the catalogs whose lists are shown.
    void setShown(const QList<CatalogKind> &catalogs);
    /// Their instructions.
    void showInstructions(const QList<const ToolCatalog *> &catalogs);
    void showTab(Tab tab);
    void showChanges(); ///< among the findings
    [[nodiscard]] InstructionsView *instructions() const { return m_instructions; }
    [[nodiscard]] ReadingPanel *reading() const { return m_reading; }
    [[nodiscard]] SegmentedControl *tabs() const { return m_tabs; }
    /// Another server: all of its tools are given, and what the reviewer forgot is shown no longer.
    void forget();

signals:
    /// Somebody chose a finding, a change or a line of this tool. `where`: as in ToolFinding; may be empty.
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

} // namespace rc
