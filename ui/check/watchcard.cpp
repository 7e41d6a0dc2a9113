// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/watchcard.h"

#include "core/words/displaytext.h"
#include "session/check/watch.h"

#include <QLocale>

using namespace std::chrono_literals;

using namespace Qt::StringLiterals;

namespace rc {

WatchCard::WatchCard(Watch &watch, const Theme &theme, QWidget *parent)
    : WatchPanel(theme, parent)
    , m_watch(watch)
{
    setObjectName(u"watchCard"_s);
    connect(this, &WatchPanel::stopWanted, &watch, &Watch::stop);
    connect(&watch, &Watch::changed, this, &WatchCard::showState);
    showState();
}

void WatchCard::setSubject(const QString &subject)
{
    m_subject = subject;
    clearLines();
    showState();
}

void WatchCard::showState()
{
    setVisible(m_watch.isOn());
    setTitle(tr("Watching %1", "a profile, or all profiles").arg(displayText(m_subject)));
    const int minutes = int(m_watch.pause() / 1min);
    QString words = tr("Every %n minute(s) while this window is open.", nullptr, minutes);
    if (m_watch.next().isValid())
        words += QChar(u' ') + tr("Next check at %1.").arg(QLocale().toString(m_watch.next().time(), u"HH:mm:ss"_s));
    words += QChar(u' ') + tr("Each check sends four test entries, none at ERROR or ALERT.");
    setWords(words);
}

} // namespace rc

#include "moc_watchcard.cpp"
