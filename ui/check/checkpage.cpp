// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/checkpage.h"

#include "check/report/reportjson.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "session/activity/records.h"
#include "session/check/checkhistory.h"
#include "session/check/watch.h"
#include "session/session.h"
#include "store/activity/activitylog.h"
#include "ui/check/profiles/allchecks.h"
#include "ui/check/steps/stepspanel.h"
#include "ui/parts/notifier.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace rc {

WatchCard::WatchCard(Watch &watch, const Theme &theme, QWidget *parent)
    : WatchPanel(theme, parent)
    , m_watch(watch)
{
    setObjectName(u"watchCard"_s);
    connect(this, &WatchPanel::stopRequested, &watch, &Watch::stop);
    connect(&watch, &Watch::changed, this, &WatchCard::showState);
    showState();
}

void WatchCard::setSubject(const QString &subject)
{
    m_subject = subject;
    clearLines();
    showState();
}

void WatchCard::showState()
{
    setVisible(m_watch.isOn());
    setTitle(tr("Watching %1", "a profile, or all profiles").arg(displayText(m_subject)));
    const int minutes = int(m_watch.pause() / 1min);
    QString words = minutes == 60 ? tr("Every hour while this window is open.")
                                  : tr("Every %n minute(s) while this window is open.", nullptr, minutes);
    if (m_watch.next().isValid())
        words += QChar(u' ') + tr("Next check at %1.").arg(momentText(m_watch.next()));
    words += QChar(u' ') + tr("Each check sends four test entries, none at ERROR or ALERT.");
    setDescription(words);
}

