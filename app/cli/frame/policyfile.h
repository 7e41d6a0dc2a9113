// SPDX-License-Identifier: GPL-3.0-or-later
// A repository's policy: profile, accepted findings with expiry dates, budgets, severities.
#pragma once

#include "catalog/review/toolfindings.h"
#include "cli/frame/arguments.h"
#include "core/result.h"

#include <QDate>
#include <QHash>

#include <optional>

namespace rc {

/// A finding accepted until a date.
struct PolicyAcceptance
{
    QString tool;
    QString rule;
    QString where; ///< empty: anywhere in the tool
    QString reason;
    QDate until;
};

struct Policy
{
    QString file; ///< empty: no policy file
    QString profile;
    QList<PolicyAcceptance> accepted;
    QHash<QString, std::optional<FindingSeverity>> severities; ///< by rule ID; nullopt: the rule is off
    int budget = 0;
    int budgetPerTool = 0;

    /// `findings` with the policy's severities.
    [[nodiscard]] QList<ToolFinding> withSeverities(const QList<ToolFinding> &findings) const;
    [[nodiscard]] bool accepts(const ToolFinding &finding, const QDate &today) const;
    [[nodiscard]] QList<PolicyAcceptance> expired(const QDate &today) const;
};

/// TOML. BadInput names the line of an unknown, missing or invalid member; there is no member for a key.
[[nodiscard]] Result<Policy> policyFrom(const QByteArray &bytes, const QString &name);

/// --policy.
[[nodiscard]] OptionRow policyOption();
/// Reads the file from --policy, else resource-console.toml in the working folder, else none. Selects its profile in
/// `arguments`, unless they choose one. BadInput for JSON, which earlier builds read.
[[nodiscard]] Result<Policy> applyPolicy(Arguments &arguments, Terminal &terminal);

} // namespace rc
