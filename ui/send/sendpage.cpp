// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/sendpage.h"

#include "core/words/errortext.h"
#include "session/session.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/fixoffer.h"
#include "ui/send/batch/batchtable.h"
#include "ui/send/compose/composer.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/outcome/receivedview.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int maxCards = 20;
constexpr auto secondPress = std::chrono::seconds(10);
} // namespace

SendPage::SendPage(Session &session, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_theme(theme)
{
    setObjectName(u"sendPage"_s);
    build();
    m_entry = new EntryMode(session, theme, this);
    addMode(m_entry);
    m_header->addButton(m_entry->templateButton());
    m_batch = new BatchMode(session, theme, this);
    addMode(m_batch);
    m_drill = new DrillMode(session, theme, this);
    addMode(m_drill);
    m_received = new ReceivedCard(theme, this); // after the modes, for the tab order
    m_panes->request()->addWidget(m_received);
    connect(m_received, &ReceivedCard::activityRequested, this, &Page::activityRequested);
    showMode(0);
    m_secondPress.setSingleShot(true);
    m_secondPress.setInterval(secondPress);
    addShortcut(Qt::CTRL | Qt::Key_Return);
    addShortcut(Qt::CTRL | Qt::Key_Enter);
    connect(m_chooser, &SegmentedControl::currentChanged, this, &SendPage::showMode);
    connect(&session.book(), &ProfileBook::changed, this, &SendPage::resourceChanged);
    connect(&session.keys().key(), &SavedSecret::changed, this, &SendPage::keyStateChanged);
    m_received->follow(session.demo());
    m_target = currentTarget();
    showObstacle();
}

void SendPage::build()
{
    m_top = new QVBoxLayout;
    m_top->setSpacing(grid::gap);
    auto *outer = makeColumn(this, {noMargins, grid::gap - FittedScrollArea::ringMargin}, {m_top});
    m_top->addWidget(buildHeader());
    m_banner = named(new Banner(m_theme, this), u"sendBanner"_s);
    m_banner->hide();
    m_top->addWidget(m_banner);
    m_obstacleFix = new FixOffer(m_session, m_theme, FixPage::Send, this);
    named(m_obstacleFix->button(), u"obstacleFix"_s);
    named(m_obstacleFix->row(), u"obstacleRow"_s);
    m_banner->addAction(m_obstacleFix->button());
    m_top->addWidget(m_obstacleFix->row());
    connect(m_obstacleFix, &FixOffer::statusMessage, this, &Page::statusChanged);
    m_panes = new SendPanes(this);
    outer->addWidget(m_panes, 1);
    buildResults();
    updateHeaderMargins();
}

void SendPage::buildResults()
{
    m_panes->results()->addWidget(plainLabel(tr("Results"), m_theme, Token::Text, TextSize::Strong, this));
    m_noResult =
        named(plainLabel(tr("Results appear here."), m_theme, Token::Quiet, TextSize::Small, this), u"noResult"_s);
    m_panes->results()->addWidget(m_noResult);
    m_outcomes = makeColumn({.spacing = grid::gap});
    m_panes->results()->addLayout(m_outcomes);
}

/// Centered if the page is wider than its content.
void SendPage::updateHeaderMargins()
{
    const int side = pageMargin(width());
    m_top->setContentsMargins(side, 5 * grid::unit, side, 0);
    const int ring = FittedScrollArea::ringMargin; // included in the panes
    const int atBar = side - ring - gutterWidth();
    m_panes->setContentsMargins(isRightToLeft() ? atBar : side - ring, 0, isRightToLeft() ? side - ring : atBar,
                                2 * grid::unit);
}

void SendPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    updateHeaderMargins();
}

/// Title and chooser, and the templates of an entry: next to them, or below in a narrow window.
QWidget *SendPage::buildHeader()
{
    m_header = new PageHeader(tr("Send"), m_theme, this);
    m_chooser = named(new SegmentedControl(SegmentedControl::Look::Segments, m_header), u"sendModes"_s);
    m_chooser->setChoices({tr("Entry"), tr("Batch"), tr("Drill")});
    m_header->addBesideTitle(m_chooser);
    return m_header;
}

