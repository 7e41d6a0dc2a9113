// SPDX-License-Identifier: GPL-3.0-or-later
// The way to send one entry: composes it, shows what goes out, sends it at most once.
#include "ui/send/entrymode.h"

#include "core/marker.h"
#include "ui/currentresource.h"
#include "ui/send/composer.h"
#include "ui/send/onesend.h"
#include "ui/send/outcomecard.h"
#include "ui/send/requestpreview.h"
#include "ui/send/sendbutton.h"
#include "ui/widgets/tinted.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace rc {

EntryMode::EntryMode(CurrentResource &current, Theme &theme, QWidget *parent)
    : SendMode(parent)
    , m_current(current)
    , m_theme(theme)
    , m_send(new OneSend(current, this))
    , m_marker(newMarker())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_composer = new Composer(theme, this);
    layout->addWidget(m_composer);

    m_alertWords = plainLabel(tr("An alert may notify people by app, mail or SMS, at any hour."), theme, Token::Alert,
                              TextSize::Body, this);
    m_alertMeant = new QCheckBox(tr("I mean to alert people"), this);
    m_alertMeant->setObjectName(QStringLiteral("alertMeant"));
    m_alertMeant->setAccessibleDescription(m_alertWords->text());
    layout->addSpacing(grid::unit);
    layout->addWidget(m_alertWords);
    layout->addWidget(m_alertMeant);

    m_button = new SendButton(this);
    m_button->setObjectName(QStringLiteral("sendButton"));
    m_beside = plainLabel({}, theme, Token::Quiet, TextSize::Small, this);
    m_beside->setObjectName(QStringLiteral("besideSend"));
    auto *row = new QHBoxLayout;
    row->setSpacing(grid::gap);
    row->addWidget(m_button);
    row->addWidget(m_beside, 1);
    layout->addSpacing(2 * grid::unit);
    layout->addLayout(row);
    layout->addStretch();

    m_preview = new RequestPreview(tr("Line breaks are for reading: the body goes out as one line, stamped with the "
                                      "time of the press."),
                                   theme, this);

    connect(m_composer, &Composer::levelChanged, m_alertMeant, [this] { m_alertMeant->setChecked(false); });
    connect(m_composer, &Composer::changed, this, &EntryMode::updateAll);
    connect(m_alertMeant, &QCheckBox::toggled, this, &EntryMode::updateAll);
    connect(m_button, &SendButton::acted, this, &EntryMode::act);
    connect(m_send, &OneSend::finished, this, &EntryMode::end);
    connect(m_send, &OneSend::busyChanged, this, [this](bool busy) {
        updateAll();
        emit busyChanged(busy);
        if (busy)
            emit statusChanged(tr("Sending…"));
    });
    updateAll();
}

QWidget *EntryMode::firstFocus()
{
    return m_composer->firstFocus();
}

QWidget *EntryMode::evidence()
{
    return m_preview;
}

bool EntryMode::isBusy() const
{
    return m_send->isBusy();
}

void EntryMode::press()
{
    m_button->press();
}

void EntryMode::act()
{
    if (m_send->isBusy())
        m_send->cancel();
    else if (obstacle().isEmpty())
        m_send->start(entry());
}

void EntryMode::cancel()
{
    m_send->cancel();
}

void EntryMode::resourceChanged()
{
    updateAll();
}

std::optional<LogEntry> EntryMode::draft() const
{
    return m_composer->entry();
}

void EntryMode::setDraft(const LogEntry &entry)
{
    m_composer->setEntry(entry);
}

QString EntryMode::obstacle() const
{
    if (!m_current.resource())
        return tr("There is no Resource URL that can be sent to. See Setup, Alt+5.");
    if (const QString fault = m_composer->fault(); !fault.isEmpty())
        return fault;
    if (m_composer->level() == Level::Alert && !m_alertMeant->isChecked())
        return tr("Confirm that you mean to alert people.");
    return {};
}

LogEntry EntryMode::entry() const
{
    LogEntry entry = m_composer->entry();
    entry.marker = m_marker;
    return entry;
}

void EntryMode::end(const SendResult &result)
{
    m_marker = newMarker();
    m_alertMeant->setChecked(false); // meant for that one only
    updateAll();
    emit outcomeShown(new OutcomeCard(result, m_theme));
    emit sent(result.entry.marker);
    emit ended(result.outcome, 1);
}

void EntryMode::updateAll()
{
    const Level level = m_composer->level();
    m_alertWords->setVisible(level == Level::Alert);
    m_alertMeant->setVisible(level == Level::Alert);
    m_alertMeant->setEnabled(!isBusy());
    const QString why = obstacle();
    if (isBusy())
        m_button->setText(tr("Cancel  Esc"));
    else
        m_button->setText(tr("Send %1  Ctrl+Enter").arg(levelName(level).toLower()));
    m_button->setEnabled(isBusy() || why.isEmpty());
    if (isBusy())
        m_beside->setText(tr("sending…"));
    else
        m_beside->setText(why.isEmpty() ? tr("sends at most once") : why);
    m_preview->show(m_current, {entry()});
}

void EntryMode::showEvent(QShowEvent *event)
{
    updateAll();
    SendMode::showEvent(event);
}

} // namespace rc
