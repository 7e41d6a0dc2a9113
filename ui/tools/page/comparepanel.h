// SPDX-License-Identifier: GPL-3.0-or-later
// Two lists of tools side by side: what two profiles see of the same tool server, or what came beside a tool lock.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "session/tools/identitycompare.h"
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

    void show(const ComparedIdentities &compared);
    void showDrift(const LockComparison &compared);
    /// Both lists are being fetched.
    void wait(const QString &first, const QString &second);
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
        QString what; ///< who sees it, or what became of it
        Token token;
        QList<ToolChange> changes;
        QString nothing;     ///< in the place of the changes
        bool isThere = true; ///< in the list of the current profile
    };

    void begin(const QString &title, const QString &heading);
    void add(const IdentityComparison &catalog, const ComparedIdentities &of);
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
