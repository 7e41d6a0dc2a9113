// SPDX-License-Identifier: GPL-3.0-or-later
// One value held against one schema: for argumentscheck.cpp and what chooses among the branches of a union.
#pragma once

#include "catalog/schema/argumentscheck.h"
#include "catalog/schema/schemareferences.h"

#include <QSet>

#include <optional>

namespace rc {

/// Ends whatever the schema is: references that lead back, branches of branches and long lists cost steps, and after
/// the last one the report says that the rest was left.
class SchemaCheck
{
public:
    /// `root` outlives this object; its references are those of the whole document.
    explicit SchemaCheck(const JsonNode &root);

    [[nodiscard]] ArgumentsReport run(const JsonNode &value);
    /// Whether `value` fits a part of the document.
    [[nodiscard]] bool fits(const JsonNode &part, const JsonNode &value);

private:
    using Faults = QList<ArgumentFault>;

    void check(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void reference(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void type(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void fixed(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void number(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void text(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void list(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void object(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void contains(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void names(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void dependents(const JsonNode &schema, const JsonNode &value, const QString &place, const QSet<QString> &given,
                    Faults &faults);
    void condition(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    [[nodiscard]] std::optional<bool> holds(const JsonNode &schema, const JsonNode &value, const QString &place);
    void branches(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults);
    void spend(qsizetype length);
    void leaveOut(const JsonNode &schema, const QString &place);
    void unchecked(const QString &place, const QString &what);
    void add(Faults &faults, const QString &place, const QString &what) const;

    const JsonNode &m_root;
    SchemaReferences m_references;
    QStringList m_unchecked;
    QSet<QString> m_uncheckedOnce;
    QSet<QString> m_following; ///< references that are being followed for a value right now
    int m_left = 0;            ///< how often something was left out, also what was said before
    int m_steps = 0;
    int m_depth = 0;
};

[[nodiscard]] bool isWholeNumber(const QString &number); ///< 1.0 is
/// Of any text: an astral character is one.
[[nodiscard]] qsizetype codePoints(const QString &text);
/// Whether `text` has the form that `format` names; nothing for a format that is not looked at.
[[nodiscard]] std::optional<bool> hasFormat(const QString &text, const QString &format);
/// "text", "a whole number", translated, for a schema's `type`; the word itself for an unknown one.
[[nodiscard]] QString typeWords(const QString &type);
/// The same for what a value is.
[[nodiscard]] QString kindWords(JsonKind kind);

} // namespace rc
