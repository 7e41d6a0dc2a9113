// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/wirelimits.h"

#include "core/words/enumtable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

const std::array<LimitRow, 5> &limitTable()
{
    constexpr int hour = 3600;
    // A whole response is held in memory, and slightly more during parsing.
    static const std::array<LimitRow, 5> rows{{
        {LimitId::Deadline, "timeout"_L1, LimitUnit::Seconds, 1, hour, QT_TRANSLATE_NOOP("rc::WireLimits", "Timeout")},
        {LimitId::StreamDeadline, "stream-timeout"_L1, LimitUnit::Seconds, 1, hour,
         QT_TRANSLATE_NOOP("rc::WireLimits", "For event streams")},
        {LimitId::ListCap, "max-list"_L1, LimitUnit::Mebibytes, 1, 256,
         QT_TRANSLATE_NOOP("rc::WireLimits", "Largest tool list")},
        {LimitId::AnswerCap, "max-answer"_L1, LimitUnit::Mebibytes, 1, 64,
         QT_TRANSLATE_NOOP("rc::WireLimits", "Largest other response")},
        {LimitId::RequestCap, "max-request"_L1, LimitUnit::Kibibytes, 1, 32 * 1024,
         QT_TRANSLATE_NOOP("rc::WireLimits", "Largest request with entries")},
    }};
    return rows;
}

const LimitRow &limitRow(LimitId id)
{
    return rowOf(limitTable(), &LimitRow::id, id);
}

int limitOf(const WireLimits &limits, LimitId id)
{
    using std::chrono::duration_cast;
    using std::chrono::seconds;
    switch (id) {
    case LimitId::Deadline:
        return int(duration_cast<seconds>(limits.deadline).count());
    case LimitId::StreamDeadline:
        return int(duration_cast<seconds>(limits.streamDeadline).count());
    case LimitId::ListCap:
        return int(limits.listCap / bytesPerMebibyte);
    case LimitId::AnswerCap:
        return int(limits.answerCap / bytesPerMebibyte);
    case LimitId::RequestCap:
        return int(limits.requestCap / bytesPerKibibyte);
    }
    return 0;
}

void setLimit(WireLimits &limits, LimitId id, int value)
{
    switch (id) {
    case LimitId::Deadline:
        limits.deadline = std::chrono::seconds(value);
        break;
    case LimitId::StreamDeadline:
        limits.streamDeadline = std::chrono::seconds(value);
        break;
    case LimitId::ListCap:
        limits.listCap = value * bytesPerMebibyte;
        break;
    case LimitId::AnswerCap:
        limits.answerCap = value * bytesPerMebibyte;
        break;
    case LimitId::RequestCap:
        limits.requestCap = value * bytesPerKibibyte;
        break;
    }
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
