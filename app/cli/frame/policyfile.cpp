// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/policyfile.h"

#include "config/paste/tomltext.h"
#include "core/files/regularfile.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"

#include <algorithm>
#include <array>
#include <limits>

// Single header without exceptions: errors are values here, too.
#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A value from either format with its line number.
struct PolicyValue
{
    enum class Kind {
        Text,
        Number,
        Table,
        List,
        Other
    } kind = Kind::Other;
    int line = 0;
    QString text; ///< also for a date
    int number = 0;
    QList<std::pair<QString, PolicyValue>> members;
    QList<PolicyValue> elements;
};

using Kind = PolicyValue::Kind;

int numberFrom(qint64 value)
{
    return value > 0 && value <= std::numeric_limits<int>::max() ? int(value) : 0;
}

PolicyValue valueOf(const toml::node &node)
{
    PolicyValue value;
    value.line = int(node.source().begin.line);
    if (const auto *table = node.as_table()) {
        value.kind = Kind::Table;
        for (const auto &[key, member] : *table) {
            const std::string_view name = key.str();
            PolicyValue one = valueOf(member);
            if (one.line == 0)
                one.line = int(key.source().begin.line);
            value.members.append({QString::fromUtf8(name.data(), qsizetype(name.size())), one});
        }
    } else if (const auto *array = node.as_array()) {
        value.kind = Kind::List;
        for (const toml::node &element : *array)
            value.elements.append(valueOf(element));
    } else if (const auto *text = node.as_string()) {
        value.kind = Kind::Text;
        value.text = QString::fromStdString(text->get());
    } else if (const auto *date = node.as_date()) {
        value.kind = Kind::Text;
        value.text = QDate(date->get().year, date->get().month, date->get().day).toString(Qt::ISODate);
    } else if (const auto *number = node.as_integer()) {
        value.kind = Kind::Number;
        value.number = numberFrom(number->get());
    }
    return value;
}

PolicyValue valueOf(JsonValue json, const QByteArray &bytes)
{
    PolicyValue value;
    value.line = 1 + int(std::count(bytes.constData(), json.raw().data(), '\n'));
    switch (json.kind()) {
    case JsonKind::Object:
        value.kind = Kind::Table;
        for (const JsonValue member : json)
            value.members.append({member.key(), valueOf(member, bytes)});
        break;
    case JsonKind::Array:
        value.kind = Kind::List;
        for (const JsonValue element : json)
            value.elements.append(valueOf(element, bytes));
        break;
    case JsonKind::Text:
        value.kind = Kind::Text;
        value.text = json.text().value_or(QString());
        break;
    case JsonKind::Number:
        value.kind = Kind::Number;
        value.number = numberFrom(json.raw().toByteArray().toLongLong());
        break;
    default:
        break;
    }
    return value;
}

Result<PolicyValue> valuesIn(const QByteArray &bytes, const QString &name)
{
    if (name.endsWith(".json"_L1)) {
        const auto tape = JsonTape::read(bytes);
        if (!tape)
            return failure(badInput(displayText(name) + u": "_s + tape.error().detail));
        return valueOf(tape->root(), bytes);
    }
    const QString text = QString::fromUtf8(bytes);
    if (const auto at = unreadableToml(text))
        return failure(badInput(u"%1:%2: %3"_s.arg(displayText(name))
                                    .arg(QStringView(text).left(*at).count(u'\n') + 1)
                                    .arg(Cli::tr("A table has no name, or a name has too many parts."))));
    const toml::parse_result parsed = toml::parse(std::string_view(bytes.constData(), std::size_t(bytes.size())));
    if (!parsed) {
        const std::string_view why = parsed.error().description();
        return failure(badInput(u"%1:%2: %3"_s.arg(displayText(name))
                                    .arg(parsed.error().source().begin.line)
                                    .arg(displayText(QString::fromUtf8(why.data(), qsizetype(why.size()))))));
    }
    return valueOf(parsed.table());
}

class PolicyReader
{
public:
    explicit PolicyReader(const QString &name)
        : m_name(name)
    {
    }

    Result<Policy> read(const PolicyValue &root)
    {
        if (root.kind != Kind::Table)
            return wrong(root, Cli::tr("The policy is not a table or object."));
        m_policy.file = m_name;
        for (const auto &[name, value] : root.members) {
            if (name == "profile"_L1 && value.kind == Kind::Text && !value.text.isEmpty()) {
                m_policy.profile = value.text;
                continue;
            }
            Result<void> read = unfit(name, value);
            if (name == "budgets"_L1 && value.kind == Kind::Table)
                read = budgets(value);
            else if (name == "severities"_L1 && value.kind == Kind::Table)
                read = severities(value);
            else if (name == "accepted"_L1 && value.kind == Kind::List)
                read = accepted(value);
            if (!read)
                return failure(read.error());
        }
        return m_policy;
    }

private:
    [[nodiscard]] tl::unexpected<Error> wrong(const PolicyValue &value, const QString &what) const
    {
        return failure(badInput(u"%1:%2: %3"_s.arg(displayText(m_name)).arg(value.line).arg(what)));
    }

    [[nodiscard]] tl::unexpected<Error> unfit(const QString &name, const PolicyValue &value) const
    {
        constexpr std::array known{"profile"_L1, "budgets"_L1, "severities"_L1, "accepted"_L1, "all"_L1,  "per-tool"_L1,
                                   "tool"_L1,    "rule"_L1,    "where"_L1,      "reason"_L1,   "until"_L1};
        const bool isKnown =
            std::any_of(known.cbegin(), known.cend(), [&name](QLatin1StringView one) { return name == one; });
        return wrong(value, (isKnown ? Cli::tr("The member “%1” does not belong here or has the wrong format.")
                                     : Cli::tr("A policy has no member “%1”."))
                                .arg(displayText(name)));
    }

