// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict of the last check, with its time and age; looks stale once it may be outdated.
#pragma once

#include "check/run/checkrun.h"
#include "ui/widgets/panel.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace rc {

class CopyButton;

class VerdictBanner : public Panel
{
    Q_OBJECT

public:
    explicit VerdictBanner(const Theme &theme, QWidget *parent = nullptr);

    void showReport(const CheckReport &report);
    /// Shows the verdict of an earlier check instead, which does not change report(). Null: of report() again.
    void showPast(const std::optional<CheckReport> &past);
    /// A button at the trailing end.
    void addAction(QPushButton *button);
    void copyReport(); ///< as Markdown, for a colleague or a support ticket
    /// JSON if the name ends in .json, else Markdown.
    void saveReportTo(const QString &path);
    /// A run is in progress: shows no old verdict, but keeps the layout.
    void showRunning(const QString &what, const QString &rest);
    void clear(); ///< no result: hides
    [[nodiscard]] bool hasReport() const { return m_hasReport; }
    /// The profile has changed, so the verdict is outdated.
    void markChanged();
    [[nodiscard]] bool isStale() const;
    [[nodiscard]] const CheckReport &report() const { return m_report; }

signals:
    /// Result of copying or saving a report in one line, safe to display.
    void statusMessage(const QString &text);
    void staleChanged(bool stale);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void saveReport();
    void updateAge();
    void showVerdict();
    [[nodiscard]] const CheckReport &shown() const { return m_past ? *m_past : m_report; }
    [[nodiscard]] QString whenText() const;

    QLabel *m_verdict;
    QLabel *m_when;
    CopyButton *m_copy;
    QWidget *m_buttons; ///< for the report
    QTimer m_timer;
    CheckReport m_report;
    std::optional<CheckReport> m_past;
    bool m_hasReport = false;
    bool m_changed = false;
};

} // namespace rc
