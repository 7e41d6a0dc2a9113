// SPDX-License-Identifier: GPL-3.0-or-later
// The alert is a step of its own: it says who may be notified, takes a deliberate hold, and then rests.
#include "ui/widgets/alertstep.h"

#include "ui/widgets/holdbutton.h"
#include "ui/widgets/tinted.h"

#include <QHBoxLayout>
#include <QLabel>

namespace rc {

AlertStep::AlertStep(AlertRests &rests, const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_rests(rests)
    , m_label(plainLabel({}, theme, Token::Quiet, TextSize::Small, this))
    , m_button(new HoldButton(tr("Hold to send one ALERT"), theme, this))
    , m_words(tr("An ALERT is a step of its own: whoever follows this resource may be notified by app, mail or "
                 "SMS. It goes out once, marked [TEST]."))
{
    setObjectName(QStringLiteral("alertStep"));
    setEdge(Token::Alert);
    m_button->setObjectName(QStringLiteral("alertButton"));
    m_label->setObjectName(QStringLiteral("alertWords"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(18, 6, 8, 6);
    layout->setSpacing(grid::gap);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_button);
    connect(m_button, &HoldButton::held, this, &AlertStep::begin);
    connect(m_button, &HoldButton::letGoEarly, this,
            [this] { m_label->setText(tr("Let go too early: nothing was sent. Keep it pressed until it is full.")); });
    m_button->setHoldTime(rests.holdTime());
    connect(&rests, &AlertRests::holdTimeChanged, this, [this] { m_button->setHoldTime(m_rests.holdTime()); });
    connect(&rests, &AlertRests::changed, this, &AlertStep::showState);
    showState();
}

void AlertStep::setResource(const QString &resource)
{
    m_resource = resource;
    showState();
}

void AlertStep::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    showState();
}

void AlertStep::setWords(const QString &words)
{
    m_words = words;
    showState();
}

void AlertStep::notSent()
{
    m_rests.lift(m_resource);
}

void AlertStep::begin()
{
    if (m_busy) // a rest may have ended meanwhile
        return;
    m_rests.begin(m_resource);
    emit wanted();
}

void AlertStep::showState()
{
    m_label->setText(m_words);
    if (const std::chrono::seconds left = m_rests.left(m_resource); left.count() > 0)
        m_button->rest(left);
    else
        m_button->endRest();
    if (m_busy)
        m_button->setEnabled(false);
}

} // namespace rc

#include "moc_alertstep.cpp"