    Result<void> budgets(const PolicyValue &table)
    {
        for (const auto &[name, value] : table.members) {
            const bool isNumber = value.kind == Kind::Number && value.number > 0;
            if (name == "all"_L1 && isNumber)
                m_policy.budget = value.number;
            else if (name == "per-tool"_L1 && isNumber)
                m_policy.budgetPerTool = value.number;
            else
                return unfit(name, value);
        }
        return {};
    }

    [[nodiscard]] static bool isRule(const QString &word)
    {
        const auto &rules = findingRules();
        return std::any_of(rules.cbegin(), rules.cend(),
                           [&word](const FindingRuleRow &row) { return word == row.word; });
    }

    Result<void> severities(const PolicyValue &table)
    {
        for (const auto &[name, value] : table.members) {
            if (!isRule(name))
                return wrong(value, Cli::tr("There is no rule “%1”.").arg(displayText(name)));
            std::optional<FindingWeight> found;
            for (const FindingWeight weight : {FindingWeight::Note, FindingWeight::Warning, FindingWeight::Danger}) {
                if (value.text == severityWord(weight))
                    found = weight;
            }
            if (!found && value.text != "off"_L1)
                return wrong(value, Cli::tr("A severity must be info, warning, critical or off, not “%1”.")
                                        .arg(displayText(value.text)));
            m_policy.severities.insert(name, found);
        }
        return {};
    }

    Result<void> accepted(const PolicyValue &list)
    {
        for (const PolicyValue &one : list.elements) {
            PolicyAcceptance acceptance;
            for (const auto &[name, value] : one.members) {
                if (value.kind != Kind::Text)
                    return unfit(name, value);
                if (name == "tool"_L1)
                    acceptance.tool = value.text;
                else if (name == "rule"_L1)
                    acceptance.rule = value.text;
                else if (name == "where"_L1)
                    acceptance.where = value.text;
                else if (name == "reason"_L1)
                    acceptance.reason = value.text.trimmed();
                else if (name == "until"_L1)
                    acceptance.until = QDate::fromString(value.text, Qt::ISODate);
                else
                    return unfit(name, value);
            }
            if (!isRule(acceptance.rule))
                return wrong(one, Cli::tr("There is no rule “%1”.").arg(displayText(acceptance.rule)));
            if (acceptance.tool.isEmpty() || acceptance.reason.isEmpty() || !acceptance.until.isValid())
                return wrong(
                    one,
                    Cli::tr("An accepted finding requires tool, rule, reason and until, a date such as 2027-01-31."));
            m_policy.accepted.append(acceptance);
        }
        return {};
    }

    QString m_name;
    Policy m_policy;
};

} // namespace

QList<ToolFinding> Policy::weighed(const QList<ToolFinding> &findings) const
{
    QList<ToolFinding> weighed;
    for (const ToolFinding &finding : findings) {
        const auto decided = severities.constFind(ruleRow(finding.rule).word);
        const bool isDecided = decided != severities.cend();
        if (isDecided && !*decided)
            continue;
        weighed.append(finding);
        if (isDecided)
            weighed.last().ownWeight = *decided;
    }
    return weighed;
}

bool Policy::accepts(const ToolFinding &finding, const QDate &today) const
{
    return std::any_of(accepted.cbegin(), accepted.cend(), [&](const PolicyAcceptance &one) {
        return one.tool == finding.name && one.rule == ruleRow(finding.rule).word &&
               (one.where.isEmpty() || one.where == finding.where) && one.until >= today;
    });
}

QList<PolicyAcceptance> Policy::expired(const QDate &today) const
{
    QList<PolicyAcceptance> expired;
    for (const PolicyAcceptance &one : accepted) {
        if (one.until < today)
            expired.append(one);
    }
    return expired;
}

Result<Policy> policyFrom(const QByteArray &bytes, const QString &name)
{
    RC_TRY(values, valuesIn(bytes, name));
    return PolicyReader(name).read(*values);
}

Result<Policy> policyOf(const Arguments &arguments)
{
    constexpr qint64 largest = 1024 * 1024;
    QStringList names{u"resource-console.toml"_s, u"resource-console.json"_s};
    const bool isNamed = arguments.has(u"--policy"_s);
    if (isNamed)
        names = {arguments.value(u"--policy"_s)};
    for (const QString &name : std::as_const(names)) {
        const auto bytes = readRegularFile(name, FileOwner::Person, largest);
        if (!bytes && !isNamed && bytes.error().kind == FileFault::Kind::Missing)
            continue;
        if (!bytes)
            return failure(badInput(displayText(name) + u": "_s + bytes.error().words));
        return policyFrom(*bytes, name);
    }
    return Policy();
}

OptionRow policyOption()
{
    return {u"--policy"_s,
            {u"FILE"_s, ValueKind::File},
            Cli::tr("read this policy (default: resource-console.toml or .json in the working folder)")};
}

Arguments withPolicyProfile(const Arguments &arguments, const Policy &policy)
{
    Arguments changed = arguments;
    const QList<OptionRow> who = whoOptions();
    const bool isSaid = std::any_of(who.cbegin(), who.cend(), [&](const OptionRow &row) {
        return arguments.has(row.name) && row.name != "--key-stdin"_L1 && row.name != "--ca-file"_L1;
    });
    if (!policy.profile.isEmpty() && !isSaid)
        changed.values.insert(u"--profile"_s, {policy.profile});
    return changed;
}

} // namespace rc
