// SPDX-License-Identifier: GPL-3.0-or-later
// The clients of each rule come from public reports of their users.
#include "catalog/review/toolfindings.h"
#include "catalog/schema/schemakeywords.h"
#include "catalog/schema/schemapatterns.h"
#include "catalog/schema/schemareferences.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QMap>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct FindingsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolFindings)
};

constexpr qsizetype maxPathsPerRule = 10; // reported paths per schema
constexpr qsizetype maxPerRule = 50;      // a hostile schema may have thousands
constexpr qsizetype excerptLength = 80;

QString excerpt(const QString &text)
{
    return displayText(text, LineBreaks::Mark, excerptLength);
}

/// "inputSchema.properties.a.anyOf[0]" for "/inputSchema/properties/a/anyOf/0".
QString whereOf(const QString &pointer)
{
    QString where;
    bool isName = true; // a property may be named 0
    for (const QString &part : pointerParts(pointer)) {
        bool isNumber = false;
        static_cast<void>(part.toUInt(&isNumber));
        if (isNumber && !isName)
            where += u'[' + part + u']';
        else
            where += (where.isEmpty() ? QString() : u"."_s) + part;
        isName = !isName && schemaKeyword(part.toUtf8()) == SchemaKeyword::Named;
    }
    return where;
}

bool isParameterName(const QString &name)
{
    return !name.isEmpty() && name.size() <= maxParameterName && std::ranges::all_of(name, [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.');
    });
}

/// Removes escapes that only the flag "u" forbids: many patterns have them, and most engines accept them.
QString withoutNeedlessEscapes(const QString &pattern)
{
    constexpr QLatin1StringView needless{" !\"#%&',-:;<=>@_`~"};
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isEscape = pattern.at(i) == u'\\' && i + 1 < pattern.size();
        if (isEscape && needless.contains(pattern.at(i + 1)))
            continue;
        text += pattern.at(i);
        if (isEscape)
            text += pattern.at(++i);
    }
    return text;
}

/// Reads one of the two schemas.
class SchemaReader
{
public:
    SchemaReader(const FindingCollector &report, const QString &part, JsonValue schema)
        : m_report(report)
        , m_isInput(part == "inputSchema"_L1)
        , m_root(u'/' + part)
        , m_schema(schema)
    {
    }

    void read()
    {
        if (!m_schema.isObject()) {
            add(FindingRule::BrokenSchema, {}, FindingsTr::tr("The schema is not an object."), {client::mcpSdk});
            return;
        }
        dialect();
        validity();
        parameters();
        references();
        root();
        if (m_isInput)
            walk(m_schema, {}, 0);
        addUnlistedCounts();
    }

private:
    /// `pointer`: within the schema.
    ToolFinding &add(FindingRule rule, const QString &pointer, const QString &what, const QStringList &clients)
    {
        if (++m_counts[rule] > maxPerRule)
            return m_unlisted;
        return append(rule, pointer, what, clients);
    }

    void addUnlistedCounts()
    {
        for (auto count = m_counts.cbegin(); count != m_counts.cend(); ++count) {
            if (const qsizetype more = count.value() - maxPerRule; more > 0)
                append(count.key(), {}, FindingsTr::tr("%1 more in this schema, not listed.").arg(more), {});
        }
    }

    ToolFinding &append(FindingRule rule, const QString &pointer, const QString &what, const QStringList &clients)
    {
        const QString fullPointer = m_root + pointer;
        ToolFinding &finding = m_report.add(rule, whereOf(fullPointer), what, clients);
        finding.pointer = fullPointer;
        return finding;
    }

    void addLimited(qsizetype limit, FindingRule rule, const QString &pointer, const QString &what,
                    const QStringList &clients)
    {
        if (m_counts.value(rule) < limit)
            add(rule, pointer, what, clients);
    }

