// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an entry's extra fields as typed, and writes its time.
#include "core/entry/logentry.h"

#include "core/json/jsontext.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSet>

#include <cmath>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct LogEntryTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::LogEntry)
};

constexpr qsizetype shownKeyLength = 80;

QString keyFault(const QString &key)
{
    if (key.isEmpty())
        return LogEntryTr::tr("An extra field needs a name.");
    if (key == markerKey)
        return LogEntryTr::tr("The name “marker” is reserved.");
    return {};
}

QString numberFault(const ExtraField &field)
{
    if (field.type != ExtraField::Type::Number || isJsonNumber(field.value))
        return {};
    return LogEntryTr::tr("“%1” is not a valid JSON number, such as 42, -1.5 or 1e-7.")
        .arg(displayText(field.value, LineBreaks::Mark, shownKeyLength));
}

} // namespace

Result<ExtraField> extraFromArgument(const QString &argument)
{
    const qsizetype equals = argument.indexOf(u'=');
    if (equals < 0)
        return failure(LogEntryTr::tr("“%1” is not an extra field. Use NAME=TEXT, or NAME:=NUMBER for a number.")
                           .arg(displayText(argument, LineBreaks::Mark, shownKeyLength)));
    const bool number = equals > 0 && argument[equals - 1] == u':';
    const ExtraField field{argument.left(number ? equals - 1 : equals),
                           number ? ExtraField::Type::Number : ExtraField::Type::Text, argument.mid(equals + 1)};
    if (const QString fault = keyFault(field.key); !fault.isEmpty())
        return failure(fault);
    if (const QString fault = numberFault(field); !fault.isEmpty())
        return failure(fault);
    return field;
}

QString extraFault(const QList<ExtraField> &extra)
{
    QSet<QString> seen;
    for (const ExtraField &field : extra) {
        if (const QString fault = keyFault(field.key); !fault.isEmpty())
            return fault;
        if (const QString fault = numberFault(field); !fault.isEmpty())
            return fault;
        if (seen.contains(field.key))
            return LogEntryTr::tr("The name “%1” appears twice.")
                .arg(displayText(field.key, LineBreaks::Mark, shownKeyLength));
        seen.insert(field.key);
    }
    return {};
}

QString extraWarning(const ExtraField &field)
{
    static const QStringList serviceFields{u"received_at"_s, u"submitted_by_username"_s, u"sdk"_s, u"sdk_version"_s};
    if (serviceFields.contains(field.key))
        return LogEntryTr::tr("“%1” hides a field that the service adds to each entry.").arg(field.key);
    // toDouble() returns infinity for numbers that are too large, and 0 for those too small
    if (field.type == ExtraField::Type::Number && isJsonNumber(field.value) && std::isinf(field.value.toDouble()))
        return LogEntryTr::tr("A service may store %1 as infinity.")
            .arg(displayText(field.value, LineBreaks::Mark, shownKeyLength));
    return {};
}

QString isoWithOffset(const QDateTime &time)
{
    if (!time.isValid())
        return {};
    // Old dates may have offsets with seconds (local mean time), but ISO 8601 only has hours and minutes.
    const int offset = time.offsetFromUtc() / 60 * 60;
    QString text = time.toOffsetFromUtc(offset).toString(Qt::ISODateWithMs);
    if (text.endsWith(u'Z'))
        text.replace(text.size() - 1, 1, u"+00:00"_s);
    return text;
}

QString newMarker()
{
    const quint64 bits = QRandomGenerator::system()->generate64();
    QString marker = u"%1"_s.arg(bits >> 16, 12, 16, QLatin1Char('0')).toUpper();
    marker.insert(8, QLatin1Char('-'));
    marker.insert(4, QLatin1Char('-'));
    return marker;
}

} // namespace rc
