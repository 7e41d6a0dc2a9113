// SPDX-License-Identifier: GPL-3.0-or-later
// What in a catalog is worth reading before a language model is given it.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/json/jsontree.h"
#include "core/tool/toolcatalog.h"

#include <QList>
#include <QSet>
#include <QStringList>

#include <array>
#include <optional>

namespace rc {

enum class FindingWeight {
    Note,    ///< could be better
    Warning, ///< likely to trip a model or a person
    Danger   ///< hides something, or speaks to the model rather than of the tool
};

[[nodiscard]] QLatin1StringView wireWord(FindingWeight weight);     ///< note, warning, danger
[[nodiscard]] QLatin1StringView severityWord(FindingWeight weight); ///< info, warning, critical

/// What a rule is about.
enum class FindingFamily {
    Poison,      ///< what may turn a model against its user
    Names,       ///< which tool is meant
    Schema,      ///< parameters and results
    Annotations, ///< claims on what a tool does
    Portability, ///< what one model or SDK takes and another does not
    Cost         ///< how much of a model's context is taken
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
    // What a text asks of a model: catalog/poison.
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
    // What some clients and models do not accept.
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
    QLatin1StringView word; ///< as in `tools lint` and in what was accepted
    FindingWeight weight;   ///< unless the finding has its own
    FindingFamily family;
};

[[nodiscard]] const std::array<FindingRuleRow, findingRuleCount> &findingRules();
[[nodiscard]] const FindingRuleRow &ruleRow(FindingRule rule);

struct ToolFinding
{
    FindingRule rule = FindingRule::HiddenText;
    CatalogKind catalog;
    qsizetype tool = 0; ///< its place in the catalog; -1: of none
    QString name;       ///< of the tool; outside text
    QString where;      ///< "description", "inputSchema.properties.owner.description"; outside text
    QString what;       ///< one translated sentence; outside text in it is made safe to show
    std::optional<FindingWeight> ownWeight = {}; ///< where it differs from the rule's
    QString harm = {};                           ///< one translated sentence; may be empty
    /// Of the family poison: the words of its signals, and the words in the text that show them (outside text).
    QStringList signs = {};
    QString shown = {};
    QString pointer = {};     ///< of a schema: the place as a JSON pointer in the definition; outside text
    QStringList clients = {}; ///< that do not accept it, as far as known

    bool operator==(const ToolFinding &) const = default;
};

[[nodiscard]] FindingWeight weightOf(const ToolFinding &finding);

/// Names of clients, as findings have them.
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

/// Sets the clients, and the sentence that names them as the harm.
void setClients(ToolFinding &finding, const QStringList &clients);

/// The findings of all catalogs, which may clash with each other, in the order of the tools. Definitions that are the
/// same are judged the same. Nothing is fetched and no pattern is run.
[[nodiscard]] QList<ToolFinding> toolFindings(const QList<ToolCatalog> &catalogs);

/// What the lens says of a text that a model reads beside the tools: what a server instructs it, what a tool gave back.
/// `name` and `where` are those of the findings, whose `tool` is none (-1). `isResult`: a tool returned it.
[[nodiscard]] QList<ToolFinding> textFindings(const QString &text, const QString &name, const QString &where,
                                              const CatalogKind &kind, bool isResult = false);

/// Of the servers' instructions, under the name and at the place `instructionsPlace`.
[[nodiscard]] QList<ToolFinding> instructionsFindings(const QList<ToolCatalog> &catalogs);
constexpr QLatin1StringView instructionsPlace("instructions");

/// A definition larger than this takes much of a model's attention; of the 117 tools of a real server half take
/// less than 0.9 KiB and the largest 7.2 KiB.
constexpr qsizetype largeDefinition = 8 * 1024; // bytes
/// The most that the makers of several models take in a name: letters, digits, _ and -.
constexpr qsizetype longestPortableName = 64;
constexpr qsizetype maxToolsOfCursor = 80;   // September 2025; 40 before
constexpr qsizetype maxToolsOfRequest = 128; // OpenAI; VS Code 1.138

/// The text that look-alike names share: lower case, without separators, with characters that look the same made one.
[[nodiscard]] QString nameSkeleton(const QString &name);

/// Of the tool at `place`, whose definition is `definition`.
void addSchemaFindings(const ToolCatalog &catalog, qsizetype place, const JsonNode &definition,
                       QList<ToolFinding> &findings);

constexpr int deepestStrictSchema = 10;                // OpenAI, structured outputs
constexpr qsizetype longestFunctionDescription = 1024; // Azure OpenAI, function calling
constexpr qsizetype longestParameterName = 64;         // Anthropic

/// Translated, but for the examples, which are texts as a definition has them.
struct RuleHelp
{
    QString summary; ///< what is found, one sentence
    QString why;     ///< the harm
    QString todo;    ///< what to do about it
    QString found;   ///< an example that the rule finds; may be empty
    QString quiet;   ///< one beside it that the rule leaves alone; may be empty

    /// All of it, in paragraphs.
    [[nodiscard]] QString text() const;
};

[[nodiscard]] RuleHelp ruleHelp(FindingRule rule);
[[nodiscard]] RuleHelp changeHelp(ChangeWeight weight);

} // namespace rc
