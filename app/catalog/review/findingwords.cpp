// SPDX-License-Identifier: GPL-3.0-or-later
// The rules by name, and the test for look-alike names.
#include "catalog/review/toolfindings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct Twin
{
    char16_t seen;
    char16_t as;
};
// Letters of other scripts, and digits, that look like a Latin letter in many fonts.
constexpr std::array<Twin, 36> twins{
    {{u'0', u'o'}, {u'1', u'l'}, {u'i', u'l'}, {u'|', u'l'}, {u'5', u's'}, {u'а', u'a'}, {u'в', u'b'}, {u'е', u'e'},
     {u'ё', u'e'}, {u'к', u'k'}, {u'м', u'm'}, {u'н', u'h'}, {u'о', u'o'}, {u'р', u'p'}, {u'с', u'c'}, {u'т', u't'},
     {u'у', u'y'}, {u'х', u'x'}, {u'ѕ', u's'}, {u'і', u'l'}, {u'ј', u'j'}, {u'ԁ', u'd'}, {u'ո', u'n'}, {u'α', u'a'},
     {u'ε', u'e'}, {u'ι', u'l'}, {u'κ', u'k'}, {u'ν', u'v'}, {u'ο', u'o'}, {u'ρ', u'p'}, {u'τ', u't'}, {u'υ', u'u'},
     {u'χ', u'x'}, {u'ɡ', u'g'}, {u'ı', u'l'}, {u'ⅼ', u'l'}}};

} // namespace

QLatin1StringView wireWord(FindingWeight weight)
{
    constexpr std::array words{"note"_L1, "warning"_L1, "danger"_L1}; // in the order of the enumeration
    return words.at(std::size_t(weight));
}

QLatin1StringView severityWord(FindingWeight weight)
{
    constexpr std::array words{"info"_L1, "warning"_L1, "critical"_L1}; // in the order of the enumeration
    return words.at(std::size_t(weight));
}

QLatin1StringView wireWord(FindingFamily family)
{
    constexpr std::array words{"poison"_L1,      "names"_L1,       "schema"_L1,
                               "annotations"_L1, "portability"_L1, "cost"_L1}; // in the order of the enumeration
    return words.at(std::size_t(family));
}

FindingWeight weightOf(const ToolFinding &finding)
{
    return finding.ownWeight.value_or(ruleRow(finding.rule).weight);
}

const std::array<FindingRuleRow, findingRuleCount> &findingRules()
{
    using Weight = FindingWeight;
    using Family = FindingFamily;
    static constexpr std::array<FindingRuleRow, findingRuleCount> rules{
        {{FindingRule::HiddenText, "hidden-text"_L1, Weight::Danger, Family::Poison},
         {FindingRule::AddressedToModel, "addressed-to-model"_L1, Weight::Danger, Family::Poison},
         {FindingRule::NameForm, "name-form"_L1, Weight::Warning, Family::Names},
         {FindingRule::NameClash, "name-clash"_L1, Weight::Warning, Family::Names},
         {FindingRule::NameLookalike, "name-lookalike"_L1, Weight::Danger, Family::Names},
         {FindingRule::NoDescription, "no-description"_L1, Weight::Warning, Family::Schema},
         {FindingRule::NoInputSchema, "no-input-schema"_L1, Weight::Warning, Family::Schema},
         {FindingRule::ParameterUndescribed, "parameter-undescribed"_L1, Weight::Note, Family::Schema},
         {FindingRule::DestructiveUnstated, "destructive-unstated"_L1, Weight::Note, Family::Annotations},
         {FindingRule::ContradictingAnnotations, "contradicting-annotations"_L1, Weight::Warning, Family::Annotations},
         {FindingRule::Oversized, "oversized"_L1, Weight::Note, Family::Cost},
         {FindingRule::BrokenSchema, "broken-schema"_L1, Weight::Warning, Family::Schema},
         {FindingRule::RemoteReference, "remote-reference"_L1, Weight::Warning, Family::Schema},
         {FindingRule::CyclicReference, "cyclic-reference"_L1, Weight::Note, Family::Schema},
         {FindingRule::HidesFromUser, "hides-from-user"_L1, Weight::Danger, Family::Poison},
         {FindingRule::SteersTools, "steers-other-tools"_L1, Weight::Warning, Family::Poison},
         {FindingRule::TakesSecrets, "takes-secrets"_L1, Weight::Danger, Family::Poison},
         {FindingRule::SendsData, "sends-data"_L1, Weight::Warning, Family::Poison},
         {FindingRule::RunsCommands, "runs-commands"_L1, Weight::Warning, Family::Poison},
         {FindingRule::FakeRole, "fake-role"_L1, Weight::Danger, Family::Poison},
         {FindingRule::DisguisedText, "disguised-text"_L1, Weight::Danger, Family::Poison},
         {FindingRule::NamesOtherTool, "names-other-tool"_L1, Weight::Note, Family::Poison},
         {FindingRule::DeclaresHarm, "declares-harm"_L1, Weight::Warning, Family::Poison},
         {FindingRule::UnusableHeader, "unusable-header"_L1, Weight::Danger, Family::Schema},
         {FindingRule::PortableRoot, "portable-root"_L1, Weight::Warning, Family::Portability},
         {FindingRule::PortableTypeList, "portable-type-list"_L1, Weight::Note, Family::Portability},
         {FindingRule::PortableReference, "portable-reference"_L1, Weight::Note, Family::Portability},
         {FindingRule::PortableDepth, "portable-depth"_L1, Weight::Note, Family::Portability},
         {FindingRule::PortableSize, "portable-size"_L1, Weight::Note, Family::Portability},
         {FindingRule::PortableDialect, "portable-dialect"_L1, Weight::Warning, Family::Portability},
         {FindingRule::PortableItems, "portable-items"_L1, Weight::Warning, Family::Portability},
         {FindingRule::PortableParameter, "portable-parameter"_L1, Weight::Warning, Family::Portability},
         {FindingRule::PortableEnum, "portable-enum"_L1, Weight::Note, Family::Portability},
         {FindingRule::PortablePrefix, "portable-prefix"_L1, Weight::Warning, Family::Portability},
         {FindingRule::PortableCount, "portable-count"_L1, Weight::Warning, Family::Portability}}};
    return rules;
}

const FindingRuleRow &ruleRow(FindingRule rule)
{
    return findingRules().at(std::size_t(rule)); // in the order of the enumeration, as a test verifies
}

QString nameSkeleton(const QString &name)
{
    QString skeleton;
    const QString lower = name.normalized(QString::NormalizationForm_KC).toLower();
    for (const QChar c : lower) {
        const auto twin = std::ranges::find_if(twins, [c](Twin one) { return c == QChar(one.seen); });
        if (twin != twins.cend())
            skeleton += QChar(twin->as);
        else if (c.isLetterOrNumber())
            skeleton += c;
    }
    return skeleton.replace("rn"_L1, "m"_L1).replace("vv"_L1, "w"_L1);
}

} // namespace rc
