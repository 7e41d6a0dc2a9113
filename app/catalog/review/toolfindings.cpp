// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the definitions, rule by rule.
#include "catalog/review/toolfindings.h"

#include "catalog/poison/foldedtext.h"
#include "core/tool/mirroredheaders.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "core/words/lookalikes.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ToolFindingsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolFindings)
};

constexpr qsizetype maxShownLength = 80;
constexpr qsizetype minOrderLength = 12; // a shorter member name cannot contain an order

QString brief(const QString &text)
{
    return displayText(text, LineBreaks::Mark, maxShownLength);
}

bool isPortableName(const QString &name)
{
    return !name.isEmpty() && name.size() <= maxPortableName && std::ranges::all_of(name, [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_' || c == u'-');
    });
}

// In the order of PoisonKind.
constexpr std::array poisonRules{FindingRule::HiddenText,   FindingRule::AddressedToModel, FindingRule::HidesFromUser,
                                 FindingRule::SteersTools,  FindingRule::TakesSecrets,     FindingRule::SendsData,
                                 FindingRule::RunsCommands, FindingRule::FakeRole,         FindingRule::DisguisedText,
                                 FindingRule::DeclaresHarm, FindingRule::NamesOtherTool};

/// `name`: of the tool at `index`, or of the text outside a tool.
ToolFinding findingOf(const PoisonFinding &found, const CatalogKind &kind, qsizetype index, const QString &name,
                      const QString &where)
{
    const FindingRule rule = poisonRules.at(std::size_t(found.kind));
    const RuleHelp help = ruleHelp(rule);
    ToolFinding finding{rule, kind, index, name, where, help.summary};
    if (found.kind != PoisonKind::HiddenText)
        finding.what =
            ToolFindingsTr::tr("%1 “%2”", "a finding, the words that show it").arg(help.summary, brief(found.shown));
    finding.severityOverride = found.severity;
    finding.signs = wordsOf(found.signs);
    finding.shown = found.shown;
    finding.harm = help.why;
    return finding;
}

/// Checks one tool.
class ToolChecker
{
public:
    using FindingCache = QHash<QString, QList<PoisonFinding>>;

    /// `context`: with the names of all tools. `known`: findings of texts checked before.
    ToolChecker(const FindingCollector &report, PoisonContext &context, FindingCache &cache)
        : m_report(report)
        , m_tool(report.tool())
        , m_context(context)
        , m_cache(cache)
    {
        m_context.own = m_tool.name.toLower();
    }

    void check()
    {
        const auto tape = JsonTape::read(m_tool.raw);
        const JsonValue root = tape ? tape->root() : JsonValue();
        names();
        texts(root, {}, 0);
        m_report.addSchemas(root);
        if (m_tool.description.trimmed().isEmpty())
            m_report.add(FindingRule::NoDescription, u"description"_s);
        if (m_tool.inputSchema.isEmpty())
            m_report.add(FindingRule::NoInputSchema, u"inputSchema"_s);
        annotations();
        headers();
        if (m_tool.raw.size() > largeDefinition)
            m_report.add(FindingRule::Oversized, {},
                         ToolFindingsTr::tr("Large definition: %1 KiB of context").arg(m_tool.raw.size() / 1024));
    }

private:
    void names()
    {
        const QString &name = m_tool.name;
        if (!isPortableName(name)) {
            m_report.add(FindingRule::NameForm, u"name"_s, {}, {client::anthropic, client::openAi});
            return;
        }
        if (!name.front().isLetter() && name.front() != u'_')
            m_report
                .add(FindingRule::NameForm, u"name"_s,
                     ToolFindingsTr::tr("The name does not begin with a letter or an underscore."), {client::gemini})
                .severityOverride = FindingSeverity::Info;
        // Clients prefix the server's name; this checks the name that `config` writes.
        constexpr qsizetype maxCursorName = 60; // server, colon, tool
        const QString server = m_report.catalog.kind.word();
        const QString prefixedName = u"mcp__%1__%2"_s.arg(server, name);
        if (prefixedName.size() <= maxPortableName)
            return;
        QStringList clients{client::claudeCode};
        if (server.size() + 1 + name.size() > maxCursorName)
            clients.append(client::cursor);
        m_report.add(
            FindingRule::PortablePrefix, u"name"_s,
            ToolFindingsTr::tr("With the server’s name in front (%1) the name has %2 characters, more than %3.")
                .arg(brief(prefixedName))
                .arg(prefixedName.size())
                .arg(maxPortableName),
            clients);
    }

