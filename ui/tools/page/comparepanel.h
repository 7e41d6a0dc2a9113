// SPDX-License-Identifier: GPL-3.0-or-later
// The tool lists beside a tool lock: the tools that changed since it was made.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "session/tools/lockcomparison.h"
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
    /// `theme` outlives this object.
    explicit ComparePanel(const Theme &theme, QWidget *parent = nullptr);

    void showDrift(const LockComparison &compared);
    /// The lists are being fetched or judged.
    void waitForLock(const QString &lock);
    /// There is nothing to compare, and why.
    void showMessage(const QString &sentence);

signals:
    void toolWanted(const rc::CatalogKind &kind, const QString &tool); ///< one that the current profile sees
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        CatalogKind kind;
        QString name; ///< outside text
        QString what; ///< the kind of change
        Token token;
        QList<ToolChange> changes;
        QString nothing;     ///< in the place of the changes
        bool isThere = true; ///< in the list of the current profile
    };

    void begin(const QString &lock);
    void fill();
    void addActions(QMenu &menu, const Row &row);
    [[nodiscard]] const Row *current() const; ///< null: another line, or none
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
