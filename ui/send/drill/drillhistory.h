// SPDX-License-Identifier: GPL-3.0-or-later
// What earlier drills of a profile have in common: medians and 95th percentiles of all and of each month, and their
// export.
#pragma once

#include "session/activity/drill.h"
#include "ui/widgets/kit.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace rc {

class Session;

class DrillHistory : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    DrillHistory(Session &session, const Theme &theme, QWidget *parent = nullptr);

    /// Reads what is kept of the current profile.
    void refresh();
    /// As CSV; said() follows.
    void exportTo(const QString &path);
    [[nodiscard]] const QList<ActivityRecord> &drills() const { return m_drills; }

signals:
    void refreshed();                ///< drills() is what is kept
    void said(const QString &words); ///< one line about an export

private:
    void showMedians();
    void addRow(const DrillMedians &medians);
    void addCells(int row, const QString &what, const std::array<std::optional<qint64>, drillStageCount> &values,
                  Token token, TextSize size);
    void chooseExport();

    Session &m_session;
    const Theme &m_theme;
    QList<ActivityRecord> m_drills;
    QWidget *m_table = nullptr;
    QGridLayout *m_rows = nullptr;
    QLabel *m_words = nullptr;
    QPushButton *m_export = nullptr;
};

/// "12.3 s", "4 min 05 s": how long something took, translated.
[[nodiscard]] QString drillTimeText(qint64 milliseconds);

} // namespace rc
