// SPDX-License-Identifier: GPL-3.0-or-later
// What a repository decided: which profile, which findings are accepted until when, budgets, severities.
#pragma once

#include "catalog/review/toolfindings.h"
#include "cli/frame/arguments.h"
#include "core/result.h"

#include <QDate>
#include <QHash>

#include <optional>

namespace rc {

/// A finding that somebody answers for, until a day.
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
    QString file; ///< empty: there is none
    QString profile;
    QList<PolicyAcceptance> accepted;
    QHash<QString, std::optional<FindingWeight>> severities; ///< by the rule's word; nothing: the rule is off
    int budget = 0;
    int budgetPerTool = 0;

    /// `findings` with the severities that were decided.
    [[nodiscard]] QList<ToolFinding> weighed(const QList<ToolFinding> &findings) const;
    [[nodiscard]] bool accepts(const ToolFinding &finding, const QDate &today) const;
    /// The acceptances that count no more.
    [[nodiscard]] QList<PolicyAcceptance> expired(const QDate &today) const;
};

/// TOML, or JSON when `name` ends in .json. BadInput names the line of what is no member, lacks or has the wrong form;
/// there is no member for a key.
[[nodiscard]] Result<Policy> policyFrom(const QByteArray &bytes, const QString &name);

/// The file that --policy names, else resource-console.toml or resource-console.json of the working folder, else none.
[[nodiscard]] Result<Policy> policyOf(const Arguments &arguments);
/// --policy.
[[nodiscard]] OptionRow policyOption();
/// The arguments with the policy's profile, where none of them says who.
[[nodiscard]] Arguments withPolicyProfile(const Arguments &arguments, const Policy &policy);

} // namespace rc
