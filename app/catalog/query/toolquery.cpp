// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/query/toolquery.h"

#include "catalog/poison/foldedtext.h"
#include "catalog/schema/schemakeywords.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "core/words/querytokens.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Appends in lower case. Line wraps become spaces, so that phrases match, and a line break ends the field.
void append(QString &text, const QString &field)
{
    bool spaced = false;
    const QString lower = field.toLower();
    for (const QChar c : lower) {
        const bool space = c.isSpace();
        if (!space)
            text += c;
        else if (!spaced)
            text += u' ';
        spaced = space;
    }
    text += u'\n';
}

void appendAll(QString &text, QStringList fields)
{
    // Nested objects often repeat a text, so index it once.
    std::ranges::sort(fields);
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    for (const QString &field : std::as_const(fields))
        append(text, field);
}

/// Search words: the effect, and the hints that are true. "destructive" must not find a tool that denies it.
QString annotationWords(const ToolAnnotations &annotations)
{
    const ToolEffect effect = toolEffect(annotations);
    QStringList words{wireWord(effect)};
    if (effect == ToolEffect::Reads)
        words.append(u"readOnlyHint"_s);
    if (annotations.idempotent.value_or(false))
        words.append(u"idempotentHint"_s);
    if (annotations.openWorld.value_or(false))
        words.append(u"openWorldHint open world"_s);
    return words.join(u'\n');
}

} // namespace

ToolIndex::ToolIndex(const Tool &tool, const CatalogKind &catalog)
    : m_catalog(catalog)
    , m_effect(toolEffect(tool.annotations))
    , m_assumed(rc::effectIsAssumed(tool.annotations))
    , m_hidesText(hidesCharacters(tool.name) || hidesCharacters(tool.title) || hidesCharacters(tool.description) ||
                  hidesCharacters(tool.annotations.title))
{
    const SchemaNames names = schemaNames(tool.inputSchema);
    m_text.reserve(tool.name.size() + tool.title.size() + tool.description.size() + 256);
    append(m_text, tool.name);
    append(m_text, tool.title);
    append(m_text, tool.annotations.title);
    append(m_text, tool.description);
    append(m_text, annotationWords(tool.annotations));
    m_parameters = m_text.size();
    appendAll(m_text, names.parameters);
    m_values = m_text.size();
    appendAll(m_text, names.values);
    m_text.squeeze();
    appendAll(m_required, names.required);
}

QList<ToolIndex> toolIndexes(const ToolCatalog &catalog)
{
    QList<ToolIndex> indexes;
    indexes.reserve(catalog.tools.size());
    for (const Tool &tool : catalog.tools)
        indexes.append(ToolIndex(tool, catalog.kind));
    return indexes;
}

namespace {

/// `word` names an effect; `value` is yes, no or assumed.
bool effectIs(const ToolIndex &tool, QueryWord word, const QString &value)
{
    return value == "assumed"_L1 ? tool.effectIsAssumed()
                                 : (wireWord(tool.effect()) == wireWord(word).chopped(1)) == (value == "yes"_L1);
}

bool hasFinding(const ToolMark &marks, const QString &value)
{
    if (value == "any"_L1)
        return marks.rules != 0;
    const auto &rules = findingRules();
    return std::ranges::any_of(
        rules, [&](const FindingRuleRow &row) { return row.word == value && (marks.rules & ruleBit(row.rule)) != 0; });
}

bool meets(const ToolTerm &term, const QString &value, const ToolIndex &tool, const ToolMark &marks)
{
    if (!term.word)
        return tool.text().contains(value);
    switch (*term.word) {
    case QueryWord::Destructive:
    case QueryWord::Reads:
    case QueryWord::Writes:
        return effectIs(tool, *term.word, value);
    case QueryWord::Effect:
        return value == wireWord(tool.effect()) || (value == "assumed"_L1 && tool.effectIsAssumed());
    case QueryWord::Parameter:
        return tool.parameters().contains(value);
    case QueryWord::Required:
        return tool.required().contains(value);
    case QueryWord::Value:
        return tool.values().contains(value);
    case QueryWord::Catalog:
        return wireWord(tool.catalog()) == value;
    case QueryWord::Finding:
        return hasFinding(marks, value);
    case QueryWord::Changed:
        return marks.changed;
    case QueryWord::New:
        return marks.isNew;
    case QueryWord::Hidden:
        return marks.hiddenText || tool.hidesText();
    }
    Q_UNREACHABLE();
}

bool searchesText(const ToolTerm &term)
{
    return !term.word || term.word == QueryWord::Parameter || term.word == QueryWord::Value ||
           term.word == QueryWord::Required;
}

} // namespace

