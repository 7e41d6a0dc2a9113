// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of all profiles in one go: a line each, the worst first, never one that may notify people.
#include "ui/check/allchecks.h"

#include "ui/check/checkplans.h"
#include "ui/check/lastchecks.h"
#include "ui/check/profilecheckdelegate.h"
#include "ui/check/profilechecksmodel.h"
#include "ui/check/summary.h"
#include "ui/currentresource.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tinted.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <utility>

namespace rc {

namespace {
constexpr std::chrono::seconds ageInterval{5}; // as the banner of a single check has it
} // namespace

namespace {

/// Of a check that was cancelled before its turn.
CheckReport neverBegun()
{
    CheckReport report;
    report.cancelled = true;
    report.at = QDateTime::currentDateTime();
    report.rungs = waitingRungs();
    for (RungResult &rung : report.rungs)
        rung.state = RungState::Skipped;
    return report;
}

} // namespace

AllChecks::AllChecks(CurrentResource &current, LastChecks &checks, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_current(current)
    , m_checks(checks)
    , m_model(new ProfileChecksModel(this))
    , m_words(plainLabel(
          tr("Checks every profile side by side, each with its own key, and sends to each what a check "
             "sends: four entries marked [TEST], none at ERROR or ALERT. Press Enter on a line to see its rungs."),
          theme, Token::Quiet, TextSize::Small, this))
    , m_card(new Panel(theme, this))
    , m_view(new QListView(m_card))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    layout->addWidget(m_words);
    m_view->setObjectName(QStringLiteral("allChecks"));
    m_view->setAccessibleName(tr("The last check of each profile"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ProfileCheckDelegate(theme, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setProperty("bare", true);
    m_view->setStyleSheet(QStringLiteral("QListView { padding: 0px; }"));
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setMouseTracking(true);
    m_view->setUniformItemSizes(true);
    auto *cardLayout = new QVBoxLayout(m_card);
    cardLayout->setContentsMargins(1, 4, 1, 4);
    cardLayout->addWidget(m_view);
    layout->addWidget(m_card, 1);

    connect(m_view, &QListView::activated, this,
            [this](const QModelIndex &at) { emit chosen(at.data(ProfileChecksModel::NameRole).toString()); });
    connect(&current, &CurrentResource::profilesChanged, this, &AllChecks::showProfiles);
    connect(&checks, &LastChecks::arrived, this, [this](const QString &profile) {
        if (const std::optional<CheckReport> report = m_checks.of(profile); report && !isBusy()) {
            m_model->setReport(profile, *report);
            m_model->sortWorstFirst();
        }
    });
    m_ages.setObjectName(QStringLiteral("ages"));
    m_ages.setInterval(ageInterval);
    connect(&m_ages, &QTimer::timeout, m_model, &ProfileChecksModel::refreshAges);
    showProfiles();
}

AllChecks::~AllChecks() = default;

void AllChecks::showProfiles()
{
    m_model->setProfiles(m_current.profiles());
    if (!m_wasShown)
        return; // a thousand reports are not read for a list that nobody sees
    for (const Profile &profile : m_current.profiles()) {
        if (const std::optional<CheckReport> report = m_checks.of(profile.name))
            m_model->setReport(profile.name, *report);
    }
    if (!isBusy())
        m_model->sortWorstFirst();
}

void AllChecks::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!std::exchange(m_wasShown, true))
        showProfiles();
    m_model->refreshAges();
    m_ages.start();
}

void AllChecks::hideEvent(QHideEvent *event)
{
    m_ages.stop();
    QWidget::hideEvent(event);
}

void AllChecks::start()
{
    if (m_run || m_current.profiles().isEmpty())
        return;
    QList<NamedPlan> plans;
    for (const Profile &profile : m_current.profiles())
        plans.append({profile.name, planFor(m_current, profile, this)});
    m_run = std::make_unique<ManyChecks>(std::move(plans), m_current.dialects());
    m_model->setRunning(true);
    connect(m_run.get(), &ManyChecks::ended, this, [this](const NamedReport &named) {
        m_model->setReport(named.name, named.report);
        m_notes[named.name].ended(named.report);
        emit ended(named.name, named.report);
    });
    connect(m_run.get(), &ManyChecks::finished, this, &AllChecks::finish);
    emit busyChanged();
    noteAndStart();
}

/// All are kept as begun before the first of them begins.
void AllChecks::noteAndStart()
{
    m_notes.clear();
    const auto missing = std::make_shared<qsizetype>(m_current.profiles().size());
    for (const Profile &profile : m_current.profiles()) {
        ActivityNote &note = m_notes[profile.name];
        note = ActivityNote(m_current.activity(), checkRecord(profile.name, profile.resource));
        note.first(m_run.get(), [missing, run = m_run.get()] {
            if (--*missing == 0)
                run->start();
        });
    }
}

void AllChecks::cancel()
{
    if (m_run)
        m_run->abort();
}

void AllChecks::finish(const QList<NamedReport> &reports)
{
    // The run is emitting this: it goes when control is back in the event loop.
    m_run.release()->deleteLater();
    for (const NamedReport &named : reports)
        m_notes.remove(named.name);
    for (ActivityNote &note : m_notes)
        note.ended(neverBegun());
    m_notes.clear();
    m_model->setRunning(false);
    m_model->sortWorstFirst();
    QList<RungState> states;
    for (const NamedReport &named : reports)
        states.append(named.report.cancelled ? RungState::Skipped : overallState(named.report.rungs));
    emit busyChanged();
    emit finished(countsText(states));
}

} // namespace rc

#include "moc_allchecks.cpp"
