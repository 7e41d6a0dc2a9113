// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/watchcard.h"

#include "core/words/displaytext.h"
#include "session/check/watch.h"
#include "ui/widgets/kit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTime>

using namespace std::chrono_literals;

using namespace Qt::StringLiterals;

namespace rc {

WatchCard::WatchCard(Watch &watch, const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_watch(watch)
    , m_title(plainLabel({}, theme, Token::Text, TextSize::Strong, this))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"watchWords"_s))
    , m_changes(named(plainLabel({}, theme, Token::Text, TextSize::Small, this), u"watchChanges"_s))
{
    setObjectName(u"watchCard"_s);
    setEdge(Token::Accent);
    m_changes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *stop = named(new QPushButton(tr("Stop watching"), this), u"stopWatching"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    for (QLabel *label : {m_title, m_words, m_changes})
        words->addWidget(label);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(18, 10, 14, 10);
    layout->setSpacing(grid::gap);
    layout->addLayout(words, 1);
    layout->addWidget(stop, 0, Qt::AlignTop);
    connect(stop, &QPushButton::clicked, &watch, &Watch::stop);
    connect(&watch, &Watch::changed, this, &WatchCard::showState);
    showState();
}

void WatchCard::setSubject(const QString &subject)
{
    m_subject = subject;
    m_lines.clear();
    showState();
}

void WatchCard::add(const QString &line)
{
    m_lines.prepend(QLocale().toString(QTime::currentTime(), u"HH:mm:ss"_s) + u"  "_s + line);
    showState();
}

void WatchCard::showState()
{
    setVisible(m_watch.isOn());
    m_title->setText(tr("Watching %1", "a profile, or all profiles").arg(displayText(m_subject)));
    const int minutes = int(m_watch.pause() / 1min);
    QString words = tr("Every %n minute(s) while this window is open.", nullptr, minutes);
    if (m_watch.next().isValid())
        words += QChar(u' ') + tr("Next check at %1.").arg(QLocale().toString(m_watch.next().time(), u"HH:mm:ss"_s));
    words += QChar(u' ') + tr("Each check sends four test entries, none at ERROR or ALERT.");
    m_words->setText(words);
    QStringList lines = m_lines.mid(0, mostLines);
    if (m_lines.size() > mostLines)
        lines.append(tr("%n earlier change(s)", nullptr, int(m_lines.size()) - mostLines));
    m_changes->setText(lines.isEmpty() ? tr("No changes so far") : lines.join(u'\n'));
}

} // namespace rc

#include "moc_watchcard.cpp"
