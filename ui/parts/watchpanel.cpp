// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/watchpanel.h"

#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTime>

using namespace Qt::StringLiterals;

namespace rc {

WatchPanel::WatchPanel(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_title(plainLabel({}, theme, Token::Text, TextSize::Strong, this))
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"watchWords"_s))
    , m_changes(named(plainLabel({}, theme, Token::Text, TextSize::Small, this), u"watchChanges"_s))
    , m_actions(new QVBoxLayout)
{
    setEdge(Token::Accent);
    m_changes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *stop = named(new QPushButton(tr("Stop watching"), this), u"stopWatching"_s);
    auto *text = makeColumn({.spacing = 2});
    for (QLabel *label : {m_title, m_label, m_changes})
        text->addWidget(label);
    m_actions->setSpacing(grid::unit);
    m_actions->addWidget(stop);
    auto *layout = makeRow(this, {QMargins(18, 10, 14, 10), grid::gap}, {{text, 1}, m_actions});
    layout->setAlignment(m_actions, Qt::AlignTop);
    connect(stop, &QPushButton::clicked, this, &WatchPanel::stopRequested);
    showLines();
}

void WatchPanel::setTitle(const QString &title)
{
    m_title->setText(title);
}

void WatchPanel::setDescription(const QString &text)
{
    m_label->setText(text);
}

void WatchPanel::addAction(QWidget *button)
{
    m_actions->addWidget(button);
}

void WatchPanel::add(const QString &line)
{
    m_lines.prepend(QLocale().toString(QTime::currentTime(), u"HH:mm:ss"_s) + u"  "_s + line);
    showLines();
}

void WatchPanel::clearLines()
{
    m_lines.clear();
    showLines();
}

void WatchPanel::showLines()
{
    QStringList lines = m_lines.mid(0, maxLines);
    if (m_lines.size() > maxLines)
        lines.append(tr("%n earlier change(s)", nullptr, int(m_lines.size()) - maxLines));
    m_changes->setText(lines.isEmpty() ? tr("No changes so far") : lines.join(u'\n'));
}

} // namespace rc

#include "moc_watchpanel.cpp"
