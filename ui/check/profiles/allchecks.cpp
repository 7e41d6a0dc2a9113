// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/profiles/allchecks.h"

#include "session/check/checkoperation.h"
#include "session/check/lastchecks.h"
#include "session/session.h"
#include "ui/check/ladder/summary.h"
#include "ui/check/profiles/profilecheckdelegate.h"
#include "ui/check/profiles/profilechecksmodel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr std::chrono::seconds ageInterval{5}; // as the banner of a single check has it
} // namespace

AllChecks::AllChecks(Session &session, LastChecks &checks, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_checks(checks)
    , m_check(new CheckOperation(session.activity(), session.dialects(), this))
    , m_model(new ProfileChecksModel(this))
    , m_words(plainLabel(tr("Checks all profiles in parallel, each with its own key. Each check sends four [TEST] "
                            "entries, none at ERROR or ALERT. Press Enter to open a profile."),
                         theme, Token::Quiet, TextSize::Small, this))
    , m_card(new Panel(theme, this))
    , m_view(named(new QListView(m_card), u"allChecks"_s, tr("The last check of each profile")))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    layout->addWidget(m_words);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ProfileCheckDelegate(theme, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setProperty("bare", true);
    m_view->setStyleSheet(u"QListView { padding: 0px; }"_s);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setMouseTracking(true);
    m_view->setUniformItemSizes(true);
    auto *cardLayout = new QVBoxLayout(m_card);
    cardLayout->setContentsMargins(1, 4, 1, 4);
    cardLayout->addWidget(m_view);
    layout->addWidget(m_card, 1);

    connect(m_check, &CheckOperation::busyChanged, this, &AllChecks::busyChanged);
    connect(m_check, &CheckOperation::ended, this, [this](const NamedReport &named) {
        m_model->setReport(named.name, named.report);
        emit ended(named.name, named.report);
    });
    connect(m_check, &CheckOperation::finished, this, &AllChecks::finish);
    connect(m_view, &QListView::activated, this,
            [this](const QModelIndex &at) { emit chosen(at.data(ProfileChecksModel::NameRole).toString()); });
    connect(&session.book(), &ProfileBook::profilesChanged, this, &AllChecks::showProfiles);
    connect(&checks, &LastChecks::arrived, this, [this](const QString &profile) {
        if (const std::optional<CheckReport> report = m_checks.of(profile); report && !isBusy()) {
            m_model->setReport(profile, *report);
            m_model->sortWorstFirst();
        }
    });
    m_ages.setObjectName(u"ages"_s);
    m_ages.setInterval(ageInterval);
    connect(&m_ages, &QTimer::timeout, m_model, &ProfileChecksModel::refreshAges);
    showProfiles();
}

AllChecks::~AllChecks() = default;

void AllChecks::showProfiles()
{
    m_model->setProfiles(m_session.book().profiles());
    if (!m_wasShown)
        return; // a thousand reports are not read for a list that nobody sees
    for (const Profile &profile : m_session.book().profiles()) {
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
    if (isBusy() || m_session.book().profiles().isEmpty())
        return;
    QList<NamedPlan> plans;
    for (const Profile &profile : m_session.book().profiles())
        plans.append({profile.name, checkPlanFor(m_session, profile, this)});
    m_model->setRunning(true);
    m_check->start(std::move(plans));
}

bool AllChecks::isBusy() const
{
    return m_check->isBusy();
}

void AllChecks::cancel()
{
    m_check->cancel();
}

void AllChecks::finish(const QList<NamedReport> &reports)
{
    m_model->setRunning(false);
    m_model->sortWorstFirst();
    QList<RungState> states;
    for (const NamedReport &named : reports)
        states.append(named.report.cancelled ? RungState::Skipped : overallState(named.report.rungs));
    emit finished(countsText(states));
}

} // namespace rc

#include "moc_allchecks.cpp"
