// SPDX-License-Identifier: GPL-3.0-or-later
// Detects text meant to turn a model against its user. Looks for signs of addressee, order and disguise, which weigh
// more together than alone. Pure and thread-safe; runs no pattern.
#pragma once

#include "catalog/poison/poisonsign.h"

#include <QList>
#include <QSet>
#include <QString>

namespace rc {

enum class PoisonKind {
    HiddenText,
    Override,  ///< orders beyond the tool: ignore rules, pretend to be someone else
    Concealed, ///< hides something from the user
    Steered,   ///< orders about other tools and their arguments
    Secrets,
    SentAway,
    Commands,
    FakeRole,
    Disguised,
    Harmful, ///< states a harmful purpose
    NamesTool
};

enum class FindingSeverity {
    Info,    ///< could be better
    Warning, ///< likely to mislead a model or a person
    Critical ///< hides something, or addresses the model instead of describing the tool
};

struct PoisonFinding
{
    PoisonKind kind = PoisonKind::Override;
    FindingSeverity severity = FindingSeverity::Info;
    PoisonSigns signs = 0;
    QString shown; ///< the original words, at most 160 characters; outside text

    bool operator==(const PoisonFinding &) const = default;
};

struct PoisonContext
{
    QSet<QString> tools;          ///< names of all tools, lower case
    QSet<QString> siblings;       ///< those of the text's own catalog
    QString own;                  ///< name of the text's own tool, lower case
    PoisonSigns skippedSigns = 0; ///< signs to skip: for measuring the contribution of each
    bool isResult = false;        ///< the text is a tool's result; in a page only orders to a model count
};

/// The findings in one text, at most one of each kind: the most severe.
[[nodiscard]] QList<PoisonFinding> findPoison(const QString &text, const PoisonContext &context = {});

} // namespace rc
