// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/logentry.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "session/send/sendoperation.h"
#include "session/session.h"
#include "ui/send/compose/composer.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

EntryMode::EntryMode(Session &session, Theme &theme, QWidget *parent)
    : SendMode(session, theme, parent)
    , m_templates(new TemplateButton(TemplateStore(templatesFile(session.book().path())), theme, this))
    , m_marker(newMarker())
{
    auto *layout = makeColumn(this, {noMargins, grid::gap}, {m_templates->nameRow()});
    m_composer = new Composer(theme, this);
    m_templates->setComposer(*m_composer);
    layout->addWidget(m_composer);
    m_asSdk = named(new QCheckBox(this), u"asSdk"_s);
    layout->addWidget(m_asSdk);
    layout->addStretch();
    buildBar(u"sendButton"_s, buildMore());
    m_firstDraft = EntryMode::draft();
    connectParts();
    EntryMode::resourceChanged();
}

QWidget *EntryMode::buildMore()
{
    auto *more = named(new QPushButton(tr("More") + u" ▾"_s, this), u"moreSends"_s, tr("More ways to send"));
    more->setMinimumHeight(grid::rowHeight);
    auto *menu = new QMenu(more);
    m_eachLevel = named(menu->addAction(tr("Send one each at debug, info and warning")), u"eachLevel"_s);
    more->setMenu(menu);
    connect(m_eachLevel, &QAction::triggered, this, &EntryMode::sendEachLevel);
    return more;
}

void EntryMode::connectParts()
{
    const auto recompose = [this] {
        m_pendingLevels.clear();
        showState();
    };
    connect(m_composer, &Composer::changed, this, recompose);
    connect(m_asSdk, &QCheckBox::toggled, this, recompose);
    connect(&m_send, &SendOperation::notWritten, this, [this](const Error &error) { m_notWritten = error; });
    connect(m_templates, &TemplateButton::failed, this, &SendMode::statusChanged);
}

QWidget *EntryMode::firstFocus()
{
    return m_composer->firstFocus();
}

bool EntryMode::undoRemoval()
{
    return m_templates->undo();
}

void EntryMode::resourceChanged()
{
    // Also called when only the key was read.
    const QString resource = m_session.profile().resource;
    if (std::exchange(m_resource, resource) != resource)
        m_pendingLevels.clear();
    SendMode::resourceChanged();
}

/// Without a time unless one was chosen: the time of sending is used.
bool EntryMode::hasSendOptions() const
{
    return m_asSdk->isChecked() || m_composer->hasChosenTime() || m_composer->replacesPlaceholders();
}

LogEntry EntryMode::draft() const
{
    LogEntry composed = m_composer->entry();
    if (!m_composer->hasChosenTime())
        composed.ts = {};
    return composed;
}

void EntryMode::fillIn(const LogEntry &entry)
{
    m_composer->setEntry(entry, false);
}

bool EntryMode::isForwarded(Level level) const
{
    return !m_asSdk->isChecked() || forwards(m_session.profile().threshold, level);
}

QString EntryMode::obstacle(bool isForwarded) const
{
    const QString none = isForwarded ? resourceObstacle() : QString();
    return none.isEmpty() ? m_composer->fault() : none;
}

SendMode::Press EntryMode::nextPress() const
{
    const LogEntry entry = m_composer->entry(m_marker, m_counter);
    const Level level = entry.level;
    const QString threshold = thresholdWord(m_session.profile().threshold);
    const bool isSent = isForwarded(level);
    Press next{.obstacle = obstacle(isSent), .requestNote = SendMode::tr("The timestamp is set when you send.")};
    if (!isSent) {
        next.action = tr("Log %1  Ctrl+Enter").arg(levelName(level));
        next.note = tr("The threshold is %1, so the entry is only written to the local log.").arg(threshold);
    } else {
        next.action = tr("Send %1  Ctrl+Enter").arg(levelName(level));
        next.request = {entry};
        if (mayNotify(level))
            next.hold = level;
        else
            next.note =
                m_asSdk->isChecked() ? tr("Written to the log file and sent") : tr("Never retried automatically");
    }
    if (!m_pendingLevels.isEmpty()) {
        next.held = m_pendingLevels;
        next.holdText = tr("Sent separately because it may notify people by app, email or SMS.");
    } else if (next.hold) {
        next.held = {level};
        next.holdText = notifyWords(level);
    }
    return next;
}

void EntryMode::send(std::optional<Level> held)
{
    LogEntry entry = m_composer->entry(m_marker, m_counter);
    entry.level = held.value_or(entry.level);
    m_send.start(requestFor({entry}, m_pendingLevels.contains(entry.level) ? m_eachBatch : QUuid()));
}

void EntryMode::sendEachLevel()
{
    if (isBusy() || !m_eachLevel->isEnabled())
        return;
    QList<LogEntry> entries;
    for (const EnumRow<Level> &row : levelTable()) {
        if (mayNotify(row.id))
            continue;
        entries.append(m_composer->entry(newMarker(), m_counter));
        entries.last().level = row.id;
    }
    m_send.start(requestFor(entries));
}

SendRequest EntryMode::requestFor(const QList<LogEntry> &entries, const QUuid &batch)
{
    SendRequest request{.plan = {.entries = entries, .stopOnNotSent = true}, .batch = batch};
    m_logFile.clear();
    m_notWritten.reset();
    if (m_asSdk->isChecked()) {
        m_logFile = sdkLogPath();
        request.sdk = SdkRule{m_session.profile().threshold, m_logFile};
    }
    startLookup(request);
    return request;
}

void EntryMode::showResults(const QList<SendResult> &results, const SendTally &tally)
{
    m_pendingLevels.removeAll(results.constFirst().entry.level);
    if (results.size() > 1) {
        m_eachBatch = m_send.batch();
        m_pendingLevels.clear();
        // The offer to notify people makes no sense if nothing arrived.
        for (const Level level : {Level::Error, Level::Alert}) {
            if (worstOutcome(tally) != Outcome::NotSent && isForwarded(level))
                m_pendingLevels.append(level);
        }
    }
    m_marker = newMarker();
    ++m_counter;
    showState();
    const CardBuilder build = [results, tally, file = m_logFile, fault = m_notWritten, &theme = m_theme] {
        QWidget *card = nullptr;
        if (results.size() > 1)
            card = new GroupCard(tr("One at each level"), results, tally, theme);
        else
            card = new OutcomeCard(results.constFirst(), theme);
        if (file.isEmpty())
            return card;
        const QString words = fault ? tr("Not written to the SDK’s log file: %1").arg(errorLine(*fault))
                                    : tr("Written to %1.").arg(displayText(file));
        QLabel *label = plainLabel(words, theme, fault ? Token::Failed : Token::Quiet, TextSize::Small, card);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        card->layout()->addWidget(named(label, fault ? u"sdkFileFault"_s : u"sdkFile"_s));
        return card;
    };
    QWidget *card = build();
    addArrival(card, results);
    showOutcome(card, build, results);
}

void EntryMode::showState()
{
    m_asSdk->setText(tr("Apply the SDK threshold (%1)").arg(thresholdWord(m_session.profile().threshold)));
    m_asSdk->setEnabled(!isBusy());
    m_eachLevel->setEnabled(!isBusy() && obstacle(isForwarded(Level::Warning)).isEmpty()); // the highest of them
    SendMode::showState();
}

} // namespace rc
