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

AlertStep::AlertStep(AlertCooldown &cooldown, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_cooldown(cooldown)
    , m_theme(theme)
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"alertWords"_s))
    , m_buttonLayout(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_description(
          tr("ERROR and ALERT may notify people by app, email or SMS. Each press sends one entry marked [TEST]."))
{
    setObjectName(u"alertStep"_s);
    setEdge(Token::Alert);
    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_layout->setContentsMargins(18, 6, 8, 6);
    m_layout->setSpacing(grid::gap);
    m_layout->addWidget(m_label, 1);
    m_layout->addLayout(m_buttonLayout);
    m_buttonLayout->setSpacing(2 * grid::unit);
    addButton(Level::Error, u"errorButton"_s);
    addButton(Level::Alert, u"alertButton"_s);
    connect(&cooldown, &AlertCooldown::holdTimeChanged, this, [this] {
        for (HoldButton *button : std::as_const(m_buttons))
            button->setHoldTime(m_cooldown.holdTime());
    });
    connect(&cooldown, &AlertCooldown::changed, this, &AlertStep::showState);
    showState();
}

void AlertStep::addButton(Level level, const QString &name)
{
    const QString levelText = QString(wireWord(level)).toUpper();
    auto *button = new HoldButton(tr("Hold to send one %1", "ERROR or ALERT").arg(levelText), m_theme, this);
    button->setObjectName(name);
    button->setHoldTime(m_cooldown.holdTime());
    m_buttonLayout->addWidget(button);
    m_buttons.insert(level, button);
    connect(button, &HoldButton::held, this, [this, level] { begin(level); });
    connect(button, &HoldButton::releasedEarly, this,
            [this] { m_label->setText(tr("Nothing was sent. Hold until the bar is full.")); });
}

void AlertStep::arrange()
{
    constexpr int minTextWidthBesideTwo = 240; // three lines of text, which are lower than two buttons
    constexpr int minTextWidth = 160;
    int widest = 0;
    int both = 0;
    for (const HoldButton *button : std::as_const(m_buttons)) {
        widest = std::max(widest, button->sizeHint().width());
        both += button->sizeHint().width();
    }
    const QMargins margins = m_layout->contentsMargins();
    const int textWidth =
        width() - both - m_buttonLayout->spacing() - m_layout->spacing() - margins.left() - margins.right();
    m_buttonLayout->setDirection(textWidth < scaledLength(minTextWidthBesideTwo, *this) ? QBoxLayout::TopToBottom
                                                                                        : QBoxLayout::LeftToRight);
    m_layout->setDirection(width() - widest < scaledLength(minTextWidth, *this) ? QBoxLayout::TopToBottom
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
    if (event->type() == QEvent::FontChange && m_layout != nullptr)
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

void AlertStep::setDescription(const QString &text)
{
    m_description = text;
    showState();
}

void AlertStep::notSent(Level level)
{
    m_cooldown.lift(m_resource, level);
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
    if (m_busy)
        return;
    m_cooldown.begin(m_resource, level);
    emit requested(level);
}

void AlertStep::showState()
{
    m_label->setText(m_description);
    for (auto it = m_buttons.cbegin(); it != m_buttons.cend(); ++it) {
        HoldButton *button = it.value();
        const std::chrono::seconds remaining = m_cooldown.remaining(m_resource, it.key());
        // A disabled button loses the focus, and a key that is still held must not press the next button.
        if (button->hasFocus() && (m_busy || remaining.count() > 0))
            setFocus(Qt::OtherFocusReason);
        button->setVisible(m_levels.contains(it.key()));
        if (remaining.count() > 0)
            button->startCooldown(remaining);
        else
            button->endCooldown();
        if (m_busy)
            button->setEnabled(false);
    }
}

} // namespace rc

#include "moc_alertstep.cpp"
