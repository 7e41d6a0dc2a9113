// SPDX-License-Identifier: GPL-3.0-or-later
// The filter of the tools by query words, `destructive:yes param:owner "pull request" -merge`, and their order. Pure.
#pragma once

#include "catalog/review/catalogreview.h"
#include "catalog/review/modelreading.h"
#include "core/tool/toolcatalog.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace rc {

/// The search text of one tool, prepared in lower case so that each keystroke only compares.
class ToolIndex
{
public:
    ToolIndex() = default;
    /// Linear in the size of the definition. Collapses spaces and line breaks.
    ToolIndex(const Tool &tool, const CatalogKind &catalog);

    /// Names, titles, description, effect, hints that are true, parameters at every depth, values.
    [[nodiscard]] QStringView text() const { return m_text; }
    [[nodiscard]] QStringView parameters() const { return between(m_parameters, m_values); }
    [[nodiscard]] QStringView values() const { return between(m_values, m_text.size()); } ///< of enum and const
    [[nodiscard]] const QString &required() const { return m_required; }
    [[nodiscard]] CatalogKind catalog() const { return m_catalog; }
    [[nodiscard]] ToolEffect effect() const { return m_effect; }
    [[nodiscard]] bool effectIsAssumed() const { return m_assumed; }
    /// Hidden characters in its names or description; the catalog's review covers the schema.
    [[nodiscard]] bool hidesText() const { return m_hidesText; }

private:
    [[nodiscard]] QStringView between(qsizetype from, qsizetype to) const
    {
        return QStringView(m_text).sliced(from, to - from);
    }

    QString m_text;
    QString m_required;
    qsizetype m_parameters = 0;
    qsizetype m_values = 0;
    CatalogKind m_catalog;
    ToolEffect m_effect = ToolEffect::Destructive;
    bool m_assumed = true;
    bool m_hidesText = false;
};

[[nodiscard]] QList<ToolIndex> toolIndexes(const ToolCatalog &catalog);

/// Filter words other than plain text, as typed.
enum class QueryWord {
    Destructive, ///< followed by a colon and a value
    Reads,
    Writes,
    Effect,
    Parameter,
    Required,
    Value,
    Catalog,
    Finding,
    Changed, ///< used alone from here on
    New,
    Hidden
};

[[nodiscard]] const std::array<QueryWord, 12> &queryWords();
[[nodiscard]] QLatin1StringView wireWord(QueryWord word); ///< as typed; with its colon where a value follows
[[nodiscard]] QString queryWordMeaning(QueryWord word);   ///< one translated sentence
/// The allowed values after the colon; empty if any.
[[nodiscard]] QStringList queryWordValues(QueryWord word);

/// One condition; a tool must meet all of them.
struct ToolTerm
{
    std::optional<QueryWord> word; ///< none: text
    QStringList values;            ///< lower case; one of them has to be met
    bool excluded = false;

    bool operator==(const ToolTerm &) const = default;
};

struct ToolQuery
{
    QList<ToolTerm> terms;
    QStringList faults; ///< translated sentences about unknown words and values, safe to display

    [[nodiscard]] bool matches(const ToolIndex &tool, const ToolMark &marks) const;
    /// Texts to highlight in a match, longest first.
    [[nodiscard]] QStringList highlights() const;

    bool operator==(const ToolQuery &) const = default;
};

/// Parses typed text: words between spaces, "several words" in quotes, a leading minus to exclude, values separated by
/// commas. Unfinished input filters as far as it is clear; an unknown word is text, with its colon. `customCatalogs`:
/// values for "catalog:" in addition to those of the interface.
[[nodiscard]] ToolQuery parseToolQuery(const QString &typed, const QStringList &customCatalogs = {});

/// Occurrences of `texts` in `shown`, ignoring case: in order, without overlap or contact.
[[nodiscard]] QList<TextSpan> matchRanges(const QString &shown, const QStringList &texts);

/// The beginning of the description on one line, or the text around the first match of `highlights` (lower case) if
/// that comes later; safe to display. For a match in a parameter or value: its name.
[[nodiscard]] QString toolExcerpt(const Tool &tool, const QStringList &highlights);

enum class ToolOrder {
    AsSent,
    ShownName,
    Name,
    Effect,      ///< destructive first
    Size,        ///< most context tokens first, else the largest definition
    ChangedFirst ///< then new ones
};

[[nodiscard]] const std::array<ToolOrder, 6> &toolOrders();
[[nodiscard]] QLatin1StringView wireWord(ToolOrder order);   ///< for the settings
[[nodiscard]] ToolOrder toolOrderFromWord(QStringView word); ///< AsSent if unknown

/// The indexes of the tools. `marks`: one for each tool, or empty. Ties keep the order sent.
[[nodiscard]] QList<qsizetype> sortedTools(const QList<Tool> &tools, const QList<ToolMark> &marks, ToolOrder order);

} // namespace rc