    void dialect()
    {
        const QString address = m_schema.textOf("$schema");
        const std::optional<SchemaDraft> named = schemaDraft(address);
        m_draft = named.value_or(SchemaDraft::Draft2020);
        // Draft-07 schemas that are also valid as 2020-12 are common, and models receive them.
        if (address.isEmpty() || (named && m_draft == SchemaDraft::Draft2020) ||
            (m_isInput && named == SchemaDraft::Draft7))
            return;
        const QString what =
            named ? FindingsTr::tr("The schema is JSON Schema %1, not 2020-12.").arg(draftName(*named))
                  : FindingsTr::tr("“%1” is not a known draft of JSON Schema, so the schema is read as 2020-12.")
                        .arg(excerpt(address));
        // The SDK's validator knows draft-06 and later.
        const bool isRejected = !m_isInput && (!named || m_draft == SchemaDraft::Draft4);
        ToolFinding &finding = add(FindingRule::PortableDialect, u"/$schema"_s, what,
                                   isRejected ? QStringList{client::mcpTypeScriptSdk2} : QStringList());
        if (!isRejected)
            finding.severityOverride = FindingSeverity::Info;
    }

    /// Validates by its own draft, and by 2020-12 if that differs.
    void validity()
    {
        QSet<QString> reported;
        for (const ArgumentFault &fault : faults(m_draft)) {
            reported.insert(fault.pointer);
            add(FindingRule::BrokenSchema, fault.pointer,
                FindingsTr::tr("Not valid in JSON Schema %1: %2").arg(draftName(m_draft), fault.what), strictClients());
        }
        if (m_draft == SchemaDraft::Draft2020)
            return;
        for (const ArgumentFault &fault : faults(SchemaDraft::Draft2020)) {
            if (reported.contains(fault.pointer))
                continue;
            ToolFinding &finding = add(
                FindingRule::PortableDialect, fault.pointer,
                FindingsTr::tr("Not valid in JSON Schema %1: %2").arg(draftName(SchemaDraft::Draft2020), fault.what),
                m_isInput ? QStringList{client::anthropic} : QStringList());
            if (!m_isInput) // clients validate results by the draft that the schema names
                finding.severityOverride = FindingSeverity::Info;
        }
    }

    /// Clients known to validate the whole schema.
    [[nodiscard]] QStringList strictClients() const
    {
        return m_isInput ? QStringList{client::anthropic, client::openAi} : QStringList{client::mcpTypeScriptSdk};
    }

    [[nodiscard]] QList<ArgumentFault> faults(SchemaDraft draft)
    {
        const ArgumentsReport report = checkSchema(m_schema, draft);
        if (draft == m_draft) {
            for (const ArgumentFault &warning : report.warnings.mid(0, maxPathsPerRule))
                pattern(warning.pointer);
        }
        return report.faults.mid(0, maxPathsPerRule);
    }

    void pattern(const QString &pointer)
    {
        const JsonValue node =
            SchemaIndex(m_schema).target(u'#' + QString::fromLatin1(QUrl::toPercentEncoding(pointer, "/")), 0).schema;
        const QString text = node.isText() ? *node.text() : pointerParts(pointer).constLast();
        ToolFinding &finding =
            add(FindingRule::BrokenSchema, pointer,
                FindingsTr::tr("“%1” is not a regular expression of ECMA-262 with the flag “u”.").arg(excerpt(text)),
                {client::ajv});
        if (patternForQt(withoutNeedlessEscapes(text)))
            finding.severityOverride = FindingSeverity::Info;
    }

    void parameters()
    {
        const JsonValue properties = m_schema.member("properties");
        const JsonValue required = m_schema.member("required");
        QSet<QString> known;
        for (const JsonValue value : properties.members()) {
            const QString name = value.key();
            known.insert(name);
            if (!m_isInput)
                continue;
            const QString pointer = childPointer(u"/properties"_s, name);
            if (value.isObject() && value.textOf("description").trimmed().isEmpty())
                add(FindingRule::ParameterUndescribed, pointer, {}, {});
            if (!isParameterName(name))
                addLimited(maxPathsPerRule, FindingRule::PortableParameter, pointer, {}, {client::anthropic});
        }
        for (const JsonValue item : required.elements()) {
            const std::optional<QString> name = item.text();
            if (name && !known.contains(*name) && !isComposed())
                add(FindingRule::BrokenSchema, u"/required"_s,
                    FindingsTr::tr("“%1” is required but not described.").arg(excerpt(*name)), {client::gemini});
        }
    }

    /// Whether its parameters may be described elsewhere.
    [[nodiscard]] bool isComposed() const
    {
        return m_schema.member("$ref") || m_schema.member("allOf") || m_schema.member("anyOf") ||
               m_schema.member("oneOf");
    }

