// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/age.h"

#include <QCoreApplication>
#include <QLocale>

namespace rc {

namespace {

struct AgeTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Age)
};

} // namespace

QString ageText(qint64 seconds)
{
    // lupdate hangs on a division in parentheses inside translate(), so compute the numbers first.
    const int minutes = int(seconds / 60);
    const int hours = minutes / 60;
    const int days = hours / 24;
    if (seconds < 5)
        return AgeTr::tr("just now");
    if (seconds < 60)
        return AgeTr::tr("%n second(s) ago", nullptr, int(seconds));
    if (seconds < 3600)
        return AgeTr::tr("%n minute(s) ago", nullptr, minutes);
    if (seconds < 24 * 3600)
        return AgeTr::tr("%n hour(s) ago", nullptr, hours);
    return AgeTr::tr("%n day(s) ago", nullptr, days);
}

QString momentText(const QDateTime &at)
{
    const QDateTime local = at.toLocalTime();
    return local.date() == QDate::currentDate() ? QLocale().toString(local.time(), QStringLiteral("HH:mm:ss"))
                                                : QLocale().toString(local, QLocale::ShortFormat);
}

} // namespace rc
