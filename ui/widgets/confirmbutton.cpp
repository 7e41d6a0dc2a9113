// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/confirmbutton.h"

#include <QMouseEvent>

#include <algorithm>

namespace rc {

ConfirmButton::ConfirmButton(const QString &text, const QString &question, QWidget *parent)
    : QPushButton(text, parent)
    , m_text(text)
    , m_question(question)
{
    using namespace std::chrono_literals;
    m_calm.setSingleShot(true);
    m_calm.setInterval(6s);
    connect(&m_calm, &QTimer::timeout, this, &ConfirmButton::calmDown);
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
        calmDown();
        emit confirmed();
        return;
    }
    setText(m_question);
    m_calm.start();
}

void ConfirmButton::calmDown()
{
    m_calm.stop();
    setText(m_text);
}

void ConfirmButton::focusOutEvent(QFocusEvent *event)
{
    calmDown();
    QPushButton::focusOutEvent(event);
}

void ConfirmButton::hideEvent(QHideEvent *event)
{
    calmDown();
    QPushButton::hideEvent(event);
}

// The second half of a double click does not confirm.
void ConfirmButton::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace rc

#include "moc_confirmbutton.cpp"
