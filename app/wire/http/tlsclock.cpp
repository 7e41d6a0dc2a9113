// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/tlsclock.h"

#include "core/datetimes.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace rc {

QDateTime serverClock(const HttpAnswer &answer)
{
    // RFC 9110 allows two older forms, which nobody sends any more. The weekday says nothing new.
    const QString text = QString::fromLatin1(answer.header("Date").left(64)).section(u',', 1).trimmed();
    const QDateTime time = QLocale::c().toDateTime(text, u"dd MMM yyyy HH:mm:ss 'GMT'"_s);
    return utcTime(time.date(), time.time());
}

} // namespace rc
