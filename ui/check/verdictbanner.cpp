// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict of the last check, with its time and age; it looks stale once it may no longer hold.
#include "ui/check/verdictbanner.h"

#include "ui/check/age.h"
#include "ui/check/reportbuttons.h"
#include "ui/check/rungdelegate.h"
#include "ui/widgets/tinted.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

using namespace std::chrono_literals;

namespace rc {

VerdictBanner::VerdictBanner(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
    , m_verdict(plainLabel({}, theme, Token::Text, TextSize::Strong, this))
    , m_when(plainLabel({}, theme, Token::Text, TextSize::Small, this))
    , m_buttons(new ReportButtons(this))
{
    setBordered(false);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_when->setObjectName(QStringLiteral("verdictAge"));
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_verdict);
    words->addWidget(m_when);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(18, 10, 14, 10);
    layout->addLayout(words, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &ReportButtons::said, this, &VerdictBanner::said);
    m_timer.setInterval(5s);
    connect(&m_timer, &QTimer::timeout, this, &VerdictBanner::updateAge);
}

void VerdictBanner::showReport(const CheckReport &report)
{
    m_report = report;
    m_changed = false;
    m_buttons->setReport(report);
    m_verdict->setText(report.cancelled ? tr("The check was cancelled; what had not ended says so.")
                                        : verdictOf(report.rungs));
    setAccessibleName(m_verdict->text());
    updateAge();
}

void VerdictBanner::markChanged()
{
    m_changed = true;
    updateAge();
}

bool VerdictBanner::isStale() const
{
    return m_changed || m_report.at.secsTo(QDateTime::currentDateTime()) >= staleAfterSeconds;
}

void VerdictBanner::updateAge()
{
    const qint64 age = m_report.at.secsTo(QDateTime::currentDateTime());
    QString when = tr("Checked %1, %2, in %3.")
                       .arg(QLocale().toString(m_report.at.time(), QStringLiteral("HH:mm:ss")), ageText(age),
                            shownDuration(m_report.elapsedMs * 1000));
    if (m_changed)
        when += u' ' + tr("The profile changed since then: check again.");
    else if (isStale())
        when += u' ' + tr("That is long ago: check again before you rely on it.");
    m_when->setText(when);
    const Token token = m_report.cancelled || isStale() ? Token::Skipped : tokenFor(overallState(m_report.rungs));
    setEdge(token);
    setFill(softOf(token));
}

void VerdictBanner::showEvent(QShowEvent *event)
{
    updateAge();
    m_timer.start();
    Panel::showEvent(event);
}

void VerdictBanner::hideEvent(QHideEvent *event)
{
    m_timer.stop();
    Panel::hideEvent(event);
}

} // namespace rc
