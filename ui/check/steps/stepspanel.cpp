// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/steps/stepspanel.h"

#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "session/check/checkhistory.h"
#include "session/check/checkoperation.h"
#include "session/session.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/check/steps/timestrip.h"
#include "ui/check/steps/verdictbanner.h"
#include "ui/parts/alertstep.h"
#include "ui/parts/fixoffer.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

std::optional<QString> suggestedAddress(const QList<StepResult> &steps, const Profile &profile)
{
    for (const StepResult &step : steps) {
        if (step.state == StepState::Failed && !step.address.isEmpty())
            return step.address;
    }
    const bool atTeam = std::any_of(steps.cbegin(), steps.cend(), [](const StepResult &step) {
        return step.state == StepState::Failed && step.cause == "team-address"_L1;
    });
    const auto pasted = parseResourceUrl(profile.resource);
    if (!atTeam || !pasted || !pasted->resource.isTeamResource())
        return {};
    const QString username = profile.username.trimmed();
    return pasted->resource.ownedBy(username.isEmpty() ? pasted->resource.team : username).resourceUrl();
}

StepsPanel::StepsPanel(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_checks(checks)
    , m_history(history)
    , m_check(new CheckOperation(session.activity(), session.dialects(), this))
    , m_theme(theme)
    , m_model(new StepModel(this))
    , m_strip(new TimeStrip(theme, this))
    , m_verdict(named(new VerdictBanner(theme, this), u"verdictBanner"_s))
    , m_fixes(new FixOffer(session, theme, FixPage::Check, this))
    , m_offer(named(new Panel(this), u"addressOffer"_s))
    , m_empty(buildEmptyState())
    , m_card(new Panel(this))
    , m_view(new StepView(*m_model, theme, m_card))
    , m_alert(new AlertStep(session.alertCooldown(), theme, this))
{
    auto *layout = makeColumn(this, {noMargins, grid::gap});
    makeColumn(m_card, {QMargins(1, 4, 1, 4)}, {m_view});
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_strip, m_verdict, m_fixes->row(), m_offer, m_empty, m_card, m_alert})
        layout->addWidget(part);
    m_verdict->hide();
    m_card->hide();

    connect(m_check, &CheckOperation::busyChanged, this, &StepsPanel::busyChanged);
    connect(m_check, &CheckOperation::stepChanged, this,
            [this](const QString &, const StepResult &step) { m_model->setStep(step); });
    connect(m_check, &CheckOperation::finished, this, [this](const QList<NamedReport> &reports) {
        finish(reports.isEmpty() ? canceledReport(m_session.profile().customCatalogs) : reports.constFirst().report);
    });
    connect(m_verdict, &VerdictBanner::statusMessage, this, &StepsPanel::statusMessage);
    connect(m_verdict, &VerdictBanner::staleChanged, m_model, &StepModel::setStale);
    connect(m_view, &StepView::stepsRequested, this, &StepsPanel::runAgain);
    buildFixes();
    buildOffer();
    connect(m_alert, &AlertStep::requested, this, &StepsPanel::sendAtLevel);
    connect(&session.book(), &ProfileBook::changed, this, &StepsPanel::resourceChanged);
    connect(&checks, &LastChecks::arrived, this, [this](const QString &arrived) {
        if (arrived == profile() && !isBusy())
            showLast();
    });
    connect(m_strip, &TimeStrip::selectionChanged, this, &StepsPanel::showPast);
    connect(m_strip, &TimeStrip::activityRequested, this, &StepsPanel::activityRequested);
    connect(&history, &CheckHistory::changed, this, [this] {
        if (isVisible() && !isBusy())
            showHistory();
    });
    m_alert->setResource(m_session.profile().resource);
    showLast();
}

StepsPanel::~StepsPanel() = default;

void StepsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showHistory();
}

/// Loads this profile's past checks, unless the page is hidden.
void StepsPanel::showHistory()
{
    if (!isVisible())
        return;
    m_history.checks(m_session.profile(), maxTicks, this,
                     [this, of = historyId(m_session.profile())](const QList<PastCheck> &checks) {
                         if (of != historyId(m_session.profile()) || isBusy())
                             return;
                         m_strip->setChecks(checks);
                         setRetainsSpace(m_strip, !checks.isEmpty());
                     });
}

/// Shows a past check's steps while it is selected.
void StepsPanel::showPast()
{
    if (isBusy() || !hasResult())
        return;
    const std::optional<PastCheck> past = m_strip->selectedCheck();
    m_verdict->showPast(past ? std::optional(past->seen.report) : std::nullopt);
    m_model->showSteps(past ? past->seen.report.steps : m_verdict->report().steps);
    m_model->setStale(past || m_verdict->isStale());
}

