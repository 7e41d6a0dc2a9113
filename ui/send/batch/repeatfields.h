// SPDX-License-Identifier: GPL-3.0-or-later
// How often a batch is sent, how long to wait between two requests, and over how many connections.
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
    /// `theme` outlives this object.
    explicit RepeatFields(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] int count() const;
    void reset(); ///< once
    /// How many entries the batch has: it limits how often it can be sent.
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
