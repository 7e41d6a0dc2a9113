// SPDX-License-Identifier: GPL-3.0-or-later
// Validates one value against one schema of JSON Schema 2020-12, for argumentscheck.cpp and for choosing a union's
// branch.
#pragma once

#include "catalog/schema/argumentscheck.h"
#include "catalog/schema/schemaindex.h"
#include "catalog/schema/schemapatterns.h"

#include <QBitArray>
#include <QSet>

namespace rc {

/// The members or elements of a value that a schema has evaluated.
class Evaluated
{
public:
    void mark(qsizetype place, qsizetype count);
    void markAll() { m_all = true; }
    void take(const Evaluated &other);
    [[nodiscard]] bool has(qsizetype place) const { return m_all || (place < m_places.size() && m_places.at(place)); }

    bool perhapsMore = false; ///< an unchecked part might have evaluated more

private:
    bool m_all = false;
    QBitArray m_places;
};

/// Always terminates: circular references, nested branches and long lists cost steps, and when these run out the report
/// says that the rest was not checked.
class SchemaCheck
{
public:
    /// The weight of a format, which is only an annotation by the specification.
    enum class Formats {
        Remarks,
        Demands
    };

    static constexpr int maxSteps = 50'000;

    /// `root` must outlive this object; its references are those of the whole document.
    explicit SchemaCheck(const JsonNode &root, int steps = maxSteps);

    [[nodiscard]] ArgumentsReport run(const JsonNode &value);
    /// Whether `value` matches a part of the document.
    [[nodiscard]] bool fits(const JsonNode &part, const JsonNode &value, Formats formats);

private:
    enum class Fit {
        No,
        Perhaps, ///< depends on something unchecked
        Yes
    };
    struct Outcome
    {
        QList<ArgumentFault> faults;
        QList<ArgumentFault> warnings;
        bool unsure = false;
        Evaluated evaluated;

        [[nodiscard]] Fit fit() const { return !faults.isEmpty() ? Fit::No : unsure ? Fit::Perhaps : Fit::Yes; }
    };
    /// A schema and the value to validate.
    struct Visit
    {
        const JsonNode &schema;
        const JsonNode &value;
        const QString &place;
        Outcome &out;
    };
    struct CountLimit
    {
        QStringView word;
        const char *broken; ///< the sentence with the count and the limit
    };
    using Followed = QPair<QPair<const JsonNode *, const JsonNode *>, qsizetype>;

    [[nodiscard]] Outcome check(const JsonNode &schema, const JsonNode &value, const QString &place);
    void keywords(const Visit &at);
    void reference(const Visit &at, QStringView word);
    void follow(const Visit &at, const SchemaIndex::Target &target);
    void type(const Visit &at);
    void fixed(const Visit &at);
    void number(const Visit &at);
    void count(const Visit &at, qsizetype there, const CountLimit &low, const CountLimit &high) const;
    void text(const Visit &at);
    void pattern(const Visit &at);
    void list(const Visit &at);
    void unique(const Visit &at);
    void elements(const Visit &at);
    void contains(const Visit &at);
    void object(const Visit &at);
    void names(const Visit &at);
    void dependents(const Visit &at);
    void members(const Visit &at);
    void allOf(const Visit &at);
    void anyOf(const Visit &at);
    void oneOf(const Visit &at);
    void denied(const Visit &at);
    void condition(const Visit &at);
    void rest(const Visit &at);
    void leaveOut(const Visit &at);

    void also(const Visit &at, const JsonNode &schema);
    void part(const Visit &at, const JsonNode &schema, qsizetype place);
    void join(Outcome &out, const Outcome &one) const;
    [[nodiscard]] QList<Outcome> branches(const Visit &at, const JsonNode &choice);
    void noneOf(const Visit &at, const QList<Outcome> &tried) const;
    void takeFitting(const Visit &at, const QList<Outcome> &tried) const;
    [[nodiscard]] const QByteArray &canonical(const JsonNode &literal);
    [[nodiscard]] const QSet<QByteArray> &choices(const JsonNode &list);
    [[nodiscard]] Fit matches(const QString &pattern, const QString &text, const QString &place);

    void spend(qsizetype length);
    void unchecked(const QString &place, const QString &what);
    void add(const Visit &at, const QString &place, const QString &what) const;
    [[nodiscard]] static QString placeWithin(const Visit &at, qsizetype place);

    const JsonNode &m_root;
    SchemaIndex m_index;
    SchemaPatterns m_patterns;
    MemberIndex m_members;
    QHash<const JsonNode *, QByteArray> m_canonical; ///< of literals in the schema
    QHash<const JsonNode *, QSet<QByteArray>> m_choices;
    QStringList m_unchecked;
    QSet<QString> m_uncheckedOnce;
    QList<int> m_scope;         ///< entered resources, outermost first
    QSet<Followed> m_following; ///< references being followed for a value
    bool m_refersAlone;         ///< keywords next to a `$ref` are ignored
    bool m_tooComplex = false;
    int m_maxSteps;
    int m_steps = 0;
    int m_depth = 0;
};

/// "text", "a whole number", translated, for a schema's `type`; an unknown one unchanged.
[[nodiscard]] QString typeWords(const QString &type);

} // namespace rc
