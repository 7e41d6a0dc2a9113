// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the tool lists with a tool lock: the tools that changed since.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "session/tools/lockcomparison.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

class QLabel;
class QMenu;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rc {

class ChangeView;

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
    void toolWanted(const rc::CatalogKind &kind, const QString &tool); ///< a tool in the current profile's list
    void closed();

private:
    struct Row
    {
        CatalogKind kind;
        QString name; ///< outside text
        QString what; ///< the kind of change
        Token token;
        QList<ToolChange> changes;
        QString nothing;     ///< shown instead of the changes
        bool isThere = true; ///< in the current profile's list
    };

    void begin(const QString &lock);
    void fill();
    void addActions(QMenu &menu, const Row &row);
    [[nodiscard]] const Row *current() const; ///< null for another line, or without one
    void showChosen();

    const Theme &m_theme;
    QList<Row> m_rows;
    QLabel *m_title;
    QLabel *m_words;
    QTreeWidget *m_tools;
    ChangeView *m_changes;
    QPushButton *m_close;
};

} // namespace rc
