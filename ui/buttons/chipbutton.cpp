// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/chipbutton.h"

#include "ui/theme/look.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

ChipButton::ChipButton(const QString &icon, const Theme &theme, QWidget *parent)
    : LeadButton(parent)
    , m_icon(icon)
    , m_theme(theme)
{
    setFont(theme.small());
    setFlag(this, "chip");
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    setIconSize({12, 12});
    m_moment.setSingleShot(true);
    m_moment.setInterval(1500ms);
    connect(&m_moment, &QTimer::timeout, this, [this] {
        setAccessibleDescription({});
        paintSign();
    });
    connect(this, &QPushButton::clicked, this, &ChipButton::copy);
    connect(&theme, &Theme::changed, this, &ChipButton::paintSign);
    paintSign();
}

void ChipButton::showText(const QString &text, Token tone)
{
    setText(withoutMnemonic(text));
    setAccessibleName(text);
    m_tone = tone;
    setTone(this, tone);
    paintSign();
}

void ChipButton::copy()
{
    if (m_copied.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(m_copied);
    m_moment.start();
    setAccessibleDescription(tr("Copied"));
    paintSign();
}

void ChipButton::paintSign()
{
    if (isAnswering())
        setIcon(m_theme.icon(u"passed"_s, Token::Passed));
    else
        setIcon(m_theme.icon(m_icon, m_tone == Token::Text ? Token::Quiet : m_tone));
}

} // namespace rc

#include "moc_chipbutton.cpp"
