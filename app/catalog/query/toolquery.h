// SPDX-License-Identifier: GPL-3.0-or-later
// The query words of the tools' filter: `destructive:yes param:owner "pull request" -merge`. Pure.
#pragma once

#include "catalog/query/toolindex.h"
#include "catalog/review/toolfindings.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace rc {

/// The words that ask for something else than text, as they are typed.
enum class QueryWord {
    Destructive, ///< with a value behind a colon
    Reads,
    Writes,
    Effect,
    Parameter,
    Required,
    Value,
    Catalog,
    Finding,
    Changed, ///< from here on alone
    New,
    Hidden
};

[[nodiscard]] const std::array<QueryWord, 12> &toolWords();
[[nodiscard]] QLatin1StringView wireWord(QueryWord word); ///< as typed; with its colon where a value follows
[[nodiscard]] QString toolWordMeaning(QueryWord word);    ///< one translated sentence
/// What may follow the colon; empty where anything may.
[[nodiscard]] QStringList toolWordValues(QueryWord word);

/// What the review of a catalog says of one tool, as far as it is asked for.
struct ToolMarks
{
    bool isNew = false;
    bool changed = false;
    bool hiddenText = false;
    quint32 rules = 0;                     ///< a bit for each FindingRule
    std::optional<FindingWeight> heaviest; ///< of its findings
    int tokens = 0;                        ///< of a model's context, estimated; 0: not known

    bool operator==(const ToolMarks &) const = default;
};
[[nodiscard]] constexpr quint32 ruleBit(FindingRule rule)
{
    return quint32(1) << quint32(rule);
}

/// One condition; a tool has to meet them all.
struct ToolTerm
{
    std::optional<QueryWord> word; ///< none: text
    QStringList values;            ///< lower case; one of them has to be met
    bool excluded = false;

    bool operator==(const ToolTerm &) const = default;
};

struct ToolQuery
{
    QList<ToolTerm> terms; ///< what is decided at once comes first
    QStringList faults;    ///< translated sentences on words and values that nobody knows, safe to display

    [[nodiscard]] bool matches(const ToolIndex &tool, const ToolMarks &marks) const;
    /// Whether everything that matches this matches `wider` as well, as far as can be told without looking.
    [[nodiscard]] bool narrows(const ToolQuery &wider) const;
    /// Texts that somebody who reads a match would look for, longest first.
    [[nodiscard]] QStringList sought() const;

    bool operator==(const ToolQuery &) const = default;
};

/// Reads what was typed: words between spaces, "several words" in quotes, a leading minus to exclude, values joined by
/// commas. What is half typed filters as far as it is clear; a word that nobody knows is text, with its colon.
/// `furtherCatalogs`: words that "catalog:" takes beside those of the interface.
[[nodiscard]] ToolQuery parseToolQuery(const QString &typed, const QStringList &furtherCatalogs = {});

/// Where `texts` stand in `shown`, in any case: from first to last, none touching another.
struct TextRange
{
    qsizetype from = 0;
    qsizetype length = 0;

    bool operator==(const TextRange &) const = default;
};
[[nodiscard]] QList<TextRange> matchRanges(const QString &shown, const QStringList &texts);

} // namespace rc
