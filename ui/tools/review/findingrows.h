// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth reading about one tool: a row each, with the rule's name, the way to its place and to accepting it.
#pragma once

#include "catalog/review/toolfindings.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QVBoxLayout;

namespace rc {

class FindingRows : public QWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit FindingRows(const Theme &theme, QWidget *parent = nullptr);

    /// Hides itself when there is nothing to say.
    void showFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted);

    /// Tab comes to the rows from that widget, whenever they are made.
    void setPrevious(QWidget *previous) { m_previous = previous; }

signals:
    void placeWanted(const QString &where);
    void accepted(const rc::ToolFinding &finding);
    void takenBack(const rc::ToolFinding &finding);

private:
    void fill();
    void orderTabs();
    void addRow(const ToolFinding &finding, bool isAccepted);

    const Theme &m_theme;
    QList<ToolFinding> m_findings;
    QList<ToolFinding> m_accepted;
    bool m_acceptedToo = false;
    QWidget *m_previous = nullptr;
    QVBoxLayout *m_rows;
    QWidget *m_holder = nullptr;
};

} // namespace rc
