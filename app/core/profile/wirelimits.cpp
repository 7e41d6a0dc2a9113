// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/wirelimits.h"

#include "core/words/enumtable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

qint64 bytesPer(LimitUnit unit)
{
    return unit == LimitUnit::Mebibytes ? bytesPerMebibyte : bytesPerKibibyte;
}

} // namespace

const std::array<LimitRow, 5> &limitTable()
{
    constexpr int hour = 3600;
    // A whole response is held in memory, and slightly more during parsing.
    static const std::array<LimitRow, 5> rows{{
        {LimitId::Deadline, "timeout"_L1, LimitUnit::Seconds, 1, hour, QT_TRANSLATE_NOOP("rc::WireLimits", "Timeout"),
         &WireLimits::deadline},
        {LimitId::StreamDeadline, "stream-timeout"_L1, LimitUnit::Seconds, 1, hour,
         QT_TRANSLATE_NOOP("rc::WireLimits", "For event streams"), &WireLimits::streamDeadline},
        {LimitId::ListCap, "max-list"_L1, LimitUnit::Mebibytes, 1, 256,
         QT_TRANSLATE_NOOP("rc::WireLimits", "Largest tool list"), nullptr, &WireLimits::listCap},
        {LimitId::ResponseCap, "max-answer"_L1, LimitUnit::Mebibytes, 1, 64,
         QT_TRANSLATE_NOOP("rc::WireLimits", "Largest other response"), nullptr, &WireLimits::responseCap},
        {LimitId::RequestCap, "max-request"_L1, LimitUnit::Kibibytes, 1, 32 * 1024,
         QT_TRANSLATE_NOOP("rc::WireLimits", "Largest request with entries"), nullptr, &WireLimits::requestCap},
    }};
    return rows;
}

const LimitRow &limitRow(LimitId id)
{
    return rowOf(limitTable(), &LimitRow::id, id);
}

int limitOf(const WireLimits &limits, LimitId id)
{
    const LimitRow &row = limitRow(id);
    return row.time ? int(std::chrono::duration_cast<std::chrono::seconds>(limits.*row.time).count())
                    : int(limits.*row.bytes / bytesPer(row.unit));
}

void setLimit(WireLimits &limits, LimitId id, int value)
{
    const LimitRow &row = limitRow(id);
    if (row.time)
        limits.*row.time = std::chrono::seconds(value);
    else
        limits.*row.bytes = value * bytesPer(row.unit);
}

QString limitName(LimitId id)
{
    return QCoreApplication::translate("rc::WireLimits", limitRow(id).name);
}

QString unitSign(LimitUnit unit)
{
    switch (unit) {
    case LimitUnit::Seconds:
        return QCoreApplication::translate("rc::WireLimits", "s", "seconds");
    case LimitUnit::Kibibytes:
        return QCoreApplication::translate("rc::WireLimits", "KiB");
    case LimitUnit::Mebibytes:
        return QCoreApplication::translate("rc::WireLimits", "MiB");
    }
    return {};
}

QString limitText(const LimitRow &row, int value)
{
    return QString::number(value) + QChar(u' ') + unitSign(row.unit);
}

} // namespace rc