bool StepsPanel::leavePast()
{
    if (!m_strip->selectedCheck())
        return false;
    if (m_strip->isAncestorOf(window()->focusWidget())) // where the pointer would select it again
        m_view->setFocus(Qt::OtherFocusReason);
    m_strip->selectNone();
    return true;
}

QWidget *StepsPanel::buildEmptyState()
{
    auto *card = named(new MessageCard(m_theme, this), u"checkEmpty"_s);
    card->showEmpty(
        u"empty-check"_s, tr("Nothing has been checked yet"),
        {tr("A check tests each step in order: URL, API key, DNS, port, TLS, sending entries, and fetching tools."),
         tr("It sends four real log entries marked [TEST]. An ERROR or an ALERT may notify people and is sent only by "
            "its "
            "own button."),
         tr("Tools are listed, not called, except “ping” where it needs no arguments.")});
    return card;
}

QString StepsPanel::profile() const
{
    return m_session.isDemo() ? QString() : m_session.profile().name;
}

bool StepsPanel::hasResult() const
{
    return m_verdict->hasReport();
}

bool StepsPanel::isBusy() const
{
    return m_check->isBusy() || m_fixes->isSaving();
}

void StepsPanel::start()
{
    m_session.fields().whenSettled(this, [this](bool continues) {
        if (!continues || isBusy() || isSendBlocked())
            return;
        m_model->reset(m_session.profile().customCatalogs, m_session.profile().verifiesArrival);
        run(checkPlanFor(m_session, m_session.profile(), this));
    });
}

void StepsPanel::startWithKey(Secret key, bool save)
{
    cancel(); // never drop a new key for a run that has not ended
    m_fixes->useSecret(m_session.keys().key(), std::move(key), save, {});
}

void StepsPanel::buildFixes()
{
    m_verdict->addAction(m_fixes->button());
    connect(m_fixes, &FixOffer::statusMessage, this, &StepsPanel::statusMessage);
    connect(m_fixes, &FixOffer::requested, m_verdict, &VerdictBanner::copyReport);
    connect(m_fixes, &FixOffer::done, this, &StepsPanel::repeat);
    connect(m_fixes, &FixOffer::savingStarted, this, &StepsPanel::showSaving);
    connect(m_fixes, &FixOffer::savingEnded, this, [this] {
        emit busyChanged();
        if (m_shown != profile())
            showLast();
    });
}

void StepsPanel::buildOffer()
{
    m_shownAddress = named(new MonoLabel(m_theme, {}, m_offer), u"ownersAddress"_s);
    m_useAddress = named(new QPushButton(tr("Use this address and check again"), m_offer), u"useOwnersAddress"_s);
    auto *words =
        makeColumn({.spacing = 2}, {plainLabel(tr("This address probably accepts entries for the same resource:"),
                                               m_theme, Token::Text, TextSize::Body, m_offer),
                                    m_shownAddress});
    makeRow(m_offer, {QMargins(18, 10, 14, 10), grid::gap}, {{words, 1}, m_useAddress});
    connect(m_useAddress, &QPushButton::clicked, this, [this] { useAddress(QString(m_address)); });
    m_offer->hide();
}

/// The address that accepts a resource's entries, after the profile's refused one.
void StepsPanel::offerAddress(const std::optional<QString> &address)
{
    m_address = address.value_or(QString());
    m_shownAddress->setText(displayText(m_address));
    m_useAddress->setAccessibleDescription(m_address);
    m_offer->setVisible(address.has_value());
}

void StepsPanel::showSaving()
{
    m_empty->hide();
    offerAddress({});
    m_verdict->showRunning(tr("Saving to the keychain…"),
                           tr("Waiting for the keychain. Respond to its prompt if one appears."));
    emit busyChanged();
}

void StepsPanel::repeat(const CheckFix &fix)
{
    const QSet<StepId> steps = stepsToRepeat(fix, m_verdict->report().steps);
    if (steps.isEmpty())
        start();
    else
        runAgain(steps);
    emit fixStarted();
}

bool StepsPanel::offersFix() const
{
    return m_fixes->fix() && !isAddition(*m_fixes->fix());
}

void StepsPanel::copyReport()
{
    if (hasResult())
        m_verdict->copyReport();
}

bool StepsPanel::isSendBlocked()
{
    const std::optional<Error> why = m_session.sendBlocker();
    if (why)
        emit statusMessage(errorLine(*why));
    return why.has_value();
}

