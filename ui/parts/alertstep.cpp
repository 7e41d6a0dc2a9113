// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/alertstep.h"

#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

AlertStep::AlertStep(AlertCooldown &rests, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_rests(rests)
    , m_theme(theme)
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"alertWords"_s))
    , m_buttonBox(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_description(
          tr("ERROR and ALERT are sent separately because they may notify people by app, email or SMS. Each press "
             "sends one entry marked [TEST]."))
{
    setObjectName(u"alertStep"_s);
    setEdge(Token::Alert);
    m_box = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_box->setContentsMargins(18, 6, 8, 6);
    m_box->setSpacing(grid::gap);
    m_box->addWidget(m_label, 1);
    m_box->addLayout(m_buttonBox);
    m_buttonBox->setSpacing(2 * grid::unit);
    addButton(Level::Error, u"errorButton"_s);
    addButton(Level::Alert, u"alertButton"_s);
    connect(&rests, &AlertCooldown::holdTimeChanged, this, [this] {
        for (HoldButton *button : std::as_const(m_buttons))
            button->setHoldTime(m_rests.holdTime());
    });
    connect(&rests, &AlertCooldown::changed, this, &AlertStep::showState);
    showState();
}

void AlertStep::addButton(Level level, const QString &name)
{
    const QString word = QString(wireWord(level)).toUpper();
    auto *button = new HoldButton(tr("Hold to send one %1", "ERROR or ALERT").arg(word), m_theme, this);
    button->setObjectName(name);
    button->setHoldTime(m_rests.holdTime());
    m_buttonBox->addWidget(button);
    m_buttons.insert(level, button);
    connect(button, &HoldButton::held, this, [this, level] { begin(level); });
    connect(button, &HoldButton::releasedEarly, this,
            [this] { m_label->setText(tr("Released too early; nothing was sent. Hold until the bar is full.")); });
}

void AlertStep::arrange()
{
    constexpr int roomBesideTwo = 240; // the text then needs three lines, still lower than two buttons
    constexpr int roomForWords = 160;
    int widest = 0;
    int both = 0;
    for (const HoldButton *button : std::as_const(m_buttons)) {
        widest = std::max(widest, button->sizeHint().width());
        both += button->sizeHint().width();
    }
    const QMargins around = m_box->contentsMargins();
    const int besideBoth = width() - both - m_buttonBox->spacing() - m_box->spacing() - around.left() - around.right();
    m_buttonBox->setDirection(besideBoth < scaledLength(roomBesideTwo, *this) ? QBoxLayout::TopToBottom
                                                                              : QBoxLayout::LeftToRight);
    m_box->setDirection(width() - widest < scaledLength(roomForWords, *this) ? QBoxLayout::TopToBottom
                                                                             : QBoxLayout::LeftToRight);
}

void AlertStep::resizeEvent(QResizeEvent *event)
{
    arrange();
    Panel::resizeEvent(event);
}

void AlertStep::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_box != nullptr)
        arrange();
}

void AlertStep::setResource(const QString &resource)
{
    m_resource = resource;
    showState();
}

void AlertStep::setLevels(const QList<Level> &levels)
{
    if (m_levels == levels)
        return;
    m_levels = levels;
    showState();
}

void AlertStep::setActionText(const QString &text)
{
    for (HoldButton *button : std::as_const(m_buttons))
        button->setActionText(text);
}

void AlertStep::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    showState();
}

void AlertStep::setDescription(const QString &words)
{
    m_description = words;
    showState();
}

void AlertStep::notSent(Level level)
{
    m_rests.lift(m_resource, level);
}

HoldButton *AlertStep::button(Level level) const
{
    return m_buttons.value(level);
}

HoldButton *AlertStep::button() const
{
    return m_buttons.value(m_levels.value(0, Level::Alert));
}

void AlertStep::begin(Level level)
{
    if (m_busy) // a rest may have ended meanwhile
        return;
    m_rests.begin(m_resource, level);
    emit requested(level);
}

void AlertStep::showState()
{
    m_label->setText(m_description);
    for (auto at = m_buttons.cbegin(); at != m_buttons.cend(); ++at) {
        HoldButton *button = at.value();
        const std::chrono::seconds left = m_rests.remaining(m_resource, at.key());
        // A button that rests cannot keep the focus, and the key that is still held must not press the next one.
        if (button->hasFocus() && (m_busy || left.count() > 0))
            setFocus(Qt::OtherFocusReason);
        button->setVisible(m_levels.contains(at.key()));
        if (left.count() > 0)
            button->startCooldown(left);
        else
            button->endCooldown();
        if (m_busy)
            button->setEnabled(false);
    }
}

} // namespace rc

#include "moc_alertstep.cpp"
