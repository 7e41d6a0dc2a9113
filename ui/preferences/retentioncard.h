// SPDX-License-Identifier: GPL-3.0-or-later
// How long Activity keeps its records.
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
    /// Both outlive this object.
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
    QLabel *m_note; ///< what Apply deletes, or why retention could not be changed
    int m_days = 0; ///< as it is set; 0: records stay until they are deleted
};

} // namespace rc
