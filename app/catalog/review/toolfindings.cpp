// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the definitions, rule by rule.
#include "catalog/review/toolfindings.h"

#include "catalog/json/jsontree.h"
#include "catalog/poison/foldedtext.h"
#include "catalog/poison/poisonlens.h"
#include "catalog/review/rulehelp.h"
#include "catalog/schema/schemareferences.h"
#include "core/tool/mirroredheaders.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ToolFindingsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolFindings)
};

constexpr qsizetype longestName = 128; // MCP specification, tool names
constexpr qsizetype shownLength = 80;
constexpr qsizetype shortestOrder = 12; // of a name

QString brief(const QString &text)
{
    return displayText(text, LineBreaks::Mark, shownLength);
}

bool isPortable(const QString &name)
{
    return !name.isEmpty() && name.size() <= longestPortableName &&
           std::all_of(name.cbegin(), name.cend(),
                       [](QChar c) { return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_' || c == u'-'); });
}

bool isAllowed(const QString &name)
{
    return !name.isEmpty() && name.size() <= longestName && std::all_of(name.cbegin(), name.cend(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.');
    });
}

struct PoisonRow
{
    PoisonKind kind;
    FindingRule rule;
    const char *sentence;
};

constexpr std::array poisonRows = std::to_array<PoisonRow>({
    {PoisonKind::HiddenText, FindingRule::HiddenText,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "The text contains invisible characters.")},
    {PoisonKind::Override, FindingRule::AddressedToModel,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "Possible prompt injection: “%1”.")},
    {PoisonKind::Concealed, FindingRule::HidesFromUser,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "Keeps something from the user: “%1”.")},
    {PoisonKind::Steered, FindingRule::SteersTools,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "Gives orders about other tools: “%1”.")},
    {PoisonKind::Secrets, FindingRule::TakesSecrets, QT_TRANSLATE_NOOP("rc::ToolFindings", "Asks for secrets: “%1”.")},
    {PoisonKind::SentAway, FindingRule::SendsData,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "Sends data elsewhere: “%1”.")},
    {PoisonKind::Commands, FindingRule::RunsCommands,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "Contains a command to run: “%1”.")},
    {PoisonKind::FakeRole, FindingRule::FakeRole,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "Pretends to be another role: “%1”.")},
    {PoisonKind::Disguised, FindingRule::DisguisedText, QT_TRANSLATE_NOOP("rc::ToolFindings", "Disguised text: “%1”.")},
    {PoisonKind::Harmful, FindingRule::DeclaresHarm,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "Says that it does harm: “%1”.")},
    {PoisonKind::NamesTool, FindingRule::NamesOtherTool,
     QT_TRANSLATE_NOOP("rc::ToolFindings", "Names another tool: “%1”.")},
});

FindingWeight weightOf(PoisonWeight weight)
{
    switch (weight) {
    case PoisonWeight::Info:
        return FindingWeight::Note;
    case PoisonWeight::Warning:
        return FindingWeight::Warning;
    case PoisonWeight::Critical:
        break;
    }
    return FindingWeight::Danger;
}

/// `name`: of the tool at `place`, or of what is none.
ToolFinding findingOf(const PoisonFinding &found, const CatalogKind &kind, qsizetype place, const QString &name,
                      const QString &where)
{
    const PoisonRow &row = rowOf(poisonRows, &PoisonRow::kind, found.kind);
    const QString sentence = ToolFindingsTr::tr(row.sentence);
    ToolFinding finding{row.rule, kind,  place,
                        name,     where, sentence.contains("%1"_L1) ? sentence.arg(brief(found.shown)) : sentence};
    finding.ownWeight = weightOf(found.weight);
    finding.signs = wordsOf(found.signs);
    finding.shown = found.shown;
    finding.harm = ruleHelp(row.rule).why;
    return finding;
}

/// Looks at one tool.
class Reader
{
public:
    using Known = QHash<QString, QList<PoisonFinding>>;

    /// `context`: with the names of all tools. `known`: findings of texts that were read.
    Reader(const ToolCatalog &catalog, qsizetype place, PoisonContext &context, Known &known,
           QList<ToolFinding> &findings)
        : m_catalog(catalog)
        , m_tool(catalog.tools.at(place))
        , m_place(place)
        , m_context(context)
        , m_known(known)
        , m_findings(findings)
    {
        m_context.own = m_tool.name.toLower();
    }

