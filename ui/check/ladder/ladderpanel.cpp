// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/ladder/ladderpanel.h"

#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "session/check/checkhistory.h"
#include "session/check/checkoperation.h"
#include "session/check/lastchecks.h"
#include "session/session.h"
#include "ui/check/ladder/rungmodel.h"
#include "ui/check/ladder/timestrip.h"
#include "ui/check/ladder/verdictbanner.h"
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

std::optional<QString> ownersAddress(const QList<RungResult> &rungs, const Profile &profile)
{
    for (const RungResult &rung : rungs) {
        if (rung.state == RungState::Failed && !rung.address.isEmpty())
            return rung.address;
    }
    const bool atTeam = std::any_of(rungs.cbegin(), rungs.cend(), [](const RungResult &rung) {
        return rung.state == RungState::Failed && rung.cause == "team-address"_L1;
    });
    const auto pasted = parseResourceUrl(profile.resource);
    if (!atTeam || !pasted || !pasted->resource.isOfTeam())
        return {};
    const QString username = profile.username.trimmed();
    return pasted->resource.ownedBy(username.isEmpty() ? pasted->resource.team : username).resourceUrl();
}

LadderPanel::LadderPanel(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_checks(checks)
    , m_history(history)
    , m_check(new CheckOperation(session.activity(), session.dialects(), this))
    , m_theme(theme)
    , m_model(new RungModel(this))
    , m_strip(new TimeStrip(theme, this))
    , m_verdict(named(new VerdictBanner(theme, this), u"verdictBanner"_s))
    , m_fixes(new FixOffer(session, theme, FixPlace::Check, this))
    , m_offer(named(new Panel(this), u"addressOffer"_s))
    , m_empty(buildEmptyState())
    , m_card(new Panel(this))
    , m_view(new RungView(*m_model, theme, m_card))
    , m_alert(new AlertStep(session.alertRests(), theme, this))
{
    auto *layout = makeColumn(this, {noMargins, grid::gap});
    makeColumn(m_card, {QMargins(1, 4, 1, 4)}, {m_view});
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_strip, m_verdict, m_fixes->row(), m_offer, m_empty, m_card, m_alert})
        layout->addWidget(part);
    m_verdict->hide();
    m_card->hide();

    connect(m_check, &CheckOperation::busyChanged, this, &LadderPanel::busyChanged);
    connect(m_check, &CheckOperation::rungChanged, this,
            [this](const QString &, const RungResult &rung) { m_model->setRung(rung); });
    connect(m_check, &CheckOperation::finished, this, [this](const QList<NamedReport> &reports) {
        finish(reports.isEmpty() ? neverBegun(m_session.profile().furtherCatalogs) : reports.constFirst().report);
    });
    connect(m_verdict, &VerdictBanner::said, this, &LadderPanel::said);
    connect(m_verdict, &VerdictBanner::staleChanged, m_model, &RungModel::setStale);
    connect(m_view, &RungView::stepsWanted, this, &LadderPanel::runAgain);
    buildFixes();
    buildOffer();
    connect(m_alert, &AlertStep::wanted, this, &LadderPanel::sendHeld);
    connect(&session.book(), &ProfileBook::changed, this, &LadderPanel::resourceChanged);
    connect(&checks, &LastChecks::arrived, this, [this](const QString &arrived) {
        if (arrived == profile() && !isBusy())
            showLast();
    });
    connect(m_strip, &TimeStrip::lookedAt, this, &LadderPanel::showPast);
    connect(m_strip, &TimeStrip::activityWanted, this, &LadderPanel::activityWanted);
    connect(&history, &CheckHistory::changed, this, [this] {
        if (isVisible() && !isBusy())
            showHistory();
    });
    m_alert->setResource(m_session.profile().resource);
    showLast();
}

LadderPanel::~LadderPanel() = default;

void LadderPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showHistory();
}

/// Loads this profile's past checks, unless the page is hidden.
void LadderPanel::showHistory()
{
    if (!isVisible())
        return;
    m_history.checks(m_session.profile(), maxTicks, this,
                     [this, of = historyId(m_session.profile())](const QList<PastCheck> &checks) {
                         if (of != historyId(m_session.profile()) || isBusy())
                             return;
                         m_strip->setChecks(checks);
                         setKeepsRoom(m_strip, !checks.isEmpty());
                     });
}

