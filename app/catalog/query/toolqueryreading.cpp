// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the filter of the tool list into conditions.
#include "catalog/query/toolquery.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "core/words/querytokens.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownQueryValue = 60;

struct WordRow
{
    QueryWord id;
    QLatin1StringView typed;
    const char *meaning;
};

constexpr std::array wordRows = std::to_array<WordRow>({
    {QueryWord::Destructive, "destructive:"_L1,
     QT_TRANSLATE_NOOP("rc::ToolQuery", "May delete or overwrite: yes, no, or assumed (not declared)")},
    {QueryWord::Reads, "reads:"_L1, QT_TRANSLATE_NOOP("rc::ToolQuery", "Only reads: yes or no")},
    {QueryWord::Writes, "writes:"_L1, QT_TRANSLATE_NOOP("rc::ToolQuery", "Writes, but destroys nothing: yes or no")},
    {QueryWord::Effect, "effect:"_L1,
     QT_TRANSLATE_NOOP("rc::ToolQuery", "What it may do: reads, writes, destructive or assumed")},
    {QueryWord::Parameter, "param:"_L1,
     QT_TRANSLATE_NOOP("rc::ToolQuery", "Has a parameter whose name contains this, at any depth")},
    {QueryWord::Required, "required:"_L1,
     QT_TRANSLATE_NOOP("rc::ToolQuery", "Requires a parameter whose name contains this")},
    {QueryWord::Value, "enum:"_L1,
     QT_TRANSLATE_NOOP("rc::ToolQuery", "Has a fixed choice (enum) whose value contains this")},
    {QueryWord::Catalog, "catalog:"_L1,
     QT_TRANSLATE_NOOP("rc::ToolQuery", "From one catalog: general or code-hosting")},
    {QueryWord::Finding, "finding:"_L1,
     QT_TRANSLATE_NOOP("rc::ToolQuery", "Has a finding: any, or the name of a rule")},
    {QueryWord::Changed, "changed"_L1, QT_TRANSLATE_NOOP("rc::ToolQuery", "Changed since it was last reviewed")},
    {QueryWord::New, "new"_L1, QT_TRANSLATE_NOOP("rc::ToolQuery", "New since the last list")},
    {QueryWord::Hidden, "hidden"_L1, QT_TRANSLATE_NOOP("rc::ToolQuery", "Contains invisible characters")},
});

bool takesValue(QueryWord word)
{
    return word < QueryWord::Changed;
}

std::optional<QueryWord> wordOf(const QueryToken &token)
{
    if (token.quoted)
        return std::nullopt;
    for (const QueryWord word : toolWords()) {
        if (takesValue(word) ? token.word + u':' == wireWord(word) : token.text == wireWord(word))
            return word;
    }
    return std::nullopt;
}

/// Resembles a filter word, but is unknown: "colour:red", but not an address.
bool looksLikeWord(const QueryToken &token)
{
    constexpr qsizetype longestWord = 24;
    return !token.quoted && !token.word.isEmpty() && token.word.size() <= longestWord && !token.values.isEmpty() &&
           !token.values.constFirst().startsWith("//"_L1) &&
           std::ranges::all_of(token.word, [](QChar one) { return (one >= u'a' && one <= u'z') || one == u'-'; });
}

QString unknownWord(const QueryToken &token)
{
    QStringList known;
    for (const QueryWord word : toolWords()) {
        if (takesValue(word))
            known.append(QString(wireWord(word)).chopped(1));
    }
    return QCoreApplication::translate("rc::ToolQuery",
                                       "Unknown filter word “%1”, so “%2” is searched for as text. Use one of: %3.")
        .arg(token.word, displayText(token.text, LineBreaks::Mark, shownQueryValue), listText(known));
}

QString unknownValue(QueryWord word, const QString &value, const QStringList &known)
{
    return QCoreApplication::translate("rc::ToolQuery", "Unknown %1 “%2”. Use one of: %3.")
        .arg(wireWord(word), displayText(value, LineBreaks::Mark, shownQueryValue), listText(known));
}

/// The values of a filter; completes a partial word if only one value fits.
QStringList knownValues(QueryWord word, const QStringList &typed, const QStringList &catalogs, QStringList &faults)
{
    const QStringList known = toolWordValues(word) + (word == QueryWord::Catalog ? catalogs : QStringList());
    if (known.isEmpty())
        return typed;
    QStringList values;
    for (const QString &value : typed) {
        const auto fits = std::ranges::find_if(known, [&value](const QString &one) { return one.startsWith(value); });
        if (fits != known.end())
            values.append(*fits);
        else
            faults.append(unknownValue(word, value, known));
    }
    return values;
}

} // namespace

const std::array<QueryWord, 12> &toolWords()
{
    static constexpr std::array<QueryWord, 12> words = [] {
        std::array<QueryWord, 12> each{};
        std::ranges::transform(wordRows, each.begin(), [](const WordRow &row) { return row.id; });
        return each;
    }();
    return words;
}

QLatin1StringView wireWord(QueryWord word)
{
    return rowOf(wordRows, &WordRow::id, word).typed;
}

QString toolWordMeaning(QueryWord word)
{
    return QCoreApplication::translate("rc::ToolQuery", rowOf(wordRows, &WordRow::id, word).meaning);
}

QStringList toolWordValues(QueryWord word)
{
    switch (word) {
    case QueryWord::Destructive:
        return {u"yes"_s, u"no"_s, u"assumed"_s};
    case QueryWord::Reads:
    case QueryWord::Writes:
        return {u"yes"_s, u"no"_s};
    case QueryWord::Effect:
        return {u"reads"_s, u"writes"_s, u"destructive"_s, u"assumed"_s};
    case QueryWord::Catalog: {
        QStringList values;
        for (const CatalogKind &kind : interfaceCatalogs())
            values.append(kind.word());
        return values;
    }
    case QueryWord::Finding: {
        QStringList values{u"any"_s};
        for (const FindingRuleRow &row : findingRules())
            values.append(row.word);
        return values;
    }
    default:
        return {};
    }
}

ToolQuery parseToolQuery(const QString &typed, const QStringList &furtherCatalogs)
{
    ToolQuery query;
    for (const QueryToken &token : queryTokens(typed.toLower())) {
        const std::optional<QueryWord> word = wordOf(token);
        ToolTerm term{word, {}, token.excluded};
        if (!word && looksLikeWord(token))
            query.faults.append(unknownWord(token));
        if (!word)
            term.values.append(token.text);
        else if (takesValue(*word))
            term.values = knownValues(*word, token.values, furtherCatalogs, query.faults);
        else
            term.values.append(QString());
        term.values.removeDuplicates();
        // Ignore a filter word that still lacks its value, and a lone minus.
        if (!term.values.isEmpty() && (word || !token.text.isEmpty()) && !query.terms.contains(term))
            query.terms.append(term);
    }
    const auto isQuick = [](const ToolTerm &term) {
        return term.word && term.word != QueryWord::Parameter && term.word != QueryWord::Value;
    };
    std::ranges::stable_sort(
        query.terms, [isQuick](const ToolTerm &one, const ToolTerm &other) { return isQuick(one) && !isQuick(other); });
    return query;
}

} // namespace rc
