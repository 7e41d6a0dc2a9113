// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/query/toolquery.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool effectMeets(const ToolIndex &tool, QStringView value)
{
    switch (tool.effect()) {
    case ToolEffect::Reads:
        return value == "reads"_L1;
    case ToolEffect::Writes:
        return value == "writes"_L1;
    case ToolEffect::Destructive:
        return value == "destructive"_L1 || (value == "assumed"_L1 && tool.effectIsAssumed());
    }
    Q_UNREACHABLE();
}

/// `value` is yes, no, or a value for effectMeets().
bool claims(const ToolIndex &tool, QLatin1StringView effect, const QString &value)
{
    if (value == "assumed"_L1)
        return effectMeets(tool, value);
    return effectMeets(tool, QString(effect)) == (value == "yes"_L1);
}

bool hasFinding(const ToolMarks &marks, const QString &value)
{
    if (value == "any"_L1)
        return marks.rules != 0;
    const auto &rules = findingRules();
    return std::any_of(rules.begin(), rules.end(), [&](const FindingRuleRow &row) {
        return row.word == value && (marks.rules & ruleBit(row.rule)) != 0;
    });
}

bool meets(const ToolTerm &term, const QString &value, const ToolIndex &tool, const ToolMarks &marks)
{
    if (!term.word)
        return tool.whole().contains(value);
    switch (*term.word) {
    case QueryWord::Destructive:
        return claims(tool, "destructive"_L1, value);
    case QueryWord::Reads:
        return claims(tool, "reads"_L1, value);
    case QueryWord::Writes:
        return claims(tool, "writes"_L1, value);
    case QueryWord::Effect:
        return effectMeets(tool, value);
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

bool looksInText(const ToolTerm &term)
{
    return !term.word || term.word == QueryWord::Parameter || term.word == QueryWord::Value ||
           term.word == QueryWord::Required;
}

/// Whether every match of `narrow` matches `wide`.
bool implies(const ToolTerm &narrow, const ToolTerm &wide)
{
    if (narrow == wide)
        return true;
    return !narrow.excluded && !wide.excluded && narrow.word == wide.word && looksInText(wide) &&
           std::all_of(narrow.values.begin(), narrow.values.end(), [&wide](const QString &value) {
               return std::any_of(wide.values.begin(), wide.values.end(),
                                  [&value](const QString &part) { return value.contains(part); });
           });
}

} // namespace

bool ToolQuery::matches(const ToolIndex &tool, const ToolMarks &marks) const
{
    return std::all_of(terms.begin(), terms.end(), [&](const ToolTerm &term) {
        return std::any_of(term.values.begin(), term.values.end(),
                           [&](const QString &value) { return meets(term, value, tool, marks); }) != term.excluded;
    });
}

bool ToolQuery::narrows(const ToolQuery &wider) const
{
    return std::all_of(wider.terms.begin(), wider.terms.end(), [this](const ToolTerm &wide) {
        return std::any_of(terms.begin(), terms.end(), [&wide](const ToolTerm &term) { return implies(term, wide); });
    });
}

QStringList ToolQuery::sought() const
{
    QStringList texts;
    for (const ToolTerm &term : terms) {
        if (!term.excluded && looksInText(term))
            texts += term.values;
    }
    texts.removeDuplicates();
    std::stable_sort(texts.begin(), texts.end(),
                     [](const QString &one, const QString &other) { return one.size() > other.size(); });
    return texts;
}

QList<TextRange> matchRanges(const QString &shown, const QStringList &texts)
{
    QList<TextRange> all;
    for (const QString &text : texts) {
        if (text.isEmpty())
            continue;
        for (qsizetype at = shown.indexOf(text, 0, Qt::CaseInsensitive); at >= 0;
             at = shown.indexOf(text, at + text.size(), Qt::CaseInsensitive))
            all.append({at, text.size()});
    }
    std::sort(all.begin(), all.end(),
              [](const TextRange &one, const TextRange &other) { return one.from < other.from; });
    QList<TextRange> merged;
    for (const TextRange &range : std::as_const(all)) {
        if (merged.isEmpty() || range.from > merged.last().from + merged.last().length)
            merged.append(range);
        else
            merged.last().length = std::max(merged.last().length, range.from + range.length - merged.last().from);
    }
    return merged;
}

} // namespace rc
