// SPDX-License-Identifier: GPL-3.0-or-later
// The findings to read before a language model gets a catalog.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/poison/poisonlens.h"
#include "core/json/jsontape.h"
#include "core/tool/toolcatalog.h"

#include <QList>
#include <QSet>
#include <QStringList>

#include <array>
#include <optional>

namespace rc {

[[nodiscard]] QLatin1StringView wireWord(FindingSeverity severity);     ///< note, warning, danger
[[nodiscard]] QLatin1StringView severityWord(FindingSeverity severity); ///< info, warning, critical

/// The topic of a rule.
enum class FindingFamily {
    Poison,      ///< may turn a model against its user
    Names,       ///< ambiguous tool names
    Schema,      ///< parameters and results
    Annotations, ///< claims about a tool's effect
    Portability, ///< accepted by one model or SDK and refused by another
    Cost         ///< context size
};
[[nodiscard]] QLatin1StringView wireWord(FindingFamily family); ///< poison, names, schema, …

enum class FindingRule {
    HiddenText,
    AddressedToModel,
    NameForm,
    NameClash,
    NameLookalike,
    NoDescription,
    NoInputSchema,
    ParameterUndescribed,
    DestructiveUnstated,
    ContradictingAnnotations,
    Oversized,
    BrokenSchema,
    RemoteReference,
    CyclicReference,
    // Orders to a model: catalog/poison.
    HidesFromUser,
    SteersTools,
    TakesSecrets,
    SendsData,
    RunsCommands,
    FakeRole,
    DisguisedText,
    NamesOtherTool,
    DeclaresHarm,
    UnusableHeader,
    // Rejected by some clients and models.
    PortableRoot,
    PortableTypeList,
    PortableReference,
    PortableDepth,
    PortableSize,
    PortableDialect,
    PortableItems,
    PortableParameter,
    PortableEnum,
    PortablePrefix,
    PortableCount
};
constexpr std::size_t findingRuleCount = 35;

struct FindingRuleRow
{
    FindingRule rule;
    QLatin1StringView word;   ///< rule ID in `tools lint` and for accepted findings
    FindingSeverity severity; ///< default severity
    FindingFamily family;
    const char *summary; ///< in English, like the others: for ruleHelp()
    const char *why;
    const char *todo;
    const char *found = "";
    const char *quiet = "";
};

[[nodiscard]] const std::array<FindingRuleRow, findingRuleCount> &findingRules();
[[nodiscard]] const FindingRuleRow &ruleRow(FindingRule rule);

struct ToolFinding
{
    FindingRule rule = FindingRule::HiddenText;
    CatalogKind catalog;
    qsizetype tool = 0; ///< index in the catalog; -1: no tool
    QString name;       ///< tool name; outside text
    QString where;      ///< "description", "inputSchema.properties.owner.description"; outside text
    QString what;       ///< one translated sentence; safe to display
    std::optional<FindingSeverity> severityOverride = {}; ///< overrides the rule's severity
    QString harm = {};                                    ///< one translated sentence; may be empty
    /// For the family poison: the IDs of its signs, and the words in the text (outside text).
    QStringList signs = {};
    QString shown = {};
    QString pointer = {};     ///< for a schema: its path as a JSON pointer in the definition; outside text
    QStringList clients = {}; ///< known to reject it

    bool operator==(const ToolFinding &) const = default;
};

[[nodiscard]] FindingSeverity severityOf(const ToolFinding &finding);

/// Names of clients, as used in findings.
namespace client {
constexpr QLatin1StringView ajv("Ajv");
constexpr QLatin1StringView anthropic("Anthropic");
constexpr QLatin1StringView azureOpenAi("Azure OpenAI");
constexpr QLatin1StringView claudeCode("Claude Code");
constexpr QLatin1StringView cursor("Cursor");
constexpr QLatin1StringView gemini("Gemini");
constexpr QLatin1StringView mcpSdk("MCP SDKs");
constexpr QLatin1StringView mcpTypeScriptSdk("MCP TypeScript SDK");
constexpr QLatin1StringView mcpTypeScriptSdk1("MCP TypeScript SDK 1");
constexpr QLatin1StringView mcpTypeScriptSdk2("MCP TypeScript SDK 2");
constexpr QLatin1StringView openAi("OpenAI");
constexpr QLatin1StringView openAiStrict("OpenAI (strict mode)");
constexpr QLatin1StringView vsCode("VS Code");
} // namespace client

/// The findings of all catalogs, including clashes between them, in the order of the tools. Equal definitions get equal
/// findings. Fetches nothing and runs no pattern.
[[nodiscard]] QList<ToolFinding> toolFindings(const QList<ToolCatalog> &catalogs);

/// Checks text that a model reads apart from the tools: a server's instructions, a tool's result. `name` and `where`
/// identify the findings, whose `tool` is -1. `isResult`: returned by a tool.
[[nodiscard]] QList<ToolFinding> textFindings(const QString &text, const QString &name, const QString &where,
                                              const CatalogKind &kind, bool isResult = false);

/// Findings in the servers' instructions, with `instructionsPath` as name and path.
[[nodiscard]] QList<ToolFinding> instructionsFindings(const QList<ToolCatalog> &catalogs);
constexpr QLatin1StringView instructionsPath("instructions");

/// A larger definition takes much of a model's attention. Half of the 117 tools of a real server take less than 0.9
/// KiB, the largest takes 7.2 KiB.
constexpr qsizetype largeDefinition = 8 * 1024; // bytes
/// The limit of several model vendors: letters, digits, _ and -.
constexpr qsizetype maxPortableName = 64;
constexpr qsizetype maxCursorTools = 80;   // September 2025; 40 before
constexpr qsizetype maxRequestTools = 128; // OpenAI; VS Code 1.138

/// Adds findings of one tool.
struct FindingCollector
{
    const ToolCatalog &catalog;
    qsizetype index; ///< index of the tool
    QList<ToolFinding> &findings;

    [[nodiscard]] const Tool &tool() const { return catalog.tools.at(index); }
    /// `what`: empty for the rule's summary. `clients` are known to reject the tool, as its harm then says.
    ToolFinding &add(FindingRule rule, const QString &where, const QString &what = {},
                     const QStringList &clients = {}) const;
    /// The findings of both schemas in the tool's `definition`.
    void addSchemas(JsonValue definition) const;
};

constexpr int maxStrictDepth = 10;                 // OpenAI, structured outputs
constexpr qsizetype maxFunctionDescription = 1024; // Azure OpenAI, function calling
constexpr qsizetype maxParameterName = 64;         // Anthropic

/// Translated, except for the examples, which are parts of definitions.
struct RuleHelp
{
    QString summary;    ///< the finding, in one sentence
    QString why = {};   ///< the harm
    QString todo = {};  ///< how to fix it
    QString found = {}; ///< an example with a finding; may be empty
    QString quiet = {}; ///< a similar example without a finding; may be empty

    /// All of it, in paragraphs.
    [[nodiscard]] QString text() const;
};

[[nodiscard]] RuleHelp ruleHelp(FindingRule rule);
[[nodiscard]] RuleHelp changeHelp(ChangeSeverity severity);

} // namespace rc