bool ToolQuery::matches(const ToolIndex &tool, const ToolMark &marks) const
{
    return std::ranges::all_of(terms, [&](const ToolTerm &term) {
        return std::ranges::any_of(
                   term.values, [&](const QString &value) { return meets(term, value, tool, marks); }) != term.excluded;
    });
}

QStringList ToolQuery::highlights() const
{
    QStringList texts;
    for (const ToolTerm &term : terms) {
        if (!term.excluded && searchesText(term))
            texts += term.values;
    }
    texts.removeDuplicates();
    std::ranges::stable_sort(texts, std::greater(), &QString::size);
    return texts;
}

QList<TextSpan> matchRanges(const QString &shown, const QStringList &texts)
{
    QList<TextSpan> all;
    for (const QString &text : texts) {
        if (text.isEmpty())
            continue;
        for (qsizetype at = shown.indexOf(text, 0, Qt::CaseInsensitive); at >= 0;
             at = shown.indexOf(text, at + text.size(), Qt::CaseInsensitive))
            all.append({at, text.size()});
    }
    std::ranges::sort(all, {}, &TextSpan::from);
    QList<TextSpan> merged;
    for (const TextSpan &range : std::as_const(all)) {
        if (merged.isEmpty() || range.from > merged.last().from + merged.last().length)
            merged.append(range);
        else
            merged.last().length = std::max(merged.last().length, range.from + range.length - merged.last().from);
    }
    return merged;
}

namespace {

constexpr qsizetype maxShownValue = 60;

struct WordRow
{
    QueryWord id;
    QLatin1StringView word;
    const char *meaning;
    QLatin1StringView values = {}; ///< the allowed ones, if they never change
};

struct QueryTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ToolQuery)

public:
    static constexpr std::array<WordRow, 12> rows{{
        {QueryWord::Destructive, "destructive:"_L1,
         QT_TR_NOOP("May delete or overwrite: yes, no, or assumed (not declared)"), "yes no assumed"_L1},
        {QueryWord::Reads, "reads:"_L1, QT_TR_NOOP("Only reads: yes or no"), "yes no"_L1},
        {QueryWord::Writes, "writes:"_L1, QT_TR_NOOP("Writes, but destroys nothing: yes or no"), "yes no"_L1},
        {QueryWord::Effect, "effect:"_L1, QT_TR_NOOP("What it may do: reads, writes, destructive or assumed"),
         "reads writes destructive assumed"_L1},
        {QueryWord::Parameter, "param:"_L1, QT_TR_NOOP("Has a parameter whose name contains this, at any depth")},
        {QueryWord::Required, "required:"_L1, QT_TR_NOOP("Requires a parameter whose name contains this")},
        {QueryWord::Value, "enum:"_L1, QT_TR_NOOP("Has a fixed choice (enum) whose value contains this")},
        {QueryWord::Catalog, "catalog:"_L1, QT_TR_NOOP("From one catalog: general or code-hosting")},
        {QueryWord::Finding, "finding:"_L1, QT_TR_NOOP("Has a finding: any, or the name of a rule"), "any"_L1},
        {QueryWord::Changed, "changed"_L1, QT_TR_NOOP("Changed since it was last reviewed")},
        {QueryWord::New, "new"_L1, QT_TR_NOOP("New since the last list")},
        {QueryWord::Hidden, "hidden"_L1, QT_TR_NOOP("Contains invisible characters")},
    }};
};

bool takesValue(QueryWord word)
{
    return word < QueryWord::Changed;
}

std::optional<QueryWord> wordOf(const QueryToken &token)
{
    if (token.quoted)
        return std::nullopt;
    for (const QueryWord word : queryWords()) {
        if (takesValue(word) ? token.word + u':' == wireWord(word) : token.text == wireWord(word))
            return word;
    }
    return std::nullopt;
}