    void read()
    {
        const JsonNode root = jsonTree(m_tool.raw);
        names();
        texts(root, {}, 0);
        for (const QString &part : {u"inputSchema"_s, u"outputSchema"_s}) {
            if (const JsonNode *schema = root.member(part); schema && schema->isObject()) {
                parameters(*schema, part);
                references(*schema, part);
            } else if (schema) {
                add(FindingRule::BrokenSchema, part, ToolFindingsTr::tr("The schema is not an object."));
            }
        }
        if (m_tool.description.trimmed().isEmpty())
            add(FindingRule::NoDescription, u"description"_s,
                ToolFindingsTr::tr("There is no description, so a model has to guess."));
        if (m_tool.inputSchema.isEmpty())
            add(FindingRule::NoInputSchema, u"inputSchema"_s,
                ToolFindingsTr::tr("The tool does not declare its parameters."));
        annotations();
        headers();
        if (m_tool.raw.size() > largeDefinition)
            add(FindingRule::Oversized, {},
                ToolFindingsTr::tr("Large definition: %1 KiB of context").arg(m_tool.raw.size() / 1024));
    }

private:
    void add(FindingRule rule, const QString &where, const QString &what)
    {
        m_findings.append({rule, m_catalog.kind, m_place, m_tool.name, where, what});
    }

    void names()
    {
        if (!isAllowed(m_tool.name))
            add(FindingRule::NameForm, u"name"_s,
                ToolFindingsTr::tr("The name is invalid. It may contain letters, digits, _, - and ., at most %1.")
                    .arg(longestName));
        else if (!isPortable(m_tool.name))
            add(FindingRule::NameForm, u"name"_s,
                ToolFindingsTr::tr("Some models reject the name. They allow letters, digits, _ and -, at most %1.")
                    .arg(longestPortableName));
    }

    /// Every text in the definition, the names of members too.
    void texts(const JsonNode &node, const QString &where, int index)
    {
        if (node.isText())
            poison(node.text, where.isEmpty() ? QString::number(index) : where);
        for (qsizetype i = 0; i < node.elements.size(); ++i)
            texts(node.elements.at(i), where + u"[%1]"_s.arg(i), int(i));
        for (const auto &[name, value] : node.members) {
            const QString place = where.isEmpty() ? name : where + u'.' + name;
            if (hidesCharacters(name))
                add(FindingRule::HiddenText, place,
                    ToolFindingsTr::tr("The name “%1” has hidden characters.").arg(brief(name)));
            else if (name.size() >= shortestOrder)
                poison(name, place);
            if (!isForPrograms(name, value))
                texts(value, place, 0);
        }
    }

    /// A schema's words, whose text is one of few.
    static bool isForPrograms(const QString &name, const JsonNode &value)
    {
        return value.isText() && (name == "type"_L1 || name == "$schema"_L1) && !hidesCharacters(value.text) &&
               value.text.size() < shownLength;
    }

    /// Short texts come again and again in a catalog: "Repository owner", "asc".
    [[nodiscard]] QList<PoisonFinding> findingsIn(const QString &text) const
    {
        constexpr qsizetype shortText = 200;
        if (text.size() > shortText || text.contains(m_context.own, Qt::CaseInsensitive))
            return poisonIn(text, m_context);
        const auto known = m_known.constFind(text);
        if (known != m_known.cend())
            return *known;
        return *m_known.insert(text, poisonIn(text, m_context));
    }

    void poison(const QString &text, const QString &where)
    {
        for (const PoisonFinding &found : findingsIn(text))
            m_findings.append(findingOf(found, m_catalog.kind, m_place, m_tool.name, where));
    }

    void parameters(const JsonNode &schema, const QString &where)
    {
        const JsonNode *properties = schema.member(u"properties");
        if (properties && !properties->isObject()) {
            add(FindingRule::BrokenSchema, where + u".properties"_s,
                ToolFindingsTr::tr("“properties” is not an object."));
            properties = nullptr;
        }
        QSet<QString> described;
        for (const auto &[name, value] : properties ? properties->members : QList<QPair<QString, JsonNode>>()) {
            described.insert(name);
            const QString place = where + u".properties."_s + name;
            if (!value.isObject() && value.kind != JsonKind::Bool)
                add(FindingRule::BrokenSchema, place, ToolFindingsTr::tr("The parameter’s schema is not an object."));
            else if (where == "inputSchema"_L1 && value.textOf(u"description").trimmed().isEmpty())
                add(FindingRule::ParameterUndescribed, place, ToolFindingsTr::tr("The parameter has no description."));
        }
        const JsonNode *required = schema.member(u"required");
        for (const JsonNode &name : required ? required->elements : QList<JsonNode>()) {
            if (!name.isText() || !described.contains(name.text))
                add(FindingRule::BrokenSchema, where + u".required"_s,
                    ToolFindingsTr::tr("“%1” is required but not described.").arg(brief(name.text)));
        }
    }

