// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/holdbutton.h"

#include "ui/theme/look.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleHints>

#include <algorithm>

using namespace std::chrono_literals;

namespace rc {

namespace {

bool isPress(const QKeyEvent *event)
{
    return event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
}

} // namespace

HoldButton::HoldButton(const QString &text, const Theme &theme, QWidget *parent)
    : QPushButton(text, parent)
    , m_theme(theme)
    , m_text(text)
{
    m_hold.setSingleShot(true);
    m_hold.setInterval(1200ms);
    m_frames.setInterval(16ms);
    m_cooldown.setInterval(1s);
    setAccessibleDescription(tr("Hold with the mouse or Space until the bar is full."));
    connect(&m_hold, &QTimer::timeout, this, [this] {
        m_frames.stop();
        setDown(false);
        update();
        emit held();
    });
    connect(&m_frames, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    connect(&m_cooldown, &QTimer::timeout, this, [this] {
        m_cooldownLeft -= 1s;
        showCooldown();
    });
}

void HoldButton::setActionText(const QString &text)
{
    m_text = text;
    if (m_cooldownLeft == 0s)
        setText(text);
}

double HoldButton::progress() const
{
    if (!isHeld())
        return 0;
    return std::min(1.0, double(m_since.elapsed()) / double(std::max(1, m_hold.interval())));
}

void HoldButton::startCooldown(std::chrono::seconds time)
{
    release();
    m_cooldownLeft = time;
    m_cooldown.start();
    showCooldown();
}

void HoldButton::endCooldown()
{
    m_cooldownLeft = 0s;
    showCooldown();
}

void HoldButton::showCooldown()
{
    const bool resting = m_cooldownLeft > 0s;
    if (!resting)
        m_cooldown.stop();
    setEnabled(!resting);
    setText(resting ? tr("Again in %n s", nullptr, int(m_cooldownLeft.count())) : m_text);
}

void HoldButton::begin()
{
    if (isHeld() || !isEnabled())
        return;
    m_since.start();
    m_hold.start();
    m_frames.start();
    setDown(true);
}

void HoldButton::release()
{
    if (!isHeld())
        return;
    m_hold.stop();
    m_frames.stop();
    setDown(false);
    update();
    emit releasedEarly();
}

void HoldButton::paintEvent(QPaintEvent *event)
{
    QPushButton::paintEvent(event);
    if (!isHeld())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), grid::controlRadius, grid::controlRadius);
    painter.setClipPath(shape);
    QRectF progressRect(rect());
    progressRect.setWidth(progressRect.width() * progress());
    if (layoutDirection() == Qt::RightToLeft)
        progressRect.moveRight(rect().right() + 1);
    QColor color = m_theme.color(Token::Alert);
    constexpr float alpha = 0.3F; // text stays readable
    color.setAlphaF(alpha);
    painter.fillRect(progressRect, color);
}

void HoldButton::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        begin();
    event->accept();
}

void HoldButton::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        release();
    event->accept();
}

void HoldButton::keyPressEvent(QKeyEvent *event)
{
    if (!isPress(event)) {
        QPushButton::keyPressEvent(event);
        return;
    }
    if (!event->isAutoRepeat())
        begin();
    event->accept();
}

void HoldButton::keyReleaseEvent(QKeyEvent *event)
{
    if (!isPress(event)) {
        QPushButton::keyReleaseEvent(event);
        return;
    }
    if (!event->isAutoRepeat())
        release();
    event->accept();
}

void HoldButton::focusOutEvent(QFocusEvent *event)
{
    release();
    QPushButton::focusOutEvent(event);
}

void HoldButton::hideEvent(QHideEvent *event)
{
    release();
    QPushButton::hideEvent(event);
}

ConfirmButton::ConfirmButton(const QString &text, const QString &question, QWidget *parent)
    : QPushButton(text, parent)
    , m_text(text)
    , m_question(question)
{
    using namespace std::chrono_literals;
    m_questionTimeout.setSingleShot(true);
    m_questionTimeout.setInterval(6s);
    connect(&m_questionTimeout, &QTimer::timeout, this, &ConfirmButton::cancelQuestion);
    connect(this, &QPushButton::clicked, this, &ConfirmButton::askOrConfirm);
}

QSize ConfirmButton::sizeHint() const
{
    const auto widthOf = [this](const QString &text) { return fontMetrics().size(Qt::TextShowMnemonic, text).width(); };
    const QSize hint = QPushButton::sizeHint();
    return {hint.width() + std::max(widthOf(m_text), widthOf(m_question)) - widthOf(text()), hint.height()};
}

void ConfirmButton::askOrConfirm()
{
    if (isAsking()) {
        cancelQuestion();
        emit confirmed();
        return;
    }
    setText(m_question);
    m_questionTimeout.start();
}

void ConfirmButton::cancelQuestion()
{
    m_questionTimeout.stop();
    setText(m_text);
}

void ConfirmButton::focusOutEvent(QFocusEvent *event)
{
    cancelQuestion();
    QPushButton::focusOutEvent(event);
}

void ConfirmButton::hideEvent(QHideEvent *event)
{
    cancelQuestion();
    QPushButton::hideEvent(event);
}

// The second half of a double click does not confirm.
void ConfirmButton::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
}

SendButton::SendButton(QWidget *parent)
    : QPushButton(parent)
{
    setFlag(this, "primary");
    setMinimumHeight(grid::rowHeight);
    m_doubleClick.setSingleShot(true);
    connect(this, &QPushButton::clicked, this, &SendButton::press);
}

void SendButton::setCancels(bool cancels)
{
    setFlag(this, "primary", !cancels);
}

void SendButton::press()
{
    // Ignore the second click of a double click on a button that has become Cancel or Send again.
    if (m_doubleClick.isActive())
        return;
    m_doubleClick.start(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    emit activated();
}

} // namespace rc

#include "moc_holdbutton.cpp"
