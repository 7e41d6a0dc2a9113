// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder of the current resource: runs it whole or in part, shows verdict, rungs and the step for what may notify.
#include "ui/check/ladderpanel.h"

#include "check/nextstep.h"
#include "core/errorwords.h"
#include "ui/check/addressoffer.h"
#include "ui/check/checkplans.h"
#include "ui/check/lastchecks.h"
#include "ui/check/rungannouncer.h"
#include "ui/check/rungmodel.h"
#include "ui/check/rungview.h"
#include "ui/check/summary.h"
#include "ui/check/verdictbanner.h"
#include "ui/currentresource.h"
#include "ui/widgets/alertstep.h"
#include "ui/widgets/tinted.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rc {

LadderPanel::LadderPanel(CurrentResource &current, LastChecks &checks, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_current(current)
    , m_checks(checks)
    , m_theme(theme)
    , m_model(new RungModel(this))
    , m_verdict(new VerdictBanner(theme, this))
    , m_offer(new AddressOffer(theme, this))
    , m_empty(buildEmptyState())
    , m_card(new Panel(theme, this))
    , m_view(new RungView(*m_model, theme, m_card))
    , m_alert(new AlertStep(current.alertRests(), theme, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    m_verdict->setObjectName(QStringLiteral("verdictBanner"));
    auto *cardLayout = new QVBoxLayout(m_card);
    cardLayout->setContentsMargins(1, 4, 1, 4);
    cardLayout->addWidget(m_view);
    new RungAnnouncer(*m_model, *m_view, m_view);
    // As high as its rungs; when there is no room for all of them, the list scrolls.
    m_card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    for (QWidget *part : std::initializer_list<QWidget *>{m_verdict, m_offer, m_empty, m_card, m_alert})
        layout->addWidget(part);
    layout->addStretch(1);
    m_verdict->hide();
    m_card->hide();

    connect(m_verdict, &VerdictBanner::said, this, &LadderPanel::said);
    connect(m_verdict, &VerdictBanner::staleChanged, m_model, &RungModel::setStale);
    connect(m_view, &RungView::rungWanted, this, [this](const RungId &id) { runAgain({id}); });
    connect(m_view, &RungView::fromHereWanted, this,
            [this](const RungId &id) { runAgain(fromHere(id, m_model->rungs())); });
    connect(m_offer, &AddressOffer::wanted, this, &LadderPanel::useAddress);
    connect(m_alert, &AlertStep::wanted, this, &LadderPanel::sendHeld);
    connect(&current, &CurrentResource::changed, this, &LadderPanel::resourceChanged);
    connect(&checks, &LastChecks::arrived, this, [this](const QString &arrived) {
        if (arrived == profile() && !isBusy())
            showLast();
    });
    m_alert->setResource(m_current.profile().resource);
    showLast();
}

LadderPanel::~LadderPanel() = default;

QWidget *LadderPanel::buildEmptyState()
{
    auto *card = new Panel(m_theme, this);
    card->setObjectName(QStringLiteral("checkEmpty"));
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(20, 18, 20, 20);
    layout->setSpacing(2 * grid::unit);
    layout->addWidget(plainLabel(tr("Nothing has been checked yet"), m_theme, Token::Text, TextSize::Strong, card));
    layout->addWidget(plainLabel(tr("A check goes through every link of the chain and says of each whether it holds: "
                                    "the address, the key, the name, the port, TLS, sending, and both tool lists."),
                                 m_theme, Token::Text, TextSize::Body, card));
    layout->addWidget(plainLabel(tr("It sends real entries to the resource, each marked [TEST]: one to see whether any "
                                    "is taken, then one at each of the levels debug, info and warning. An ERROR or an "
                                    "ALERT may notify people, and is sent only by its own button."),
                                 m_theme, Token::Text, TextSize::Body, card));
    layout->addWidget(plainLabel(tr("Tools are only listed, never called. Nothing starts until you press the button."),
                                 m_theme, Token::Quiet, TextSize::Body, card));
    return card;
}

QString LadderPanel::profile() const
{
    return m_current.isDemo() ? QString() : m_current.profile().name;
}

bool LadderPanel::hasResult() const
{
    return m_verdict->hasReport();
}

void LadderPanel::start()
{
    m_current.whenSettled(this, [this] {
        if (m_run || isHeldBack())
            return;
        m_model->reset(m_current.profile().furtherCatalogs);
        run(planFor(m_current, m_current.profile(), this));
    });
}

bool LadderPanel::isHeldBack()
{
    const std::optional<Error> why = m_current.heldBack();
    if (why)
        emit said(errorLine(*why));
    return why.has_value();
}

void LadderPanel::runAgain(const QSet<RungId> &only)
{
    if (m_run || isHeldBack())
        return;
    CheckPlan plan = planFor(m_current, m_current.profile(), this);
    plan.only = only;
    // What speaks of another address says nothing about this one.
    if (hasResult() && m_verdict->report().resource == plan.resource)
        plan.kept = m_verdict->report().rungs;
    for (const RungId &id : only) {
        const std::optional<Level> level = levelOf(id);
        if (level && !plan.levels.contains(*level))
            plan.levels.append(*level);
    }
    QList<RungResult> shown = waitingRungs(plan.furtherCatalogs);
    for (RungResult &rung : shown) {
        const qsizetype place = placeOf(rung.id, m_model->rungs());
        if (!only.contains(rung.id) && place >= 0)
            rung = m_model->rungs().at(place);
    }
    const auto isSame = [](const RungResult &one, const RungResult &other) { return one.id == other.id; };
    if (std::equal(shown.cbegin(), shown.cend(), m_model->rungs().cbegin(), m_model->rungs().cend(), isSame)) {
        for (const RungResult &rung : std::as_const(shown))
            m_model->setRung(rung); // what is open stays open
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
    Profile profile = m_current.profile();
    profile.resource = address;
    if (const Result<void> kept = m_current.keep(profile); !kept) {
        emit said(errorLine(kept.error()));
        return;
    }
    start();
}

void LadderPanel::run(CheckPlan plan)
{
    m_checked = profile();
    m_run = std::make_unique<CheckRun>(std::move(plan), m_current.dialects());
    m_empty->hide();
    m_card->show();
    m_verdict->showRunning();
    m_offer->offer({});
    m_model->setStale(false);
    m_view->setRunning(true);
    m_alert->setBusy(true);
    connect(m_run.get(), &CheckRun::rungChanged, m_model, &RungModel::setRung);
    connect(m_run.get(), &CheckRun::finished, this, &LadderPanel::finish);
    emit busyChanged();
    emit said(tr("Checking…"));
    m_note = ActivityNote(m_current.activity(), checkRecord(m_current.profile().name, m_current.profile().resource));
    m_note.first(m_run.get(), [run = m_run.get()] { run->start(); });
}

void LadderPanel::finish(const CheckReport &report)
{
    m_note.ended(report);
    if (!report.cancelled) // what was kept before says more than a run that was broken off
        m_checks.set(m_checked, report);
    // The run is emitting this: it goes when control is back in the event loop.
    m_run.release()->deleteLater();
    m_view->setRunning(false);
    m_alert->setBusy(false);
    if (m_checked != profile()) {
        showLast();
        emit busyChanged();
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
    QList<RungState> states;
    for (const RungResult &rung : report.rungs)
        states.append(rung.state);
    emit busyChanged();
    emit said(tr("Last check: %1").arg(countsText(states)));
    emit ended(report);
}

void LadderPanel::cancel()
{
    if (m_run)
        m_run->abort();
}

void LadderPanel::resourceChanged()
{
    cancel();
    m_offer->offer({});
    m_alert->setResource(m_current.profile().resource);
    if (m_shown == profile() && hasResult())
        m_verdict->markChanged();
    else
        showLast();
}

void LadderPanel::showLast()
{
    if (isBusy())
        return; // its end is near
    m_shown = profile();
    const std::optional<CheckReport> last = m_checks.of(m_shown);
    m_empty->setVisible(!last);
    m_card->setVisible(last.has_value());
    if (!last) {
        m_verdict->clear();
        m_offer->offer({});
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
    if (report.resource != m_current.profile().resource || report.toolServer != m_current.profile().toolServer)
        m_verdict->markChanged();
    m_offer->offer(report.resource == m_current.profile().resource ? ownersAddress(report.rungs, m_current.profile())
                                                                   : std::nullopt);
    m_verdict->show();
    emit resultShown();
}

} // namespace rc

#include "moc_ladderpanel.cpp"