    void references(const JsonNode &schema, const QString &where)
    {
        const SchemaReferences references(schema);
        for (const SchemaReference &one : references.all()) {
            const QString place = where + u'.' + one.where;
            const QString shown = brief(one.to);
            if (one.fault == ReferenceFault::Remote)
                add(FindingRule::RemoteReference, place,
                    ToolFindingsTr::tr("Refers to “%1”, which is never fetched.").arg(shown));
            else if (one.fault == ReferenceFault::Dangling)
                add(FindingRule::BrokenSchema, place,
                    ToolFindingsTr::tr("Refers to “%1”, which does not exist.").arg(shown));
            else if (one.fault == ReferenceFault::Cyclic)
                add(FindingRule::CyclicReference, place, ToolFindingsTr::tr("“%1” refers to itself.").arg(shown));
        }
    }

    void headers()
    {
        if (const QString fault = headerFault(m_tool); !fault.isEmpty())
            add(FindingRule::UnusableHeader, u"inputSchema"_s,
                ToolFindingsTr::tr("No client may give this tool to a model or call it because %1.").arg(fault));
    }

    void annotations()
    {
        const ToolAnnotations &claims = m_tool.annotations;
        if (claims.readOnly.value_or(false) && claims.destructive.value_or(false))
            add(FindingRule::ContradictingAnnotations, u"annotations"_s,
                ToolFindingsTr::tr("Contradiction: it is marked read-only and destructive."));
        if (effectIsAssumed(claims))
            add(FindingRule::DestructiveUnstated, u"annotations"_s,
                ToolFindingsTr::tr("No destructiveHint; clients must assume the tool is destructive."));
    }

    const ToolCatalog &m_catalog;
    const Tool &m_tool;
    qsizetype m_place;
    PoisonContext &m_context;
    Known &m_known; ///< of texts that do not name the tool itself
    QList<ToolFinding> &m_findings;
};

/// Names that are there before, in any catalog.
class Names
{
public:
    void check(const ToolCatalog &catalog, qsizetype place, QList<ToolFinding> &findings)
    {
        const QString &name = catalog.tools.at(place).name;
        const auto add = [&](FindingRule rule, const QString &what) {
            findings.append({rule, catalog.kind, place, name, u"name"_s, what});
        };
        if (const auto other = m_names.constFind(name); other != m_names.cend()) {
            add(FindingRule::NameClash,
                ToolFindingsTr::tr("Another tool has the same name (%1).").arg(catalogName(*other)));
            return;
        }
        m_names.insert(name, catalog.kind);
        const QString skeleton = nameSkeleton(name);
        if (skeleton.isEmpty())
            return;
        if (const auto twin = m_skeletons.constFind(skeleton); twin != m_skeletons.cend())
            add(FindingRule::NameLookalike,
                ToolFindingsTr::tr("The name looks like another tool’s: %1").arg(brief(*twin)));
        else
            m_skeletons.insert(skeleton, name);
    }

private:
    QHash<QString, CatalogKind> m_names;
    QHash<QString, QString> m_skeletons;
};

} // namespace

QList<ToolFinding> toolFindings(const QList<ToolCatalog> &catalogs)
{
    QList<ToolFinding> findings;
    Names names;
    PoisonContext context;
    Reader::Known known;
    for (const ToolCatalog &catalog : catalogs) {
        for (const Tool &tool : catalog.tools)
            context.tools.insert(tool.name.toLower());
    }
    for (const ToolCatalog &catalog : catalogs) {
        for (qsizetype place = 0; place < catalog.tools.size(); ++place) {
            names.check(catalog, place, findings);
            Reader(catalog, place, context, known, findings).read();
        }
    }
    return findings;
}

QList<ToolFinding> textFindings(const QString &text, const QString &name, const QString &where, const CatalogKind &kind,
                                const QSet<QString> &tools)
{
    QList<ToolFinding> findings;
    for (const PoisonFinding &found : poisonIn(text, {tools, {}, 0}))
        findings.append(findingOf(found, kind, -1, name, where));
    return findings;
}

QList<ToolFinding> instructionsFindings(const QList<ToolCatalog> &catalogs)
{
    QList<ToolFinding> findings;
    for (const ToolCatalog &catalog : catalogs) {
        // A server's instructions name its own tools; that is what they are for.
        findings += textFindings(catalog.instructions, instructionsPlace, instructionsPlace, catalog.kind);
    }
    return findings;
}

} // namespace rc