/// Shows a past check's steps while it is selected.
void LadderPanel::showPast()
{
    if (isBusy() || !hasResult())
        return;
    const std::optional<PastCheck> past = m_strip->looked();
    m_model->showRungs(past ? past->seen.report.rungs : m_verdict->report().rungs);
    m_model->setStale(past || m_verdict->isStale());
}

QWidget *LadderPanel::buildEmptyState()
{
    auto *card = named(new MessageCard(m_theme, this), u"checkEmpty"_s);
    card->showEmpty(
        u"empty-check"_s, tr("Nothing has been checked yet"),
        {tr("A check tests each step in order: URL, API key, DNS, port, TLS, sending entries, and fetching tools."),
         tr("It sends four real log entries marked [TEST]: one to test ingest, then one each at debug, info and "
            "warning. An ERROR or an ALERT may notify people and is sent only by its own button."),
         tr("Tools are listed, not called, except “ping” where it needs no arguments. Nothing starts until you press "
            "the "
            "button.")});
    return card;
}

QString LadderPanel::profile() const
{
    return m_session.isDemo() ? QString() : m_session.profile().name;
}

bool LadderPanel::hasResult() const
{
    return m_verdict->hasReport();
}

bool LadderPanel::isBusy() const
{
    return m_check->isBusy() || m_fixes->isSaving();
}

void LadderPanel::start()
{
    m_session.fields().whenSettled(this, [this] {
        if (isBusy() || isHeldBack())
            return;
        m_model->reset(m_session.profile().furtherCatalogs, m_session.profile().provesArrival);
        run(checkPlanFor(m_session, m_session.profile(), this));
    });
}

void LadderPanel::startWithKey(Secret key, bool save)
{
    cancel(); // never drop a new key for a run that has not ended
    m_fixes->useSecret(m_session.keys().key(), std::move(key), save, {});
}

void LadderPanel::buildFixes()
{
    m_verdict->addAction(m_fixes->button());
    connect(m_fixes, &FixOffer::said, this, &LadderPanel::said);
    connect(m_fixes, &FixOffer::wanted, m_verdict, &VerdictBanner::copyReport);
    connect(m_fixes, &FixOffer::done, this, &LadderPanel::repeat);
    connect(m_fixes, &FixOffer::savingBegan, this, &LadderPanel::showSaving);
    connect(m_fixes, &FixOffer::savingEnded, this, [this] {
        emit busyChanged();
        if (m_shown != profile())
            showLast();
    });
}

void LadderPanel::buildOffer()
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
void LadderPanel::offerAddress(const std::optional<QString> &address)
{
    m_address = address.value_or(QString());
    m_shownAddress->setText(displayText(m_address));
    m_useAddress->setAccessibleDescription(m_address);
    m_offer->setVisible(address.has_value());
}

void LadderPanel::showSaving()
{
    m_empty->hide();
    offerAddress({});
    m_verdict->showRunning(tr("Saving to the keychain…"),
                           tr("Waiting for the keychain. Respond to its prompt if one appears."));
    emit busyChanged();
}

void LadderPanel::repeat(const CheckFix &fix)
{
    const QSet<RungId> steps = stepsToRepeat(fix, m_verdict->report().rungs);
    if (steps.isEmpty())
        start();
    else
        runAgain(steps);
    emit fixBegan();
}

bool LadderPanel::offersFix() const
{
    return m_fixes->fix() && !isAddition(*m_fixes->fix());
}

void LadderPanel::copyReport()
{
    if (hasResult())
        m_verdict->copyReport();
}

bool LadderPanel::isHeldBack()
{
    const std::optional<Error> why = m_session.heldBack();
    if (why)
        emit said(errorLine(*why));
    return why.has_value();
}