CheckPage::CheckPage(Session &session, LastChecks &checks, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_checks(checks)
    , m_theme(theme)
    , m_watch(new Watch(this))
    , m_notifier(new Notifier(*this))
{
    setObjectName(u"checkPage"_s);
    QWidget *header = buildHeader();
    m_watchCard = new WatchCard(*m_watch, theme, this);
    m_head = makeColumn({.spacing = grid::gap}, {header, m_watchCard});
    m_stack = new QStackedWidget(this);
    auto *history = new CheckHistory(session.activity(), this);
    m_body = new PageBody(m_stack);
    m_body->setBelowHeader();
    m_stepsPanel = new StepsPanel(session, checks, *history, theme, m_body);
    m_body->content()->addWidget(m_stepsPanel);
    m_body->content()->addStretch(1);
    m_all = new AllChecks(session, checks, *history, theme, m_stack);
    m_stack->addWidget(m_body);
    m_stack->addWidget(m_all);
    makeColumn(this, {noMargins, 2 * grid::unit}, {m_head, {m_stack, 1}});
    connectParts();
    showModes();
    updateButtons();
}

QWidget *CheckPage::buildHeader()
{
    auto *header = new QWidget(this);
    QLabel *title = plainLabel(tr("Check"), m_theme, Token::Text, TextSize::Title, header);
    title->setWordWrap(false);
    m_modes = named(new SegmentedControl(SegmentedControl::Look::Segments, header), u"checkModes"_s);
    m_modes->setChoices({QString(), QString()}); // created here for the tab order
    m_watchButton = buildWatchButton(header);
    m_button = named(new QPushButton(header), u"checkButton"_s);
    setFlag(m_button, "primary");
    m_button->setMinimumHeight(grid::controlHeight);
    connect(m_button, &QPushButton::clicked, this, [this] { isBusy() ? cancel() : refresh(); });
    makeRow(header, {noMargins, grid::gap}, {title, m_modes, stretch(0), m_watchButton, m_button});
    return header;
}

QPushButton *CheckPage::buildWatchButton(QWidget *header)
{
    auto *button = named(new QPushButton(tr("Watch") + u" ▾"_s, header), u"watchButton"_s, tr("Watch"));
    button->setAccessibleDescription(tr("Repeats the check while the window is open and notifies you of changes"));
    auto *menu = new QMenu(button);
    for (const int minutes : {1, 5, 15, 60}) {
        QAction *action =
            menu->addAction(minutes == 60 ? tr("Every hour") : tr("Every %n minute(s)", nullptr, minutes));
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
    connect(m_stepsPanel, &StepsPanel::statusMessage, this, &Page::statusChanged);
    connect(m_stepsPanel, &StepsPanel::activityRequested, this, &Page::activityRequested);
    connect(m_all, &AllChecks::activityRequested, this, &Page::activityRequested);
    connect(m_stepsPanel, &StepsPanel::fixStarted, this, &CheckPage::showVerdict);
    connect(m_stepsPanel, &StepsPanel::resultShown, this, &CheckPage::updateButtons);
    connect(&m_session.book(), &ProfileBook::changed, this, &CheckPage::updateButtons);
    connect(m_stepsPanel, &StepsPanel::ended, this, [this](const CheckReport &report) {
        if (m_watched == ThisResource) {
            m_watch->observe(m_watchedProfile, report);
            m_watch->roundEnded();
        }
    });
    connect(m_all, &AllChecks::ended, this, [this](const QString &profile, const CheckReport &report) {
        if (!report.canceled)
            m_checks.set(profile, report);
        if (m_watched == AllProfiles)
            m_watch->observe(profile, report);
    });
    connect(m_all, &AllChecks::finished, this, [this](const QString &summary) {
        emit statusChanged(tr("All profiles: %1").arg(summary));
        if (m_watched == AllProfiles)
            m_watch->roundEnded();
    });
    connect(m_all, &AllChecks::chosen, this, &CheckPage::openProfile);
    const auto busy = [this] {
        updateButtons();
        emit busyChanged(isBusy());
    };
    connect(m_stepsPanel, &StepsPanel::busyChanged, this, busy);
    connect(m_all, &AllChecks::busyChanged, this, busy);
    connect(m_watch, &Watch::due, this, [this] {
        if (isBusy()) // during another check: the next round is still due
            m_watch->roundEnded();
        else
            start(m_watched);
    });
    connect(m_watch, &Watch::stateChanged, this, [this](const QString &name, const QString &change) {
        m_watchCard->add(m_watched == AllProfiles ? tr("%1: %2", "a profile, what changed").arg(name, change) : change);
        m_notifier->notify(name, change);
    });
    connect(m_watch, &Watch::noticed, this,
            [this](const QString &name, const CheckReport &before, const CheckReport &now) {
                const Profile *profile = m_session.book().find(name);
                const auto record = changeRecord(profile ? *profile : RecordedProfile(name), before, now);
                if (ActivityLog *activity = m_session.activity(); activity != nullptr && record)
                    activity->write({*record}, redactorFor(now));
            });
    connect(&m_session.book(), &ProfileBook::changed, this, &CheckPage::resourceChanged);
    connect(&m_session.book(), &ProfileBook::profilesChanged, this, &CheckPage::showModes);
}

CheckPage::Mode CheckPage::mode() const
{
    return Mode(m_stack->currentIndex());
}

/// With its last check; the user is asked about unsaved values first.
void CheckPage::openProfile(const QString &profile)
{
    m_session.book().select(profile);
    if (m_stepsPanel->profile() != profile)
        return;
    m_modes->setCurrentIndex(ThisResource);
    m_button->setFocus(Qt::OtherFocusReason);
}

void CheckPage::refresh()
{
    start(mode());
    showVerdict();
}

/// Not called for a watch, which must not scroll the page.
void CheckPage::showVerdict()
{
    // Queued, because hiding the pressed button of a fix moves the focus, and the page with it.
    QTimer::singleShot(0, m_body, [this] { m_body->ensureVisible(0, 0); });
}

void CheckPage::start(Mode mode)
{
    if (isBusy())
        return;
    if (mode == AllProfiles) {
        emit statusChanged(tr("Checking all profiles…"));
        m_all->start();
    } else {
        m_stepsPanel->start();
    }
}

void CheckPage::startWithKey(Secret key, bool save)
{
    m_modes->setCurrentIndex(ThisResource);
    m_stepsPanel->startWithKey(std::move(key), save);
}

void CheckPage::checkCurrent()
{
    m_modes->setCurrentIndex(ThisResource);
    refresh();
}

void CheckPage::copyReport()
{
    m_modes->setCurrentIndex(ThisResource);
    m_stepsPanel->copyReport();
}

void CheckPage::cancel()
{
    if (!isBusy() && m_stepsPanel->leavePast())
        return;
    m_stepsPanel->cancel();
    m_all->cancel();
}

bool CheckPage::hasTransientState() const
{
    return m_watch->isOn();
}

bool CheckPage::isBusy() const
{
    return m_stepsPanel->isBusy() || m_all->isBusy();
}

QWidget *CheckPage::firstFocus()
{
    return m_button;
}

void CheckPage::watch(std::chrono::milliseconds pause)
{
    m_watched = mode();
    m_watchedProfile = m_session.profile().name;
    m_watchCard->setSubject(m_watched == AllProfiles ? tr("all profiles") : m_watchedProfile);
    m_watch->start(pause);
}

void CheckPage::watchCurrent(std::chrono::milliseconds pause)
{
    m_modes->setCurrentIndex(ThisResource);
    watch(pause);
}

void CheckPage::resourceChanged()
{
    if (m_watch->isOn() && m_watched == ThisResource) {
        m_watch->stop();
        emit statusChanged(tr("Watching stopped because the resource changed."));
    }
    updateButtons();
}

void CheckPage::showModes()
{
    const int profiles = int(m_session.book().profiles().size());
    m_modes->setChoices({tr("This resource"), tr("All profiles (%1)").arg(profiles)});
    m_modes->setVisible(profiles > 1);
    if (profiles <= 1)
        m_modes->setCurrentIndex(ThisResource);
}

void CheckPage::updateButtons()
{
    // one primary button per page: the fix of a failure, if there is one
    setFlag(m_button, "primary", !CheckPage::isBusy() && (mode() == AllProfiles || !m_stepsPanel->offersFix()));
    m_button->setEnabled(CheckPage::isBusy() || mode() == AllProfiles || !m_session.sendBlocker());
    if (CheckPage::isBusy()) // non-virtual call, because it is also called during construction
        m_button->setText(tr("Cancel  Esc"));
    else if (mode() == AllProfiles)
        m_button->setText(tr("Check all  F5"));
    else
        m_button->setText(m_stepsPanel->hasResult() ? tr("Check again  F5") : tr("Check  F5"));
}

void CheckPage::resizeEvent(QResizeEvent *event)
{
    const int side = pageMargin(width());
    m_head->setContentsMargins(side, 5 * grid::unit, side, 0);
    m_all->setContentsMargins(side, grid::unit, side, grid::gap);
    Page::resizeEvent(event);
}

} // namespace rc

#include "moc_checkpage.cpp"
