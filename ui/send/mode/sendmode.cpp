// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/mode/sendmode.h"

namespace rc {

QString causeOf(const SendResult &result)
{
    const bool failed = result.outcome == Outcome::Refused || result.outcome == Outcome::Unknown;
    return failed && result.explained ? result.explained->cause : QString();
}

QString notifyWords(Level level)
{
    return SendMode::tr("An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.", "ERROR")
        .arg(QString(wireWord(level)).toUpper());
}

} // namespace rc

#include "moc_sendmode.cpp"
