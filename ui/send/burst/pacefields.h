// SPDX-License-Identifier: GPL-3.0-or-later
// How many entries, how fast, how many in a request and over how many connections.
#pragma once

#include "service/send/sendjob.h"
#include "ui/widgets/card.h"

class QCheckBox;
class QLabel;

namespace rc {

class NumberBox;
class SegmentedControl;
class Theme;

class PaceFields : public Card
{
    Q_OBJECT

public:
    enum class Kind {
        OverTime,
        AtRate,
        AsFast
    };
    static constexpr int mostEntries = 100'000;

    /// `theme` outlives this object.
    explicit PaceFields(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] int count() const;
    /// Pace, entries in a request, connections and what a refusal does; the rest of the plan is empty.
    [[nodiscard]] SendPlan plan() const;

signals:
    void changed();

private:
    void showKind();
    void updateText();
    [[nodiscard]] Kind kind() const;

    NumberBox *m_count;
    SegmentedControl *m_kind;
    NumberBox *m_seconds;
    NumberBox *m_rate;
    NumberBox *m_perRequest;
    NumberBox *m_connections;
    QCheckBox *m_stop;
    QLabel *m_summary;
};

} // namespace rc