    /// Checks every text in the definition, including member names.
    void texts(JsonValue node, const QString &where, int index)
    {
        if (const auto text = node.text())
            poison(*text, where.isEmpty() ? QString::number(index) : where);
        int element = -1;
        for (const JsonValue value : node.elements()) {
            ++element;
            texts(value, where + u"[%1]"_s.arg(element), element);
        }
        for (const JsonValue value : node.members()) {
            const QString name = value.key();
            const QString path = where.isEmpty() ? name : where + u'.' + name;
            if (hidesCharacters(name))
                m_report.add(FindingRule::HiddenText, path,
                             ToolFindingsTr::tr("The name “%1” has hidden characters.").arg(brief(name)));
            else if (name.size() >= minOrderLength)
                poison(name, path);
            if (!isForPrograms(name, value))
                texts(value, path, 0);
        }
    }

    /// Schema keywords with a fixed set of values.
    static bool isForPrograms(const QString &name, JsonValue value)
    {
        const std::optional<QString> text = value.text();
        return text && (name == "type"_L1 || name == "$schema"_L1) && !hidesCharacters(*text) &&
               text->size() < maxShownLength;
    }

    /// Cached, since short texts repeat in a catalog: "Repository owner", "asc".
    [[nodiscard]] QList<PoisonFinding> findingsIn(const QString &text) const
    {
        constexpr qsizetype shortText = 200;
        if (text.size() > shortText || text.contains(m_context.own, Qt::CaseInsensitive))
            return findPoison(text, m_context);
        const auto cached = m_cache.constFind(text);
        if (cached != m_cache.cend())
            return *cached;
        return *m_cache.insert(text, findPoison(text, m_context));
    }

    void poison(const QString &text, const QString &where)
    {
        for (const PoisonFinding &found : findingsIn(text))
            m_report.findings.append(findingOf(found, m_report.catalog.kind, m_report.index, m_tool.name, where));
    }

    void headers()
    {
        if (const QString fault = headerFault(m_tool); !fault.isEmpty())
            m_report.add(
                FindingRule::UnusableHeader, u"inputSchema"_s,
                ToolFindingsTr::tr("No client may give this tool to a model or call it because %1.").arg(fault));
    }

    void annotations()
    {
        const ToolAnnotations &claims = m_tool.annotations;
        if (claims.readOnly.value_or(false) && claims.destructive.value_or(false))
            m_report.add(FindingRule::ContradictingAnnotations, u"annotations"_s);
        if (effectIsAssumed(claims))
            m_report.add(FindingRule::DestructiveUnstated, u"annotations"_s);
    }

    const FindingCollector &m_report;
    const Tool &m_tool;
    PoisonContext &m_context;
    FindingCache &m_cache; ///< for texts that do not name the tool itself
};

/// Equal for look-alike names: lower case, no separators, similar characters merged.
QString nameSkeleton(const QString &name)
{
    static const QHash<QChar, QChar> twins{{u'0', u'o'}, {u'1', u'l'}, {u'i', u'l'}, {u'|', u'l'}, {u'5', u's'}};
    QString skeleton;
    const QString lower = name.normalized(QString::NormalizationForm_KC).toLower();
    for (const QChar c : lower) {
        const char16_t latin = latinLookalike(c.unicode());
        const QChar letter = latin != 0 ? QChar(latin) : c;
        if (letter.isLetterOrNumber() || twins.contains(letter))
            skeleton += twins.value(letter, letter);
    }
    return skeleton.replace("rn"_L1, "m"_L1).replace("vv"_L1, "w"_L1);
}

