// SPDX-License-Identifier: GPL-3.0-or-later
// The alert is a step of its own: it says who may be notified, takes a deliberate hold, and then rests.
#include "ui/check/alertstep.h"

#include "ui/widgets/holdbutton.h"
#include "ui/widgets/tinted.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace rc {

AlertStep::AlertStep(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_words(plainLabel({}, theme, Token::Quiet, TextSize::Small, this))
    , m_button(new HoldButton(tr("Hold to send one ALERT"), theme, this))
{
    setObjectName(QStringLiteral("alertStep"));
    setEdge(Token::Alert);
    m_button->setObjectName(QStringLiteral("alertButton"));
    m_words->setObjectName(QStringLiteral("alertWords"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(18, 6, 8, 6);
    layout->setSpacing(grid::gap);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_button);
    connect(m_button, &HoldButton::held, this, &AlertStep::begin);
    connect(m_button, &HoldButton::letGoEarly, this,
            [this] { m_words->setText(tr("Let go too early: nothing was sent. Keep it pressed until it is full.")); });
    showState();
}

void AlertStep::setResource(const QString &resource)
{
    m_resource = resource;
    showState();
}

void AlertStep::setBusy(bool busy)
{
    m_busy = busy;
    showState();
}

void AlertStep::notSent()
{
    m_restUntil.remove(m_resource);
    showState();
}

void AlertStep::begin()
{
    m_restUntil.insert(m_resource, QDateTime::currentDateTimeUtc().addSecs(pause.count()));
    showState();
    emit wanted();
}

void AlertStep::showState()
{
    m_words->setText(tr("An ALERT is a step of its own: whoever follows this resource may be notified by app, mail or "
                        "SMS. It goes out once, marked [TEST]."));
    const qint64 left = QDateTime::currentDateTimeUtc().secsTo(m_restUntil.value(m_resource));
    if (m_restUntil.contains(m_resource) && left > 0)
        m_button->rest(std::chrono::seconds(std::min<qint64>(left, pause.count())));
    else
        m_button->endRest();
    if (m_busy)
        m_button->setEnabled(false);
}

} // namespace rc
