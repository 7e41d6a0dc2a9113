// SPDX-License-Identifier: GPL-3.0-or-later
// A tool's findings: a row each, with the rule's name and buttons to show its location and accept it.
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
    /// `theme` must outlive this object.
    explicit FindingRows(const Theme &theme, QWidget *parent = nullptr);

    /// Hides itself if there are none.
    void showFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted);

    /// The rows follow that widget in tab order, whenever they are created.
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
