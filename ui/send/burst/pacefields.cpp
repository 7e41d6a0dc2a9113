// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/burst/pacefields.h"

#include "core/words/listtext.h"
#include "ui/fields/fieldrows.h"
#include "ui/fields/numberbox.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int fieldWidth = 110;
constexpr int longestSeconds = 86'400;
constexpr int highestRate = 10'000;
constexpr int mostPerRequest = 10'000;

NumberBox *box(const char *name, int least, int most, int value, const Theme &theme, QWidget *parent)
{
    auto *made = new NumberBox(parent);
    made->setObjectName(QLatin1StringView(name));
    made->setRange(least, most);
    made->setValue(value);
    made->setGroupSeparatorShown(true);
    fitToTheme(made, theme, [made] { made->setFixedWidth(grown(fieldWidth, *made)); });
    return made;
}

QString intervalWords(std::chrono::microseconds interval)
{
    const double milliseconds = static_cast<double>(interval.count()) / 1000;
    if (milliseconds >= 1000)
        return PaceFields::tr("%1 s").arg(QLocale().toString(milliseconds / 1000, 'f', 1));
    return PaceFields::tr("%1 ms").arg(QLocale().toString(milliseconds, 'f', milliseconds < 10 ? 1 : 0));
}

} // namespace

PaceFields::PaceFields(const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_count(box("burstCount", 2, mostEntries, 100, theme, this))
    , m_kind(named(new SegmentedControl(SegmentedControl::Look::Segments, this), u"burstKind"_s))
    , m_seconds(box("burstSeconds", 1, longestSeconds, 60, theme, this))
    , m_rate(box("burstRate", 1, highestRate, 10, theme, this))
    , m_perRequest(box("burstPerRequest", 1, mostPerRequest, 1, theme, this))
    , m_connections(box("burstConnections", 1, SendJob::mostConnections, 1, theme, this))
    , m_stop(named(new QCheckBox(tr("Stop when an entry is refused"), this), u"burstStop"_s))
    , m_summary(named(quietLabel({}, theme, this), u"burstSummary"_s))
{
    setObjectName(u"paceFields"_s);
    m_kind->setChoices({tr("Spread over"), tr("At a rate"), tr("At once")});
    m_kind->button(int(Kind::AsFast))->setAccessibleDescription(tr("As fast as the connections allow"));
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setAccessibleName(tr("Seconds for all entries"));
    m_rate->setSuffix(tr(" a second"));
    m_rate->setAccessibleName(tr("Entries per second"));
    auto *fields = new FieldRows(theme, this);
    fields->addRow(tr("Entries"), m_count);
    auto *pace = new QWidget(fields);
    auto *paceRow = new FlowLayout(pace, 2 * grid::unit);
    paceRow->addWidget(m_kind);
    paceRow->addWidget(m_seconds);
    paceRow->addWidget(m_rate);
    fields->addRow(tr("Pace"), pace);
    fields->addRow(tr("Entries per request"), m_perRequest);
    fields->addRow(tr("Connections"), m_connections);
    body()->addWidget(fields);
    body()->addWidget(m_stop);
    body()->addWidget(m_summary);
    connect(m_kind, &SegmentedControl::currentChanged, this, &PaceFields::showKind);
    for (NumberBox *each : {m_count, m_seconds, m_rate, m_perRequest, m_connections})
        connect(each, &QSpinBox::valueChanged, this, &PaceFields::updateText);
    connect(m_stop, &QCheckBox::toggled, this, &PaceFields::updateText);
    showKind();
}

PaceFields::Kind PaceFields::kind() const
{
    return Kind(m_kind->currentIndex());
}

int PaceFields::count() const
{
    return m_count->value();
}

SendPlan PaceFields::plan() const
{
    SendPlan plan;
    plan.perRequest = std::min(m_perRequest->value(), m_count->value());
    plan.connections = m_connections->value();
    plan.stopAtRefusal = m_stop->isChecked();
    if (kind() == Kind::OverTime)
        plan.pace = paceOver(std::chrono::seconds(m_seconds->value()), count(), plan.perRequest);
    else if (kind() == Kind::AtRate)
        plan.pace = paceAt(m_rate->value(), plan.perRequest);
    return plan;
}

void PaceFields::showKind()
{
    m_seconds->setVisible(kind() == Kind::OverTime);
    m_rate->setVisible(kind() == Kind::AtRate);
    updateText();
}

void PaceFields::updateText()
{
    const SendPlan chosen = plan();
    const int requests = int((count() + chosen.perRequest - 1) / chosen.perRequest);
    QString text = tr("%n requests", nullptr, requests);
    if (chosen.pace.interval.count() > 0)
        text = tr("%1, one every %2.").arg(text, intervalWords(chosen.pace.interval));
    else
        text = tr("%1, as fast as the connections allow.").arg(text);
    m_summary->setText(sentencesText({text, tr("Each is sent at most once, whatever the response.")}));
    emit changed();
}

} // namespace rc

#include "moc_pacefields.cpp"
