// SPDX-License-Identifier: GPL-3.0-or-later
// How often to send a batch, the pause between requests, and the number of connections.
#pragma once

#include <QWidget>

class QLabel;

namespace rc {

class NumberBox;
class Theme;
struct SendPlan;

class RepeatFields : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit RepeatFields(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] int count() const;
    void reset(); ///< send once
    /// The batch's number of entries, which limits the repetitions.
    void setEntries(qsizetype entries);
    /// Sets pace and connections.
    void applyTo(SendPlan &plan) const;

signals:
    void changed();

private:
    void showState();

    NumberBox *m_count;
    NumberBox *m_interval;
    NumberBox *m_connections;
    QLabel *m_summary;
    qsizetype m_entries = 0;
};

} // namespace rc