void StepsPanel::runAgain(const QSet<StepId> &only)
{
    if (isBusy() || isSendBlocked())
        return;
    CheckPlan plan = checkPlanFor(m_session, m_session.profile(), this);
    plan.only = only;
    // Results for another address do not apply. While a key is being saved, the last result is hidden but still valid.
    if (m_shown == profile() && m_verdict->report().resource == plan.resource)
        plan.earlierSteps = m_verdict->report().steps;
    for (const StepId &id : only) {
        const std::optional<Level> level = levelOf(id);
        if (level && !plan.levels.contains(*level))
            plan.levels.append(*level);
    }
    QList<StepResult> shown = waitingSteps(plan.customCatalogs, plan.arrival.has_value());
    for (StepResult &step : shown) {
        const qsizetype index = indexOfStep(step.id, m_model->steps());
        if (!only.contains(step.id) && index >= 0)
            step = m_model->steps().at(index);
    }
    const auto isSame = [](const StepResult &one, const StepResult &other) { return one.id == other.id; };
    if (std::equal(shown.cbegin(), shown.cend(), m_model->steps().cbegin(), m_model->steps().cend(), isSame)) {
        for (const StepResult &step : std::as_const(shown))
            m_model->setStep(step); // keeps expanded rows
    } else {
        m_model->setSteps(shown);
    }
    run(std::move(plan));
}

void StepsPanel::sendAtLevel(Level level)
{
    for (const StepId &id : standardSteps()) {
        if (levelOf(id) == level)
            runAgain({id});
    }
}

void StepsPanel::useAddress(const QString &address)
{
    Profile profile = m_session.profile();
    profile.resource = address;
    if (const Result<void> saved = m_session.book().save(profile); !saved) {
        emit statusMessage(errorLine(saved.error()));
        return;
    }
    start();
    emit fixStarted();
}

void StepsPanel::run(CheckPlan plan)
{
    m_checked = profile();
    m_requested = plan.only;
    m_empty->hide();
    m_card->show();
    m_fixes->offer({});
    m_verdict->showRunning(tr("Checking…"), tr("Steps appear as they finish."));
    setRetainsSpace(m_strip); // nothing moves when it appears
    m_strip->hide();          // the selection of a past check ends; the strip reappears with the new one
    offerAddress({});
    m_model->setStale(false);
    m_view->setRunning(true);
    m_alert->setBusy(true);
    m_check->start({{m_session.profile().name, std::move(plan), m_session.profile().id}});
    emit statusMessage(tr("Checking…"));
}

void StepsPanel::finish(const CheckReport &report)
{
    if (!report.canceled) // keeps the previous check instead
        m_checks.set(m_checked, report);
    m_view->setRunning(false);
    m_alert->setBusy(false);
    if (m_checked != profile()) {
        showLast();
        return;
    }
    m_shown = m_checked;
    for (const StepResult &step : report.steps)
        m_model->setStep(step);
    m_model->expandProblems();
    for (const StepResult &step : report.steps) {
        const std::optional<Level> level = levelOf(step.id);
        if (level && m_requested.contains(step.id) && step.state == StepState::Skipped && step.marker.isEmpty())
            m_alert->notSent(*level);
    }
    showReport(report);
    emit statusMessage(tr("Last check: %1").arg(countsText(lineStates(report.steps))));
    showHistory();
    emit ended(report);
}

void StepsPanel::cancel()
{
    m_check->cancel();
    if (!m_fixes->isSaving())
        return;
    m_fixes->stopSaving();
    showLast();
    emit busyChanged();
}

void StepsPanel::resourceChanged()
{
    cancel();
    m_fixes->offer({});
    offerAddress({});
    m_alert->setResource(m_session.profile().resource);
    if (m_shown == profile() && hasResult())
        m_verdict->markChanged();
    else
        showLast();
}

void StepsPanel::showLast()
{
    if (isBusy())
        return; // about to end
    if (m_shown != profile())
        m_strip->setChecks({});
    m_shown = profile();
    showHistory();
    const std::optional<CheckReport> last = m_checks.of(m_shown);
    m_empty->setVisible(!last);
    setRetainsSpace(m_strip, last.has_value());
    m_card->setVisible(last.has_value());
    if (!last) {
        m_fixes->offer({});
        m_verdict->clear();
        offerAddress({});
        m_model->reset();
        emit resultShown();
        return;
    }
    m_model->setSteps(last->steps);
    m_model->expandProblems();
    showReport(*last);
}

void StepsPanel::showReport(const CheckReport &report)
{
    m_verdict->showReport(report);
    if (report.resource != m_session.profile().resource || report.toolServer != m_session.profile().toolServer)
        m_verdict->markChanged();
    offerAddress(report.resource == m_session.profile().resource ? suggestedAddress(report.steps, m_session.profile())
                                                                 : std::nullopt);
    m_verdict->show();
    const bool isOfThis = report.resource == m_session.profile().resource &&
                          report.toolServer == m_session.profile().toolServer && !report.canceled;
    m_fixes->offer(isOfThis ? fixFor(report.steps, m_fixes->scope()) : std::nullopt);
    emit resultShown();
}

} // namespace rc

#include "moc_stepspanel.cpp"
