// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/copybutton.h"

#include "ui/theme/look.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

CopyButton::CopyButton(const QString &text, QWidget *parent)
    : QPushButton(text, parent)
    , m_normalText(text)
{
    m_confirmTimer.setSingleShot(true);
    m_confirmTimer.setInterval(1500ms);
    connect(&m_confirmTimer, &QTimer::timeout, this, &CopyButton::endConfirmation);
}

CopyButton *CopyButton::link(const QString &text, QWidget *parent)
{
    auto *button = new CopyButton(text, parent);
    setFlag(button, "link");
    return button;
}

void CopyButton::copy(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    showConfirmation();
}

void CopyButton::showConfirmation()
{
    if (!isConfirming()) {
        m_normalText = text();
        m_normalDescription = accessibleDescription();
    }
    m_confirmTimer.start();
    setText(tr("Copied"));
    setAccessibleDescription(text()); // the accessible name may differ
}

void CopyButton::endConfirmation()
{
    m_confirmTimer.stop();
    setText(m_normalText);
    setAccessibleDescription(m_normalDescription);
}

QSize CopyButton::sizeHint() const
{
    const auto widthOf = [this](const QString &text) { return fontMetrics().size(Qt::TextShowMnemonic, text).width(); };
    const QSize hint = QPushButton::sizeHint();
    const int longer = std::max(widthOf(isConfirming() ? m_normalText : text()), widthOf(tr("Copied")));
    return {hint.width() + longer - widthOf(text()), hint.height()};
}

void CopyButton::hideEvent(QHideEvent *event)
{
    if (isConfirming())
        endConfirmation();
    QPushButton::hideEvent(event);
}

} // namespace rc

#include "moc_copybutton.cpp"
