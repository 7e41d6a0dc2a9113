// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/batch/repeatfields.h"

#include "core/words/listtext.h"
#include "service/send/sendjob.h"
#include "ui/fields/calmcombo.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxEntries = 100'000; ///< per press
constexpr int maxSeconds = 86'400;

NumberBox *box(const QString &name, const QString &accessibleName, int min, int max, int value, QWidget *parent)
{
    auto *made = named(new NumberBox(parent), name, accessibleName);
    made->setRange(min, max);
    made->setValue(value);
    made->setGroupSeparatorShown(true);
    return made;
}

} // namespace

RepeatFields::RepeatFields(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_count(box(u"repeatCount"_s, tr("Repeat"), 1, int(maxEntries), 1, this))
    , m_interval(box(u"repeatInterval"_s, tr("Seconds between two requests"), 0, maxSeconds, 1, this))
    , m_connections(box(u"repeatConnections"_s, tr("Connections"), 1, SendJob::mostConnections, 1, this))
    , m_summary(named(quietLabel({}, theme, this), u"repeatSummary"_s))
{
    m_count->setSpecialValueText(tr("Once"));
    m_count->setPrefix(u"× "_s);
    m_interval->setSpecialValueText(tr("No pause"));
    m_interval->setPrefix(tr("every "));
    m_interval->setSuffix(tr(" s"));
    m_connections->setPrefix(tr("connections: "));
    auto *fields = new QWidget(this);
    auto *flow = new FlowLayout(fields, 2 * grid::unit);
    QLabel *label = plainLabel(tr("Repeat"), theme, Token::Quiet, TextSize::Body, fields);
    label->setWordWrap(false);
    label->setBuddy(m_count);
    for (QWidget *part : std::initializer_list<QWidget *>{label, m_count, m_interval, m_connections})
        flow->addWidget(part);
    makeColumn(this, {noMargins, grid::unit}, {fields, m_summary});
    for (const NumberBox *each : {m_count, m_interval, m_connections})
        connect(each, &QSpinBox::valueChanged, this, [this] {
            showState();
            emit changed();
        });
    showState();
}

int RepeatFields::count() const
{
    return m_count->value();
}

void RepeatFields::reset()
{
    m_count->setValue(1);
}

void RepeatFields::setEntries(qsizetype entries)
{
    if (m_entries == entries)
        return;
    m_entries = entries;
    const QSignalBlocker quiet(m_count); // the caller updates the state next
    m_count->setMaximum(int(std::max<qsizetype>(1, maxEntries / std::max<qsizetype>(1, entries))));
    showState();
}

void RepeatFields::applyTo(SendPlan &plan) const
{
    plan.pace = SendPace{std::chrono::seconds(m_interval->value())};
    plan.connections = m_connections->value();
}

void RepeatFields::showState()
{
    const bool repeats = count() > 1;
    m_interval->setVisible(repeats);
    m_connections->setVisible(repeats);
    m_summary->setVisible(repeats);
    const QLocale locale;
    const QString requests =
        m_interval->value() > 0
            ? tr("%n requests, one every %1 s.", nullptr, count()).arg(locale.toString(m_interval->value()))
            : tr("%n requests, as fast as the connections allow.", nullptr, count());
    m_summary->setText(sentencesText({requests, tr("Each entry is sent at most once, whatever the response.")}));
}

} // namespace rc

#include "moc_repeatfields.cpp"