/// Whether it resembles an unknown filter word: "colour:red", but not "https://…".
bool looksLikeFilterWord(const QueryToken &token)
{
    constexpr qsizetype maxWordLength = 24;
    return !token.quoted && !token.word.isEmpty() && token.word.size() <= maxWordLength && !token.values.isEmpty() &&
           !token.values.constFirst().startsWith("//"_L1) &&
           std::ranges::all_of(token.word, [](QChar c) { return (c >= u'a' && c <= u'z') || c == u'-'; });
}

QString unknownWord(const QueryToken &token)
{
    QStringList known;
    for (const QueryWord word : queryWords()) {
        if (takesValue(word))
            known.append(QString(wireWord(word)).chopped(1));
    }
    return QueryTr::tr("Unknown filter word “%1”, so “%2” is searched for as text. Use one of: %3.")
        .arg(token.word, displayText(token.text, LineBreaks::Mark, maxShownValue), listText(known));
}

QString unknownValue(QueryWord word, const QString &value, const QStringList &known)
{
    return QueryTr::tr("Unknown %1 “%2”. Use one of: %3.")
        .arg(wireWord(word), displayText(value, LineBreaks::Mark, maxShownValue), listText(known));
}

/// The values of a filter; completes a partial word if only one value fits.
QStringList knownValues(QueryWord word, const QStringList &typed, const QStringList &catalogs, QStringList &faults)
{
    const QStringList known = queryWordValues(word) + (word == QueryWord::Catalog ? catalogs : QStringList());
    if (known.isEmpty())
        return typed;
    QStringList values;
    for (const QString &value : typed) {
        const auto fits =
            std::ranges::find_if(known, [&value](const QString &candidate) { return candidate.startsWith(value); });
        if (fits != known.end())
            values.append(*fits);
        else
            faults.append(unknownValue(word, value, known));
    }
    return values;
}

} // namespace

const std::array<QueryWord, 12> &queryWords()
{
    static const std::array words = [] {
        std::array<QueryWord, 12> ids{};
        std::ranges::transform(QueryTr::rows, ids.begin(), &WordRow::id);
        return ids;
    }();
    return words;
}

QLatin1StringView wireWord(QueryWord word)
{
    return rowOf(QueryTr::rows, &WordRow::id, word).word;
}

QString queryWordMeaning(QueryWord word)
{
    return QueryTr::tr(rowOf(QueryTr::rows, &WordRow::id, word).meaning);
}

QStringList queryWordValues(QueryWord word)
{
    QStringList values = QString(rowOf(QueryTr::rows, &WordRow::id, word).values).split(u' ', Qt::SkipEmptyParts);
    if (word == QueryWord::Catalog)
        values += textsOf(interfaceCatalogs(), &CatalogKind::word);
    if (word == QueryWord::Finding)
        values += textsOf(findingRules(), &FindingRuleRow::word);
    return values;
}

ToolQuery parseToolQuery(const QString &typed, const QStringList &customCatalogs)
{
    ToolQuery query;
    for (const QueryToken &token : queryTokens(typed.toLower())) {
        const std::optional<QueryWord> word = wordOf(token);
        ToolTerm term{word, {}, token.excluded};
        if (!word && looksLikeFilterWord(token))
            query.faults.append(unknownWord(token));
        if (!word)
            term.values.append(token.text);
        else if (takesValue(*word))
            term.values = knownValues(*word, token.values, customCatalogs, query.faults);
        else
            term.values.append(QString());
        term.values.removeDuplicates();
        // Ignore a filter word that still lacks its value, and a lone minus.
        if (!term.values.isEmpty() && (word || !token.text.isEmpty()) && !query.terms.contains(term))
            query.terms.append(term);
    }
    return query;
}

namespace {

constexpr qsizetype maxExcerpt = 240;
constexpr qsizetype visibleLength = 48; ///< matches up to here are visible in most rows
constexpr qsizetype maxBeforeMatch = 16;
constexpr qsizetype maxSearchedLength = 65'536;

/// Collapses line breaks and runs of spaces.
QString oneLine(const QString &text, qsizetype from)
{
    if (from > 0 && text.at(from).isLowSurrogate())
        --from; // do not split a character
    QString line;
    bool spaced = true;
    for (qsizetype at = from; at < text.size() && line.size() < maxExcerpt; ++at) {
        const bool space = text.at(at).isSpace();
        if (!space || !spaced)
            line += space ? QChar(u' ') : text.at(at);
        spaced = space;
    }
    return line;
}

/// The first of `words` that contains one of `highlights`.
QString firstContaining(const QStringList &words, const QStringList &highlights)
{
    for (const QString &word : words) {
        const bool hasMatch = std::any_of(highlights.begin(), highlights.end(), [&word](const QString &text) {
            return word.contains(text, Qt::CaseInsensitive);
        });
        if (hasMatch)
            return displayText(word, LineBreaks::Mark, maxBeforeMatch * 4);
    }
    return {};
}

} // namespace

