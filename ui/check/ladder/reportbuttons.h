// SPDX-License-Identifier: GPL-3.0-or-later
// Copies or saves the report of a check, for a colleague or a support ticket.
#pragma once

#include "check/ladder/checkrun.h"

#include <QWidget>

namespace rc {

class CopyButton;

class ReportButtons : public QWidget
{
    Q_OBJECT

public:
    explicit ReportButtons(QWidget *parent = nullptr);

    void setReport(const CheckReport &report) { m_report = report; }
    /// Markdown to the clipboard.
    void copy();
    /// Asks for a name without holding up the window.
    void save();
    /// JSON when the name ends in .json, else Markdown.
    void saveTo(const QString &path);

signals:
    /// What became of it, in one line, safe to display.
    void said(const QString &text);

private:
    CheckReport m_report;
    CopyButton *m_copy;
};

} // namespace rc