    void references()
    {
        for (const SchemaReference &reference : schemaReferences(m_schema)) {
            const QString shown = excerpt(reference.to);
            if (reference.fault == ReferenceFault::Remote)
                add(FindingRule::RemoteReference, reference.where,
                    FindingsTr::tr("Refers to “%1”, which is never fetched.").arg(shown), {client::ajv});
            else if (reference.fault == ReferenceFault::Dangling)
                add(FindingRule::BrokenSchema, reference.where,
                    FindingsTr::tr("Refers to “%1”, which does not exist.").arg(shown), {client::ajv});
            else if (reference.fault == ReferenceFault::Cyclic)
                add(FindingRule::CyclicReference, reference.where, FindingsTr::tr("“%1” refers to itself.").arg(shown),
                    {});
        }
    }

    void root()
    {
        if (m_schema.textOf("type") != "object"_L1)
            add(FindingRule::PortableRoot, {}, FindingsTr::tr("The schema’s type is not “object”."),
                m_isInput ? QStringList{client::mcpTypeScriptSdk, client::anthropic, client::openAi}
                          : QStringList{client::mcpTypeScriptSdk1, client::cursor});
        if (!m_isInput)
            return;
        for (const JsonValue value : m_schema) {
            const QString name = value.key();
            const bool isUnion = name == "oneOf"_L1 || name == "anyOf"_L1 || name == "allOf"_L1;
            if (isUnion || name == "enum"_L1 || name == "not"_L1)
                add(FindingRule::PortableRoot, u'/' + name, FindingsTr::tr("“%1” at the top level.").arg(name),
                    isUnion ? QStringList{client::anthropic, client::openAi} : QStringList{client::openAi});
        }
    }

    /// `node` is a schema.
    void walk(JsonValue node, const QString &pointer, int depth)
    {
        const bool hasOnlyReference = ignoresReferenceSiblings(m_draft) && node.member("$ref");
        if (node.member("$ref"))
            addLimited(1, FindingRule::PortableReference, pointer + u"/$ref"_s, {}, {client::gemini});
        if (depth > maxStrictDepth)
            addLimited(1, FindingRule::PortableDepth, pointer, {}, {client::openAiStrict});
        if (!hasOnlyReference)
            types(node, pointer);
        for (const SubSchema &part : schemaParts(node)) {
            if (part.holds != SchemaKeyword::Other && (!hasOnlyReference || part.keyword.hasKey("definitions")))
                walk(part.value, part.pointer(pointer), depth + 1);
        }
    }

    void types(JsonValue node, const QString &pointer)
    {
        const JsonValue type = node.member("type");
        const auto allows = [type](QLatin1StringView name) {
            return type.text() == name ||
                   std::ranges::any_of(type.elements(), [name](JsonValue item) { return item.text() == name; });
        };
        if (type.isArray())
            addLimited(1, FindingRule::PortableTypeList, pointer + u"/type"_s, {}, {client::gemini});
        if (allows("array"_L1) && !node.member("items"))
            addLimited(maxPathsPerRule, FindingRule::PortableItems, pointer, {},
                       {client::openAi, client::vsCode, client::gemini});
        const JsonValue choices = node.member("enum");
        if (choices.isArray() && choices.size() == 0)
            add(FindingRule::PortableEnum, pointer + u"/enum"_s, {}, {client::openAi});
        for (const JsonValue choice : choices.elements()) {
            if (choice.text() == QString())
                addLimited(1, FindingRule::PortableEnum, pointer + u"/enum"_s, {}, {client::gemini});
        }
    }

    FindingCollector m_report;
    bool m_isInput;
    QString m_root;
    JsonValue m_schema;
    SchemaDraft m_draft = SchemaDraft::Draft2020;
    QMap<FindingRule, qsizetype> m_counts;
    ToolFinding m_unlisted; ///< returned to callers instead of a finding beyond the limit
};

} // namespace

void FindingCollector::addSchemas(JsonValue definition) const
{
    for (const QLatin1StringView part : {"inputSchema"_L1, "outputSchema"_L1}) {
        if (const JsonValue schema = definition.member(part))
            SchemaReader(*this, part, schema).read();
    }
    if (tool().description.size() > maxFunctionDescription)
        add(FindingRule::PortableSize, u"description"_s, {}, {client::azureOpenAi});
}

} // namespace rc
