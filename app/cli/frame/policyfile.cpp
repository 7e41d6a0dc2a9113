// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/policyfile.h"

#include "cli/frame/terminal.h"
#include "config/paste/tomltext.h"
#include "core/files/regularfile.h"
#include "core/words/displaytext.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

// Single header without exceptions: errors are values here, too.
#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// An implicit table has only the line of its name.
qint64 policyLine(const toml::key &name, const toml::node &value)
{
    return value.source().begin.line != 0 ? value.source().begin.line : name.source().begin.line;
}

QString utf8Text(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// A string, or a date.
std::optional<QString> policyText(const toml::node &value)
{
    if (const auto *text = value.as_string())
        return utf8Text(text->get());
    if (const auto *date = value.as_date())
        return QDate(date->get().year, date->get().month, date->get().day).toString(Qt::ISODate);
    return std::nullopt;
}

/// 0 unless it is positive.
int policyNumber(const toml::node &value)
{
    const auto *number = value.as_integer();
    const qint64 found = number ? number->get() : 0;
    return found > 0 && found <= std::numeric_limits<int>::max() ? int(found) : 0;
}

class PolicyReader
{
public:
    explicit PolicyReader(const QString &file) { m_policy.file = file; }

    Result<Policy> read(const QByteArray &bytes)
    {
        const QString text = QString::fromUtf8(bytes);
        if (const auto at = unreadableToml(text))
            return faultAt(QStringView(text).left(*at).count(u'\n') + 1,
                           Cli::tr("A table has no name, or a name has too many parts."));
        const toml::parse_result parsed = toml::parse(std::string_view(bytes.constData(), std::size_t(bytes.size())));
        if (!parsed)
            return faultAt(parsed.error().source().begin.line, displayText(utf8Text(parsed.error().description())));
        for (const auto &[name, value] : parsed.table()) {
            const auto word = policyText(value);
            Result<void> read = unexpectedMember(name, value);
            if (name == "profile" && word && !word->isEmpty())
                read = {};
            else if (name == "budgets" && value.is_table())
                read = budgets(*value.as_table());
            else if (name == "severities" && value.is_table())
                read = severities(*value.as_table());
            else if (name == "accepted" && value.is_array())
                read = accepted(*value.as_array());
            if (!read)
                return failure(read.error());
            if (name == "profile")
                m_policy.profile = *word;
        }
        return m_policy;
    }

private:
    [[nodiscard]] tl::unexpected<Error> faultAt(qint64 line, const QString &what) const
    {
        return failure(u"%1:%2: %3"_s.arg(displayText(m_policy.file)).arg(line).arg(what));
    }

    [[nodiscard]] tl::unexpected<Error> unexpectedMember(const toml::key &name, const toml::node &value) const
    {
        return faultAt(
            policyLine(name, value),
            Cli::tr("The member “%1” is unknown here or has the wrong format.").arg(displayText(utf8Text(name.str()))));
    }

    Result<void> budgets(const toml::table &table)
    {
        for (const auto &[name, value] : table) {
            const int number = policyNumber(value);
            if (name == "all" && number > 0)
                m_policy.budget = number;
            else if (name == "per-tool" && number > 0)
                m_policy.budgetPerTool = number;
            else
                return unexpectedMember(name, value);
        }
        return {};
    }

    [[nodiscard]] static bool isRule(const QString &word)
    {
        const auto &rules = findingRules();
        return std::ranges::any_of(rules, [&word](const FindingRuleRow &row) { return word == row.word; });
    }

    Result<void> severities(const toml::table &table)
    {
        for (const auto &[name, value] : table) {
            const QString rule = utf8Text(name.str());
            if (!isRule(rule))
                return faultAt(policyLine(name, value), Cli::tr("There is no rule “%1”.").arg(displayText(rule)));
            const QString word = policyText(value).value_or(QString());
            std::optional<FindingSeverity> found;
            for (const FindingSeverity severity :
                 {FindingSeverity::Info, FindingSeverity::Warning, FindingSeverity::Critical}) {
                if (word == severityWord(severity))
                    found = severity;
            }
            if (!found && word != "off"_L1)
                return faultAt(policyLine(name, value),
                               Cli::tr("%1 must be one of %2, not “%3”.")
                                   .arg(rule, u"info, warning, critical, off"_s, displayText(word)));
            m_policy.severities.insert(rule, found);
        }
        return {};
    }

    Result<void> accepted(const toml::array &list)
    {
        for (const toml::node &node : list) {
            PolicyAcceptance acceptance;
            const toml::table emptyTable;
            for (const auto &[name, value] : node.is_table() ? *node.as_table() : emptyTable) {
                const auto text = policyText(value);
                if (text && name == "tool")
                    acceptance.tool = *text;
                else if (text && name == "rule")
                    acceptance.rule = *text;
                else if (text && name == "where")
                    acceptance.where = *text;
                else if (text && name == "reason")
                    acceptance.reason = text->trimmed();
                else if (text && name == "until")
                    acceptance.until = QDate::fromString(*text, Qt::ISODate);
                else
                    return unexpectedMember(name, value);
            }
            const qint64 line = node.source().begin.line;
            if (!isRule(acceptance.rule))
                return faultAt(line, Cli::tr("There is no rule “%1”.").arg(displayText(acceptance.rule)));
            if (acceptance.tool.isEmpty() || acceptance.reason.isEmpty() || !acceptance.until.isValid())
                return faultAt(
                    line,
                    Cli::tr("An accepted finding requires tool, rule, reason and until, a date such as 2027-01-31."));
            m_policy.accepted.append(acceptance);
        }
        return {};
    }

    Policy m_policy;
};

} // namespace

