// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/logentry.h"

#include "core/jsontext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace rc {

Result<ExtraField> extraFromArgument(const QString &argument)
{
    const qsizetype equals = argument.indexOf(u'=');
    if (equals < 0)
        return failure(
            ErrorKind::BadInput,
            QCoreApplication::translate("rc::LogEntry",
                                        "An extra value is written KEY=TEXT or KEY:=NUMBER; “%1” has no equals sign.")
                .arg(argument));
    const bool number = equals > 0 && argument.at(equals - 1) == u':';
    ExtraField field;
    field.key = argument.left(number ? equals - 1 : equals);
    field.type = number ? ExtraField::Type::Number : ExtraField::Type::Text;
    field.value = argument.mid(equals + 1);
    if (field.key.isEmpty())
        return failure(ErrorKind::BadInput, QCoreApplication::translate(
                                                "rc::LogEntry", "An extra value needs a key before the equals sign."));
    if (field.key == "marker"_L1)
        return failure(
            ErrorKind::BadInput,
            QCoreApplication::translate(
                "rc::LogEntry", "The key “marker” is the console's own: it makes the entry findable. Choose another."));
    if (number && !isJsonNumber(field.value))
        return failure(
            ErrorKind::BadInput,
            QCoreApplication::translate(
                "rc::LogEntry", "“%1” is not a number as JSON writes it (12, -0.5, 1e-7). For text write KEY=TEXT.")
                .arg(field.value));
    return field;
}

QString isoWithOffset(const QDateTime &time)
{
    const int seconds = time.offsetFromUtc();
    const int minutes = qAbs(seconds) / 60;
    return QLocale::c().toString(time.date(), u"yyyy-MM-dd"_s) + u'T' + time.time().toString(u"HH:mm:ss.zzz"_s) +
           (seconds < 0 ? u'-' : u'+') + QString::number(minutes / 60).rightJustified(2, u'0') + u':' +
           QString::number(minutes % 60).rightJustified(2, u'0');
}

} // namespace rc
