// SPDX-License-Identifier: GPL-3.0-or-later
// Wording of delivery outcomes.
#include "core/entry/outcome.h"

#include "core/words/enumtable.h"

#include <QCoreApplication>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<EnumRow<Outcome>, 5> outcomeRows{{
    {Outcome::Accepted, "accepted"_L1, QT_TRANSLATE_NOOP("rc::Outcome", "Accepted by the service")},
    {Outcome::Refused, "refused"_L1, QT_TRANSLATE_NOOP("rc::Outcome", "Refused by the service")},
    {Outcome::Unknown, "unknown"_L1, QT_TRANSLATE_NOOP("rc::Outcome", "May have been delivered")},
    {Outcome::NotSent, "not-sent"_L1, QT_TRANSLATE_NOOP("rc::Outcome", "Not sent")},
    {Outcome::Local, "local"_L1, QT_TRANSLATE_NOOP("rc::Outcome", "Local only, below the threshold")},
}};

} // namespace

QLatin1StringView wireWord(Outcome outcome)
{
    return rowOf(outcomeRows, outcome).word;
}

void SendResult::confirmByLog()
{
    if (outcome != Outcome::Unknown)
        return;
    outcome = Outcome::Accepted;
    seenInLog = true;
    error.reset();
    explanation.reset();
}

QString outcomeName(Outcome outcome)
{
    return QCoreApplication::translate("rc::Outcome", rowOf(outcomeRows, outcome).name);
}

} // namespace rc
