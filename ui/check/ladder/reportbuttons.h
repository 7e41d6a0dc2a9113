// SPDX-License-Identifier: GPL-3.0-or-later
// Copies or saves a check's report for a colleague or a support ticket.
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
    /// Opens a non-modal file dialog.
    void save();
    /// JSON if the name ends in .json, else Markdown.
    void saveTo(const QString &path);

signals:
    /// The result in one line, safe to display.
    void said(const QString &text);

private:
    CheckReport m_report;
    CopyButton *m_copy;
};

} // namespace rc