void LadderPanel::runAgain(const QSet<RungId> &only)
{
    if (isBusy() || isHeldBack())
        return;
    CheckPlan plan = checkPlanFor(m_session, m_session.profile(), this);
    plan.only = only;
    // Results for another address do not apply. While a key is being saved no result is shown, but the last one still
    // counts.
    if (m_shown == profile() && m_verdict->report().resource == plan.resource)
        plan.kept = m_verdict->report().rungs;
    for (const RungId &id : only) {
        const std::optional<Level> level = levelOf(id);
        if (level && !plan.levels.contains(*level))
            plan.levels.append(*level);
    }
    QList<RungResult> shown = waitingRungs(plan.furtherCatalogs, plan.arrival.has_value());
    for (RungResult &rung : shown) {
        const qsizetype place = placeOf(rung.id, m_model->rungs());
        if (!only.contains(rung.id) && place >= 0)
            rung = m_model->rungs().at(place);
    }
    const auto isSame = [](const RungResult &one, const RungResult &other) { return one.id == other.id; };
    if (std::equal(shown.cbegin(), shown.cend(), m_model->rungs().cbegin(), m_model->rungs().cend(), isSame)) {
        for (const RungResult &rung : std::as_const(shown))
            m_model->setRung(rung); // keeps expanded rows
    } else {
        m_model->setRungs(shown);
    }
    run(std::move(plan));
}

void LadderPanel::sendHeld(Level level)
{
    for (const RungId &id : usualRungs()) {
        if (levelOf(id) == level)
            runAgain({id});
    }
}

void LadderPanel::useAddress(const QString &address)
{
    Profile profile = m_session.profile();
    profile.resource = address;
    if (const Result<void> kept = m_session.book().keep(profile); !kept) {
        emit said(errorLine(kept.error()));
        return;
    }
    start();
    emit fixBegan();
}

void LadderPanel::run(CheckPlan plan)
{
    m_checked = profile();
    m_empty->hide();
    m_card->show();
    m_fixes->offer({});
    m_verdict->showRunning(tr("Checking…"), tr("Steps appear as they finish."));
    setKeepsRoom(m_strip); // nothing moves when it appears
    m_strip->hide();       // the selection of a past check ends; the strip reappears with the new one
    offerAddress({});
    m_model->setStale(false);
    m_view->setRunning(true);
    m_alert->setBusy(true);
    m_check->start({{m_session.profile().name, std::move(plan), m_session.profile().id}});
    emit said(tr("Checking…"));
}

void LadderPanel::finish(const CheckReport &report)
{
    if (!report.cancelled) // a stored check is more useful than an aborted run
        m_checks.set(m_checked, report);
    m_view->setRunning(false);
    m_alert->setBusy(false);
    if (m_checked != profile()) {
        showLast();
        return;
    }
    m_shown = m_checked;
    for (const RungResult &rung : report.rungs)
        m_model->setRung(rung);
    m_model->expandProblems();
    for (const RungResult &rung : report.rungs) {
        const std::optional<Level> level = levelOf(rung.id);
        if (level && rung.state == RungState::Skipped && rung.marker.isEmpty())
            m_alert->notSent(*level);
    }
    showReport(report);
    emit said(tr("Last check: %1").arg(countsText(lineStates(report.rungs))));
    showHistory();
    emit ended(report);
}

void LadderPanel::cancel()
{
    m_check->cancel();
    if (!m_fixes->isSaving())
        return;
    m_fixes->stopSaving();
    showLast();
    emit busyChanged();
}

void LadderPanel::resourceChanged()
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

void LadderPanel::showLast()
{
    if (isBusy())
        return; // about to end
    if (m_shown != profile())
        m_strip->setChecks({});
    m_shown = profile();
    showHistory();
    const std::optional<CheckReport> last = m_checks.of(m_shown);
    m_empty->setVisible(!last);
    setKeepsRoom(m_strip, last.has_value());
    m_card->setVisible(last.has_value());
    if (!last) {
        m_fixes->offer({});
        m_verdict->clear();
        offerAddress({});
        m_model->reset();
        emit resultShown();
        return;
    }
    m_model->setRungs(last->rungs);
    m_model->expandProblems();
    showReport(*last);
}

void LadderPanel::showReport(const CheckReport &report)
{
    m_verdict->showReport(report);
    if (report.resource != m_session.profile().resource || report.toolServer != m_session.profile().toolServer)
        m_verdict->markChanged();
    offerAddress(report.resource == m_session.profile().resource ? ownersAddress(report.rungs, m_session.profile())
                                                                 : std::nullopt);
    m_verdict->show();
    const bool isOfThis = report.resource == m_session.profile().resource &&
                          report.toolServer == m_session.profile().toolServer && !report.cancelled;
    m_fixes->offer(isOfThis ? fixFor(report.rungs, m_fixes->scope()) : std::nullopt);
    emit resultShown();
}

} // namespace rc

#include "moc_ladderpanel.cpp"
