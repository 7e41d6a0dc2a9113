// SPDX-License-Identifier: GPL-3.0-or-later
// How much is kept and for how long, and deleting by age.
#pragma once

#include "ui/theme/theme.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace rc {

class NumberBox;

class KeepingCard : public Card
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit KeepingCard(const Theme &theme, QWidget *parent = nullptr);

    void setSums(qint64 rows, qint64 bytes, int retentionDays);
    [[nodiscard]] QWidget *firstFocus() const;

signals:
    void removeOlderWanted(int days);
    void retentionChosen(int days); ///< 0: keep until deleted
    void closed();

private:
    void choose();
    [[nodiscard]] int chosenDays() const;

    QLabel *m_size;
    QComboBox *m_retention;
    QPushButton *m_apply;
    QLabel *m_warning;
    NumberBox *m_age;
    int m_days = 0; ///< as it is set
};

/// "12,480 records · 9.1 MB".
[[nodiscard]] QString keepingText(qint64 rows, qint64 bytes, int retentionDays);

} // namespace rc