QList<ToolFinding> Policy::withSeverities(const QList<ToolFinding> &findings) const
{
    QList<ToolFinding> adjusted;
    for (const ToolFinding &finding : findings) {
        const auto decided = severities.constFind(ruleRow(finding.rule).word);
        const bool isDecided = decided != severities.cend();
        if (isDecided && !*decided)
            continue;
        adjusted.append(finding);
        if (isDecided)
            adjusted.last().severityOverride = *decided;
    }
    return adjusted;
}

bool Policy::accepts(const ToolFinding &finding, const QDate &today) const
{
    return std::ranges::any_of(accepted, [&](const PolicyAcceptance &acceptance) {
        return acceptance.tool == finding.name && acceptance.rule == ruleRow(finding.rule).word &&
               (acceptance.where.isEmpty() || acceptance.where == finding.where) && acceptance.until >= today;
    });
}

QList<PolicyAcceptance> Policy::expired(const QDate &today) const
{
    QList<PolicyAcceptance> found;
    for (const PolicyAcceptance &acceptance : accepted) {
        if (acceptance.until < today)
            found.append(acceptance);
    }
    return found;
}

Result<Policy> policyFrom(const QByteArray &bytes, const QString &name)
{
    return PolicyReader(name).read(bytes);
}

OptionRow policyOption()
{
    return {u"--policy"_s, {u"FILE"_s, ValueKind::File}, Cli::tr("policy file (default: resource-console.toml)")};
}

namespace {

/// The policy file of the arguments.
Result<Policy> policyOf(const Arguments &arguments)
{
    constexpr qint64 maxPolicyBytes = 1024 * 1024;
    const bool isNamed = arguments.has(u"--policy"_s);
    const QString defaultName = u"resource-console.toml"_s;
    const QString removedName = u"resource-console.json"_s;
    const QString name = isNamed ? arguments.value(u"--policy"_s) : defaultName;
    const auto bytes = readRegularFile(name, FileOwner::User, maxPolicyBytes);
    if (bytes && !name.endsWith(".json"_L1))
        return policyFrom(*bytes, name);
    if (bytes || (!isNamed && QFileInfo::exists(removedName)))
        return failure(useInstead(displayText(isNamed ? name : removedName), defaultName));
    // A broken link is a mistake: running without the intended policy would be worse than stopping.
    if (!isNamed && bytes.error().kind == FileFault::Kind::Missing && !QFileInfo(name).isSymLink())
        return Policy();
    return failure(displayText(name) + u": "_s + bytes.error().words);
}

} // namespace

Result<Policy> applyPolicy(Arguments &arguments, Terminal &terminal)
{
    RC_TRY(policy, policyOf(arguments));
    if (!policy->file.isEmpty())
        terminal.note(Cli::tr("Policy: %1").arg(displayText(policy->file)));
    const QList<OptionRow> targetRows = targetOptions({u"--key-stdin"_s, u"--ca-file"_s});
    const bool hasTarget =
        arguments.has(u"--all-profiles"_s) ||
        std::ranges::any_of(targetRows, [&arguments](const OptionRow &row) { return arguments.has(row.name); });
    if (!policy->profile.isEmpty() && !hasTarget)
        arguments.values.insert(u"--profile"_s, {policy->profile});
    return policy;
}

} // namespace rc