void SendPage::addMode(SendMode *mode)
{
    // In a column with all but one hidden: a stack would be as high as its highest page.
    mode->hide();
    m_panes->composer()->addWidget(mode);
    mode->sendBar()->hide();
    m_panes->bar()->addWidget(mode->sendBar());
    mode->requestPreview()->hide();
    m_panes->request()->addWidget(mode->requestPreview());
    m_modes.append(mode);
    connect(mode, &SendMode::busyChanged, this, [this](bool busy) {
        if (busy)
            m_sendTarget = currentTarget();
        showBusy();
        emit busyChanged(busy);
    });
    connect(mode, &SendMode::statusChanged, this, &Page::statusChanged);
    connect(mode, &SendMode::ended, this, [this](const SendTally &tally) { emit statusChanged(tallyCounts(tally)); });
    connect(mode, &SendMode::outcomeReady, this,
            [this, mode](QWidget *card, const CardBuilder &build, const QString &cause) {
                addOutcome({card, build, cause, m_sendTarget}, mode == m_batch && m_batch->canSplit());
                if (mode != m_drill || !m_drill->isRunning()) // keeps a running stopwatch visible
                    m_panes->showNewestResult();
            });
    connect(mode, &SendMode::sent, this, [this](const QString &marker) { m_received->setSentMarker(marker); });
}

SendMode *SendPage::mode() const
{
    return m_modes.at(m_shown);
}

void SendPage::continueFrom(const SendPage &before)
{
    if (!before.m_entry->isUntouched())
        m_entry->fillIn(before.m_entry->draft());
    for (auto outcome = before.m_shownOutcomes.crbegin(); outcome != before.m_shownOutcomes.crend(); ++outcome) {
        QWidget *card = outcome->build();
        if (auto *line = outcome->card->findChild<ArrivalLine *>())
            addArrivalLine(*card, *line);
        addOutcome({card, outcome->build, outcome->cause, outcome->target});
    }
}

void SendPage::showMode(int index)
{
    if (index == m_shown)
        return;
    m_shown = index;
    m_secondPress.stop();
    emit statusChanged({}); // it was about the other mode
    if (mode() == m_batch)
        m_batch->setDraft(m_entry->draft());
    const auto show = [](SendMode *each, bool shown) {
        for (QWidget *part : {static_cast<QWidget *>(each), each->sendBar(), each->requestPreview()})
            part->setVisible(shown);
    };
    // hide first, so that the page is never as high as both
    for (SendMode *each : std::as_const(m_modes)) {
        if (each != mode())
            show(each, false);
    }
    show(mode(), true);
    m_entry->templateButton()->setVisible(mode() == m_entry);
    for (auto shown = m_shownOutcomes.crbegin(); shown != m_shownOutcomes.crend(); ++shown)
        setTabOrderAfterBar(shown->card);
}

/// During a send its mode stays: Cancel and the outcome belong to it.
void SendPage::showBusy()
{
    m_chooser->setEnabled(!isBusy());
    if (m_fix)
        m_fix->setBusy(isBusy());
    m_obstacleFix->button()->setEnabled(!isBusy());
    m_obstacleFix->row()->setEnabled(!isBusy());
}

