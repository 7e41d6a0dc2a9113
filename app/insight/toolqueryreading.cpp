// SPDX-License-Identifier: GPL-3.0-or-later
// From what was typed into the tools' filter to its conditions, and what its words mean.
#include "core/displaytext.h"
#include "core/stablesort.h"
#include "insight/toolquery.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownQueryValue = 60;

/// A piece between spaces that are outside of quotes.
struct Piece
{
    QString text;        ///< without quotes and minus
    qsizetype colon = 0; ///< the first one that was not in quotes; 0: none
    bool excluded = false;
    bool quoted = false; ///< it began with a quote: nothing but text
};

QList<Piece> piecesOf(const QString &typed)
{
    QList<Piece> pieces;
    Piece piece;
    bool begun = false;
    bool inQuotes = false;
    const auto end = [&] {
        if (begun)
            pieces.append(std::exchange(piece, {}));
        begun = false;
    };
    for (const QChar c : typed) {
        if (c == u'"') {
            piece.quoted = piece.quoted || piece.text.isEmpty();
            inQuotes = !inQuotes;
            begun = true;
        } else if (c.isSpace() && !inQuotes) {
            end();
        } else if (c == u'-' && !begun) {
            piece.excluded = true;
            begun = true;
        } else {
            if (c == u':' && !inQuotes && !piece.quoted && piece.colon == 0)
                piece.colon = piece.text.size();
            piece.text += c.isSpace() ? QChar(u' ') : c;
            begun = true;
        }
    }
    end();
    return pieces;
}

bool takesValue(ToolWord word)
{
    return word < ToolWord::Changed;
}

std::optional<ToolWord> wordOf(const Piece &piece)
{
    if (piece.quoted)
        return std::nullopt;
    for (const ToolWord word : toolWords()) {
        const QLatin1StringView name = wireWord(word);
        const bool same = takesValue(word) ? piece.colon > 0 && QStringView(piece.text).left(piece.colon + 1) == name
                                           : piece.text == name;
        if (same)
            return word;
    }
    return std::nullopt;
}

QString unknownValue(ToolWord word, const QString &value, const QStringList &known)
{
    return QCoreApplication::translate("rc::ToolQuery", "%1 does not know \"%2\". It takes: %3.")
        .arg(wireWord(word), displayText(value, LineBreaks::Mark, shownQueryValue), known.join(u", "_s));
}

/// The values behind a colon; of half a word the one that it can only become.
QStringList valuesOf(ToolWord word, QStringView text, const QStringList &catalogs, QStringList &faults)
{
    const QStringList known = toolWordValues(word) + (word == ToolWord::Catalog ? catalogs : QStringList());
    QStringList values;
    for (const QStringView part : text.split(u',', Qt::SkipEmptyParts)) {
        const QString value = part.trimmed().toString();
        if (value.isEmpty())
            continue;
        const auto fits =
            std::find_if(known.begin(), known.end(), [&value](const QString &one) { return one.startsWith(value); });
        if (known.isEmpty())
            values.append(value);
        else if (fits != known.end())
            values.append(*fits);
        else
            faults.append(unknownValue(word, value, known));
    }
    return values;
}

} // namespace

const std::array<ToolWord, 12> &toolWords()
{
    static constexpr std::array<ToolWord, 12> words{ToolWord::Destructive, ToolWord::Reads,     ToolWord::Writes,
                                                    ToolWord::Effect,      ToolWord::Parameter, ToolWord::Required,
                                                    ToolWord::Value,       ToolWord::Catalog,   ToolWord::Finding,
                                                    ToolWord::Changed,     ToolWord::New,       ToolWord::Hidden};
    return words;
}

QLatin1StringView wireWord(ToolWord word)
{
    switch (word) {
    case ToolWord::Destructive:
        return "destructive:"_L1;
    case ToolWord::Reads:
        return "reads:"_L1;
    case ToolWord::Writes:
        return "writes:"_L1;
    case ToolWord::Effect:
        return "effect:"_L1;
    case ToolWord::Parameter:
        return "param:"_L1;
    case ToolWord::Required:
        return "required:"_L1;
    case ToolWord::Value:
        return "enum:"_L1;
    case ToolWord::Catalog:
        return "catalog:"_L1;
    case ToolWord::Finding:
        return "finding:"_L1;
    case ToolWord::Changed:
        return "changed"_L1;
    case ToolWord::New:
        return "new"_L1;
    case ToolWord::Hidden:
        return "hidden"_L1;
    }
    Q_UNREACHABLE();
}

QString toolWordMeaning(ToolWord word)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("rc::ToolQuery", text); };
    switch (word) {
    case ToolWord::Destructive:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "May delete or overwrite: yes, no, or assumed (not stated)"));
    case ToolWord::Reads:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Only reads: yes or no"));
    case ToolWord::Writes:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Writes, but destroys nothing: yes or no"));
    case ToolWord::Effect:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "What it may do: reads, writes, destructive or assumed"));
    case ToolWord::Parameter:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Has a parameter whose name contains this, at any depth"));
    case ToolWord::Required:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Requires a parameter whose name contains this"));
    case ToolWord::Value:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Has a fixed choice (enum) whose value contains this"));
    case ToolWord::Catalog:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "From one catalog: general or code-hosting"));
    case ToolWord::Finding:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Has a finding: any, or the name of a rule"));
    case ToolWord::Changed:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Changed since it was last looked at"));
    case ToolWord::New:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Was not in the list before"));
    case ToolWord::Hidden:
        return say(QT_TRANSLATE_NOOP("rc::ToolQuery", "Contains characters that cannot be seen"));
    }
    Q_UNREACHABLE();
}

QStringList toolWordValues(ToolWord word)
{
    switch (word) {
    case ToolWord::Destructive:
        return {u"yes"_s, u"no"_s, u"assumed"_s};
    case ToolWord::Reads:
    case ToolWord::Writes:
        return {u"yes"_s, u"no"_s};
    case ToolWord::Effect:
        return {u"reads"_s, u"writes"_s, u"destructive"_s, u"assumed"_s};
    case ToolWord::Catalog: {
        QStringList values;
        for (const CatalogKind &kind : interfaceCatalogs())
            values.append(kind.word());
        return values;
    }
    case ToolWord::Finding: {
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
    for (const Piece &piece : piecesOf(typed.toLower())) {
        const std::optional<ToolWord> word = wordOf(piece);
        ToolTerm term{word, {}, piece.excluded};
        if (!word)
            term.values.append(piece.text);
        else if (takesValue(*word))
            term.values = valuesOf(*word, QStringView(piece.text).mid(piece.colon + 1), furtherCatalogs, query.faults);
        else
            term.values.append(QString());
        term.values.removeDuplicates();
        // A word whose value is yet to come is none so far; neither is a minus alone.
        if (!term.values.isEmpty() && (word || !piece.text.isEmpty()) && !query.terms.contains(term))
            query.terms.append(term);
    }
    const auto isQuick = [](const ToolTerm &term) {
        return term.word && term.word != ToolWord::Parameter && term.word != ToolWord::Value;
    };
    sortStably(query.terms,
               [isQuick](const ToolTerm &one, const ToolTerm &other) { return isQuick(one) && !isQuick(other); });
    return query;
}

} // namespace rc
