// SPDX-License-Identifier: GPL-3.0-or-later
// The Check page: the ladder of the current resource or the checks of all profiles, once or again and again.
#include "ui/check/checkpage.h"

#include "activity/records.h"
#include "check/keyguard.h"
#include "store/activitylog.h"
#include "ui/check/allchecks.h"
#include "ui/check/ladderpanel.h"
#include "ui/check/lastchecks.h"
#include "ui/check/watch.h"
#include "ui/check/watchcard.h"
#include "ui/currentresource.h"
#include "ui/notifier.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/tinted.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace std::chrono_literals;

namespace rc {

CheckPage::CheckPage(CurrentResource &current, LastChecks &checks, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_current(current)
    , m_checks(checks)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
    , m_watch(new Watch(this))
    , m_notifier(new Notifier(*this))
{
    setObjectName(QStringLiteral("checkPage"));
    m_layout->setSpacing(grid::gap);
    m_layout->addWidget(buildHeader());
    m_watchCard = new WatchCard(*m_watch, theme, this);
    m_layout->addWidget(m_watchCard);
    m_stack = new QStackedWidget(this);
    m_ladder = new LadderPanel(current, checks, theme, m_stack);
    m_all = new AllChecks(current, checks, theme, m_stack);
    m_stack->addWidget(m_ladder);
    m_stack->addWidget(m_all);
    m_layout->addWidget(m_stack, 1);
    connectParts();
    showModes();
    updateButtons();
}

QWidget *CheckPage::buildHeader()
{
    auto *header = new QWidget(this);
    auto *layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    QLabel *title = plainLabel(tr("Check"), m_theme, Token::Text, TextSize::Title, header);
    title->setWordWrap(false);
    m_modes = new SegmentedControl(SegmentedControl::Look::Segments, header);
    m_modes->setObjectName(QStringLiteral("checkModes"));
    m_modes->setChoices({QString(), QString()}); // here, for the order of the Tab key
    m_watchButton = buildWatchButton(header);
    m_button = new QPushButton(header);
    m_button->setObjectName(QStringLiteral("checkButton"));
    m_button->setProperty("primary", true);
    m_button->setMinimumHeight(grid::controlHeight);
    connect(m_button, &QPushButton::clicked, this, [this] { isBusy() ? cancel() : refresh(); });
    layout->addWidget(title);
    layout->addWidget(m_modes);
    layout->addStretch();
    layout->addWidget(m_watchButton);
    layout->addWidget(m_button);
    return header;
}

QPushButton *CheckPage::buildWatchButton(QWidget *header)
{
    auto *button = new QPushButton(tr("Watch ▾"), header);
    button->setObjectName(QStringLiteral("watchButton"));
    button->setAccessibleName(tr("Watch"));
    button->setAccessibleDescription(tr("Repeats the check while this window is open and tells of each change"));
    auto *menu = new QMenu(button);
    for (const int minutes : {1, 5, 15, 60}) {
        QAction *action = menu->addAction(tr("Every %n minute(s)", nullptr, minutes));
        connect(action, &QAction::triggered, this, [this, minutes] { watch(minutes * 1min); });
    }
    menu->addSeparator();
    QAction *stop = menu->addAction(tr("Stop watching"));
    connect(stop, &QAction::triggered, m_watch, &Watch::stop);
    connect(menu, &QMenu::aboutToShow, stop, [this, stop] { stop->setEnabled(m_watch->isOn()); });
    button->setMenu(menu);
    return button;
}

void CheckPage::connectParts()
{
    connect(m_modes, &SegmentedControl::currentChanged, this, [this](int mode) {
        m_stack->setCurrentIndex(mode);
        updateButtons();
    });
    connect(m_ladder, &LadderPanel::said, this, &Page::statusChanged);
    connect(m_ladder, &LadderPanel::resultShown, this, &CheckPage::updateButtons);
    connect(m_ladder, &LadderPanel::ended, this, [this](const CheckReport &report) {
        if (m_watched == ThisResource) {
            m_watch->take(m_watchedProfile, report);
            m_watch->roundEnded();
        }
    });
    connect(m_all, &AllChecks::ended, this, [this](const QString &profile, const CheckReport &report) {
        if (!report.cancelled)
            m_checks.set(profile, report);
        if (m_watched == AllProfiles)
            m_watch->take(profile, report);
    });
    connect(m_all, &AllChecks::finished, this, [this](const QString &summary) {
        emit statusChanged(tr("All profiles: %1").arg(summary));
        if (m_watched == AllProfiles)
            m_watch->roundEnded();
    });
    connect(m_all, &AllChecks::chosen, this, [this](const QString &profile) {
        if (profile != m_ladder->profile())
            m_current.select(profile);
        m_modes->setCurrentIndex(ThisResource);
    });
    const auto busy = [this] {
        updateButtons();
        emit busyChanged(isBusy());
    };
    connect(m_ladder, &LadderPanel::busyChanged, this, busy);
    connect(m_all, &AllChecks::busyChanged, this, busy);
    connect(m_watch, &Watch::due, this, [this] { start(m_watched); });
    connect(m_watch, &Watch::told, this, [this](const QString &name, const QString &change) {
        m_watchCard->add(m_watched == AllProfiles ? tr("%1: %2", "a profile, what changed").arg(name, change) : change);
        m_notifier->tell(name, change);
    });
    connect(m_watch, &Watch::noticed, this,
            [this](const QString &name, const CheckReport &before, const CheckReport &now) {
                const auto record = changeRecord(name, before, now);
                if (ActivityLog *activity = m_current.activity(); activity != nullptr && record)
                    activity->keep({*record}, redactorFor(now));
            });
    connect(&m_checks, &LastChecks::notKept, this, &Page::statusChanged);
    connect(&m_current, &CurrentResource::changed, this, &CheckPage::resourceChanged);
    connect(&m_current, &CurrentResource::profilesChanged, this, &CheckPage::showModes);
}

CheckPage::Mode CheckPage::mode() const
{
    return m_stack->currentWidget() == m_all ? AllProfiles : ThisResource;
}

void CheckPage::refresh()
{
    start(mode());
}

void CheckPage::start(Mode mode)
{
    if (isBusy())
        return;
    if (mode == AllProfiles) {
        emit statusChanged(tr("Checking all profiles…"));
        m_all->start();
    } else {
        m_ladder->start();
    }
}

void CheckPage::cancel()
{
    m_ladder->cancel();
    m_all->cancel();
}

bool CheckPage::isBusy() const
{
    return m_ladder->isBusy() || m_all->isBusy();
}

QWidget *CheckPage::firstFocus()
{
    return m_button;
}

void CheckPage::watch(std::chrono::milliseconds pause)
{
    m_watched = mode();
    m_watchedProfile = m_current.profile().name;
    m_watchCard->setSubject(m_watched == AllProfiles ? tr("all profiles") : m_watchedProfile);
    m_watch->start(pause);
}

void CheckPage::resourceChanged()
{
    if (m_watch->isOn() && m_watched == ThisResource) {
        m_watch->stop();
        emit statusChanged(tr("No longer watching: another resource was chosen, or this one changed."));
    }
    updateButtons();
}

void CheckPage::showModes()
{
    const int profiles = int(m_current.profiles().size());
    m_modes->setChoices({tr("This resource"), tr("All profiles (%1)").arg(profiles)});
    m_modes->setVisible(profiles > 1);
    if (profiles <= 1)
        m_modes->setCurrentIndex(ThisResource);
}

void CheckPage::updateButtons()
{
    if (CheckPage::isBusy()) // not virtual: also called while this is built
        m_button->setText(tr("Cancel  Esc"));
    else if (mode() == AllProfiles)
        m_button->setText(tr("Check all  F5"));
    else
        m_button->setText(m_ladder->hasResult() ? tr("Check again  F5") : tr("Check  F5"));
}

void CheckPage::resizeEvent(QResizeEvent *event)
{
    const int side = pageMargin(width());
    m_layout->setContentsMargins(side, 20, side, grid::gap);
    Page::resizeEvent(event);
}

} // namespace rc

#include "moc_checkpage.cpp"