void SendPage::addShortcut(const QKeySequence &keys)
{
    auto *shortcut = new QShortcut(keys, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    shortcut->setAutoRepeat(false); // one press, however long
    connect(shortcut, &QShortcut::activated, this, &SendPage::sendByKeyboard);
}

/// With that option the keyboard asks before sending.
void SendPage::sendByKeyboard()
{
    if (isBusy())
        return;
    if (m_session.settings().sendsOnSecondPress() && !m_secondPress.isActive()) {
        m_secondPress.start();
        emit statusChanged(tr("Not sent yet. Press the same keys again to send."));
        return;
    }
    m_secondPress.stop();
    mode()->press();
}

void SendPage::cancel()
{
    for (SendMode *each : std::as_const(m_modes))
        each->cancel();
}

bool SendPage::undoRemoval()
{
    return !isBusy() && (mode() == m_batch ? m_batch->undoRemoval() : mode() == m_entry && m_entry->undoRemoval());
}

/// Only the words of an entry are carried over.
bool SendPage::hasTransientState() const
{
    return m_batch->hasEntries() || m_entry->hasSendOptions();
}

bool SendPage::isBusy() const
{
    return std::any_of(m_modes.begin(), m_modes.end(), [](const SendMode *each) { return each->isBusy(); });
}

QWidget *SendPage::firstFocus()
{
    return mode()->firstFocus();
}

void SendPage::fillIn(const LogEntry &entry)
{
    m_chooser->setCurrentIndex(int(m_modes.indexOf(m_entry)));
    m_entry->fillIn(entry);
    m_entry->firstFocus()->setFocus(Qt::OtherFocusReason);
}

void SendPage::importFile(const QString &path)
{
    if (isBusy()) {
        emit statusChanged(tr("Another send is in progress. Nothing was added."));
        return;
    }
    m_chooser->setCurrentIndex(int(m_modes.indexOf(m_batch)));
    m_batch->source()->openFile(path);
}

void SendPage::startDrill()
{
    if (isBusy())
        return;
    m_chooser->setCurrentIndex(int(m_modes.indexOf(m_drill)));
    m_drill->firstFocus()->setFocus(Qt::OtherFocusReason);
    m_panes->showComposer();
}

bool SendPage::isDrillRunning() const
{
    return m_drill->isRunning();
}

/// Above the others. Visible while the profile is open that it was sent for.
void SendPage::addOutcome(const ShownOutcome &outcome, bool maySplit)
{
    QWidget *card = outcome.card;
    if (m_fix)
        m_fix->withdraw();
    if (!outcome.cause.isEmpty() && outcome.target == currentTarget()) {
        m_fix = new OutcomeFix({outcome.cause, maySplit}, m_session, m_theme, card);
        m_fix->setBusy(isBusy());
        connect(m_fix, &OutcomeFix::statusMessage, this, &Page::statusChanged);
        connect(m_fix, &OutcomeFix::checkRequested, this, &SendPage::checkRequested);
        connect(m_fix, &OutcomeFix::splitRequested, m_batch, &BatchMode::split);
    }
    attachMenu(card, [this, card](QMenu &menu) { addActions(menu, *card); });
    m_outcomes->insertWidget(0, card);
    setTabOrderAfterBar(card);
    m_shownOutcomes.prepend(outcome);
    while (m_shownOutcomes.size() > maxCards)
        m_shownOutcomes.takeLast().card->deleteLater();
    showOutcomesOfTarget();
}

void SendPage::addActions(QMenu &menu, const QWidget &card)
{
    QStringList markers;
    for (const QLabel *label : card.findChildren<QLabel *>()) {
        if (label->objectName() == "outcomeMarker"_L1 || label->objectName() == "groupMarker"_L1)
            markers.append(label->text());
    }
    addCopyAction(menu, tr("Copy marker"), markers.join(u'\n'));
    addCopyAction(menu, tr("Copy result"), cardText(card));
    menu.addSeparator();
    QAction *show = menu.addAction(tr("Show in Activity"));
    show->setEnabled(!markers.isEmpty());
    connect(show, &QAction::triggered, this, [this, markers] { emit activityRequested(markers.constFirst()); });
}

/// The Tab key goes on from the shown mode's bar to the newest result, and from there to the older ones and the
/// request.
void SendPage::setTabOrderAfterBar(QWidget *card)
{
    QWidget *before = mode()->sendBar();
    const QList<QWidget *> all = before->findChildren<QWidget *>();
    for (QWidget *each : all) {
        if (each->focusPolicy() & Qt::TabFocus)
            before = each;
    }
    for (QWidget *each : card->findChildren<QWidget *>()) {
        if ((each->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        setTabOrder(before, each);
        before = each;
    }
}

SendPage::Target SendPage::currentTarget() const
{
    const Profile &profile = m_session.profile();
    return {profile.id, m_session.isDemo() ? QString() : profile.resource}; // the demo's port changes with each run
}

/// Next to another profile's request a result would seem to belong to it.
void SendPage::showOutcomesOfTarget()
{
    bool any = false;
    for (const ShownOutcome &outcome : std::as_const(m_shownOutcomes)) {
        outcome.card->setVisible(outcome.target == currentTarget());
        any = any || outcome.target == currentTarget();
    }
    m_noResult->setVisible(!any);
}

/// A send in progress ends in the next event loop turns, and keeps its own profile.
void SendPage::resourceChanged()
{
    m_secondPress.stop();
    if (const Target before = std::exchange(m_target, currentTarget()); before != m_target) {
        if (!m_session.fields().isAwaited() || before.profileId != m_target.profileId)
            cancel();
        m_obstacleFix->offer({}); // the typed value was for another profile
    }
    showOutcomesOfTarget();
    m_received->follow(m_session.demo());
    keyStateChanged();
}

void SendPage::keyStateChanged()
{
    for (SendMode *each : std::as_const(m_modes))
        each->resourceChanged();
    showObstacle();
}

void SendPage::showObstacle()
{
    if (const Result<PastedResource> resource = m_session.resource(); !resource) {
        const ErrorText words = errorText(resource.error());
        m_banner->showMessage(Token::Failed, u"failed"_s, words.what,
                              tr("Correct the Resource URL above or in Setup (Alt+5)."));
        offerFix(CheckFix{Fix::EditAddress, StepId::Url});
    } else if (m_session.keys().state() == KeyState::Absent && !m_session.isDemo()) {
        m_banner->showMessage(Token::Warned, u"warned"_s, tr("This profile has no API key."),
                              tr("Add a key in Setup (Alt+5)."));
        offerFix(CheckFix{Fix::EnterKey, StepId::Key});
    } else {
        m_banner->hide();
        offerFix({});
    }
}

/// An open field for it is left alone.
void SendPage::offerFix(std::optional<CheckFix> fix)
{
    if (fix && !m_obstacleFix->scope().mayChange)
        fix.reset();
    if (fix != m_obstacleFix->fix())
        m_obstacleFix->offer(fix);
}

} // namespace rc

#include "moc_sendpage.cpp"