QString toolExcerpt(const Tool &tool, const QStringList &highlights)
{
    const QString description = tool.description.left(maxSearchedLength);
    qsizetype match = -1;
    bool isInName = false;
    for (const QString &text : highlights) {
        const qsizetype at = description.indexOf(text, 0, Qt::CaseInsensitive);
        if (at >= 0 && (match < 0 || at < match))
            match = at;
        isInName = isInName || tool.name.contains(text, Qt::CaseInsensitive) ||
                   tool.shownName().contains(text, Qt::CaseInsensitive);
    }
    if (match < 0 && !isInName && !highlights.isEmpty()) {
        const SchemaNames names = schemaNames(tool.inputSchema);
        if (const QString name = firstContaining(names.parameters, highlights); !name.isEmpty())
            return QCoreApplication::translate("rc::ToolExcerpt", "Parameter: %1").arg(name);
        if (const QString value = firstContaining(names.values, highlights); !value.isEmpty())
            return QCoreApplication::translate("rc::ToolExcerpt", "Value: %1").arg(value);
    }
    if (match <= visibleLength)
        return displayText(oneLine(description, 0), LineBreaks::Mark, maxExcerpt);
    // Begins at a word boundary if one is near.
    const qsizetype space = description.indexOf(u' ', match - maxBeforeMatch);
    const qsizetype from = space >= 0 && space < match ? space + 1 : match - maxBeforeMatch;
    return u"… "_s + displayText(oneLine(description, from), LineBreaks::Mark, maxExcerpt);
}

namespace {

/// Computed once per tool; the text breaks ties of the number.
using SortKey = std::pair<qint64, QString>;

SortKey sortKey(const Tool &tool, const ToolMark &marks, ToolOrder order)
{
    switch (order) {
    case ToolOrder::AsSent:
        return {};
    case ToolOrder::ShownName:
        return {0, tool.shownName().toCaseFolded()};
    case ToolOrder::Name:
        return {0, tool.name.toCaseFolded()};
    case ToolOrder::Effect:
        return {-qint64(toolEffect(tool.annotations)), {}};
    case ToolOrder::Size:
        return {-qint64(marks.tokens > 0 ? marks.tokens : tool.raw.size()), {}};
    case ToolOrder::ChangedFirst:
        return {marks.changed ? 0 : marks.isNew ? 1 : 2, {}};
    }
    Q_UNREACHABLE();
}

constexpr std::array<EnumRow<ToolOrder>, 6> orderRows{{
    {ToolOrder::AsSent, "as-sent"_L1},
    {ToolOrder::ShownName, "shown-name"_L1},
    {ToolOrder::Name, "name"_L1},
    {ToolOrder::Effect, "effect"_L1},
    {ToolOrder::Size, "size"_L1},
    {ToolOrder::ChangedFirst, "changed-first"_L1},
}};

} // namespace

const std::array<ToolOrder, 6> &toolOrders()
{
    static constexpr auto all = idsOf(orderRows);
    return all;
}

QLatin1StringView wireWord(ToolOrder order)
{
    return rowOf(orderRows, order).word;
}

ToolOrder toolOrderFromWord(QStringView word)
{
    return enumFromWord(orderRows, word).value_or(ToolOrder::AsSent);
}

QList<qsizetype> sortedTools(const QList<Tool> &tools, const QList<ToolMark> &marks, ToolOrder order)
{
    QList<SortKey> keys;
    keys.reserve(tools.size());
    for (qsizetype i = 0; i < tools.size(); ++i)
        keys.append(sortKey(tools.at(i), marks.value(i), order));
    QList<qsizetype> indexes(tools.size());
    std::iota(indexes.begin(), indexes.end(), 0);
    std::ranges::stable_sort(indexes, {}, [&keys](qsizetype index) -> const SortKey & { return keys.at(index); });
    return indexes;
}

} // namespace rc
