// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for text that is meant to turn a model against its user: signs of who is addressed, what is ordered and what
// disguises it, which weigh more together than alone. Pure, for any thread; no pattern is run.
#pragma once

#include "catalog/poison/poisonsign.h"

#include <QList>
#include <QSet>
#include <QString>

namespace rc {

enum class PoisonKind {
    HiddenText,
    Override,  ///< orders that go beyond the tool: to ignore rules, to be somebody else
    Concealed, ///< to keep something from the user
    Steered,   ///< orders about other tools and their arguments
    Secrets,
    SentAway,
    Commands,
    FakeRole,
    Disguised,
    Harmful, ///< it says itself that it harms
    NamesTool
};

enum class PoisonWeight {
    Info,
    Warning,
    Critical
};

struct PoisonFinding
{
    PoisonKind kind = PoisonKind::Override;
    PoisonWeight weight = PoisonWeight::Info;
    PoisonSigns signs = 0;
    QString shown; ///< the words in the text, as sent, at most 160 characters; outside text

    bool operator==(const PoisonFinding &) const = default;
};

struct PoisonContext
{
    QSet<QString> tools;     ///< names of all tools, lower case
    QString own;             ///< the name of the one whose text it is, lower case
    PoisonSigns without = 0; ///< signs that are not looked for: to measure what each contributes
    bool isResult = false;   ///< what a tool returned: in a page of it only orders to a model count
};

/// The findings in one text, of each kind one at most: the heaviest.
[[nodiscard]] QList<PoisonFinding> poisonIn(const QString &text, const PoisonContext &context = {});

} // namespace rc