/// Names used before, in any catalog.
class NameClashes
{
public:
    void check(const FindingCollector &report)
    {
        const QString &name = report.tool().name;
        if (const auto other = m_names.constFind(name); other != m_names.cend()) {
            report.add(FindingRule::NameClash, u"name"_s,
                       ToolFindingsTr::tr("Another tool has the same name (%1).").arg(catalogName(*other)));
            return;
        }
        m_names.insert(name, report.catalog.kind);
        const QString skeleton = nameSkeleton(name);
        if (skeleton.isEmpty())
            return;
        if (const auto lookalike = m_skeletons.constFind(skeleton); lookalike != m_skeletons.cend())
            report.add(FindingRule::NameLookalike, u"name"_s,
                       ToolFindingsTr::tr("The name looks like another tool’s: %1").arg(brief(*lookalike)));
        else
            m_skeletons.insert(skeleton, name);
    }

private:
    QHash<QString, CatalogKind> m_names;
    QHash<QString, QString> m_skeletons;
};

QString rejectedBy(const QStringList &clients)
{
    return ToolFindingsTr::tr("Rejected by %1.").arg(listText(clients));
}

/// `count`: the tools up to this one in all catalogs, since a client has them all.
void checkCount(const FindingCollector &report, qsizetype count)
{
    const bool isCursorLimit = count == maxCursorTools + 1;
    if (!isCursorLimit && count != maxRequestTools + 1)
        return;
    ToolFinding &finding =
        report.add(FindingRule::PortableCount, {},
                   ToolFindingsTr::tr("More than %1 tools: this one is beyond the limit.").arg(count - 1),
                   isCursorLimit ? QStringList{client::cursor} : QStringList{client::openAi, client::vsCode});
    if (isCursorLimit)
        finding.severityOverride = FindingSeverity::Info;
}

} // namespace

ToolFinding &FindingCollector::add(FindingRule rule, const QString &where, const QString &what,
                                   const QStringList &clients) const
{
    ToolFinding finding{rule, catalog.kind, index, tool().name, where, what.isEmpty() ? ruleHelp(rule).summary : what};
    finding.clients = clients;
    if (!clients.isEmpty())
        finding.harm = rejectedBy(clients);
    findings.append(finding);
    return findings.last();
}

QList<ToolFinding> toolFindings(const QList<ToolCatalog> &catalogs)
{
    QList<ToolFinding> findings;
    NameClashes names;
    PoisonContext context;
    ToolChecker::FindingCache cache;
    qsizetype count = 0;
    for (const ToolCatalog &catalog : catalogs) {
        for (const Tool &tool : catalog.tools)
            context.tools.insert(tool.name.toLower());
    }
    for (const ToolCatalog &catalog : catalogs) {
        context.siblings.clear();
        for (const Tool &tool : catalog.tools)
            context.siblings.insert(tool.name.toLower());
        cache.clear();
        for (qsizetype index = 0; index < catalog.tools.size(); ++index) {
            const FindingCollector report{catalog, index, findings};
            names.check(report);
            checkCount(report, ++count);
            ToolChecker(report, context, cache).check();
        }
    }
    return findings;
}

QList<ToolFinding> textFindings(const QString &text, const QString &name, const QString &where, const CatalogKind &kind,
                                bool isResult)
{
    QList<ToolFinding> findings;
    for (const PoisonFinding &found : findPoison(text, {{}, {}, {}, 0, isResult}))
        findings.append(findingOf(found, kind, -1, name, where));
    return findings;
}

QList<ToolFinding> instructionsFindings(const QList<ToolCatalog> &catalogs)
{
    QList<ToolFinding> findings;
    for (const ToolCatalog &catalog : catalogs) {
        // A server's instructions are meant to name its own tools.
        findings += textFindings(catalog.instructions, instructionsPath, instructionsPath, catalog.kind);
    }
    return findings;
}

} // namespace rc
