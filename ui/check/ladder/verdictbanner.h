// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict of the last check, with its time and age; it looks stale once it may no longer hold.
#pragma once

#include "check/ladder/checkrun.h"
#include "ui/widgets/panel.h"

#include <QTimer>

class QLabel;
class QPushButton;

namespace rc {

class ReportButtons;

class VerdictBanner : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit VerdictBanner(const Theme &theme, QWidget *parent = nullptr);

    void showReport(const CheckReport &report);
    /// A button at the far end.
    void addAction(QPushButton *button);
    void copyReport(); ///< as its own button does
    /// A run is under way: nothing of the last one is claimed, and the page keeps its shape.
    void showRunning(const QString &what, const QString &rest);
    void clear(); ///< nothing is known: it hides
    [[nodiscard]] bool hasReport() const { return m_hasReport; }
    /// The profile changed since: the verdict speaks of something else.
    void markChanged();
    [[nodiscard]] bool isStale() const;
    [[nodiscard]] const CheckReport &report() const { return m_report; }

signals:
    /// What became of a report that was copied or saved.
    void said(const QString &text);
    void staleChanged(bool stale);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateAge();
    [[nodiscard]] QString whenText() const;

    QLabel *m_verdict;
    QLabel *m_when;
    ReportButtons *m_buttons;
    QTimer m_timer;
    CheckReport m_report;
    bool m_hasReport = false;
    bool m_changed = false;
};

} // namespace rc
