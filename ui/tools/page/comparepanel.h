// SPDX-License-Identifier: GPL-3.0-or-later
// What two profiles see of the same tool server: tools that one lacks, tools that differ.
#pragma once

#include "session/tools/identitycompare.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace rc {

class ChangeView;

class ComparePanel : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ComparePanel(const Theme &theme, QWidget *parent = nullptr);

    void show(const ComparedIdentities &compared);
    /// Both lists are being fetched.
    void wait(const QString &first, const QString &second);
    /// There is nothing to compare, and why.
    void showMessage(const QString &sentence);

signals:
    void toolWanted(const rc::CatalogKind &kind, const QString &tool); ///< one that the current profile sees
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void addRows(const IdentityComparison &catalog);
    void showChosen();

    const Theme &m_theme;
    ComparedIdentities m_compared;
    QLabel *m_title;
    QLabel *m_words;
    QTreeWidget *m_tools;
    ChangeView *m_changes;
    QPushButton *m_close;
};

} // namespace rc
