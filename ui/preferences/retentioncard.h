// SPDX-License-Identifier: GPL-3.0-or-later
// The retention of Activity's records.
#pragma once

#include "ui/theme/theme.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace rc {

class ActivityLog;
class FieldRows;

class RetentionCard : public Card
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    RetentionCard(ActivityLog &log, const Theme &theme, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void setDays(int days);
    void apply();
    void choose();
    [[nodiscard]] int chosenDays() const;

    ActivityLog &m_log;
    FieldRows *m_rows;
    QComboBox *m_box;
    QPushButton *m_apply;
    QLabel *m_note; ///< the records Apply would delete, or why retention could not be changed
    int m_days = 0; ///< current setting; 0: records are not deleted automatically
};

} // namespace rc
